import { CROUCH, STRIDE, SKULL, body, giant, head } from './body.ts';
import { INK, SHINE, SKIN, disc, flat, line, mass, placed, shade, star, twice } from './ink.ts';

// Those who save the town, each known by shape and colour.

const NAVY = '#2f5fc4';
const RED = '#d7303a';
const PAPER = '#f5efdf';
const GOLD = '#f0b535';

export const captainAmerica = body({
  suit: NAVY,
  boots: '#b32533',
  gloves: '#b32533',
  wide: 17,
  stance: STRIDE,
  arms: ['aim', 'fist'],
  belt: '#7a4a24',
  worn:
    flat('M-14-54L-11-38Q0-34 11-38L14-54Q0-50-14-54z', PAPER) +
    flat('M-11-53L-9-37-5-36-6-52zM1-51.5V-35L5-36 6-52z', RED) +
    flat(star(0, -60, 6.5), PAPER),
  head:
    mass(SKULL, SKIN) +
    flat(disc(-4.6, -14, 1.9) + disc(4.6, -14, 1.9), INK) +
    line('M-3.5-5Q0-3.5 3.5-5', '#a3372f', 1.6) +
    mass('M-13-11Q-14-31 0-31 14-31 13-11L9-18Q0-15-9-18z', NAVY) +
    flat('M-3.5-19L0-28 3.5-19H1.7L1-21.5H-1L-1.7-19z', PAPER) +
    mass('M-13-19l-6-8 7 1zM13-19l6-8-7 1z', PAPER) +
    shade('M5-30Q14-29 13-11L9-18z'),
  held: placed(
    'translate(-34 -54) rotate(-10)',
    mass(disc(0, 0, 20), RED) +
      flat(disc(0, 0, 15.5), PAPER) +
      flat(disc(0, 0, 11.5), RED) +
      flat(disc(0, 0, 8), NAVY) +
      flat(star(0, 0, 7.5), PAPER) +
      line('M-13-11Q-6-18 4-17', SHINE, 2.8),
  ),
});

export const hulk = giant(
  '#63b445',
  '#3d7d2a',
  '#6c48a6',
  mass('M-12.5-13Q-14-28 0-28 14-28 12.5-13 12-1 5 3 0 5-5 3-12-1-12.5-13z', '#63b445') +
    shade('M5-28Q14-26 12.5-13 12-1 5 3 8-10 5-28z') +
    mass('M-13-15Q-17-33-4-31 0-37 8-32 17-33 13-15 10-22 5-23 1-20-4-23-10-22-13-15z', '#1d1b26') +
    flat('M-10-14L-2-11.5-2.5-9Q-8-9-10-14zM10-14L2-11.5 2.5-9Q8-9 10-14z', '#fff') +
    flat(disc(-5, -10.8, 1.5) + disc(5, -10.8, 1.5), INK) +
    line('M-11-17L-2-13M11-17L2-13', INK, 2.6) +
    flat('M-7-4Q0-7 7-4L6 1Q0 3-6 1z', '#fff8e6') +
    line('M-7-4Q0-7 7-4L6 1Q0 3-6 1zM-3-5V2M1-5V2M4-5V1M-7-2H7', INK, 1.1),
);

export const ironMan = body({
  suit: '#c22a33',
  boots: '#9c1d2b',
  sleeves: GOLD,
  gloves: '#c22a33',
  wide: 16,
  stance: STRIDE,
  arms: ['hip', 'out'],
  belt: '#9c1d2b',
  worn:
    flat('M-14-64L-6-58-7-40-11-38zM14-64L6-58 7-40 11-38z', '#9c1d2b') +
    line('M-12-50Q0-45 12-50', '#7d1524', 1.4) +
    flat(disc(0, -57, 6), '#243a5c') +
    flat(disc(0, -57, 4.4), '#bdf4ff'),
  head:
    mass(SKULL, '#c22a33') +
    mass('M-9-23Q0-26 9-23L10-12 7-2Q0 1-7-2L-10-12z', GOLD) +
    flat('M-8-16h6.4l-1 3.4h-4.4zM8-16H1.6l1 3.4h4.4z', '#d3faff') +
    line('M-4-6H4M0-24V-18', '#8a5a10', 1.4) +
    shade('M4-28.5Q13-27 12.5-15 12-5 6-1 9-14 4-28.5z') +
    line('M-9-24Q-5-28 0-27.5', SHINE, 2),
  held:
    flat(disc(42, -64, 9), 'rgb(150 235 255 / 55%)') +
    flat(disc(43, -64, 4.4), '#eafcff') +
    line('M50-64h9M48-70l6-5M48-58l6 5', '#bdf1ff', 2.2),
});

const WEB = 'rgb(80 8 22 / 75%)';

export const spiderMan = body({
  suit: RED,
  legs: '#2c58b8',
  boots: RED,
  sleeves: '#2c58b8',
  gloves: RED,
  wide: 14,
  stance: CROUCH,
  arms: ['fist', 'out'],
  worn:
    flat('M-15-62L-11-38-5-36-8-58zM15-62L11-38 5-36 8-58z', '#2c58b8') +
    line('M-6-66V-40M0-66V-36M6-66V-40M-9-58Q0-54 9-58M-9-48Q0-44 9-48', WEB, 0.9) +
    flat(disc(0, -56, 2.6), INK) +
    line('M0-56L-6-61M0-56L6-61M0-56L-7-56M0-56L7-56M0-56L-5-50M0-56L5-50', INK, 1.2),
  head:
    head(RED, line('M0-29V0M-9-26L9-3M9-26L-9-3M-12-15H12M-7-24Q0-20 7-24M-9-9Q0-5 9-9', WEB, 0.9)) +
    twice(mass('M1.5-11Q9-9 11-20 4-19 1.5-11z', '#fff')),
  held: line('M41-64L60-72M60-72l6-5M60-72l8 0M60-72l5 5', '#f4f7ff', 2),
});

const CHROME = '#cfd9ea';

export const silverSurfer =
  mass('M-58 5Q-62-4-44-9 8-20 48-15 62-12 65-6 60 4 40 9 0 17-40 13-56 11-58 5z', '#aebfdc') +
  flat('M-40 10Q0 14 38 6 56 1 61-5 58 7 38 10 0 18-40 13-56 11-57 5-50 10-40 10z', '#62769c') +
  flat('M-50 1Q-20-13 46-11 20-7 0-4-30 0-50 1z', '#f6faff') +
  line('M-50 4Q6 2 60-6', '#62769c', 1.8) +
  placed(
    'translate(0 -4)',
    body({
      suit: CHROME,
      boots: '#b7c4da',
      gloves: CHROME,
      stance: ['M-6-40L-20-28L-19-5', 'M6-40L17-27L22-5'],
      arms: ['out', 'out'],
      worn:
        line('M-9-62Q-4-56 0-62 4-56 9-62M0-60V-42M-7-52Q0-48 7-52', '#8fa0bd', 1.8) +
        flat('M-13-66Q-8-69-4-68L-8-50Q-13-54-13-66z', 'rgb(255 255 255 / 65%)'),
      head: head(
        CHROME,
        flat('M-9-15Q-5-18-2-14-6-12-9-15zM9-15Q5-18 2-14 6-12 9-15z', '#fff') +
          line('M-9.5-18Q-5-20-2-17M9.5-18Q5-20 2-17M0-14V-8M-3-4.5H3', '#7486a6', 1.5) +
          flat('M-10-22Q-6-28 0-28-5-24-8-16z', 'rgb(255 255 255 / 75%)'),
      ),
    }),
  );
