import type { RubbleId } from '../../content/rubble.ts';
import { BONE, INK, STEEL, type Shape, bar, fist, flat, line, mass, placed, shade } from './shape.ts';
import { plank } from './wood.ts';

// Things of 64 by 48, about their middle.

/** A tin about the middle, its paper and what is on it. */
const tin = (paper: string, sign: readonly Shape[]): Shape[] => [
  mass('M-14-17V17Q0 23 14 17V-17z', '#aeb9cc'),
  flat('M-14-9Q0-4 14-9V11Q0 16-14 11z', paper),
  mass('M-14-17Q0-23 14-17 0-11-14-17z', '#d6deeb'),
  shade('M-14-16Q-10-14-7-13V20Q-11 19-14 17z'),
  ...sign,
];

const nail = (at: string): Shape[] =>
  placed([mass('M-8-22H8V-15H4V10L0 23-4 10V-15H-8z', '#dbe3f0'), shade('M-8-22H-1V20L-4 10V-15H-8z')], at);
const bullet = (at: string): Shape[] =>
  placed(
    [
      mass('M-5-4Q-5-15 0-19 5-15 5-4z', '#d9834e'),
      mass('M-5-4H5V17H-5z', '#ecc25f'),
      flat('M-5-3h3v19h-3z', '#fff0b8'),
      mass('M-6 15H6V19H-6z', '#b98a2e'),
    ],
    at,
  );
const arrow = (at: string): Shape[] =>
  placed(
    [
      line('M0 20V-16', INK, 4.4),
      line('M0 20V-16', '#d8b27c', 2.4),
      mass('M-5-13L0-23 5-13z', STEEL),
      mass('M-5 21V12L0 7 5 12V21L0 17z', '#d9484a'),
    ],
    at,
  );
const stick = (at: string): Shape[] =>
  placed(
    [mass('M-5-13H5V19H-5z', '#d9443c'), shade('M-5-13h4v32h-4z'), flat('M-5-5H5V0H-5zM-5 9H5v4H-5z', '#f0dcae')],
    at,
  );
const cross = (x: number, y: number, r: number): string =>
  `M${x - r / 3} ${y - r}h${(r * 2) / 3}v${(r * 2) / 3}h${(r * 2) / 3}v${(r * 2) / 3}h${(-r * 2) / 3}v${(r * 2) / 3}h${(-r * 2) / 3}v${(-r * 2) / 3}h${(-r * 2) / 3}v${(-r * 2) / 3}h${(r * 2) / 3}z`;
const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${rx * -2} 0z`;
const spool = (x: number, y: number): Shape[] => [
  flat(oval(x, y, 5, 5), '#f4eee0'),
  line(`M${x - 2} ${y}h4M${x} ${y - 2}v4`, '#191426', 1.8),
];
const CROW = {
  wings:
    'M-4-2Q-16-24-31-20-29-14-25-13-29-10-25-6-26-2-20 0-18 8-6 8zM6-4Q10-24 25-24 25-18 22-15 27-12 23-8 24-3 18-1 14 6 4 6z',
  body: 'M-10 2Q0-8 12 0 12 16-2 22L-6 16-12 20z',
  head: 'M4-3Q14-10 19 0 20 6 12 9 4 8 4-3z',
};

export const drawnRubble: { readonly [R in RubbleId]: readonly Shape[] } = {
  'empty-can': [
    mass('M-12-22Q4-28 8-20L0-13z', '#d6deeb'),
    ...placed(
      [
        mass('M-13-12V16Q0 22 13 16V-12z', '#8f9bb0'),
        mass('M-13-12Q0-18 13-12 0-6-13-12z', '#2d2a3c'),
        line('M-12-3Q0 2 12-3M-12 4Q0 9 12 4M-12 11Q0 16 12 11', '#5f6a80', 1.8),
        shade('M-13-11Q-9-9-7-8V19l-6-3z'),
      ],
      'rotate(-10)',
    ),
  ],
  'old-tyre': [
    mass('M-9-23H6A17 23 0 0 1 6 23H-9A17 23 0 0 1-9-23z', '#433e55'),
    line('M-15-18L-2-21M-20-12L-7-15M-24-4L-11-6M-24 4L-11 6M-20 12L-7 15M-15 18L-2 21', '#8b84a0', 2.4),
    mass(oval(6, 0, 17, 23), '#5d5772'),
    line(oval(6, 0, 13, 18), '#e4ddea', 2.2),
    mass(oval(6, 0, 9, 13), STEEL),
    mass(oval(6, 0, 4, 6), '#1d1928'),
    shade('M6-23A17 23 0 0 0 6 23Q-4 18-4 0T6-23z'),
  ],
  'vhs-tape': [
    mass('M-32-20H32V21H-32z', '#2b263b'),
    mass('M-32-20H32V15H-32z', '#464058'),
    mass('M-32-20H32V-12H-32z', '#6a6380'),
    flat('M-29-9H-11V12H-29zM11-9H29V12H11z', '#191426'),
    flat(oval(-20, 1.5, 8, 8) + oval(20, 1.5, 8, 8), '#7a4f3a'),
    ...spool(-20, 1.5),
    ...spool(20, 1.5),
    flat('M-9-9H9V12H-9z', '#f0e6d0'),
    flat('M-9-9H9V-5H-9z', '#e2605a'),
    line('M-7-1L-5 6-3-1M-1-1V6M-1 2.500H2M2-1V6M7-.5H4.500V2.500H7V6H4', '#2b263b', 1.4),
  ],
  'headless-doll': [
    mass(
      bar([-7, 8, 7], [-9, 21, 6]) +
        bar([7, 8, 7], [10, 21, 6]) +
        bar([-8, -9, 6], [-20, -1, 5]) +
        bar([8, -9, 6], [20, -14, 5]),
      '#f0c4a4',
    ),
    mass('M-8-15Q0-11 8-15L16 12Q0 18-16 12z', '#e5738c'),
    shade('M-8-15l4 2Q-8 2-8 15l-8-3z'),
    mass('M-5-19H5V-13H-5z', '#f0c4a4'),
    flat('M-5-20l3 2 2-4 3 3 2-2v3H-5z', '#fff6e2'),
    line('M-12 6Q0 11 12 6', '#ffe3ea', 2.4),
  ],
  'can-of-beans': tin('#d9573f', [
    flat('M-8-1q2-6 7-3 5 0 4 5-3 6-7 2-6 1-4-4zM2 5q2-4 6-2 2 4-2 6-5 0-4-4z', '#f7dfae'),
  ]),
  'water-bottle': [
    mass('M-5-22H5V-16H-5z', '#e8eef7'),
    mass('M-5-16H5Q11-12 11-5V20Q0 24-11 20V-5Q-11-12-5-16z', '#8fd0f0'),
    flat('M-11-1H11V19Q0 23-11 19z', '#4aa3dc'),
    mass('M-11-2H11V9H-11z', '#f4f8fc'),
    flat('M0-1Q5 5 0 7-5 5 0-1z', '#3f8fd0'),
    line('M-7-8V-5M-7 13V17', '#ffffff', 2.4),
  ],
  'canned-stew': [
    line('M-13-17q-5-4 0-8M-3-19q-5-4 0-7', '#aab4cc', 2.4),
    mass('M-21-7V16Q0 26 21 16V-7z', '#aeb9cc'),
    flat('M-20-1Q0 8 20-1V11Q0 20-20 11z', '#b5452f'),
    mass(oval(0, -7, 21, 7.5), '#d6deeb'),
    flat(oval(0, -6.5, 17.5, 5), '#7c3f1f'),
    line('M9-8L25-24', INK, 6.4),
    line('M9-8L25-24', '#e8eef7', 3.2),
    mass('M-15-9L-11-15-3-14-1-8-7-4-14-5z', '#a85a34'),
    mass(oval(5, -8, 5.5, 4), '#f08a3c'),
    flat('M-12-11L-9-13.500-5-13-8-10z', '#d08a58'),
    mass('M-9 6Q-8 1 0 3 7 4 8 9 4 15-3 13-9 12-9 6z', '#f3d9b0'),
    flat('M-4 7Q0 4 3 8 1 11-2 10z', '#b5452f'),
    shade('M-21-4Q-17 0-13 1V20Q-19 18-21 16z'),
  ],
  bandages: [
    mass('M-10-15H16Q24-15 24 0T16 15H-10z', '#f3ead9'),
    shade('M-10 4H24Q22 15 16 15H-10z'),
    mass('M-10-15Q-2-15-2 0T-10 15-18 0-10-15z', '#fffaf0'),
    line('M-10-9Q-6-9-6 0T-10 8-13 1-10-4', '#c9b89c', 2),
    mass('M6 15H30L27 21H2z', '#f3ead9'),
    flat(cross(13, -2, 8), '#e0524c'),
  ],
  'first-aid-kit': [
    line('M-9-15V-21H9V-15', INK, 7),
    line('M-9-15V-21H9V-15', '#e8eef7', 3.4),
    mass('M-25-15H25V19H-25z', '#e0524c'),
    shade('M-25-15h9v34h-9z'),
    flat('M-25-1H25V2H-25z', 'rgb(26 12 58 / 30%)'),
    flat(fist(0, 2, 12.5), '#ffffff'),
    flat(cross(0, 2, 9), '#e0524c'),
  ],
  bullets: [...bullet('translate(-15 2) rotate(-7)'), ...bullet(''), ...bullet('translate(15 2) rotate(7)')],
  arrows: [
    ...arrow('translate(-13 0) rotate(24)'),
    ...arrow('translate(0 0) rotate(24)'),
    ...arrow('translate(13 0) rotate(24)'),
  ],
  planks: [
    ...plank('translate(0 13) rotate(3)', '#8f6238'),
    ...plank('translate(0 1) rotate(-5)', '#a87742'),
    ...plank('translate(1 -12) rotate(-12)', '#c9955a'),
  ],
  nails: [
    ...nail('translate(-15 1) rotate(-26)'),
    ...nail('translate(15 1) rotate(26)'),
    ...nail('translate(0 1) rotate(4)'),
  ],
  shards: [
    mass('M-30-6H-17Q-10-14-2-14L10-17 5-8 14-5 6 1 13 8 4 10 7 16-2 14Q-10 14-17 6H-30z', '#5fae8a'),
    flat('M-28-4H-16Q-9-11-1-11L4-12 2-8Q-8-8-14-2H-28z', '#a5e6c4'),
    mass('M-31-8H-25V8H-31z', '#4a8f70'),
    mass('M16-19L27-14 19-6zM20 2L31-2 28 10zM12 13L24 15 17 22z', '#8fe0bc'),
  ],
  cables: [
    line('M-16 6a16 13 0 1 1 32 0 16 12 0 1 1-31-4M-9 6a9 7 0 1 1 18 0 9 7 0 1 1-18-1', INK, 6.4),
    line('M-16 6a16 13 0 1 1 32 0 16 12 0 1 1-31-4M-9 6a9 7 0 1 1 18 0 9 7 0 1 1-18-1', '#e2605a', 3.6),
    line('M14 12Q26 14 26-2V-14', INK, 6.4),
    line('M14 12Q26 14 26-2V-14', '#e2605a', 3.6),
    line('M24-14V-21M28-14V-21', '#e8c65a', 2.4),
  ],
  explosives: [
    line('M0-12Q2-22 12-20', INK, 4),
    line('M0-12Q2-22 12-20', '#d8b27c', 2),
    flat('M15-28l2 5 5-2-2 5 5 2-5 2 2 5-5-2-2 5-2-5-5 2 2-5-5-2 5-2-2-5 5 2z', '#ffcf5a'),
    ...stick('translate(-10 1)'),
    ...stick('translate(10 1)'),
    ...stick('translate(0 3)'),
    mass('M-17 2H17V8H-17z', '#3d4258'),
  ],
  'energy-drink': [
    mass('M-11-20H11L13-15V17L11 22H-11L-13 17V-15z', '#3f8fd0'),
    flat('M-12-14h6v32h-6z', '#7cc0f0'),
    mass('M-11-22H11V-17H-11z', STEEL),
    mass('M4-14L-8 4H-1L-5 17 8-2H1L7-14z', '#ffe25e'),
  ],
  focus: [
    mass('M-28 0Q0-26 28 0 0 26-28 0z', '#fff6e2'),
    mass(fist(0, 0, 12), '#e9963e'),
    flat(fist(0, 0, 5), INK),
    flat(fist(4, -4, 2.4), '#ffffff'),
    line('M0-23V-15M0 15V23M-23 0H-15M15 0H23', '#e0524c', 3),
  ],
  encouragement: [
    mass('M-22-6H-8L12-18V18L-8 6H-22z', '#f2b84a'),
    shade('M-22 0H-8L12 6V18L-8 6H-22z'),
    mass('M-18 6H-8L-5 19H-14z', '#8f5530'),
    mass('M12-19Q19 0 12 19 6 0 12-19z', '#ffe0a0'),
    line('M20-9L28-14M22 0H31M20 9L28 14', '#ff8a75', 3.4),
  ],
  bloodlust: [
    mass('M0-23Q20 2 16 12 12 23 0 23T-16 12Q-20 2 0-23z', '#c9303c'),
    shade('M0-23Q-8 0-6 22-14 20-16 12-20 2 0-23z'),
    flat('M-12 3L-2 7-4 11-11 9zM12 3L2 7 4 11 11 9z', '#ffe25e'),
    flat('M-9 14H9L6 18 3 15 0 19-3 15-6 18z', '#fff6e2'),
    line('M6-8Q10-2 11 2', '#ff9a8c', 2.4),
  ],
  vitamins: [
    mass('M-22-12H0V20H-22z', '#e8823c'),
    flat('M-22-3H0V13H-22z', '#fff6e2'),
    flat(cross(-11, 5, 6), '#5fae6a'),
    mass('M-24-21H2V-11H-24z', '#f4f1ea'),
    ...placed(
      [mass('M-10-5H0V5H-10Q-15 5-15 0T-10-5z', '#e0524c'), mass('M0-5H10Q15-5 15 0T10 5H0z', '#fff6e2')],
      'translate(16 12) rotate(-24)',
    ),
    mass(fist(17, -6, 6), '#ffd75e'),
  ],
  luck: [
    line('M0 2Q3 14 11 21', INK, 6),
    line('M0 2Q3 14 11 21', '#4f9c5a', 3.2),
    mass(
      'M0 0Q-18 2-18-7-17-14-10-12-12-20-5-20 2-19 0 0zM0 0Q18 2 18-7 17-14 10-12 12-20 5-20-2-19 0 0zM0 0Q-18-2-18 7-17 14-10 12-10 19-5 18 2 16 0 0zM0 0Q18-2 18 7 17 14 10 12 8 18 5 17-2 16 0 0z',
      '#6fc47a',
    ),
    line('M0 0L-10-9M0 0L10-9M0 0L-10 8M0 0L10 8', '#b8ecb8', 1.8),
  ],
  backpack: [
    line('M-7-18Q0-27 7-18', INK, 5),
    mass('M-17-6Q-17-20 0-20T17-6V19Q0 24-17 19z', '#5f8a5a'),
    shade('M-17-6Q-17-20-4-20-11-12-9 21L-17 19z'),
    mass('M-12 3H12V17Q0 20-12 17z', '#7fa86f'),
    line('M-15-5Q0 0 15-5M-8-4V3M8-4V3', '#3a5a3c', 2.4),
    mass('M-22 2h5v14h-5zM17 2h5v14h-5z', '#4b7048'),
    flat('M-2 1H2V6H-2z', '#e8c65a'),
  ],
  'rodent-attack': [
    line('M-16 14Q-34 14-28-4', INK, 5),
    line('M-16 14Q-34 14-28-4', '#e59aa0', 2.6),
    mass('M-20 16Q-22-8 0-10 10-18 16-10 30-4 29 4 22 12 12 12L8 17H-16z', '#857a8c'),
    shade('M-20 16Q-22-8-4-9-14 4-10 17h-6z'),
    mass(fist(5, -12, 6), '#c98f9c'),
    flat('M18-5L25-2 19 1z', '#ff5a4a'),
    mass('M20 8L28 5 25 12 23 8z', '#fffaf0'),
    line('M24 4L33 2M24 6L32 9M-10 17v3M2 17v3', INK, 1.6),
  ],
  'crow-attack': [
    line(`${CROW.wings}${CROW.body}${CROW.head}`, '#b3a9da', 4.4),
    mass(CROW.wings, '#4c4572'),
    mass(CROW.body, '#5f578a'),
    mass(CROW.head, '#5f578a'),
    mass('M18 1L32 9 15 10z', '#f0b040'),
    flat(oval(13.5, 0, 3, 3), '#ff5a4a'),
    line('M-24-15Q-16-12-12-4M-22-9Q-17-6-14-1M20-18Q14-14 11-8M20-11Q16-9 14-6', '#8f86b8', 2),
  ],
  fracture: placed(
    [
      mass('M-4-2L-5-10Q-13-12-11-18-6-24 0-18 6-24 11-18 13-12 5-10L4 1 1-4-1 3z', BONE),
      ...placed(
        [mass('M-4-1L-5 10Q-13 12-11 18-6 24 0 18 6 24 11 18 13 12 5 10L4-4 1 1-1-5z', BONE)],
        'translate(7 6) rotate(-16)',
      ),
      line('M-12 1L-19-2M-10 6L-16 10M14-3L21-6M13-9L18-15', '#ff6a5a', 3),
    ],
    'rotate(52) translate(-2 -3)',
  ),
};
