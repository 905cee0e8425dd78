import { INK, type Shape } from './shape.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A box of this size that stands on the ground, its middle at the origin. */
export const standing = (width: number, height: number): Box => ({ x: -width / 2, y: 7 - height, width, height });

// Pictures are markup, made once: to React each is one node, however many shapes it has.

export const painted = (shapes: readonly Shape[]): string => shapes.map(paintedOne).join('');

function paintedOne({ d, fill = 'none', stroke, width, isMass, at }: Shape): string {
  const outline = isMass ? [INK, 1.8] : [stroke, width];
  const drawn = outline[0] ? ` stroke="${outline[0]}" stroke-width="${outline[1]}"` : '';
  return `<path d="${d}" fill="${fill}"${drawn}${at ? ` transform="${at}"` : ''}/>`;
}

/** How the light falls on the edges: the moon from the upper right, the fire from the lower left. */
const RIMS = [
  { colour: '#ff9d5c', width: 2.6, at: '-1.5 .8', opacity: 0.75 },
  { colour: '#c9d8ff', width: 3, at: '1.9 -1.7', opacity: 1 },
];

/** The same with light on its edges, and a shadow of this width on the ground. */
export function lit(shapes: readonly Shape[], shadow = 0): string {
  const byPlace = new Map<string, string>();
  for (const { d, at = '', isMass } of shapes) if (isMass) byPlace.set(at, (byPlace.get(at) ?? '') + d);
  const silhouette = [...byPlace].map(([at, d]) => `<path d="${d}" transform="${at}"/>`).join('');
  const rims = RIMS.map(
    ({ colour, width, at, opacity }) =>
      `<g fill="${colour}" stroke="${colour}" stroke-width="${width}" transform="translate(${at})" opacity="${opacity}">${silhouette}</g>`,
  );
  const ground = shadow > 0 ? `<ellipse rx="${shadow}" ry="${shadow / 7}" fill="#0b0718" opacity=".5"/>` : '';
  return ground + rims.join('') + painted(shapes);
}

/** Made when it is first looked at, and kept. */
export function once<K extends string>(make: (key: K) => string): (key: K) => string {
  const made = new Map<K, string>();
  return key => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

const CUT = { clipPath: 'inset(-60% -60% 0)' };

interface Props {
  readonly markup: string;
  readonly box: Box;
  /** Nothing shows below the box. */
  readonly isCut?: boolean;
}

/** A figure or a thing, as large as the box it is in allows. */
export function Drawing({ markup, box, isCut = false }: Props) {
  return (
    <svg
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      preserveAspectRatio="xMidYMax meet"
      width="100%"
      height="100%"
      overflow="visible"
      style={isCut ? CUT : undefined}
      aria-hidden="true"
      strokeLinejoin="round"
      strokeLinecap="round"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
