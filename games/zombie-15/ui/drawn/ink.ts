// The hand in which this game is drawn: round masses with a warm ink line, at dusk, with light from the upper left. A figure
// stands with its feet at the origin, about a hundred high, and is written once, as the markup of a symbol.

export const INK = '#1b1418';
export const SHADE = 'rgb(24 10 30 / 28%)';
export const LIGHT = 'rgb(255 240 210 / 35%)';
export const LIT = '#ffd68a';
export const BLOOD = '#8f2a2c';

/** Part of the silhouette: it has an ink line. */
export const mass = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
/** Painted upon it, without a line. */
export const flat = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" stroke="none"/>`;
export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
export const shade = (d: string): string => flat(d, SHADE);
/** An arm, a stick: a line with an ink line around it. */
export const limb = (d: string, colour: string, width: number): string =>
  line(d, INK, width + 3.6) + line(d, colour, width);

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h-${width}z`;

export const placed = (at: string, markup: string): string => `<g transform="${at}">${markup}</g>`;

/** Everything within has the same ink. */
export const inked = (markup: string, width = 2): string =>
  `<g stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${markup}</g>`;
