import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ThreeEvent } from '@react-three/fiber';
import { Color, type InstancedMesh, Matrix4, MeshLambertMaterial } from 'three';
import type { Terrain as Kind } from '../../content/battlefield.ts';
import type { Field, FieldCell } from '../field.ts';
import { tile } from './shapes.ts';
import { ground } from './paint.ts';
import { LEVEL, PLINTH, chance, inSpace } from './space.ts';

/** What is done with what lies under the pointer: a cell or a figure by its name, or the wall. */
export interface Touch {
  readonly onHover: (what: string | null) => void;
  readonly onTouch: (what: string, at: { readonly x: number; readonly y: number }) => void;
  /** Whether it answers: what does not, lets through to what lies behind. */
  readonly isOpen: (what: string) => boolean;
}

const DRAG = 6; // pixels: a pointer that moved further was turning the table

type Named = { readonly named?: (instance: number | undefined) => string | null };

/** The first thing under the pointer that answers, or else the nearest. */
function under({ intersections }: ThreeEvent<MouseEvent>, { isOpen }: Touch): string | null {
  const names = intersections.flatMap(hit => (hit.object.userData as Named).named?.(hit.instanceId) ?? []);
  return names.find(isOpen) ?? names[0] ?? null;
}

/** What makes a mesh touchable; `named` says what was hit. */
export function touching(touch: Touch, named: NonNullable<Named['named']>) {
  return {
    userData: { named } satisfies Named,
    onPointerMove: (event: ThreeEvent<PointerEvent>) => {
      event.stopPropagation();
      touch.onHover(under(event, touch));
    },
    onPointerOut: () => touch.onHover(null),
    onClick: (event: ThreeEvent<MouseEvent>) => {
      event.stopPropagation();
      const what = under(event, touch);
      const { clientX: x, clientY: y } = event.nativeEvent;
      if (what !== null && event.delta <= DRAG) touch.onTouch(what, { x, y });
    },
  };
}

interface Block {
  readonly cell: FieldCell;
  readonly bottom: number;
}

/** The ground: all tiles of a kind are one drawing. */
export function Terrain({ field, touch, isFaded }: Omit<Props, 'kind' | 'blocks' | 'shape'>) {
  const kinds = useMemo(() => {
    const groups = new Map<Kind | 'wood', Block[]>();
    for (const cell of field.cells) {
      const kind = cell.isUpper ? 'wood' : cell.terrain;
      const bottom = cell.isUpper ? cell.level * LEVEL - 0.12 : -PLINTH;
      groups.set(kind, [...(groups.get(kind) ?? []), { cell, bottom }]);
    }
    return [...groups];
  }, [field]);
  const shape = useMemo(tile, []);
  return kinds.map(([kind, blocks]) => (
    <Blocks key={kind} field={field} kind={kind} blocks={blocks} shape={shape} touch={touch} isFaded={isFaded} />
  ));
}

interface Props {
  readonly field: Field;
  readonly kind: Kind | 'wood';
  readonly blocks: readonly Block[];
  readonly shape: ReturnType<typeof tile>;
  readonly touch: Touch;
  /** The upper floor lets through to what happens under it. */
  readonly isFaded: boolean;
}

function Blocks({ field, kind, blocks, shape, touch, isFaded }: Props) {
  const mesh = useRef<InstancedMesh>(null);
  const isThin = isFaded && kind === 'wood';
  const material = useMemo(
    () =>
      new MeshLambertMaterial({
        map: ground(kind),
        vertexColors: true,
        transparent: isThin,
        opacity: isThin ? 0.4 : 1,
        depthWrite: !isThin,
      }),
    [kind, isThin],
  );
  useLayoutEffect(() => {
    const { current } = mesh;
    if (!current) return;
    const [matrix, colour] = [new Matrix4(), new Color()];
    blocks.forEach(({ cell, bottom }, i) => {
      const [x, y, z] = inSpace(field, cell.middle, cell.level);
      matrix.makeScale(cell.isUpper ? 0.94 : 1, y - bottom, cell.isUpper ? 0.94 : 1).setPosition(x, y, z);
      current.setMatrixAt(i, matrix);
      const { q, r } = field.board.cells[cell.index] ?? { q: 0, r: 0 };
      const tone = (cell.stands === 'never' ? 0.55 : 0.93) + chance(q, r) * 0.14 + Math.min(cell.level - 1, 3) * 0.05;
      current.setColorAt(i, colour.setScalar(tone));
    });
    current.instanceMatrix.needsUpdate = true;
    if (current.instanceColor) current.instanceColor.needsUpdate = true;
    current.computeBoundingSphere();
  }, [field, blocks, material]);
  const handlers = touching(touch, instance => blocks[instance ?? -1]?.cell.name ?? null);
  return <instancedMesh ref={mesh} args={[shape, material, blocks.length]} {...handlers} />;
}
