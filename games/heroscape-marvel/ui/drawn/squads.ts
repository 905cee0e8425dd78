import { STRIDE, SKULL, body, giant, head } from './body.ts';
import { INK, SHINE, SKIN, disc, flat, line, mass, placed, shade, twice } from './ink.ts';

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
    mass('M-15-14Q-15-32 0-32 15-32 15-14L10-18Q0-21-10-18z', '#2b2f3f') +
    twice(mass('M3-29Q10-33 13-43 15-33 7-25z', BRASS)),
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
  held:
    mass('M-30-66H44V-58H30L26-52H14L12-58H-30z', '#2e414c') +
    mass('M44-65H56V-59H44z', '#7fa4b0') +
    flat(disc(59, -62, 3.4), 'rgb(255 170 80 / 80%)') +
    line('M-26-64H38', SHINE, 1.6),
});

const FUR = '#4a4038';

export const gorillinator = giant(
  FUR,
  '#2c2520',
  '#6d7a86',
  mass('M-14-12Q-16-30 0-30 16-30 14-12 13 0 6 4 0 6-6 4-13 0-14-12z', FUR) +
    flat('M-9-12Q0-17 9-12 12-2 5 2 0 4-5 2-12-2-9-12z', '#8a7868') +
    mass('M-15-20Q-15-34 0-34 15-34 15-20L9-22Q0-25-9-22z', '#6d7a86') +
    flat('M-10-18L-2-15-3-12Q-8-12-10-18zM10-18L2-15 3-12Q8-12 10-18z', '#7cf0d0') +
    line('M-11-20L-1-16M11-20L1-16', INK, 2.6) +
    line('M-3-7h2M1-7h2M-6-1Q0 1 6-1', INK, 1.8) +
    shade('M5-30Q16-28 14-12 13 0 6 4 9-12 5-30z') +
    mass('M-3-34V-42H3V-34z', '#6d7a86'),
);
