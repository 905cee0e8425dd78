import { STRIDE, SKULL, body, head } from './body.ts';
import { INK, SHINE, SKIN, disc, flat, limb, line, mass, placed, shade, twice } from './ink.ts';

// Those who come in numbers, from other boxes.

const LACQUER = '#8a2131';
const BRASS = '#d9a441';

export const izumiSamurai = body({
  back: line('M-16-70L16-34', INK, 5) + line('M-16-70L16-34', '#3a2a22', 3),
  suit: LACQUER,
  legs: '#2b2f3f',
  boots: '#e8dcc2',
  sleeves: '#2b2f3f',
  gloves: SKIN,
  wide: 17,
  stance: STRIDE,
  arms: ['hip', 'aim'],
  belt: BRASS,
  worn: line('M-14-60Q0-55 14-60M-13-53Q0-48 13-53M-12-46Q0-42 12-46', BRASS, 1.6),
  head:
    head(SKIN, flat(disc(-4.6, -13, 1.8) + disc(4.6, -13, 1.8), INK) + line('M-4-5H4', '#7a3a2c', 1.6)) +
    mass('M-15-16Q-15-32 0-32 15-32 15-16L23-3 13-5 10-18Q0-21-10-18L-13-5-23-3z', '#3b4158') +
    line('M13-12L20-6M-13-12L-20-6M-12-19Q0-24 12-19', BRASS, 1.8) +
    twice(mass('M0-26L6-28Q20-33 21-54 30-40 21-28 13-19 0-20z', BRASS)) +
    mass(disc(0, -23.5, 4), '#d8343f'),
  held: placed(
    'translate(34 -60) rotate(28)',
    mass('M-2 2L-2.600-46Q0-54 3-46L2 2z', '#eef3fa') +
      mass('M-6 0h12v4H-6z', BRASS) +
      mass('M-2.400 4h4.800v14h-4.800z', INK),
  ),
});

const STEEL = '#5d7f8c';

export const zettianGuard = body({
  suit: STEEL,
  legs: '#3f5865',
  boots: '#2e414c',
  sleeves: '#3f5865',
  gloves: '#2e414c',
  wide: 18,
  arms: ['aim', 'aim'],
  belt: '#2e414c',
  worn:
    flat('M-15-64L-5-58V-42L-11-40zM15-64L5-58V-42L11-40z', '#7fa4b0') +
    flat(disc(0, -55, 5), '#1c2a33') +
    flat(disc(0, -55, 3), '#ffb33c'),
  head:
    mass(SKULL, '#7fa4b0') +
    mass('M-11-18Q0-22 11-18L10-11Q0-8-10-11z', '#1c2a33') +
    flat('M-8-16Q0-19 8-16L7.500-13Q0-11-7.500-13z', '#ff6a3c') +
    line('M-5-5H5M-4-2H4', '#2e414c', 1.6) +
    mass('M-2-29V-37H2V-29z', STEEL) +
    line('M-9-25Q-4-28 1-27', SHINE, 2),
  held: placed(
    'translate(-4 -60) rotate(-9)',
    mass('M-40-8H-26L-18-5V4L-28 5-32 12H-42z', '#8b9aa3') +
      mass('M-20-10H22L26-6H38V5H24L20 8H-20z', '#d3dde2') +
      mass('M-10-17H12V-10H-10z', '#5d7f8c') +
      mass('M2 8H14L11 22H4z', '#5d7f8c') +
      flat('M-12-5H18V2H-12z', '#22323b') +
      flat('M-9-4H-4V1H-9zM-1-4H4V1H-1zM7-4H12V1H7z', '#ffb33c') +
      flat(disc(56, -1, 11), 'rgb(255 140 50 / 45%)') +
      mass('M36-9L48-13H53V11H48L36 8z', '#8b9aa3') +
      mass(disc(55, -1, 7.5), '#ff8a2c') +
      flat(disc(55, -1, 3.8), '#fff2c0') +
      mass(disc(-24, 4, 5.8) + disc(24, 8, 5.8), '#2e414c'),
  ),
});

const FUR = '#574a40';
const HIDE = '#a08b78';
const PLATE = '#8794a1';
const GLOW = '#6ff5d2';

/** An arm as long as he is high: he walks on its knuckles. */
const apeArm =
  limb('M32-76L50-50L47-14', FUR, 20) +
  mass('M37-38H61L58-16H38z', PLATE) +
  flat('M42-32H56V-27H42z', GLOW) +
  mass('M35-13Q34 2 40 3H56Q62 2 60-13 48-19 35-13z', HIDE) +
  line('M41-4v7M47-4v7M53-4v7', INK, 1.8) +
  mass('M22-88Q42-92 50-72L46-60Q36-72 22-70z', PLATE) +
  flat(disc(40, -76, 3), GLOW);

export const gorillinator = [
  twice(
    limb('M10-36L22-24L17-8', FUR, 16) + mass('M28 1q1-9-5-11H9q-3 5-2 11z', HIDE) + line('M14-4v5M20-4v5', INK, 1.6),
  ),
  mass('M-20-92Q0-106 20-92 42-82 36-58L22-30Q0-20-22-30L-36-58Q-42-82-20-92z', FUR),
  flat('M-18-58Q0-48 18-58L14-36Q0-28-14-36z', HIDE),
  line('M0-54V-34M-12-46Q0-40 12-46', '#6f5d4e', 2),
  mass('M-22-38Q0-28 22-38L20-28Q0-18-20-28z', PLATE),
  shade('M20-92Q42-82 36-58L22-30 8-25Q22-56 12-97z'),
  twice(apeArm),
  placed(
    'translate(0 -76)',
    mass('M-15-12Q-16-30 0-30 16-30 15-12 19 2 9 9 0 13-9 9-19 2-15-12z', FUR) +
      mass('M-9-9Q0-13 9-9 18 0 12 7 7 12 0 12-7 12-12 7-18 0-9-9z', HIDE) +
      mass('M-17-14Q-18-36 0-36 18-36 17-14L12-18Q0-22-12-18z', PLATE) +
      line('M0-36V-21M-14-24Q0-29 14-24', '#56636f', 1.8) +
      mass('M-14-17Q0-21 14-17L13-9Q6-9 1-11H-1Q-6-9-13-9z', '#191420') +
      flat('M-12-16L-3-13-4-10Q-10-9-12-16zM12-16L3-13 4-10Q10-9 12-16z', GLOW) +
      flat('M-5-3L-1-4-2 0H-5zM5-3L1-4 2 0H5z', INK) +
      line('M-9 5Q0 2 9 5', INK, 2) +
      flat('M-7 4.500L-5 8-3 3.500zM7 4.500L5 8 3 3.500z', '#fff3d0') +
      shade('M6-35Q18-34 17-14 19 2 9 9L5 10Q12-10 6-35z'),
  ),
].join('');
