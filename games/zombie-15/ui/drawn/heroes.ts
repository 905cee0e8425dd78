import type { HeroId } from '../../content/heroes.ts';
import { arms } from './arms.ts';
import { INK, LIGHT, disc, flat, line, mass, placed } from './ink.ts';
import { person } from './person.ts';

// Eight young people, each with a colour, hair and a weapon of their own.

const PACK = mass('M-14-58Q-28-60-28-46V-32Q-22-26-12-30z', '#6b4a2f') + line('M-26-44h10', INK, 1.6);
const fringe = (colour: string, d: string): string => mass(d, colour);

const josh = person({
  skin: '#f0c39a',
  top: '#ee8a2f',
  legs: '#3d5273',
  shoes: '#4a3226',
  back: PACK,
  worn: flat('M-9-61Q0-52 9-61L5-56Q0-51-5-56z', '#c96a17') + line('M0-54V-32', '#c96a17', 2),
  hair: fringe('#6b3f1d', 'M-18-78Q-22-96-8-101 0-107 9-101 21-98 17-82L12-90 6-86 1-91-6-86-11-89Q-15-86-18-78z'),
  hands: [
    [25, -46],
    [16, -42],
  ],
  held: placed('translate(20-44) rotate(-8)', arms['josh-bow']),
});

const severity = person({
  skin: '#f0c9ad',
  top: '#3f7fd6',
  legs: '#23283a',
  shoes: '#1b1c26',
  back:
    mass('M-17-84Q-18-102 0-102 18-102 18-84L22-46Q0-34-23-46z', '#1f1a26') +
    mass('M-13-58L-24-12-8-16 0-30 8-16 22-12 14-58z', '#2f64b0'),
  worn: flat('M-4-61L0-48 4-61z', '#dce9fb') + line('M-15-40H15', '#23283a', 3),
  hair: fringe('#1f1a26', 'M-18-76Q-21-101 0-101 21-101 18-76L14-88Q4-84-2-92-8-84-14-86z'),
  face: line('M-2-83l6 1M8-82l5-1', INK, 2),
  hands: [
    [24, -42],
    [22, -54],
  ],
  held: placed('translate(24-56) rotate(-62)', arms['severity-sabre']),
});

const hazel = person({
  skin: '#a9704a',
  top: '#d6477f',
  legs: '#3b3350',
  shoes: '#f1e7cf',
  back: mass(`${disc(-15, -82, 13)}${disc(15, -84, 12)}${disc(0, -96, 14)}${disc(-17, -68, 9)}`, '#3d1f2b'),
  worn: flat('M-6-61Q0-54 6-61L6-57Q0-50-6-57z', '#f8c2d8') + flat(disc(0, -43, 5), '#f8c2d8'),
  hair: fringe('#3d1f2b', 'M-18-77Q-20-100 0-100 20-100 18-77 14-90 5-88 0-93-6-88-13-90-18-77z'),
  face: line('M9-73l5-2 1 3', '#f6e7d0', 2),
  hands: [
    [22, -48],
    [6, -40],
  ],
  held: placed('translate(28-52) rotate(158)', arms['hazel-guitar']),
});

const vance = person({
  skin: '#c98f63',
  top: '#3f9a4b',
  legs: '#4a4034',
  shoes: '#2f2a26',
  back: mass('M-18-80Q-20-102 0-102 20-102 19-80L21-50Q8-42 0-48-12-42-22-50z', '#2a3a26'),
  worn: flat('M-3-60L0-36 4-60z', '#cdeccf') + line('M-15-39H15', '#2a3a26', 3),
  hair: fringe('#2a3a26', 'M-18-72Q-22-101 0-101 21-101 18-72L13-90Q4-93-1-90-9-93-13-88z'),
  face: line('M4-68q5 3 10-1', INK, 2),
  behind: placed('translate(24-44) rotate(-68)', arms.machete),
  hands: [
    [23, -45],
    [18, -40],
  ],
  held: placed('translate(20-40) rotate(-18)', arms.machete),
});

const will = person({
  skin: '#f3c9a5',
  top: '#c9372c',
  legs: '#5a6a82',
  shoes: '#f1e7cf',
  back: PACK,
  worn: flat('M-15-46Q0-40 16-46L16.500-40Q0-34-16-40z', '#f6efdc'),
  hair:
    fringe('#c2581f', 'M-18-74Q-20-86-15-88H14Q18-84 17-76L13-84H-12z') +
    mass('M-18-85Q-18-104 0-104 18-104 18-85z', '#d5352a') +
    mass('M8-88H28Q32-84 27-82L8-84z', '#a3231a') +
    flat('M-10-100Q-2-103 4-101L3-97Q-4-98-9-95z', LIGHT),
  face: flat(`${disc(-1, -71, 1)}${disc(2, -69, 1)}${disc(12, -71, 1)}`, '#c98456'),
  hands: [
    [22, -42],
    [20, -46],
  ],
  held: placed('translate(22-46) rotate(48)', arms['will-chain']),
});

const saiFon = person({
  skin: '#d99d6c',
  top: '#f2c53d',
  legs: '#4a3340',
  shoes: '#2d2b35',
  back: mass(disc(-14, -99, 9) + disc(13, -99, 9), '#2b1a17'),
  worn: mass('M-17-42Q0-36 17-42L17-36Q0-30-17-36z', '#b5372e') + line('M-4-61L6-40', '#b98a1c', 2),
  hair:
    fringe('#2b1a17', 'M-18-79Q-19-99 0-99 19-99 18-79L14-87H-13z') +
    flat('M-17.500-88H17.500L18-83H-18z', '#c22b1f') +
    mass('M-17-87L-30-84-27-78-18-83z', '#c22b1f'),
  behind: placed('translate(10-44) rotate(-58)', arms['saifon-staff']),
  hands: [
    [16, -53],
    [4, -36],
  ],
});

const snow = person({
  skin: '#f6d9c4',
  top: '#eef1f4',
  legs: '#6b7480',
  shoes: '#3b4250',
  back: mass('M-18-82Q-19-101 0-101 19-101 18-82L18-58Q4-54-2-60-12-54-20-58z', '#d9cba4'),
  worn: line('M-15-44Q0-38 16-44', '#a9b6c4', 3) + flat('M-4-61Q0-57 4-61L4-57H-4z', '#cf3b32'),
  hair:
    fringe('#f1e6c4', 'M-18-74Q-21-101 0-101 21-101 18-74 15-88 6-89-6-90-13-84z') +
    flat('M-18-89L18-93V-88L-18-83z', '#ffffff') +
    flat('M8-92L13-92.500V-88L8-87z', '#cf3b32'),
  behind: placed('translate(24-52) rotate(-96)', arms['snow-bat']),
  hands: [
    [24, -52],
    [14, -38],
  ],
});

const carter = person({
  skin: '#8d5b3b',
  top: '#3a4152',
  legs: '#23262e',
  shoes: '#14161c',
  back: mass('M-14-58L-22-8-6-12 0-30 8-12 22-8 14-58z', '#2a2f3c'),
  worn: flat('M-4-61L0-46 4-61z', '#e9e2cf') + line('M0-57V-48', '#b98d2d', 2.4),
  hair:
    mass('M-24-88Q0-82 26-88 30-84 22-82 0-78-22-82-28-84-24-88z', '#14161c') +
    mass('M-16-87Q-16-106-6-104 0-100 6-104 17-106 17-87 0-83-16-87z', '#1d2029') +
    flat('M-16.500-91Q0-87 17-91V-87Q0-83-16-87z', '#b98d2d'),
  face: mass('M-5-81H5V-74Q0-71-5-75zM7-81H17V-75Q12-71 7-74z', '#0f1116') + line('M4-79H8', INK, 2),
  hands: [
    [26, -50],
    [14, -40],
  ],
  behind: placed('translate(28-52)', arms['carter-revolver']),
});

export const heroes: { readonly [H in HeroId]: ReturnType<typeof person> } = {
  josh,
  severity,
  hazel,
  vance,
  will,
  'sai-fon': saiFon,
  snow,
  carter,
};
