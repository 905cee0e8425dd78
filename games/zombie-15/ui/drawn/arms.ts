import type { WeaponId } from '../../content/weapons.ts';
import { disc, flat, limb, line, mass, placed, shade } from './ink.ts';

// What is fought with: the grip at the origin, lying to the right, about sixty long. In a hand and on a card alike.

const [WOOD, DARK, STEEL, EDGE] = ['#a4713f', '#5b3b26', '#8d98a5', '#dfe6ec'];

const stick = (length: number, colour = WOOD, width = 5): string => limb(`M-8 0H${length}`, colour, width);

export const arms: { readonly [W in WeaponId]: string } = {
  pistol:
    mass('M-5-6H34V3H8L5 3 2 16H-8L-4 3z', '#59616d') +
    flat('M-3-4H32V-1H-3z', STEEL) +
    line('M7 3q4 6 8 0', '#59616d', 2),
  shotgun:
    mass('M-14 6L2-6H12V3L4 5-8 14z', '#8a5630') +
    mass('M10-6H56V0H10z', STEEL) +
    mass('M24 0H42V6H24z', '#7a4a28') +
    flat('M10-5.500H56V-4H10z', EDGE),
  'assault-rifle':
    mass('M-16-4H2V6L-6 14H-16z', '#4a505a') +
    mass('M0-8H34V5H0z', '#5d6672') +
    mass('M34-5H60V-1H34z', STEEL) +
    mass('M10 5H20L24 18H14z', '#39404a') +
    flat('M4-6H30V-3H4z', STEEL),
  axe: stick(46) + mass('M36-20Q52-14 52 8 42 4 36 6z', '#c9483c') + flat('M48-13Q53-4 52 8L48 6Q49-4 45-16z', EDGE),
  machete:
    mass('M8-6H48Q58-4 56 6H8z', EDGE) +
    flat('M8 2H56V6H8z', STEEL) +
    mass('M-8-4H8V6H-8z', DARK) +
    mass('M6-8H10V10H6z', '#3a3f46'),
  chainsaw:
    mass('M-14-12H16V12H-14z', '#e0702e') +
    mass('M16-5H56Q62 0 56 6H16z', '#b9c2cc') +
    line('M20-5l4-3M28-5l4-3M36-5l4-3M44-5l4-3M20 6l4 3M28 6l4 3M36 6l4 3M44 6l4 3', '#59616d', 2) +
    line('M-8-12q8-10 16 0', '#3a3f46', 4),
  crowbar: limb('M-8 0H44Q54 0 52-10', '#b53a34', 5) + limb('M-8 0l-4 5', '#b53a34', 4),
  'baseball-bat':
    mass('M-8-3H10L44-7Q54-7 54 0T44 7L10 3H-8z', '#d2a468') +
    shade('M10 1L54 1Q52 7 44 7L10 3z') +
    mass('M-11-5h4v10h-4z', DARK),
  'hockey-stick': limb('M-8 0H40L54 10', '#caa266', 5) + line('M-8 0H4', '#2d2b35', 6),
  'nail-gun':
    mass('M-6-9H26V5H6L3 18H-8L-5 5z', '#e2a52c') +
    mass('M26-6H36V2H26z', STEEL) +
    mass('M10 5H18V14H10z', '#3a3f46') +
    line('M36-2H46', EDGE, 2.4),
  'josh-bow':
    line('M12-30Q34 0 12 30', DARK, 8) +
    line('M12-30Q34 0 12 30', WOOD, 4.6) +
    line('M12-30L2 0 12 30', '#efe7d6', 1.4) +
    line('M0 0H44', '#e8d9b5', 2.6) +
    flat('M42-4L52 0 42 4z', EDGE),
  'severity-sabre':
    mass('M8-2Q38 2 60-14 44 8 8 4z', EDGE) + mass('M-10-2H8V4H-10z', DARK) + line('M6-9Q14 1 6 11', '#e0b350', 3),
  'hazel-guitar':
    mass('M-6-4H22V3H-6z', DARK) +
    mass(`${disc(44, 0, 15)}${disc(28, 0, 10)}`, '#c8622e') +
    flat(disc(36, 0, 5), '#2d1a14') +
    line('M-4 0H50', '#f1e7cf', 1.2) +
    mass('M-14-6H-5V5H-14z', '#3a2a20'),
  'will-chain': [0, 1, 2, 3, 4, 5].map(i => line(disc(i * 10, i % 2 ? 3 : -1, 4.6), i % 2 ? STEEL : EDGE, 3)).join(''),
  'vance-machetes':
    placed('rotate(-14)', mass('M6-4H44Q52-3 50 5H6z', EDGE) + mass('M-8-3H8V5H-8z', DARK)) +
    placed('rotate(16)', mass('M6-4H44Q52-3 50 5H6z', '#c3ccd4') + mass('M-8-3H8V5H-8z', DARK)),
  'snow-bat':
    mass('M-8-3H10L44-7Q54-7 54 0T44 7L10 3H-8z', '#e6e1d6') +
    line('M30-7l-2-6M40-7l2-7M34 7l-1 6M46 6l3 6M52-3l7-3', '#59616d', 3) +
    line('M14-1L20 1', '#cf3b32', 4),
  'carter-revolver':
    mass('M-4-6H36V1H12L6 3 4 17H-7L-4 3z', '#6d7683') +
    mass('M6-8H18V4H6z', '#4b535e') +
    flat('M18-4H35V-2H18z', EDGE),
  'saifon-staff': limb('M-34 0H50', '#b98246', 5) + line('M-6 0H4M20 0H28', '#8c2f2a', 5.4),
  'josh-paddle': stick(30) + mass('M28-8H50Q58-6 58 0T50 8H28z', '#d9a441') + line('M34 0H54', '#a4713f', 2),
  'severity-candlestick':
    limb('M24 0Q25-15 36-15', '#e0b350', 4) +
    limb('M24 0Q25 15 36 15', '#e0b350', 4) +
    limb('M-8 0H38', '#e0b350', 5) +
    mass('M-16-10Q-9-7-8 0-9 7-16 10z', '#e0b350') +
    [-15, 0, 15]
      .map(
        y =>
          mass(`M36 ${y - 6}H40V${y + 6}H36z`, '#c8932f') +
          mass(`M40 ${y - 3.5}H50V${y + 3.5}H40z`, '#f6efdc') +
          flat(`M50 ${y - 3.5}Q63 ${y} 50 ${y + 3.5}z`, '#ffb03a'),
      )
      .join(''),
  'hazel-shovel': stick(36) + mass('M34-10H48Q60-6 62 0 60 6 48 10H34z', STEEL) + flat('M38-6H50V-3H38z', EDGE),
  'vance-banjo':
    mass('M-8-4H26V4H-8z', DARK) +
    mass(disc(40, 0, 16), '#b98246') +
    flat(disc(40, 0, 12), '#f1e7cf') +
    line('M-6 0H52', '#59616d', 1.2),
  'will-wrench': mass('M-8-4H38L44-12H56L50-3V3L56 12H44L38 4H-8z', STEEL) + flat('M-6-3H38V-1H-6z', EDGE),
  'saifon-rake':
    stick(44) + mass('M42-14H48V14H42z', '#59616d') + line('M48-12H56M48-6H56M48 0H56M48 6H56M48 12H56', '#59616d', 3),
  'snow-umbrella':
    limb('M-8 0H20', '#3a3f46', 3.4) +
    line('M-8 0q-8 0-7 7', DARK, 4) +
    mass('M14-5Q34-14 56 0 34 14 14 5z', '#b4485a') +
    line('M16 0H56', '#7a2b3a', 1.8),
  'carter-golf-club':
    limb('M-10 0H48', '#b9c2cc', 3.6) + mass('M44-3H56Q60 8 50 10L44 4z', '#3a3f46') + line('M-10 0H4', '#2d2b35', 6),
};
