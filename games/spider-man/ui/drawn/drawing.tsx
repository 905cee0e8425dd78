export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

// The hand in which this game is drawn: flat masses with an ink line, dusk from the upper left. Pictures are markup, made
// once: to React each is one node, however many shapes it has.

export const INK = '#130e1d';

/** Part of a silhouette, with an ink line. */
export const mass = (d: string, fill: string): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="1.8"/>`;
export const flat = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
/** The side that the light does not reach. */
export const shade = (d: string): string => flat(d, '#0b0718', 0.28);
export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const placed = (markup: string, at: string): string => `<g transform="${at}">${markup}</g>`;
/** A shape and the same on the other side. */
export const twice = (markup: string): string => markup + placed(markup, 'scale(-1 1)');

/** Made when it is first looked at, and kept. */
export function once<K extends string>(make: (key: K) => string): (key: K) => string {
  const made = new Map<K, string>();
  return key => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

interface Props {
  readonly markup: string;
  readonly box: Box;
  /** It stands somewhere, and is seen where its place is not. */
  readonly isFigure?: boolean;
}

/** A figure or a thing, as large as the box it is in allows. */
export function Drawing({ markup, box, isFigure = false }: Props) {
  return (
    <svg
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      preserveAspectRatio="xMidYMax meet"
      width="100%"
      height="100%"
      overflow="visible"
      aria-hidden="true"
      data-drawn={isFigure || undefined}
      strokeLinejoin="round"
      strokeLinecap="round"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
