import { memo } from 'react';
import type { Terrain } from '../../content/battlefield.ts';
import { type Field, type FieldCell, R, hexagon } from '../field.ts';
import styles from './flat.module.css';

/** What never changes: drawn once. */
export const Ground = memo(function Ground({ field }: { readonly field: Field }) {
  // What lies further south is drawn over what lies behind it.
  const flat = field.cells.filter(cell => !cell.isUpper).sort((a, b) => a.middle.y - b.middle.y);
  return (
    <g aria-hidden="true">
      <g className={styles.sides}>
        {flat.map(cell => (
          <polygon
            key={cell.name}
            points={hexagon({ x: cell.middle.x, y: cell.middle.y + 1.5 + cell.level * 1.8 }, R * 0.985)}
          />
        ))}
      </g>
      {flat.map(cell => (
        <Hex key={cell.name} cell={cell} />
      ))}
      {flat.map(cell => (
        <Written key={cell.name} cell={cell} />
      ))}
    </g>
  );
});

/** Ground on which a label is pale. */
const DARK: ReadonlySet<Terrain> = new Set(['asphalt', 'water', 'warehouse']);

/** The higher, the further up. */
const topOf = ({ middle, level }: FieldCell) => ({
  x: middle.x,
  y: middle.y - Math.min(Math.max(level - 1, 0), 6) * 1.6,
});

function Hex({ cell }: { readonly cell: FieldCell }) {
  const at = topOf(cell);
  return (
    <g>
      <polygon points={hexagon(at, R * 0.985)} className={styles[cell.terrain]} />
      <polygon points={hexagon(at, R * 0.985)} fill={`url(#hs-${cell.terrain})`} />
      <polygon points={hexagon(at, R * 0.93)} className={styles.rim} />
      {cell.stands === 'never' && <polygon points={hexagon(at, R * 0.9)} fill="url(#hs-rubble)" />}
    </g>
  );
}

/** Its level and its code: no tile lies over them. */
function Written({ cell }: { readonly cell: FieldCell }) {
  const at = topOf(cell);
  return (
    <g>
      {cell.level > 1 && (
        <text x={at.x + R * 0.5} y={at.y - R * 0.5} className={styles.level}>
          {cell.level}
        </text>
      )}
      <text
        x={at.x}
        y={at.y + R * 0.83}
        className={DARK.has(cell.terrain) ? `${styles.label} ${styles.pale}` : styles.label}
      >
        {cell.label}
      </text>
    </g>
  );
}

/** Wood above the ground: the cells of the upper floor, small and lifted off their hexes. */
export const Upper = memo(function Upper({ field }: { readonly field: Field }) {
  return (
    <g aria-hidden="true">
      {field.cells
        .filter(cell => cell.isUpper)
        .map(cell => (
          <g key={cell.name}>
            <polygon points={hexagon({ x: cell.x, y: cell.y + 3 }, R * cell.scale)} className={styles.drop} />
            <polygon points={hexagon(cell, R * cell.scale)} className={styles.wood} />
            <polygon points={hexagon(cell, R * cell.scale)} fill="url(#hs-planks)" />
            <text x={cell.x + R * 0.34} y={cell.y - R * 0.3} className={styles.level}>
              {cell.level}
            </text>
            <text x={cell.x} y={cell.y + R * 0.52} className={styles.label}>
              {cell.label}
            </text>
          </g>
        ))}
    </g>
  );
});

/** Surfaces, by their own small pictures. */
export function Patterns() {
  return (
    <defs>
      <Pattern id="concrete" size={14}>
        <path d="M0 7h14M7 0v7M3 7v7" className={styles.concreteLines} />
        <path d="M2 2l2 1M10 11l1.5-.6" className={styles.concreteCracks} />
      </Pattern>
      <Pattern id="asphalt" size={9}>
        <circle cx="2" cy="2" r=".5" className={styles.grit} />
        <circle cx="6.5" cy="4" r=".4" className={styles.grit} />
        <circle cx="4" cy="7.5" r=".55" className={styles.grit} />
      </Pattern>
      <Pattern id="grass" size={8}>
        <path d="M1 4l.8-2.4L2.6 4M5 7.5l.8-2.6.8 2.6M6 2l.5-1.4.6 1.4" className={styles.blades} />
      </Pattern>
      <Pattern id="water" size={12}>
        <path d="M0 3q3-2 6 0t6 0M-3 9q3-2 6 0t6 0 6 0" className={styles.ripples} />
      </Pattern>
      <Pattern id="warehouse" size={10}>
        <path d="M0 0L10 10M10 0L0 10" className={styles.plate} />
      </Pattern>
      <Pattern id="planks" size={7}>
        <path d="M0 1.5h7M0 5h7M3 1.5V5" className={styles.grain} />
      </Pattern>
      <Pattern id="rubble" size={9}>
        <path d="M1 6l2-3 3 1-1 3zM6 2l2-1 1 2-2 1z" className={styles.bricks} />
      </Pattern>
      <Pattern id="unseen" size={5}>
        <path d="M0 5L5 0M-1 1L1 -1M4 6L6 4" className={styles.hatch} />
      </Pattern>
      <Pattern id="orange" size={8}>
        <path d="M0 8L8 0M-2 2L2 -2M6 10L10 6" className={styles.orangeStripes} />
      </Pattern>
    </defs>
  );
}

type PatternId = Terrain | 'planks' | 'rubble' | 'unseen' | 'orange';

function Pattern(props: { readonly id: PatternId; readonly size: number; readonly children: React.ReactNode }) {
  return (
    <pattern id={`hs-${props.id}`} width={props.size} height={props.size} patternUnits="userSpaceOnUse">
      {props.children}
    </pattern>
  );
}
