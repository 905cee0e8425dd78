import { rimmed } from '../../../../table/rim.ts';
import type { HeroId } from '../../ids.ts';
import { INK, LINE, LIGHT, SKIN, disc, flat, limb, line, mass, placed, shade } from './ink.ts';
import { SKULL, STRIDE, head, person } from './person.ts';

// The heroes, each known by shape and colour.

const RED = '#d3222f';
const BLUE = '#2b55b8';

const spiderMan = person({
  suit: RED,
  legs: BLUE,
  boots: RED,
  sleeves: BLUE,
  gloves: RED,
  stance: ['M-6-40L-17-29L-14-5', 'M6-40L16-27L13-5'],
  arms: ['fist', 'out'],
  worn:
    flat('M-15-62L-11-38-5-36-8-58zM15-62L11-38 5-36 8-58z', BLUE) +
    line('M-6-66V-40M0-66V-36M6-66V-40M-9-58Q0-54 9-58M-9-48Q0-44 9-48', '#7d0f1c', 0.9) +
    flat(disc(0, -56, 2.6), INK) +
    line('M0-56L-6-61M0-56L6-61M0-56L-7-56M0-56L7-56M0-56L-5-50M0-56L5-50', INK, 1.2),
  head:
    head(
      RED,
      line('M0-29V0M-9-26L9-3M9-26L-9-3M-12-15H12', '#7d0f1c', 0.9) +
        line('M-7-24Q0-20 7-24M-9-9Q0-5 9-9', '#7d0f1c', 0.9),
    ) + mass('M-1.500-11Q-9-9-11-20-4-19-1.500-11zM1.500-11Q9-9 11-20 4-19 1.500-11z', '#fff'),
  held: line('M41-64L58-72M58-72l6-5M58-72l8 0M58-72l5 5', '#f4f7ff', 1.8),
});

const GREEN = '#62ad3f';
const DARK_GREEN = '#3f7d2b';

const hulk = [
  limb('M-11-40L-19-22L-19-7', '#6c4aa0', 17),
  limb('M11-40L19-22L19-7', '#6c4aa0', 17),
  mass('M-30 1q-1-12 4-14h13q4 5 3 14zM30 1q1-12-4-14H13q-4 5-3 14z', GREEN),
  mass('M-28-14l4-4 4 4 4-4 4 5v-8h-17zM28-14l-4-4-4 4-4-4-4 5v-8h17z', '#6c4aa0'),
  limb('M32-72L46-56L44-34', GREEN, 18),
  mass(disc(44, -28, 11.5), GREEN),
  line('M38-24v7M44-23v7M50-25v6', DARK_GREEN, 1.6),
  mass('M-24-84Q-42-80-36-60L-19-34Q0-28 19-34L36-60Q42-80 24-84 0-92-24-84z', GREEN),
  mass('M-21-44Q0-36 21-44L20-32Q0-22-20-32z', '#6c4aa0'),
  line('M0-78V-48M-24-68Q-10-58-1-66M24-68Q10-58 1-66M-12-54Q0-50 12-54', DARK_GREEN, 2),
  shade('M24-84Q42-80 36-60L19-34 6-30Q20-56 12-87z'),
  line('M-31-76Q-36-68-32-60', LIGHT, 2.6),
  limb('M-33-72L-50-62L-50-88', GREEN, 18),
  mass(disc(-50, -94, 12), GREEN),
  line('M-56-100h12M-57-95h13M-56-90h12', DARK_GREEN, 1.7),
  placed(
    'translate(0-84)',
    mass('M-12.500-13Q-14-28 0-28 14-28 12.500-13 12-1 5 3 0 5-5 3-12-1-12.500-13z', GREEN) +
      shade('M5-28Q14-26 12.500-13 12-1 5 3 8-10 5-28z') +
      mass('M-13-15Q-17-33-4-31 0-37 8-32 17-33 13-15 10-22 5-23 1-20-4-23-10-22-13-15z', '#1d1b26') +
      flat('M-10-14L-2-11.500-2.500-9Q-8-9-10-14zM10-14L2-11.500 2.500-9Q8-9 10-14z', '#fff') +
      flat(disc(-5, -10.8, 1.5) + disc(5, -10.8, 1.5), INK) +
      line('M-11-17L-2-13M11-17L2-13', INK, 2.6) +
      flat('M-7-4Q0-7 7-4L6 1Q0 3-6 1z', '#fff8e6') +
      line('M-7-4Q0-7 7-4L6 1Q0 3-6 1zM-3-5V2M1-5V2M4-5V1M-7-2H7', INK, 1.1),
  ),
].join('');

const vision = person({
  back:
    mass('M-13-68Q-30-40-28-3-14-9 0-6 14-9 28-3 30-40 13-68z', '#e7b92f') +
    shade('M13-68Q30-40 28-3 18-7 10-7 18-40 8-68z') +
    line('M-18-48Q-22-26-21-8M18-48Q22-26 21-8', '#a87b12', 1.6),
  suit: '#1f7a55',
  legs: '#1f7a55',
  boots: '#e7b92f',
  gloves: '#e7b92f',
  arms: ['down', 'hip'],
  belt: '#e7b92f',
  worn: flat('M0-65L8-56 0-46-8-56z', '#f6d452') + line('M-13-62L-8-56 0-44 8-56 13-62M0-46V-40', '#f6d452', 2),
  head:
    mass('M-17 3L-12-14H12L17 3Q0-6-17 3z', '#e7b92f') +
    mass(SKULL, '#1f7a55') +
    mass('M-9.500-14Q-10-24 0-24 10-24 9.500-14 9-5 5-1.500 0 1-5-1.500-9-5-9.500-14z', '#b9233d') +
    mass('M0-27L3.600-23.500 0-19 -3.600-23.500z', '#ffe36b') +
    flat('M-8-14h6l-1 3h-4zM8-14H2l1 3h4z', '#fff6c2') +
    line('M-4-5H4M-8-17L-2-16M8-17L2-16', '#5a0b1d', 1.4) +
    shade('M4-28.500Q13-27 12.500-15 12-5 6-1 8-14 4-28.500z'),
});

const PANTHER = '#35324a';
const SILVER = '#cfd6ea';

const blackPanther = person({
  suit: PANTHER,
  boots: '#1c1a2a',
  gloves: '#1c1a2a',
  stance: ['M-6-40L-16-27L-18-5', 'M6-40L14-24L12-5'],
  arms: ['reach', 'fist'],
  belt: SILVER,
  worn:
    line('M-11-67Q0-56 11-67', SILVER, 2.4) +
    flat('M-9-63l2 5 2-4zM-4-60l2 6 2-5zM1-60.500l2 5.500 2-6zM6-62l1.500 4.500 1.500-5z', SILVER) +
    line('M-10-52L0-46 10-52M-9-46L0-40 9-46', '#9a7be0', 1.3),
  head:
    mass('M-12-18L-13-33-5-27zM12-18L13-33 5-27z', PANTHER) +
    mass(SKULL, PANTHER) +
    line('M-11-20L-4-18 0-26 4-18 11-20M0-18V-9', '#55527a', 1.4) +
    flat('M-10-15L-2.500-11.500-4-9.500Q-9-10-10-15zM10-15L2.500-11.500 4-9.500Q9-10 10-15z', '#f4f0ff') +
    line('M-5-4Q0-6 5-4', SILVER, 1.3) +
    line('M-9-25Q-12-20-11-14', LIGHT, 1.6),
  held: line('M-40-72l-6-3M-41-69l-7 0M-40-66l-6 3M31-72l3-6M27-73l0-7M23-72l-3-6', '#f1f4ff', 1.9),
});

const wasp = person({
  back:
    flat('M-4-62Q-40-98-46-70-44-52-6-56zM4-62Q40-98 46-70 44-52 6-56z', 'rgb(190 230 255 / 62%)') +
    flat('M-5-55Q-36-50-34-34-26-28-6-48zM5-55Q36-50 34-34 26-28 6-48z', 'rgb(160 212 250 / 55%)') +
    line('M-4-60Q-30-82-45-70M4-60Q30-82 45-70M-5-54Q-24-44-34-36M5-54Q24-44 34-36', '#eef8ff', 1.3),
  suit: '#f2b21d',
  legs: '#22202c',
  boots: '#f2b21d',
  sleeves: '#22202c',
  gloves: '#f2b21d',
  wide: 12,
  stance: ['M-5-40L-7-24L-4-8', 'M5-40L9-26L6-6'],
  arms: ['hip', 'aim'],
  belt: '#22202c',
  worn: flat('M-12-62L-9-46Q0-50 9-46L12-62 7-68H-7z', '#22202c') + flat('M0-62l5 5-5 6-5-6z', '#f2b21d'),
  head:
    line('M-6-26Q-10-38-16-39M6-26Q10-38 16-39', INK, 2.4) +
    flat(disc(-16, -39, 2.6) + disc(16, -39, 2.6), '#f2b21d') +
    mass(SKULL, '#f2b21d') +
    mass('M-10-8Q-7-2 0 0 7-2 10-8 0-12-10-8z', SKIN) +
    line('M-2.500-4.500H2.500', '#a3372f', 1.6) +
    mass('M-11-12Q-12-22-3-18-1-10-11-12zM11-12Q12-22 3-18 1-10 11-12z', '#ff6b52') +
    line('M-8-25Q-3-28 2-27', LIGHT, 2),
  held: flat('M33-60l14-6-6 5 8 1-9 3 3 5z', '#fff2a8'),
});

const HAIR = '#4a3324';
const STEEL = '#c6d0e2';
const BLACK = '#20202b';
const STAR =
  'M0-7L1.700-2.200 6.700-2.200 2.700.800 4.100 5.700 0 2.800-4.100 5.700-2.700.800-6.700-2.200-1.700-2.200z';

const winterSoldier = person({
  suit: '#2b3040',
  legs: '#454d66',
  boots: BLACK,
  gloves: BLACK,
  wide: 16,
  stance: STRIDE,
  arms: ['aim', null],
  belt: '#8a6b3c',
  worn:
    flat('M-5-67H5V-40H-5z', '#454d66') +
    line('M-12-66L8-44M12-66L-8-44', '#0f1018', 2.4) +
    flat('M-8-50h5v5h-5zM3-50h5v5H3z', '#8a6b3c'),
  head:
    mass('M-13-18Q-18-8-16 3L-6 0V-20zM13-18Q18-8 16 3L6 0V-20z', HAIR) +
    mass(SKULL, SKIN) +
    mass('M-12.500-14Q-14-30 0-30 14-30 12.500-14 10-21 4-23L-2-20Q-9-21-12.500-14z', HAIR) +
    flat('M-10-17Q0-19 10-17L9-12Q0-14-9-12z', BLACK) +
    flat(disc(-4.6, -14.4, 1.8) + disc(4.6, -14.4, 1.8), '#dff1ff') +
    mass('M-11-10Q0-13 11-10 10-3 5-.5 0 1-5-.5-10-3-11-10z', BLACK) +
    line('M-4-7V-2.500M0-7.500V-2M4-7V-2.500', '#6a6b80', 1.4),
  held:
    placed(
      'translate(-33-60) rotate(-62)',
      mass('M-36-5H44V2H22L20 9H14L15 2H-4L-10 12H-18L-13 2H-22L-36 8z', '#4a4c5c') +
        mass('M-6-12H18V-5H-6z', BLACK) +
        line('M44-2H64', INK, 5) +
        mass('M58-5H66V1H58z', '#4a4c5c') +
        mass(disc(0, 0, 5.6), BLACK),
    ) +
    limb('M17-61L31-53L34-72', STEEL, 12) +
    line('M27-60l5 8M27-54l9-2M28-62l11 1M28-66l11 0', '#8591ab', 1.6) +
    mass(disc(34.5, -77, 7.6), STEEL) +
    line('M30-80h9M30-76h9', '#8591ab', 1.6) +
    mass('M7-66Q12-72 20-70 28-67 27-57L20-51 12-54z', STEEL) +
    placed('translate(18.500-61)', flat(STAR, '#e3202f')),
});

export const heroes: { readonly [H in HeroId]: string } = {
  'spider-man': spiderMan,
  hulk,
  vision,
  'black-panther': rimmed(blackPanther, LINE),
  wasp,
  'winter-soldier': rimmed(winterSoldier, LINE),
};

/** The hero's own colours: of the base and of all that is said of them. */
export const heroColour: { readonly [H in HeroId]: string } = {
  'spider-man': '#ff5a5f',
  hulk: '#8fdc5a',
  vision: '#ffc93c',
  'black-panther': '#b79bff',
  wasp: '#ffe06b',
  'winter-soldier': '#a9c4e6',
};
