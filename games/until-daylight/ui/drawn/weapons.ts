import type { WeaponId } from '../../content/weapons.ts';
import { BLOOD, INK, LIGHT, STEEL, type Shape, bar, fist, flat, line, mass, placed } from './shape.ts';

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
const shaft = (colour: string, top: number, foot = 28): Shape => mass(bar([0, foot, 4.6], [0, top, 4.6]), colour);

const STRING = '#b9ad97';
const curved = (limbs: string, colour: string): Shape[] => [line(limbs, INK, 7.4), line(limbs, colour, 4)];
const arrow = (feather: string): Shape[] => [
  line('M-14 0H24', INK, 3.8),
  line('M-14 0H24', '#d8b27c', 2),
  mass('M21-5L31 0 21 5z', STEEL),
  flat('M-19-5h9l3 5-3 5h-9l3-5z', feather),
  flat('M8-6h5V6H8z', GRIP),
];

const NAIL = 'M0 0V-10M-2.500-10H2.500';
/** Where they stick out of a bat, and how they are turned. */
const NAILS = [
  [-5, -1, -78],
  [-5, -11, -70],
  [-5, -21, -58],
  [-2, -27, -18],
  [4, -26, 28],
  [5, -16, 66],
  [5, -6, 74],
] as const;
const nails = (colour: string, width: number): Shape[] =>
  NAILS.flatMap(([x, y, turn]) => placed([line(NAIL, colour, width)], `translate(${x} ${y}) rotate(${turn})`));

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
    turn: 20,
    shapes: [
      ...placed(
        [
          mass('M-5 4V-24Q-4-36 5-40 7-16 5 4z', STEEL),
          flat('M1 2L2-32Q4-36 4.500-37 6-16 4 2z', '#ffffff'),
          line('M-2-6V-22', 'rgb(26 19 48 / 45%)', 1.6),
        ],
        'translate(-12 -5) rotate(52)',
      ),
      mass('M-19-6Q-12-13-5-6V20Q-5 28-12 28T-19 20z', '#9a5ccc'),
      mass('M-19-6Q-12-13-5-6V0H-19zM-19 19H-5Q-5 28-12 28T-19 19z', '#e8c65a'),
      flat('M-14-6a2 2 0 1 0 4 0a2 2 0 1 0-4 0z', INK),
      line('M-15 4V15', '#e0c2fa', 2.2),
    ],
  },
  'haggler-nailed-bat': {
    turn: 50,
    shapes: [...nails(INK, 5.2), ...club(14, WOOD), ...nails('#e3eaf6', 2.6)],
  },
  'hipster-bow': {
    turn: -24,
    shapes: [
      ...curved('M-4-28Q-13-27-7-19 17-12 11 0 17 12-7 19-13 27-4 28', '#c98a3c'),
      line('M-9-23L-13 0-9 23', STRING, 1.6),
      ...arrow('#5fbf8a'),
    ],
  },
  'baseball-bat': { turn: 50, shapes: club(13, '#d9a868') },
  machete: {
    turn: 52,
    shapes: [
      mass('M-5 14L-8-26 3-41Q17-20 6 14z', STEEL),
      flat('M2 13Q10-18 2-39L3-40Q15-20 5 13z', '#ffffff'),
      line('M-4 6L-5-22', 'rgb(26 19 48 / 35%)', 1.6),
      mass('M-5 13H6V30Q10 38 1 38-7 38-5 30z', GRIP),
      flat('M-1 18h3v3h-3zM-1 27h3v3h-3z', '#e0b04e'),
    ],
  },
  'fire-axe': {
    turn: 52,
    shapes: [
      shaft('#e0b04e', -22, 41),
      line('M0 41V30', INK, 4.6),
      mass('M-22-26Q-28-12-22 2L-5-6H5L21-13 5-19H-5z', '#d6433c'),
      flat('M-21.500-25Q-27-12-21.500 1L-16-1.500Q-20-12-16-22.500z', '#f2f5fa'),
      flat('M-15-21L-5-17.500H5L12-15H-14z', '#f08a80'),
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
  // a compound bow: wheels at both ends
  'hunting-bow': {
    turn: -24,
    shapes: [
      line('M-8-22L-16 0-8 22M-3-22V22', STRING, 1.6),
      ...curved('M-5-22L9-15 5 0 9 15-5 22', '#5f8a5a'),
      mass('M5-14H13L10-4V4L13 14H5Q1 0 5-14z', '#3d5a40'),
      ...[-22, 22].flatMap(y => [mass(fist(-6, y, 6), STEEL), flat(fist(-6, y, 2.2), INK)]),
      ...arrow('#e2605a'),
    ],
  },
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
    turn: 54,
    shapes: [
      mass('M-3 15Q-10-16 4-42L5-35Q-2-14 3 15z', STEEL),
      flat('M-2.500 14Q-9-14 3-39-4-12-.5 14z', '#ffffff'),
      mass(bar([0, 19, 5.8], [3, 37, 5.8]), '#b83a4c'),
      line('M-2 21l5 3M-1 26l5 3M0 31l5 3M0 36l5 2', '#f7e3c4', 1.6),
      mass('M-8.500 15a8.500 3.500 0 1 0 17 0a8.500 3.500 0 1 0-17 0z', '#e0b04e'),
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
