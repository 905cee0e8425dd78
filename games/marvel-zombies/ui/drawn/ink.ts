// The hand in which this game is drawn: flat masses with an ink line, as in a comic; light from the upper left. A figure stands
// with its feet at the origin, about a hundred high, and is written once, as the markup of a symbol.

export const INK = '#17112a';
export const SHADE = 'rgb(20 8 44 / 30%)';
export const LIGHT = 'rgb(255 255 255 / 35%)';
export const BLOOD = '#8c2534';
export const SKIN = '#eab58f';
export const DEAD = '#9db58a';

/** Part of the silhouette: it has an ink line. */
export const mass = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
/** Painted upon it, without a line. */
export const flat = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" stroke="none"/>`;
export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
export const shade = (d: string): string => flat(d, SHADE);
/** An arm, a leg: a line with an ink line around it. */
export const limb = (d: string, colour: string, width: number): string =>
  line(d, INK, width + 3.4) + line(d, colour, width);

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

export const placed = (at: string, markup: string): string => `<g transform="${at}">${markup}</g>`;

export const LINE = 1.9;

/** Everything within has the same ink. */
export const inked = (markup: string): string =>
  `<g stroke="${INK}" stroke-width="${LINE}" stroke-linejoin="round" stroke-linecap="round">${markup}</g>`;
