import type { ZombieHeroId } from '../../ids.ts';
import { BLOOD, DEAD, INK, LIGHT, disc, flat, line, mass, placed, shade } from './ink.ts';
import { SKULL, STAGGER, STRIDE, deadFace, head, person } from './person.ts';

// Heroes who were bitten.

const NAVY = '#2f4f93';
const CRIMSON = '#a81f35';
const GOLD = '#e2a93b';

const star = (x: number, y: number, r: number): string => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [turn, far] = [(Math.PI / 5) * i, i % 2 ? r * 0.42 : r];
    return `${(x + Math.sin(turn) * far).toFixed(1)} ${(y - Math.cos(turn) * far).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
};

const captainAmerica = person({
  suit: NAVY,
  legs: NAVY,
  boots: '#9c2632',
  gloves: '#9c2632',
  wide: 17,
  stance: STAGGER,
  arms: ['aim', 'reach'],
  worn:
    flat('M-13-54L-11-38Q0-34 11-38L13-54Q0-50-13-54z', '#e9e2d2') +
    flat('M-11-53L-9-37-5-36-6-52zM1-51.500V-35L5-36 6-52z', '#b92d3b') +
    flat(star(0, -60, 6), '#f1ead8') +
    flat('M6-48q5-3 7 2l-2 8-6 1q-3-6 1-11z', DEAD) +
    flat('M8-46q3-1 3 2l-2 5q-4-3-1-7z', BLOOD),
  head: placed(
    'rotate(-5)',
    mass(SKULL, DEAD) +
      deadFace(-13) +
      mass('M-13-12Q-14-31 0-31 14-31 13-12L9-18Q0-15-9-18z', NAVY) +
      flat('M-3.500-19L0-28 3.500-19H1.700L1-21.500H-1L-1.700-19z', '#f1ead8') +
      mass('M-13-20l-5-7 6 1zM13-20l5-7-6 1z', '#e9e2d2') +
      shade('M5-30Q14-29 13-12L9-18z'),
  ),
  held: placed(
    'translate(-32-52) rotate(-10)',
    mass(disc(0, 0, 20), '#b92d3b') +
      flat(disc(0, 0, 15), '#e9e2d2') +
      flat(disc(0, 0, 11), '#b92d3b') +
      flat(disc(0, 0, 7.5), NAVY) +
      flat(star(0, 0, 7), '#f1ead8') +
      line('M-13-11Q-6-18 4-17', LIGHT, 2.6) +
      line('M6 8l6 4-2 5M11 12l5-1', INK, 1.3),
  ),
});

const doctorStrange = person({
  back:
    mass('M-12-68Q-34-44-31-2L-22-7-14-1-6-7 4-1 13-7 21-2 30-6Q32-44 12-68z', CRIMSON) +
    shade('M12-68Q32-44 30-6L21-2 13-7Q20-40 6-68z'),
  suit: '#31538f',
  legs: '#27406e',
  boots: '#5b3d2a',
  sleeves: '#31538f',
  gloves: DEAD,
  arms: ['up', 'reach'],
  belt: '#7a4a24',
  worn:
    flat('M-5-68L0-54 5-68z', '#22355c') +
    flat(disc(0, -56, 4), GOLD) +
    flat(disc(0, -56, 1.9), '#6ff0c2') +
    flat('M-10-39l4 14 4-10 4 12 4-12 4 8V-39z', '#31538f'),
  head:
    mass('M-16 4L-19-16Q-12-10-8-1zM16 4L19-16Q12-10 8-1z', CRIMSON) +
    head(
      DEAD,
      deadFace() +
        mass('M-12.500-14Q-14-31 0-31 14-31 12.500-14L9-21Q0-26-9-21z', '#2a2431') +
        flat('M-12-17L-9-21-8-14zM12-17L9-21 8-14z', '#d9d3e0') +
        flat('M-3-1.500L0 3 3-1.500zM-6-9Q0-11.500 6-9L5-7.600Q0-10-5-7.600z', '#2a2431'),
    ),
  held:
    line(disc(34, -84, 15), '#ff9a3d', 3) +
    line(disc(34, -84, 10), '#ffd08a', 1.6) +
    line('M34-94L42.700-79H25.300zM34-74L25.300-89H42.700z', '#ffb45c', 1.6) +
    line('M50-96l4-4M53-84h6M49-72l5 4', '#ff9a3d', 2),
});

const scarletWitch = person({
  back:
    mass('M-12-68Q-30-40-27-4-18-12-10-4 0-11 10-4 18-12 27-4 30-40 12-68z', '#7f1530') +
    mass('M-13-86Q-24-70-18-52L-8-56V-84zM13-86Q24-70 18-52L8-56V-84z', '#6a3424'),
  suit: '#d02a48',
  legs: '#b3536a',
  boots: '#d02a48',
  sleeves: DEAD,
  gloves: '#d02a48',
  wide: 12,
  arms: ['out', 'up'],
  worn: flat('M-8-68Q0-58 8-68z', DEAD) + line('M-9-54Q0-49 9-54', '#8d1530', 1.6),
  head:
    head(DEAD, mass('M-13-10Q-15-30 0-30 15-30 13-10 11-20 4-24-1-19-9-20-12-15-13-10z', '#6a3424') + deadFace(-12)) +
    mass('M-11-21L-15-34-6-26Q0-30 6-26L15-34 11-21 6-20 0-24-6-20z', '#d02a48'),
  held:
    flat(disc(-37, -66, 9), 'rgb(255 60 110 / 45%)') +
    line('M-46-66q9-12 18-3-4 9-12 6 3-7 8-3', '#ff8fb0', 1.8) +
    flat(disc(25, -90, 9), 'rgb(255 60 110 / 45%)') +
    line('M16-90q9-12 18-3-4 9-12 6 3-7 8-3', '#ff8fb0', 1.8),
});

const ironMan = person({
  suit: '#b3242f',
  legs: '#b3242f',
  boots: '#8c1a26',
  sleeves: GOLD,
  gloves: '#b3242f',
  wide: 16,
  stance: STRIDE,
  arms: ['fist', 'out'],
  belt: '#8c1a26',
  worn:
    flat('M-14-64L-6-58-7-40-11-38zM14-64L6-58 7-40 11-38z', '#8c1a26') +
    flat(disc(0, -57, 5.6), '#243a5c') +
    flat(disc(0, -57, 4), '#bdf1ff') +
    flat('M-9-50l5-2 2 6-4 6-4-2z', DEAD) +
    line('M-10-46l4 2M-9-42l3-1', BLOOD, 1.6),
  head:
    mass(SKULL, '#b3242f') +
    mass('M-9-23Q0-26 9-23L10-12 7-2Q0 1-7-2L-10-12z', GOLD) +
    mass('M1-2Q3-9 0-13L10-12 7-2z', DEAD) +
    flat('M2-8l5-1-1 5-4 1z', '#3b1320') +
    flat('M3-8.500h1.500v2H3zM5-8.700h1.500v2H5z', '#f1e7cf') +
    flat('M-8-16h6l-1 3h-4z', '#c9f6ff') +
    flat(disc(5, -15, 3.4), '#2b2036') +
    flat(disc(5, -15, 1.5), '#fff3b8') +
    line('M0-24L-1-19 2-16 0-13', INK, 1.3) +
    shade('M4-28.500Q13-27 12.500-15 12-5 6-1 9-14 4-28.500z'),
  held:
    flat(disc(40, -64, 8), 'rgb(150 235 255 / 55%)') +
    flat(disc(41, -64, 4), '#eafcff') +
    line('M48-64h9M46-70l6-5M46-58l6 5', '#bdf1ff', 2),
});

export const deadHeroes: { readonly [Z in ZombieHeroId]: string } = {
  'captain-america': captainAmerica,
  'doctor-strange': doctorStrange,
  'scarlet-witch': scarletWitch,
  'iron-man': ironMan,
};
