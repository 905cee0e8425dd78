import { INK, type Shape } from './shape.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A box of this size that stands on the ground, its middle at the origin. */
export const standing = (width: number, height: number): Box => ({ x: -width / 2, y: 7 - height, width, height });

const MOON = '#c9d8ff';
const FIRE = '#ff9d5c';

const CUT = { clipPath: 'inset(-60% -60% 0)' };

interface Props {
  readonly shapes: readonly Shape[];
  readonly box: Box;
  /** How wide the shadow on the ground is. */
  readonly shadow?: number;
  /** Where the light on the edges comes from. */
  readonly rim?: 'both' | 'none';
  /** Nothing shows below the box. */
  readonly isCut?: boolean;
}

/** A figure or a thing, as large as the box it is in allows. */
export function Drawing({ shapes, box, shadow = 0, rim = 'both', isCut = false }: Props) {
  const silhouette = rim === 'none' ? null : silhouetteOf(shapes);
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
    >
      {shadow > 0 && <ellipse rx={shadow} ry={shadow / 7} fill="#0b0718" opacity=".5" />}
      {rim === 'both' && (
        <g fill={FIRE} stroke={FIRE} strokeWidth="2.6" transform="translate(-1.5 .8)" opacity=".75">
          {silhouette}
        </g>
      )}
      {silhouette && (
        <g fill={MOON} stroke={MOON} strokeWidth="3" transform="translate(1.9 -1.7)">
          {silhouette}
        </g>
      )}
      <Shapes shapes={shapes} />
    </svg>
  );
}

/** The shapes alone, to be put into a larger picture. */
export function Shapes({ shapes }: { readonly shapes: readonly Shape[] }) {
  return shapes.map(({ d, fill, stroke, width, isMass, at }) => (
    <path
      key={`${d}${fill}${at}${isMass}`}
      d={d}
      fill={fill ?? 'none'}
      stroke={isMass ? INK : stroke}
      strokeWidth={isMass ? 1.8 : width}
      transform={at}
    />
  ));
}

/** All masses that move together, as one path. */
function silhouetteOf(shapes: readonly Shape[]) {
  const byPlace = new Map<string | undefined, string>();
  for (const { d, at, isMass } of shapes) if (isMass) byPlace.set(at, (byPlace.get(at) ?? '') + d);
  return [...byPlace].map(([at, d]) => <path key={at ?? ''} d={d} transform={at} />);
}
