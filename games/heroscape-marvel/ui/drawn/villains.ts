import { STRIDE, SKULL, body, giant } from './body.ts';
import { INK, SHINE, disc, flat, limb, line, mass, placed, shade, twice } from './ink.ts';

// Those who want the town for themselves.

const SCALE = '#85966a';
const BELLY = '#c6c69a';
const RIDGE = '#4c5a3c';
const TORN = '#33303c';

/** Fists hang low, with claws; spines stand on the shoulder. */
const abominableArm =
  mass('M20-84L26-100 31-87 40-98 40-82 52-86 45-72z', RIDGE) +
  limb('M34-72L50-55L49-34', SCALE, 19) +
  mass('M57-62L65-64 58-54zM58-50L66-50 57-42z', RIDGE) +
  line('M34-76q3 4 7 1M40-68q3 4 7 1M36-62q3 4 6 1M45-58q3 4 7 1M44-48q3 4 7 1', RIDGE, 1.8) +
  mass('M38-19L36-6 43-14zM46-16L48-3 53-15zM54-18L60-7 60-22z', '#efe6c8') +
  mass(disc(49, -26, 12.5), SCALE) +
  line('M43-23v6M49-21v6M55-23v6', RIDGE, 1.8);

export const abomination = [
  twice(
    limb('M11-40L20-22L20-9', SCALE, 16) +
      mass('M30 1q1-12-4-14H13q-4 5-3 14z', SCALE) +
      mass('M12-2L14 3 17-3zM18-2L20 3 23-3zM24-2L27 3 29-3z', '#efe6c8') +
      mass('M2-42L22-44 29-24 27-14 23-21 20-12 15-20 11-14 8-26z', TORN),
  ),
  twice(abominableArm),
  mass('M-24-84Q-42-80-36-60L-19-34Q0-28 19-34L36-60Q42-80 24-84 0-92-24-84z', SCALE),
  flat('M-18-80Q0-72 18-80 22-56 13-40 0-36-13-40-22-56-18-80z', BELLY),
  line('M-18-68Q0-60 18-68M-17-58Q0-50 17-58M-15-49Q0-42 15-49M0-74V-42', RIDGE, 1.8),
  mass('M-21-42Q0-35 21-42L20-31Q0-22-20-31z', TORN),
  shade('M24-84Q42-80 36-60L19-34 6-30Q20-56 12-87z'),
  placed(
    'translate(0 -83)',
    twice(
      mass('M10-20L20-37 22-27 32-30 28-18 34-10 24-7 12-2z', RIDGE) +
        line('M13-14L21-29M14-11L29-24M14-8L29-11', BELLY, 1.8),
    ) +
      mass('M-13-13Q-15-29 0-29 15-29 13-13 13-1 7 4 0 7-7 4-13-1-13-13z', SCALE) +
      flat('M-9-6Q0-11 9-6 10 1 5 4 0 6-5 4-10 1-9-6z', BELLY) +
      shade('M5-29Q15-27 13-13 13-1 7 4L4 5Q11-10 5-29z') +
      mass('M-4-20L-5-31 0-36 5-31 4-20z', RIDGE) +
      mass('M-16-15Q-15-24-8-25L0-18 8-25Q15-24 16-15L10-18 1-12H-1L-10-18z', RIDGE) +
      flat('M-11-14L-2-10-3-7Q-9-8-11-14zM11-14L2-10 3-7Q9-8 11-14z', '#ff4a2c') +
      line('M-2-6L-1-4M2-6L1-4', RIDGE, 1.6) +
      flat('M-9-3Q0-5 9-3L7 3Q0 5-7 3z', '#401018') +
      flat(
        'M-8-3.400l2 4 2-4.500zM8-3.400l-2 4-2-4.500zM-3 3.600l1.500-4 1.500 4zM1 3.600l1.500-4 1.500 4z',
        '#fff3d0',
      ),
  ),
].join('');

export const thanos = body({
  suit: '#2f4a94',
  legs: '#26335f',
  boots: '#d8a12e',
  sleeves: '#8e63b8',
  gloves: '#d8a12e',
  wide: 21,
  stance: STRIDE,
  arms: ['hip', 'fist'],
  belt: '#d8a12e',
  worn:
    flat('M-17-64L-6-54H6L17-64 20-56 10-44H-10L-20-56z', '#e4b23c') +
    line('M-6-54L-8-40M6-54L8-40', '#f3d17c', 2) +
    shade('M6-54L17-64 20-56 10-44z'),
  head:
    mass('M-12.5-14Q-13-29 0-29 13-29 12.5-14 12-2 7 2 0 5-7 2-12-2-12.5-14z', '#9a6cc4') +
    line('M-6 2V-4M-3 3V-4M0 3.500V-4M3 3V-4M6 2V-4', '#6a4590', 1.4) +
    line('M-6-5.500Q0-7.500 6-5.500', '#4d2c70', 1.8) +
    flat('M-9-14L-2-12-3-10Q-8-10-9-14zM9-14L2-12 3-10Q8-10 9-14z', '#fff') +
    line('M-10-16L-2-13M10-16L2-13', '#3c2058', 2.4) +
    mass('M-14-8L-14-22Q-14-33 0-33 14-33 14-22L14-8 10-10V-18Q0-23-10-18V-10z', '#e4b23c') +
    line('M-10-24Q0-29 10-24', '#8f6412', 1.6) +
    shade('M5-32Q14-30 14-22V-8L10-10V-18z'),
  held: placed(
    'translate(34 -69)',
    flat(disc(0, 0, 3), '#ff5a6b') + flat(disc(-4, 3, 1.8), '#6fd0ff') + flat(disc(4, 3, 1.8), '#8dff9c'),
  ),
});

const OIL = '#2a2b49';

export const venom =
  placed(
    'scale(.96)',
    giant(
      OIL,
      '#4a4c78',
      OIL,
      mass('M-13-13Q-16-31 0-31 16-31 13-13 12 1 0 5-12 1-13-13z', OIL) +
        shade('M5-31Q16-29 13-13 12 1 0 5 9-10 5-31z') +
        twice(flat('M2-15Q5-29 13-25 13-15 5-12z', '#f7f8ff')) +
        mass('M-11-9Q0-4 11-9 11 5 0 7-11 5-11-9z', '#6a1026') +
        mass('M-2-1Q5-1 6 9 10 16 4 20 3 14-2 8z', '#e0455e') +
        flat('M-10-8l3 5 2-3 3 4 2-3 2 3 3-4 2 3 3-5Q0-4-10-8zM-8 4l2-4 3 5zM4 5l3-5 2 4z', '#fffbe8'),
    ),
  ) +
  twice(flat('M0-62Q8-72 24-70 12-66 6-58 14-62 20-57 10-56 1-48z', '#eef0fa')) +
  line('M0-66V-46', '#eef0fa', 3.4);

export const redSkull = body({
  back:
    mass('M-12-66Q-24-40-22-8-12-14 0-10 12-14 22-8 24-40 12-66z', '#232331') +
    shade('M12-66Q24-40 22-8 16-11 10-11 18-40 8-66z'),
  suit: '#2d2d3d',
  legs: '#2d2d3d',
  boots: '#16161f',
  gloves: '#16161f',
  stance: STRIDE,
  arms: ['aim', 'hip'],
  belt: '#7a2a22',
  worn: line('M0-66V-42M-8-66L-4-44', '#474759', 1.6) + flat(disc(4, -56, 1.5) + disc(4, -50, 1.5), '#c9a24a'),
  head:
    mass('M-12-15Q-13-30 0-30 13-30 12-15L9-8 8 0Q0 3-8 0L-9-8z', '#d12f33') +
    flat('M-9.500-18Q-5-21-2-16-3-11-7-11-10-13-9.500-18zM9.500-18Q5-21 2-16 3-11 7-11 10-13 9.500-18z', '#3a0a10') +
    flat(disc(-5.4, -15, 1.6) + disc(5.4, -15, 1.6), '#ffe27a') +
    flat('M-1.500-10L0-14 1.500-10z', '#3a0a10') +
    flat('M-7-5Q0-8 7-5L6-1Q0 1-6-1z', '#fff3d6') +
    line('M-4-6V-1M-1.500-6.500V-.5M1.500-6.500V-.5M4-6V-1', INK, 1) +
    shade('M4-29.500Q13-28 12-15L9-8 8 0 4 1.500Q9-12 4-29.500z') +
    line('M-8-26Q-4-29 1-28', SHINE, 2),
  held: placed('translate(-34 -60)', mass('M-20-4H2V1H-3V7H-8V1H-20z', '#3d4152') + flat('M-20-3h6v3h-6z', '#7ff0ff')),
});

export const doctorDoom = body({
  back:
    mass('M-14-70Q-36-40-32 0-22-7-12-1 0-7 12-1 22-7 32 0 36-40 14-70z', '#2f7d4c') +
    shade('M14-70Q36-40 32 0 24-5 16-3 24-40 8-70z'),
  suit: '#2c6d44',
  legs: '#8f99a8',
  boots: '#8f99a8',
  sleeves: '#a4adbb',
  gloves: '#8f99a8',
  arms: ['up', 'hip'],
  belt: '#c9a24a',
  worn:
    flat('M-11-40L-14-18-6-22 0-16 6-22 14-18 11-40z', '#2c6d44') +
    line('M-9-60Q0-55 9-60', '#1d4a2e', 1.6) +
    flat(`${disc(-10, -63, 3)}${disc(10, -63, 3)}`, '#e0b64a'),
  head:
    mass('M-17 5Q-20-34 0-35 20-34 17 5 8-3 0-2-8-3-17 5z', '#2f7d4c') +
    mass(SKULL, '#aab4c2') +
    flat('M-9-17h7v4h-5zM9-17H2v4h5z', '#10151c') +
    flat(disc(-4.8, -15, 1.3) + disc(4.8, -15, 1.3), '#b8ffcf') +
    line('M0-13V-8M-5-5H5M-4-2.500H4', '#5a6472', 1.5) +
    flat(disc(-9.5, -8, 1.1) + disc(9.5, -8, 1.1) + disc(-7, -23, 1.1) + disc(7, -23, 1.1), '#5a6472') +
    shade('M4-28.500Q13-27 12.500-15 12-5 6-1 9-14 4-28.500z') +
    line('M-13 0Q-16-28 0-31', SHINE, 1.6),
  held:
    flat(disc(-28, -94, 10), 'rgb(150 255 190 / 45%)') +
    flat(disc(-28, -94, 5), '#e9fff0') +
    line('M-28-108v-6M-41-98l-6-3M-15-98l6-3', '#b8ffcf', 2.2),
});
