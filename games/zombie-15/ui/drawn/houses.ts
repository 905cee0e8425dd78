import { INK, LIT, box, disc, flat, line, mass, shade } from './ink.ts';

// What stands along the streets, seen from above and a little from the south: a roof, and under it the wall to the street.

export interface Lot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The same number, the same house. */
  readonly seed: number;
}

const ROOFS = ['#5f7f8c', '#b0624a', '#7a5f86', '#8c7a4e', '#6d8a6a', '#a6544c', '#566b94'] as const;
const AWNINGS = ['#c2473a', '#3f6fae', '#d08a2e', '#4c8a58'] as const;
const LAWN = '#5a7843';
const PAVED = '#8b7f6d';

const of = <T>(list: readonly T[], seed: number): T => list[seed % list.length] as T;
const round = (n: number): number => Math.round(n * 10) / 10;
const shadow = (x: number, y: number, width: number, height: number): string =>
  flat(box(x + 2, y + 2.5, width, height), 'rgb(12 8 24 / 34%)');

/** A window; some are lit. */
const pane = (x: number, y: number, size: number, isLit: boolean): string =>
  flat(box(round(x), round(y), size, size), isLit ? LIT : '#3a4152');

function house({ x, y, width: w, height: h, seed }: Lot): string {
  const [eaves, left, right] = [round(y + h * 0.6), x + 2, x + w - 2];
  const roof = of(ROOFS, seed);
  const tiles = [0.22, 0.4].map(at => `M${round(left + 2)} ${round(y + h * at)}H${round(right - 2)}`).join('');
  return [
    flat(box(x, y, w, h), seed % 3 === 0 ? PAVED : LAWN),
    shadow(left, y + 2, w - 4, h - 4),
    mass(box(left + 1, eaves, w - 6, round(h * 0.34)), seed % 2 ? '#d8c4a0' : '#c9b08f'),
    shade(box(left + 1, eaves, w - 6, 2.4)),
    pane(left + 4, eaves + 4, 3.6, seed % 4 !== 0),
    pane(right - 8, eaves + 4, 3.6, seed % 3 === 1),
    flat(box(round(x + w / 2 - 2), round(eaves + 3.6), 4, round(h * 0.34 - 3.6)), '#5a3a28'),
    mass(`M${left} ${eaves + 1}L${left + 2} ${y + 2}H${right - 2}L${right} ${eaves + 1}z`, roof),
    line(tiles, 'rgb(20 10 24 / 32%)', 0.9),
    shade(`M${round(x + w * 0.62)} ${y + 2}H${right - 2}L${right} ${eaves + 1}H${round(x + w * 0.68)}z`),
    mass(box(round(x + w * 0.7), y + 4, 4, 4.6), '#6e4a3c'),
  ].join('');
}

function shop({ x, y, width: w, height: h, seed }: Lot): string {
  const [front, awning] = [round(y + h * 0.56), of(AWNINGS, seed)];
  const stripes = Math.max(3, Math.round(w / 7));
  const step = round((w - 4) / stripes);
  const striped = Array.from({ length: stripes }, (_, i) =>
    flat(
      `M${round(x + 2 + i * step)} ${front + 1}h${step}v4q-${round(step / 2)} 3-${step} 0z`,
      i % 2 ? '#f4ead6' : awning,
    ),
  ).join('');
  return [
    flat(box(x, y, w, h), PAVED),
    shadow(x + 2, y + 2, w - 4, h - 4),
    mass(box(x + 2, front, w - 4, round(h * 0.38)), '#5d4a40'),
    flat(box(x + 4, front + 6, round(w * 0.36), round(h * 0.38 - 8)), LIT),
    flat(box(round(x + w * 0.62), front + 6, round(w * 0.28), round(h * 0.38 - 8)), seed % 2 ? '#caa35c' : '#3a4152'),
    mass(box(x + 2, y + 2, w - 4, round(h * 0.54)), of(ROOFS, seed + 2)),
    flat(box(x + 4, y + 4, w - 8, round(h * 0.54 - 5)), 'rgb(20 10 24 / 18%)'),
    mass(box(round(x + w * 0.2), y + 6, 6, 5), '#9aa0a8'),
    line(`M${round(x + w * 0.2 + 1.5)} ${y + 8}h3`, INK, 0.8),
    striped,
    line(`M${x + 2} ${front + 1}H${x + w - 2}`, INK, 1),
  ].join('');
}

const tree = (x: number, y: number, r: number): string =>
  flat(disc(x + 2, y + 2.5, r), 'rgb(12 8 24 / 34%)') +
  mass(
    `M${x - r} ${y}q-1-${round(r * 0.8)} ${round(r * 0.7)}-${round(r * 0.9)}q${round(r * 0.7)}-${round(r * 0.5)} ${round(r * 0.9)} ${round(r * 0.1)}q${round(r * 0.6)} ${round(r * 0.4)} ${round(r * 0.35)} ${round(r * 1.1)}q-${round(r * 0.3)} ${round(r * 0.8)}-${round(r)} ${round(r * 0.7)}q-${round(r * 0.9)} 0-${round(r * 0.95)}-${round(r)}z`,
    '#3f5f3a',
  ) +
  flat(disc(round(x - r * 0.25), round(y - r * 0.3), round(r * 0.42)), '#587a48');

function garden({ x, y, width: w, height: h, seed }: Lot): string {
  const pool =
    mass(
      `M${round(x + w * 0.42)} ${round(y + h * 0.5)}h${round(w * 0.46)}v${round(h * 0.36)}h-${round(w * 0.46)}z`,
      '#e9dfc6',
    ) +
    flat(box(round(x + w * 0.42 + 2), round(y + h * 0.5 + 2), round(w * 0.46 - 4), round(h * 0.36 - 4)), '#3fa7c4') +
    line(`M${round(x + w * 0.5)} ${round(y + h * 0.66)}q3-2 6 0t6 0`, '#bfeaf2', 1);
  return [
    flat(box(x, y, w, h), LAWN),
    line(
      `M${x + 4} ${y + h - 5}l1-3 1 3M${round(x + w * 0.6)} ${y + 8}l1-3 1 3M${x + w - 7} ${round(y + h * 0.45)}l1-3 1 3`,
      '#8fae62',
      0.8,
    ),
    tree(round(x + w * 0.28), round(y + h * 0.36), round(Math.min(w, h) * 0.26)),
    seed % 3 === 0 && w > 20 ? pool : tree(round(x + w * 0.7), round(y + h * 0.64), round(Math.min(w, h) * 0.22)),
  ].join('');
}

const CARS = ['#9c4840', '#c6a23e', '#4e6f8c', '#d7d3c8', '#567a4a'] as const;

/** A car from above, its nose to the right. */
export const car = (x: number, y: number, turn: number, seed: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${flat('M-11-3.500h24q2 6 0 11h-22z', 'rgb(12 8 24 / 38%)')}${mass('M-12-3.500q0-2 3-2.500h18q5 0 5 6t-5 6h-18q-3-.5-3-2.500z', of(CARS, seed))}${flat('M-6-4h5v8h-5zM3-4h3q2 4 0 8h-3z', '#252b38')}${flat('M12-4h1.600v2.400H12zM12 1.600h1.600V4H12z', LIT)}</g>`;

function carPark({ x, y, width: w, height: h, seed }: Lot): string {
  const bays = Math.max(2, Math.floor(w / 15));
  const marks = Array.from(
    { length: bays + 1 },
    (_, i) => `M${round(x + 2 + (i * (w - 4)) / bays)} ${y + 3}v${round(h * 0.55)}`,
  );
  return [
    flat(box(x, y, w, h), '#6b665f'),
    line(marks.join(''), 'rgb(239 230 208 / 50%)', 1),
    car(round(x + 2 + (w - 4) / bays / 2), round(y + 13), 90, seed),
    bays > 2 && seed % 2 ? car(round(x + 2 + ((w - 4) / bays) * 2.5), round(y + 14), -90, seed + 3) : '',
  ].join('');
}

const KINDS = [house, house, shop, garden, house, shop, carPark, garden] as const;

/** A house, a shop, a garden: what this lot has. */
export const lot = (one: Lot): string => of(KINDS, one.seed)(one);
