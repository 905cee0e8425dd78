import { useLayoutEffect, useMemo, useRef } from 'react';
import { Color, type InstancedMesh, Matrix4, MeshLambertMaterial } from 'three';
import type { Terrain as Kind } from '../../content/battlefield.ts';
import type { Field, FieldCell } from '../field.ts';
import { tile } from './shapes.ts';
import { ground } from './paint.ts';
import { LEVEL, PLINTH, SLAB, chance, inSpace } from './space.ts';

interface Block {
  readonly cell: FieldCell;
  readonly bottom: number;
}

/** The ground: all tiles of a kind are one drawing. */
export function Terrain({ field, isFaded }: Omit<Props, 'kind' | 'blocks' | 'shape'>) {
  const kinds = useMemo(() => {
    const groups = new Map<Kind | 'wood', Block[]>();
    for (const cell of field.cells) {
      const kind = cell.isUpper ? 'wood' : cell.terrain;
      const bottom = cell.isUpper ? cell.level * LEVEL - SLAB : -PLINTH;
      groups.set(kind, [...(groups.get(kind) ?? []), { cell, bottom }]);
    }
    return [...groups];
  }, [field]);
  const shape = useMemo(tile, []);
  return kinds.map(([kind, blocks]) => (
    <Blocks key={kind} field={field} kind={kind} blocks={blocks} shape={shape} isFaded={isFaded} />
  ));
}

interface Props {
  readonly field: Field;
  readonly kind: Kind | 'wood';
  readonly blocks: readonly Block[];
  readonly shape: ReturnType<typeof tile>;
  /** The upper floor lets through to what happens under it. */
  readonly isFaded: boolean;
}

function Blocks({ field, kind, blocks, shape, isFaded }: Props) {
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
  return <instancedMesh ref={mesh} args={[shape, material, blocks.length]} />;
}
