import { type Box, Drawing, disc, once } from './drawing.tsx';

const BOX: Box = { x: 0, y: 0, width: 40, height: 40 };

const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [[20, 20]],
  [
    [12, 12],
    [28, 28],
  ],
  [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  [
    [12, 12],
    [28, 12],
    [12, 28],
    [28, 28],
  ],
  [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  [
    [12, 10],
    [28, 10],
    [12, 20],
    [28, 20],
    [12, 30],
    [28, 30],
  ],
];

const markups = once(
  (value: string) =>
    `<rect x="1" y="1" width="38" height="38" rx="9" fill="#cdbfa4"/><rect x="1" y="1" width="35" height="35" rx="8" fill="#f8f2e6"/>` +
    (SPOTS[Number(value) - 1] ?? []).map(([x, y]) => disc(x - 1, y - 1, 3.7, '#221a2e')).join(''),
);

/** A die as it fell. */
export function Die({ value }: { readonly value: number }) {
  return <Drawing markup={markups(String(value))} box={BOX} />;
}
