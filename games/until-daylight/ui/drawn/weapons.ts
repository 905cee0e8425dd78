import type { WeaponId } from '../../content/weapons.ts';
import { BLOOD, INK, LIGHT, STEEL, type Shape, bar, flat, line, mass, placed } from './shape.ts';

/** A weapon about its own middle: blades and clubs stand upright, guns point to the right. */
export interface DrawnWeapon {
  readonly shapes: readonly Shape[];
  /** How it lies on its card. */
  readonly turn: number;
}

const WOOD = '#b07a45';
const GRIP = '#5f3b28';
const GUN = '#6d7a98';

const club = (thick: number, colour: string): Shape[] => [
  mass(bar([0, 27, 5], [0, -22, thick]), colour),
  line(`M${thick / 5} 14V-24`, LIGHT, 2),
  line('M-2 25h4M-2 20h4M-2 15h4', GRIP, 2.4),
];
const shaft = (colour: string, top: number): Shape => mass(bar([0, 28, 4.6], [0, top, 4.6]), colour);

/** A bow with its string and an arrow on it. */
const bow = (limbs: string, feather: string): Shape[] => [
  line('M-5-23Q26 0-5 23', INK, 7.4),
  line('M-5-23Q26 0-5 23', limbs, 4),
  line('M-5-23L-12 0-5 23', '#efe6d2', 1.4),
  line('M-14 0H24', INK, 3.8),
  line('M-14 0H24', '#d8b27c', 2),
  mass('M21-5L31 0 21 5z', STEEL),
  flat('M-17-5h9l3 5-3 5h-9l3-5z', feather),
  flat('M8-6h5V6H8z', GRIP),
];

export const drawnWeapons: { readonly [W in WeaponId]: DrawnWeapon } = {
  'pillar-sledgehammer': {
    turn: 52,
    shapes: [
      shaft(WOOD, -16),
      mass('M-15-28H15V-11H-15z', '#8f9bb3'),
      flat('M-14-27H14V-22H-14z', '#c9d3e6'),
      line('M-9-27V-12M9-27V-12', 'rgb(26 19 48 / 45%)', 1.6),
    ],
  },
  'psycho-cleaver': {
    turn: 52,
    shapes: [
      mass(bar([0, 25, 7], [0, 8, 6]), GRIP),
      mass('M-7 8V-27Q5-31 15-26V6Q4 10-7 8z', STEEL),
      flat('M11-27l4 1V6l-4 1z', '#ffffff'),
      flat('M-4-23a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0z', INK),
      flat('M15-16L5-9l5 4-6 6 11 3z', BLOOD),
    ],
  },
  'trigger-magnum': {
    turn: -10,
    shapes: [
      line('M-8 4q2 9 9 6l2-7', INK, 2.6),
      mass('M-22-1L-10 4-13 23H-27z', '#8f5530'),
      mass('M-24-11L28-13V-3L4-2 0 4-11 5-22 0z', STEEL),
      flat('M-22-10L27-12v3L-22-7z', '#ffffff'),
      mass('M-12-9H4V3H-12z', '#8f9bb3'),
      line('M-8-8V2M-4-8V2M0-8V2', INK, 1.2),
    ],
  },
  'klepto-switchblade': {
    turn: 48,
    shapes: [
      mass('M-5 1L-4-24Q2-32 6-19L5 1z', STEEL),
      flat('M2 0L3-26Q6-24 6-19L5 0z', '#ffffff'),
      mass('M-6 27Q-8 5-5 1H6Q8 6 6 27 0 30-6 27z', '#8450b0'),
      line('M-1 8V22', '#d9b8f5', 2.2),
    ],
  },
  'haggler-nailed-bat': {
    turn: 50,
    shapes: [line('M-14-24L14-20M-13-13L12-9M14-29L-13-17M13-15L-10-7', '#e3eaf6', 2.6), ...club(14, WOOD)],
  },
  'hipster-bow': { turn: -24, shapes: bow('#c98a3c', '#5fbf8a') },
  'baseball-bat': { turn: 50, shapes: club(13, '#d9a868') },
  machete: {
    turn: 50,
    shapes: [
      mass('M-4 8L-7-20Q-4-31 8-27 6-8 5 8z', STEEL),
      flat('M2 7L4-27Q7-28 8-27 6-8 5 7z', '#ffffff'),
      mass('M-5 8H6L5 27Q0 30-4 27z', GRIP),
    ],
  },
  'fire-axe': {
    turn: 44,
    shapes: [
      shaft('#e0b04e', -26),
      mass('M-3-26Q-17-31-21-14-11-8-3-11z', '#d6433c'),
      flat('M-18-25Q-24-16-20-12L-16-12Q-19-17-15-26z', '#ffffff'),
      mass('M3-25L17-18 3-12z', '#d6433c'),
    ],
  },
  pitchfork: {
    turn: 52,
    shapes: [
      shaft(WOOD, -6),
      line('M-11-29V-14Q-11-7 0-7T11-14V-29M0-31V-8', INK, 6),
      line('M-11-29V-14Q-11-7 0-7T11-14V-29M0-31V-8', STEEL, 3),
    ],
  },
  pistol: {
    turn: -8,
    shapes: [
      line('M-4 2q2 9 9 5v-6', INK, 2.6),
      mass('M-22-1H-5L-9 22H-24z', '#4a5068'),
      mass('M-25-13H25V-1H-25z', GUN),
      flat('M-24-12H24v3H-24z', '#97a4c0'),
      line('M-21-6v4M-17-6v4M-13-6v4', INK, 1.4),
    ],
  },
  shotgun: {
    turn: -22,
    shapes: [
      mass('M-31 0L-14-6H-8V3L-29 13z', WOOD),
      mass('M-12-7H31V-1H-12z', GUN),
      mass('M-10-1H28V4H-10z', '#56617e'),
      mass('M4-2H20V7H4z', '#8f5530'),
      line('M-10-5H30', '#a9b4cc', 1.6),
      line('M-9 4q1 6 6 4', INK, 2),
    ],
  },
  'hunting-bow': { turn: -24, shapes: bow('#5f8a5a', '#e2605a') },
  crossbow: {
    turn: 34,
    shapes: [
      mass('M-4-22H4L6 26Q0 31-6 26z', '#8f5530'),
      line('M-26-6Q-16-24 0-22 16-24 26-6', INK, 7),
      line('M-26-6Q-16-24 0-22 16-24 26-6', GUN, 3.8),
      line('M-26-6L0 4 26-6', '#efe6d2', 1.4),
      line('M0 6V-28', '#f0dcae', 2),
      mass('M-4-26L0-34 4-26z', STEEL),
    ],
  },
  chainsaw: {
    turn: -12,
    shapes: [
      mass('M-2-7H26Q33-2 26 5H-2z', STEEL),
      line('M0-9l2-2 3 2 2-2 3 2 2-2 3 2 2-2 3 2 2-2 3 2M0 7l3 2 2-2 3 2 2-2 3 2 2-2 3 2 2-2 3 1', INK, 1.6),
      line('M-20-10Q-10-22 2-9', INK, 6),
      line('M-20-10Q-10-22 2-9', '#3d4258', 3.2),
      mass('M-28-8Q-28-12-22-12H0V10H-20Q-30 10-28-8z', '#ef8a3a'),
      flat('M-24-8h10v6h-10zM-10 0h8v7h-8z', '#7d3c1c'),
    ],
  },
  molotov: {
    turn: 10,
    shapes: placed(
      [
        flat('M-2-13Q-13-22-4-31-4-25 0-25 0-33 8-35 4-28 10-24 13-15 4-12z', '#ff8a3a'),
        flat('M0-14Q-5-19 0-25 2-20 6-22 8-16 3-13z', '#ffe08a'),
        mass('M-4-14H5V-4Q12 0 12 8V22Q0 27-11 22V8Q-11 0-4-4z', '#6fae7a'),
        flat('M-9 10Q0 7 10 10V20Q0 24-9 20z', '#e8b45a'),
        flat('M-5-14H6v5H-5z', '#efe3cc'),
        line('M-6 4V18', LIGHT, 2.4),
      ],
      'translate(0 4) scale(.88)',
    ),
  },
  katana: {
    turn: 50,
    shapes: [
      mass('M-2.5 13Q-8-10 1-37 4-12 2.5 13z', STEEL),
      flat('M.5 12Q-3-10 1-33 4-12 2.5 12z', '#ffffff'),
      mass('M-7 11H7V14.5H-7z', '#e0b04e'),
      mass(bar([0, 16, 5], [2, 33, 5]), '#b83a4c'),
      line('M-1 19l4 4M-1 24l4 4M0 29l4 3', '#f7e3c4', 1.5),
    ],
  },
  'hunting-rifle': {
    turn: -22,
    shapes: [
      mass('M-32 2L-16-5H10V2L-14 4-30 14z', '#8f5530'),
      mass('M-8-7H32V-3H-8z', GUN),
      mass(bar([-12, -12, 7], [6, -12, 6]), '#3d4258'),
      line('M-8-8v-2M2-8v-2M-12 4q1 6 6 4', INK, 2),
      flat('M-14-14h4v3h-4z', '#9fd0ff'),
    ],
  },
};
