import type { ZombieHeroId } from '../../ids.ts';
import { BLOOD, DEAD, INK, LIGHT, disc, flat, limb, line, mass, placed, shade } from './ink.ts';
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

/** Ribs that show where the cloth is gone. */
const ribs = (x: number): string => line(`M${x}-56h5M${x + 1}-51h4M${x + 1}-46h3`, '#f1ead8', 2);

const captainAmerica = person({
  suit: NAVY,
  legs: NAVY,
  boots: '#9c2632',
  gloves: DEAD,
  wide: 17,
  stance: STAGGER,
  arms: ['aim', 'reach'],
  worn:
    flat('M-13-54L-11-38Q0-34 11-38L13-54Q0-50-13-54z', '#e9e2d2') +
    flat('M-11-53L-9-37-5-36-6-52zM1-51.500V-35L5-36 6-52z', '#b92d3b') +
    flat(star(-4, -60, 6.5), '#f1ead8') +
    mass('M1-31L9-29 13-15 9-18 7-14 3-17 0-15z', DEAD) +
    mass('M4-68L17-62 11-38 6-39 8-44 3-48 6-54 2-60z', BLOOD) +
    ribs(6),
  head: placed(
    'rotate(-5)',
    mass(SKULL, DEAD) +
      deadFace(-13) +
      mass('M-13-11Q-14-31 0-31L3-30-1-26 3-23-1-19Q-6-18-9-17z', NAVY) +
      flat('M-9-18.500L-5.500-27-2-19H-4L-4.500-21.500H-6.500L-7-19z', '#f1ead8') +
      mass('M-13-19l-6-9 8 1z', '#e9e2d2') +
      mass('M2-30Q13-31 13-18L9-22 8-18 5-22 2-20-1-24z', '#c98a4a') +
      flat('M7-7l5-3-1 6-4 2z', BLOOD) +
      shade('M6-30Q14-29 13-12L9-4Q10-18 6-30z'),
  ),
  held:
    limb('M25-63.500L38-70', DEAD, 8) +
    mass('M13-68L28-70 26-65 30-62 26-60 28-57 14-58z', NAVY) +
    line('M42-74l6-4M44-70h7M43-66l6 3', DEAD, 3) +
    line('M31-68l5 2', BLOOD, 2.4) +
    placed(
      'translate(-32-50) rotate(-10)',
      mass('M-20 0a20 20 0 0 1 34-14L10-9 15-6 11-1 20 2a20 20 0 0 1-40-2z', '#b92d3b') +
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

/** Red power around a hand. */
const hex = (x: number, y: number): string =>
  placed(
    `translate(${x} ${y})`,
    flat(disc(0, 0, 17), 'rgb(255 30 50 / 35%)') +
      mass('M0-19L4-9 13-14 10-4 19 0 10 5 12 14 3 10 0 18-4 10-13 13-10 4-19 0-10-5-13-13-4-9z', '#ee1c34') +
      flat(disc(0, 0, 6), '#ffd3cf'),
  );

const scarletWitch = person({
  back:
    mass('M-12-68Q-30-40-27-4-18-12-10-4 0-11 10-4 18-12 27-4 30-40 12-68z', '#7f1530') +
    mass('M-13-86Q-26-70-20-50L-8-56V-84zM13-86Q26-70 20-50L8-56V-84z', '#4c2418'),
  suit: '#d8202f',
  legs: DEAD,
  boots: '#d8202f',
  sleeves: DEAD,
  gloves: '#d8202f',
  wide: 12,
  arms: ['out', 'reach'],
  worn:
    flat('M-8-68Q0-58 8-68z', DEAD) +
    line('M-9-54Q0-49 9-54', '#8d1530', 1.6) +
    mass('M-12-41Q0-36 12-41L11-31 6-34 3-29-1-34-5-29-8-34-12-30z', '#d8202f'),
  head:
    head(DEAD, mass('M-13-10Q-15-30 0-30 15-30 13-10 11-20 4-24-1-19-9-20-12-15-13-10z', '#4c2418') + deadFace(-13)) +
    mass('M-11-2L-15-20-19-38-8-28 0-30 8-28 19-38 15-20 11-2 10-17 0-22-10-17z', '#d8202f') +
    line('M-15-31L-10-24 0-27', LIGHT, 2),
  held: hex(-36, -66) + hex(38, -74),
});

const ironMan = person({
  suit: '#b3242f',
  legs: '#b3242f',
  boots: '#8c1a26',
  sleeves: GOLD,
  gloves: '#b3242f',
  wide: 16,
  stance: STRIDE,
  arms: ['out', 'reach'],
  belt: '#8c1a26',
  worn:
    flat('M-14-64L-6-58-7-40-11-38z', '#8c1a26') +
    mass('M4-68L16-62 11-38 6-39 8-44 3-48 7-54 3-60z', BLOOD) +
    ribs(7) +
    mass('M-17-31L-8-28-9-13-13-17-16-13-18-17-20-15z', DEAD) +
    flat(disc(-1, -57, 6.6), '#243a5c') +
    flat(disc(-1, -57, 4.8), '#bdf1ff'),
  head:
    mass(SKULL, DEAD) +
    deadFace() +
    mass('M3-29Q14-31 13-16L10-21 8-17 6-22 3-20 0-25z', '#33242c') +
    mass('M-12.500-15Q-13-29 0-29L3-28 0-24 3-20-1-16 2-11-2-7 1-3-2 .500-6-1Q-12-5-12.500-15z', '#b3242f') +
    mass('M-9-23L0-24 2-20-2-16 1-11-2-7 0-3-2-1-7-2-10-12z', GOLD) +
    flat('M-8-16.500h6l-1 4h-4z', '#c9f6ff') +
    flat('M7-6l5-3-1 6-4 2z', BLOOD) +
    shade('M6-28.500Q13-27 12.500-15 12-5 6-1 10-14 6-28.500z'),
  held:
    limb('M22-64L36-70', DEAD, 8) +
    mass('M12-68L26-71 23-66 28-63 23-61 25-57 12-58z', GOLD) +
    mass(disc(37, -70.5, 6), DEAD) +
    line('M41-75l6-4M43-71h7M42-67l6 4', DEAD, 3) +
    line('M29-67l5 2', BLOOD, 2.4) +
    flat(disc(-42, -64, 10), 'rgb(80 200 245 / 60%)') +
    flat(disc(-42, -64, 5.5), '#eafcff') +
    line('M-52-64h-8M-50-71l-6-5M-50-57l-6 5', '#5cc8ee', 2.4),
});

export const deadHeroes: { readonly [Z in ZombieHeroId]: string } = {
  'captain-america': captainAmerica,
  'doctor-strange': doctorStrange,
  'scarlet-witch': scarletWitch,
  'iron-man': ironMan,
};
