import { useLayoutEffect, useMemo, useRef } from 'react';
import {
  BoxGeometry,
  type BufferGeometry,
  Color,
  IcosahedronGeometry,
  type InstancedMesh,
  Matrix4,
  type MeshLambertMaterial,
  PlaneGeometry,
  type Texture,
} from 'three';
import type { Field } from '../field.ts';
import { street, windows } from './paint.ts';
import { PLINTH, chance } from './space.ts';

const GROUND = new PlaneGeometry(240, 240).rotateX(-Math.PI / 2);
const BOX = new BoxGeometry(1, 1, 1).translate(0, 0.5, 0);
const TREE = new IcosahedronGeometry(0.9, 1).scale(1, 1.15, 1).translate(0, 1.5, 0);

interface Block {
  readonly at: readonly [x: number, z: number];
  readonly up?: number;
  readonly size: readonly [x: number, y: number, z: number];
  readonly turn: number;
  readonly colour: string;
}

/** The town around the battlefield: it goes on beyond every edge of the picture. */
export function Town({ field }: { readonly field: Field }) {
  const parts = useMemo(() => townOf(field), [field]);
  const ground = useMemo(street, []);
  return (
    <>
      <mesh geometry={GROUND} position={[0, -PLINTH - 0.02, 0]}>
        <meshLambertMaterial map={ground} />
      </mesh>
      <Blocks blocks={parts.houses} shape={BOX} map={windows()} />
      <Blocks blocks={parts.trees} shape={TREE} />
      <Blocks blocks={parts.cars} shape={BOX} />
    </>
  );
}

function Blocks(props: { readonly blocks: readonly Block[]; readonly shape: BufferGeometry; readonly map?: Texture }) {
  const mesh = useRef<InstancedMesh<BufferGeometry, MeshLambertMaterial>>(null);
  const { blocks } = props;
  useLayoutEffect(() => {
    const { current } = mesh;
    if (!current) return;
    const [matrix, colour, scale] = [new Matrix4(), new Color(), new Matrix4()];
    blocks.forEach(({ at, up = 0, size, turn, colour: name }, i) => {
      matrix
        .makeRotationY(turn)
        .setPosition(at[0], up - PLINTH, at[1])
        .multiply(scale.makeScale(...size));
      current.setMatrixAt(i, matrix);
      current.setColorAt(i, colour.set(name));
    });
    current.instanceMatrix.needsUpdate = true;
    if (current.instanceColor) current.instanceColor.needsUpdate = true;
  }, [blocks]);
  return (
    <instancedMesh ref={mesh} args={[props.shape, undefined, blocks.length]} frustumCulled={false}>
      <meshLambertMaterial map={props.map ?? null} />
    </instancedMesh>
  );
}

const TINTS = ['#c9b4d8', '#a99ac4', '#d8b6a8', '#9aa6cf'] as const;
const PAINTS = ['#d8a12e', '#4f7fd0', '#b5434a', '#7d8aa0'] as const;
const LEAVES = ['#3f7a4c', '#56884a', '#2f6a52'] as const;

const one = <V,>(all: readonly [V, ...V[]], at: number): V => all[Math.floor(at * all.length) % all.length] ?? all[0];

/** Always the same around the same field. */
function townOf(field: Field): { houses: Block[]; trees: Block[]; cars: Block[] } {
  const [wide, deep] = [field.width / 40 + 1.5, field.height / 40 + 1.5];
  const around = (i: number, of: number, off: number): readonly [number, number] => {
    const angle = ((i + chance(i, off) * 0.7) / of) * Math.PI * 2;
    return [Math.sin(angle) * (wide + off), Math.cos(angle) * (deep + off)];
  };
  const row = (count: number, off: number, make: (i: number, at: readonly [number, number]) => Block): Block[] =>
    Array.from({ length: count }, (_, i) => make(i, around(i, count, off)));
  const cars = row(9, 5.6, (i, at) => ({
    at,
    size: [1.5, 0.6, 3.1],
    up: 0.15,
    turn: (i % 2) * (Math.PI / 2),
    colour: one(PAINTS, chance(i, 4)),
  }));
  const cabins = cars.map(({ at, turn }): Block => ({ at, size: [1.3, 0.5, 1.6], up: 0.75, turn, colour: '#272a3c' }));
  return {
    trees: row(22, 3.2, (i, at) => {
      const size = 0.7 + chance(i, 8) * 0.6;
      return { at, size: [size, size, size], turn: i, colour: one(LEAVES, chance(i, 3)) };
    }),
    cars: [...cars, ...cabins],
    houses: row(26, 13, (i, at) => ({
      at,
      size: [6 + chance(i, 1) * 3, 5 + chance(i, 2) * 9, 6 + chance(i, 5) * 3],
      turn: 0,
      colour: one(TINTS, chance(i, 6)),
    })),
  };
}
