import { memo } from 'react';
import type { TraitId } from '../../content/traits.ts';
import { INK, SKIN, disc, flat, inked, limb, line, mass } from './ink.ts';

// What a Trait looks like when it is used; the middle is the origin, ninety by fifty.

const BOLT = 'M6-20L-10 4H-1L-6 20 12-5H2z';
const fist = (x: number, y: number, colour = SKIN): string =>
  mass(`M${x - 10} ${y - 9}h16q6 0 6 6v8q0 6-6 6h-16z`, colour) +
  line(`M${x - 3} ${y - 9}v6M${x + 3} ${y - 9}v6M${x - 10} ${y - 1}h14`, INK, 1.4);
const burst = (colour: string): string =>
  mass('M0-22L5-10 18-15 12-3 24 3 11 6 14 19 2 12-7 22-9 9-23 11-14 1-24-8-10-9z', colour);
const figure = (x: number, colour: string): string => limb(`M${x}-2V12`, colour, 9) + mass(disc(x, -13, 6), SKIN);

const pictures: { readonly [T in TraitId]: readonly [ground: string, drawing: string] } = {
  focus: [
    '#22375c',
    line(disc(0, 0, 17), '#9fd0ff', 3) +
      line(disc(0, 0, 8), '#9fd0ff', 3) +
      flat(disc(0, 0, 3), '#ff6b5e') +
      line('M0-24V-12M0 24V12M-24 0H-12M24 0H12', '#9fd0ff', 3),
  ],
  'second-wind': ['#173a4a', line('M-34-10H6q10 0 10-8t-8-6M-34 2H20q10 0 10 8t-9 6M-34 14H-2q8 0 8 6', '#8fd8ff', 4)],
  dodge: [
    '#3a2a52',
    flat(disc(-18, -12, 6), '#8a7ab8') +
      line('M-18-4V10L-26 20M-18 10L-12 20', '#8a7ab8', 5) +
      figure(10, '#e0566b') +
      line('M10 12L4 22M10 12L17 22M24-14q8 8 0 18M31-18q12 13 0 27', '#ffd873', 3),
  ],
  'try-again': [
    '#3b2f1c',
    mass('M-12-12H12V12H-12z', '#f6ecdc') +
      flat(disc(-5, -5, 2.6) + disc(5, 5, 2.6) + disc(0, 0, 2.6), INK) +
      line('M-24 6A24 22 0 0 1 14-19M24-6A24 22 0 0 1-14 19', '#ffb45c', 4) +
      flat('M10-26l10 6-9 8zM-10 26l-10-6 9-8z', '#ffb45c'),
  ],
  'super-speed': [
    '#4a1f24',
    line('M-38-12H-6M-40 0H-12M-36 12H-8', '#ff9a8a', 3.5) +
      figure(14, '#f2b21d') +
      line('M14 12L2 20M14 12L26 18M14 0L28-4M14 0L2 4', '#f2b21d', 5),
  ],
  'devastating-blow': ['#4a2f14', burst('#ffb03a') + fist(-4, 2, '#7cc25a')],
  rally: [
    '#4a3a14',
    line('M-22 22V-22', '#c9a13b', 4) +
      mass('M-20-21Q-6-28 6-20T32-20V2Q18 10 6 2T-20 2z', '#d0323f') +
      flat('M6-18l3 6 6 1-4.500 4 1 6L6-4l-5.500 3 1-6L-3-11l6-1z', '#fff'),
  ],
  recovery: [
    '#173f2c',
    mass('M0 20Q-26 2-20-12-12-22 0-10 12-22 20-12 26 2 0 20z', '#ff6b6b') +
      flat('M-3-8H3V-1H10V5H3V12H-3V5H-10V-1H-3z', '#fff'),
  ],
  protector: ['#1d3557', mass('M0-22L20-15V2Q18 16 0 23-18 16-20 2V-15z', '#5d8fd6') + figure(0, '#f2d08a')],
  shockwave: [
    '#33204a',
    line('M-18 20A20 20 0 0 1-18-20M-6 24A28 28 0 0 0-6-24', '#d9a7ff', 0.01) +
      line('M-10-16q12 16 0 32M2-20q16 20 0 40M14-23q20 23 0 46', '#d9a7ff', 4) +
      fist(-24, 0),
  ],
  breach: [
    '#3a2a1c',
    mass('M-20-22H20V22H-20z', '#a5652c') +
      mass('M-6-22L4-6-4 0 8 22H20V-22z', '#1c1526') +
      line('M-6-22L4-6-4 0 8 22M4-6L14-10M-4 0L-14 4', '#ffd873', 2),
  ],
  'long-reach': [
    '#3b2a18',
    limb('M-44 20L14-4', '#6cc255', 11) + fist(22, -6, '#6cc255') + line('M36-20l5-6M40-8h7M36 6l5 5', '#ffd873', 3),
  ],
  teamwork: [
    '#1c3350',
    figure(-16, '#d0323f') + figure(16, '#3c78d8') + line('M-12 0L0-6 12 0', '#f2d08a', 5) + flat(disc(0, -7, 4), SKIN),
  ],
  'weak-spot': [
    '#2c3a2a',
    mass(disc(0, 0, 19), '#8aa06f') +
      line('M-10-14L-2-3-8 3 2 17', INK, 3) +
      line('M10-10l14-12', '#ff6b5e', 4) +
      flat('M12-16L4-4l13-4z', '#ff6b5e'),
  ],
  'iron-will': [
    '#3a3050',
    mass(disc(0, 2, 18), SKIN) +
      mass('M-19-4Q-18-22 0-22T19-4z', '#8a93ab') +
      line('M-9 2h5M4 2h5M-6 11h12', INK, 2.6) +
      flat(BOLT, 'rgb(255 211 77 / 90%)'),
  ],
};

const markups = new Map<TraitId, string>();

function markupOf(trait: TraitId): string {
  const known = markups.get(trait);
  if (known) return known;
  const [ground, drawing] = pictures[trait];
  const made = `<path d="M-60-40H60V40H-60z" fill="${ground}"/>${inked(drawing)}`;
  markups.set(trait, made);
  return made;
}

export const TraitPicture = memo(function TraitPicture({ trait }: { readonly trait: TraitId }) {
  return (
    <svg
      viewBox="-45 -27 90 54"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markupOf(trait) }}
    />
  );
});
