import { type CSSProperties, memo } from 'react';
import { MOST_DRAWN, type Piece, STEP, breadthOf } from '../screen/pieces.ts';
import { CLOTHS } from './horde.ts';
import type { Drawn } from './sprite.tsx';

const HIGH = 112; // a figure with some air above it

/** A piece as it stands there; a group as the few that stand for all. */
export const Body = memo(function Body({ piece }: { readonly piece: Piece }) {
  const broad = breadthOf(piece) * HIGH;
  const ids = idsOf(piece);
  const step = STEP * HIGH;
  return (
    <svg
      viewBox={`${-broad / 2} ${-HIGH + 4} ${broad} ${HIGH}`}
      preserveAspectRatio="xMidYMax meet"
      overflow="visible"
      aria-hidden="true"
    >
      {ids.map((id, i) => {
        const x = (i - (ids.length - 1) / 2) * step;
        const y = ids.length > 2 && i % 2 === 1 ? -9 : 0;
        return (
          <g
            key={i}
            transform={`translate(${x} ${y})`}
            style={{ '--cloth': CLOTHS[i % CLOTHS.length] } as CSSProperties}
          >
            <ellipse rx={piece.type === 'hero' ? 30 : 24} ry="7" data-base={piece.type} />
            <use href={`#mz-${id}`} />
          </g>
        );
      })}
    </svg>
  );
});

function idsOf(piece: Piece): Drawn[] {
  if (piece.type === 'group') return Array.from({ length: Math.min(piece.count, MOST_DRAWN) }, () => piece.kind);
  return [piece.type === 'civilian' ? 'civilian' : piece.id];
}
