import type { WeaponId } from '../../content/weapons.ts';
import { INK, disc, flat, limb, line, mass, placed, shade } from './ink.ts';

// What is fought with: the grip at the origin, lying to the right, about sixty long. In a hand and on a card alike.

const [WOOD, DARK, STEEL, EDGE] = ['#a4713f', '#5b3b26', '#8d98a5', '#dfe6ec'];

const stick = (length: number, colour = WOOD, width = 5): string => limb(`M-8 0H${length}`, colour, width);

/** A machete that stands, and the nails of a bat. */
const blade = (steel: string): string =>
  mass('M-4 10L-7-23 1-36Q12-18 5 10z', steel) +
  line('M-2 4L-4-19', '#8d98a5', 1.6) +
  mass('M-4 10H5V21Q7 25 1 26T-4 21z', DARK) +
  mass('M-7 8H8V12H-7z', '#59616d');
const driven = (colour: string, width: number): string =>
  [
    [27, -4, -10],
    [36, -5, 0],
    [45, -6, 12],
    [52, -1, 82],
    [46, 6, 168],
    [37, 5, 180],
    [28, 4, 190],
  ]
    .map(([x, y, turn]) =>
      placed(`translate(${x} ${y}) rotate(${turn})`, line('M0 0V-9M-2.500-9H2.500', colour, width)),
    )
    .join('');

/** Those which nobody holds in a picture: they stand, their middle at the origin. */
export const standing: ReadonlySet<string> = new Set<WeaponId>([
  'hockey-stick',
  'vance-machetes',
  'josh-paddle',
  'severity-candlestick',
  'snow-umbrella',
  'carter-golf-club',
]);

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
    line('M-8-6H-13V8H-8', INK, 7) +
    line('M-8-6H-13V8H-8', '#59616d', 3.4) +
    line('M-6-10Q2-24 12-10', INK, 7) +
    line('M-6-10Q2-24 12-10', '#59616d', 3.4) +
    mass('M-8-12H18V12H-8z', '#e0702e') +
    shade('M-8 4H18V12H-8z') +
    mass([20, 28, 36, 44].map(x => `M${x}-5l3-8 5 8zM${x} 6l3 8 5-8z`).join(''), EDGE) +
    mass('M18-6H54Q64 0 54 7H18z', '#b9c2cc') +
    line('M24 .500H50', '#59616d', 2.4),
  crowbar: limb('M-8 0H44Q54 0 52-10', '#b53a34', 5) + limb('M-8 0l-4 5', '#b53a34', 4),
  'baseball-bat':
    mass('M-8-3H10L44-7Q54-7 54 0T44 7L10 3H-8z', '#d2a468') +
    shade('M10 1L54 1Q52 7 44 7L10 3z') +
    mass('M-11-5h4v10h-4z', DARK),
  'hockey-stick':
    limb('M16-21L-2 14', '#caa266', 5) +
    line('M16-21L12-13', '#2d2b35', 6) +
    mass('M-5 10L3 13Q0 23-6 23H-21Q-26 22-24 17L-21 14H-12Q-8 14-5 10z', '#e0b877') +
    line('M-19 16V21M-14 16V21M-9 16V21', '#2d2b35', 2.6) +
    mass('M8 17V22Q16 26 24 22V17z', '#3a3f46') +
    mass('M8 17Q16 12 24 17 16 22 8 17z', '#7a838f'),
  'nail-gun':
    mass('M10 0H26L20 18H8z', '#59616d') +
    line('M13 4L11 15M17 4L15 15M21 4L19 15', EDGE, 1.6) +
    mass('M-6-14H24Q28-14 28-10V2H8L4 21H-9L-6 2z', '#e2a52c') +
    shade('M-6-3H28V2H8L4 21H-2z') +
    line('M8 3q6 7 8-1', INK, 2) +
    mass('M28-11H35V0H28z', '#8d98a5') +
    mass('M40-18H44V-14H56L62-11.500 56-9H44V-5H40zM40-2H44V2H56L62 4.500 56 7H44V11H40z', EDGE),
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
    placed('rotate(42) translate(0 4)', blade(EDGE)) +
    placed('rotate(-42) translate(0 4) scale(-1 1)', blade('#c3ccd4')),
  'snow-bat':
    driven(INK, 4.6) +
    mass('M-8-3H10L44-8Q55-8 55 0T44 8L10 3H-8z', '#c89455') +
    shade('M10 1L55 1Q53 8 44 8L10 3z') +
    mass('M-11-5h4v10h-4z', DARK) +
    line('M-3-1V1M2-1V1M7-1V1', '#cf3b32', 3.4) +
    driven(EDGE, 2.2) +
    flat(disc(31, -1, 1.8) + disc(39, 2, 1.8) + disc(46, -2, 1.8), EDGE),
  'carter-revolver':
    line('M7 4q2 9 9 6l3-6', INK, 2.6) +
    mass('M-8-4L3 2-1 18Q-7 20-13 17z', '#8a5630') +
    mass('M-6-8L-11-14-6-15-1-11H44V-3H20V5H3L-8-1z', '#6d7683') +
    flat('M22-9.500H43V-7H22z', EDGE) +
    mass('M38-11V-15H42V-11z', '#6d7683') +
    mass('M3-13H19Q21-13 21-10V4Q21 7 19 7H3Q1 7 1 4V-10Q1-13 3-13z', '#a9b3be') +
    line('M7-8.500H17M7-3H17M7 2.500H17', '#3a3f46', 2.6),
  'saifon-staff':
    limb('M-36 0H52', '#b98246', 7) +
    line('M-34-2H50', '#d9a868', 1.8) +
    mass('M-41-6H-29V6H-41zM45-6H57V6H45z', '#8c2f2a') +
    flat('M-32-5H-29V5H-32zM45-5H48V5H45z', '#e0b350') +
    line('M-6-2L-3 2M0-2L3 2M6-2L9 2', '#8c2f2a', 3),
  'josh-paddle': placed(
    'rotate(40) scale(.88)',
    limb('M0-28V6', '#d2a468', 4) +
      limb('M-6-29H6', DARK, 4.4) +
      mass('M-3 0Q-11 1-11 8L-10 25Q-9 31 0 31T10 25L11 8Q11 1 3 0z', '#d2a468') +
      flat('M-9.500 23H9.500Q9 30 0 30T-9.500 23z', '#c9483c') +
      flat('M-10 17H10L9.500 20H-9.500z', '#c9483c') +
      line('M0 2V13', WOOD, 2.4),
  ),
  'severity-candlestick':
    limb('M-17-4Q-17 9 0 9T17-4', '#e0b350', 4) +
    limb('M0 18V-6', '#e0b350', 4.4) +
    mass('M-13 25Q-11 17-3 16H3Q11 17 13 25z', '#e0b350') +
    flat('M-2-2H0V16H-2z', '#f8dc94') +
    [
      [-17, -4],
      [0, -5],
      [17, -4],
    ]
      .map(([x = 0, y = 0]) =>
        placed(
          `translate(${x} ${y})`,
          mass('M0-20Q6-13 0-9-6-13 0-20z', '#ffb03a') +
            mass('M-3-9H3V0H-3z', '#f6efdc') +
            mass('M-6-1H6L4 3H-4z', '#c8932f'),
        ),
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
  'snow-umbrella': placed(
    'rotate(14)',
    limb('M0-24V18Q0 23-5 23T-10 18', '#8a5630', 3) +
      mass('M-25 0Q-24-21 0-21T25 0Q19-6 13 0 6-6 0 0-6-6-13 0-19-6-25 0z', '#b4485a') +
      flat('M0-20Q-10-14-13-1-6-6 0-1 6-6 13-1 10-14 0-20z', '#d9707e') +
      line('M0-21Q-11-15-13 0M0-21Q11-15 13 0M0-21V0', INK, 1.6),
  ),
  'carter-golf-club':
    limb('M16-20L-6 14', '#c9d1d9', 2.8) +
    line('M16-21L9-9', INK, 7.6) +
    line('M16-21L9-9', '#8c2f2a', 4.4) +
    mass('M-9 10L-3 13-5 21Q-7 25-12 24L-24 20Q-28 16-23 12z', '#8d98a5') +
    line('M-21 16L-9 18M-18 19.500L-9 21', '#4b535e', 1.6) +
    mass(disc(14, 16, 6), '#f6f2ea') +
    line('M14 22V25', WOOD, 3),
};
