import { INK, type Shape, bar, fist, flat, line, mass, placed, shade } from './shape.ts';

// What they dragged into the street: planks, sandbags, tyres, a door, a cone.

const MOONLIT = 'rgb(208 220 255 / 75%)';

const plank = (x: number, y: number, turn: number, colour = '#8a6039'): Shape[] =>
  placed(
    [
      mass('M-92-12L90-11 94-3 89 11-90 10-95 1z', colour),
      line('M-84-3H-20M-6 4H52M60-4H84', 'rgb(48 24 12 / 55%)', 2.4),
      line('M-90-10L88-9', MOONLIT, 2),
      flat(fist(-80, 0, 3) + fist(78, 0, 3), INK),
    ],
    `translate(${x} ${y}) rotate(${turn})`,
  );

const post = (x: number, y: number, turn = 0): Shape[] =>
  placed(
    [mass('M-10-62L-2-72 9-64V60H-10z', '#6b4729'), line('M8-60V56', MOONLIT, 2), shade('M-10-62l5-5v127h-5z')],
    `translate(${x} ${y}) rotate(${turn})`,
  );

const sack = (x: number, y: number): Shape[] =>
  placed(
    [
      mass('M-38 10Q-46-14-22-16H24Q46-14 38 10 34 17 0 17T-38 10z', '#9c8762'),
      shade('M-38 10Q-46-14-22-16-30 4-16 17-34 16-38 10z'),
      line('M-18-14H26Q36-12 38-4', MOONLIT, 2.2),
      line('M-30 2Q0 8 32 0', 'rgb(70 50 26 / 50%)', 2),
    ],
    `translate(${x} ${y})`,
  );

const tyre = (x: number, y: number): Shape[] =>
  placed(
    [
      mass(fist(0, 0, 34), '#2b2738'),
      line(fist(0, 0, 27), '#48425a', 4),
      mass(fist(0, 0, 14), '#14101f'),
      line('M12-31A34 34 0 0 1 33-6', MOONLIT, 2.4),
    ],
    `translate(${x} ${y})`,
  );

const door = (x: number, y: number, turn: number): Shape[] =>
  placed(
    [
      mass('M-34-66H34V66H-34z', '#4f7a86'),
      line('M-24-54H24V-8H-24zM-24 6H24V52H-24z', '#35586a', 4),
      flat(fist(25, 2, 4), '#e8c65a'),
      line('M-32-64H33V62', MOONLIT, 2.2),
    ],
    `translate(${x} ${y}) rotate(${turn})`,
  );

const cone = (x: number, y: number): Shape[] =>
  placed(
    [
      mass('M-6-40H6L20 14H-20z', '#e8703a'),
      flat('M-10-24H10L13-12H-13zM-17 2H17L20 12H-20z', '#fff1dc'),
      mass('M-28 13H28V21H-28z', '#c9562a'),
    ],
    `translate(${x} ${y})`,
  );

/** A drum with a fire in it. */
const drum = (x: number, y: number): Shape[] =>
  placed(
    [
      flat('M-22-44Q-40-72-20-96-18-78-8-80-14-112 12-124 4-98 20-90 26-100 24-108 46-76 24-44z', '#ff8a3a'),
      flat('M-12-44Q-24-64-8-80-4-68 2-70 0-88 12-94 10-76 18-70 22-56 14-44z', '#ffd86a'),
      mass('M-28-46H28V44Q0 52-28 44z', '#6a4638'),
      shade('M-28-46h16v94q-12-1-16-4z'),
      line('M-28-18Q0-11 28-18M-28 14Q0 21 28 14', '#3d2620', 3.5),
      flat('M-12-6h7v12h-7zM4-4h7v12H4zM-5 24h7v10h-7z', '#ffb04a'),
      line('M-27-45H27', '#ffd08a', 3),
    ],
    `translate(${x} ${y})`,
  );

/** Barbed wire along the top. */
const wire = (x: number, y: number): Shape => ({
  ...line('M0 0q14-26 28 0t28 0 28 0 28 0 28 0M10-8l8-6M38-8l8-6M66-8l8-6M94-8l8-6M122-8l8-6', '#aab4cf', 2.2),
  at: `translate(${x} ${y})`,
});

/** From the left edge of the picture to the right; the middle is what a phone shows. */
export const BARRICADE: readonly Shape[] = [
  ...post(60, 640),
  ...plank(20, 610, -8),
  ...plank(70, 646, 5, '#7a5433'),
  ...tyre(190, 640),
  ...tyre(256, 644),
  ...tyre(222, 590),
  ...door(350, 628, -12),
  ...plank(420, 616, 6),
  ...post(470, 640, 4),
  ...plank(450, 650, -5, '#7a5433'),
  ...sack(560, 650),
  ...sack(640, 652),
  ...sack(600, 622),
  ...drum(704, 606),
  wire(760, 578),
  ...post(790, 632, -4),
  ...post(900, 634, 3),
  ...plank(846, 600, -5, '#96693e'),
  ...plank(838, 632, 4),
  ...plank(860, 660, -3, '#7a5433'),
  ...sack(968, 652),
  ...sack(1040, 654),
  ...sack(1004, 624),
  ...post(1108, 634, 5),
  ...plank(1100, 616, 7, '#96693e'),
  ...plank(1130, 648, -6),
  ...tyre(1226, 640),
  ...cone(1284, 640),
  ...door(1352, 630, 14),
  wire(1380, 584),
  ...post(1440, 634),
  ...plank(1450, 606, -7),
  ...plank(1440, 642, 4, '#7a5433'),
  ...sack(1560, 650),
  ...sack(1636, 652),
  ...sack(1596, 622),
  ...tyre(1722, 642),
  ...tyre(1786, 640),
  ...tyre(1752, 590),
  ...plank(1860, 626, -6),
  mass(bar([1830, 560, 14], [1850, 690, 14]), '#6b4729'),
];
