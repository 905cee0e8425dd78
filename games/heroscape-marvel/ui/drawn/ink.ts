import { rimmed } from '../../../../table/rim.ts';

// The hand in which this game is drawn: flat masses with an ink line, dusk from the upper left. A figure stands with its feet
// at the origin, about a hundred high; it is written once as markup, for the page and for the cardboard of the relief.

export const INK = '#15101f';
const SHADE = 'rgb(16 8 36 / 32%)';
export const SHINE = 'rgb(255 255 255 / 38%)';
export const SKIN = '#efc19a';

/** Part of the silhouette: it has an ink line. */
export const mass = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
/** Painted upon it, without a line. */
export const flat = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" stroke="none"/>`;
export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
export const shade = (d: string): string => flat(d, SHADE);
/** An arm, a leg: a line with an ink line around it. */
export const limb = (d: string, colour: string, width: number): string =>
  line(d, INK, width + 3.6) + line(d, colour, width);
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
export const placed = (at: string, markup: string): string => `<g transform="${at}">${markup}</g>`;
/** A shape and the same on the other side. */
export const twice = (markup: string): string => markup + placed('scale(-1 1)', markup);

/** For those who would be lost before the night. */
export const rimmedInk = (markup: string): string => inked(rimmed(markup, LINE));

const LINE = 2;
export const inked = (markup: string): string =>
  `<g stroke="${INK}" stroke-width="${LINE}" stroke-linejoin="round" stroke-linecap="round">${markup}</g>`;

export function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [turn, far] = [(Math.PI / 5) * i, i % 2 ? r * 0.42 : r];
    return `${(x + Math.sin(turn) * far).toFixed(1)} ${(y - Math.cos(turn) * far).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}
