import { useLayoutEffect, useMemo, useRef } from 'react';
import {
  BoxGeometry,
  type BufferGeometry,
  CircleGeometry,
  Color,
  IcosahedronGeometry,
  type InstancedMesh,
  type Material,
  Matrix4,
  type MeshBasicMaterial,
  type MeshLambertMaterial,
  PlaneGeometry,
  type Texture,
} from 'three';
import type { Field } from '../field.ts';
import { street, windows } from './paint.ts';
import { PLINTH, chance } from './space.ts';

const GROUND = new PlaneGeometry(240, 240).rotateX(-Math.PI / 2);
const BOX = new BoxGeometry(1, 1, 1).translate(0, 0.5, 0);
const CROWN = new IcosahedronGeometry(0.9, 1).scale(1, 1.15, 1).translate(0, 1.5, 0);
/** Narrower above: the cabin of a car. */
const CABIN = narrowed(BOX.clone(), 0.66);
const POOL = new CircleGeometry(1, 24).rotateX(-Math.PI / 2);

function narrowed(shape: BufferGeometry, part: number): BufferGeometry {
  const corners = shape.getAttribute('position');
  for (let i = 0; i < corners.count; i++)
    if (corners.getY(i) > 0) corners.setXYZ(i, corners.getX(i) * part, corners.getY(i), corners.getZ(i) * part);
  shape.computeVertexNormals();
  return shape;
}

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
      <Blocks blocks={parts.crowns} shape={CROWN} />
      <Blocks blocks={parts.blocks} shape={BOX} />
      <Blocks blocks={parts.cabins} shape={CABIN} />
      <Pools blocks={parts.pools} />
    </>
  );
}

function Blocks(props: { readonly blocks: readonly Block[]; readonly shape: BufferGeometry; readonly map?: Texture }) {
  const mesh = usePlaced<MeshLambertMaterial>(props.blocks);
  return (
    <instancedMesh ref={mesh} args={[props.shape, undefined, props.blocks.length]} frustumCulled={false}>
      <meshLambertMaterial map={props.map ?? null} />
    </instancedMesh>
  );
}

/** The light of lamps on the ground. */
function Pools({ blocks }: { readonly blocks: readonly Block[] }) {
  const mesh = usePlaced<MeshBasicMaterial>(blocks);
  return (
    <instancedMesh ref={mesh} args={[POOL, undefined, blocks.length]} frustumCulled={false}>
      <meshBasicMaterial transparent opacity={0.07} depthWrite={false} />
    </instancedMesh>
  );
}

function usePlaced<T extends Material>(blocks: readonly Block[]) {
  const mesh = useRef<InstancedMesh<BufferGeometry, T>>(null);
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
  return mesh;
}

const TINTS = ['#c9b4d8', '#a99ac4', '#d8b6a8', '#9aa6cf'] as const;
const PAINTS = ['#d8a12e', '#4f7fd0', '#b5434a', '#7d8aa0'] as const;
const LEAVES = ['#3f7a4c', '#56884a', '#2f6a52'] as const;

const one = <V,>(all: readonly [V, ...V[]], at: number): V => all[Math.floor(at * all.length) % all.length] ?? all[0];

interface Parts {
  readonly houses: Block[];
  readonly crowns: Block[];
  readonly cabins: Block[];
  /** Whatever has the shape of a box: pavement, trunks, bodies of cars, wheels, lamps. */
  readonly blocks: Block[];
  readonly pools: Block[];
}

/** Always the same around the same field. */
function townOf(field: Field): Parts {
  const [wide, deep] = [field.width / 40 + 1.5, field.height / 40 + 1.5];
  const around = (i: number, of: number, off: number): readonly [number, number] => {
    const angle = ((i + chance(i, off) * 0.7) / of) * Math.PI * 2;
    return [Math.sin(angle) * (wide + off), Math.cos(angle) * (deep + off)];
  };
  const row = (count: number, off: number, make: (i: number, at: readonly [number, number]) => Block): Block[] =>
    Array.from({ length: count }, (_, i) => make(i, around(i, count, off)));
  const cars = row(9, 5.6, (i, at) => ({
    at,
    size: [1.5, 0.5, 3.2],
    up: 0.22,
    turn: (i % 2) * (Math.PI / 2) + (chance(i, 7) - 0.5) * 0.3,
    colour: one(PAINTS, chance(i, 4)),
  }));
  const crowns = row(22, 3.2, (i, at) => {
    const size = 0.7 + chance(i, 8) * 0.6;
    return { at, size: [size, size, size], turn: i, colour: one(LEAVES, chance(i, 3)) };
  });
  const lamps = row(8, 2.1, (_, at) => ({ at, size: [0.12, 3.4, 0.12], turn: 0, colour: '#3a3f55' }));
  return {
    crowns,
    cabins: cars.map(({ at, turn }): Block => ({ at, size: [1.36, 0.5, 1.9], up: 0.72, turn, colour: '#2b3147' })),
    blocks: [
      ...pavements(wide, deep),
      ...cars,
      ...cars.flatMap(wheels),
      ...crowns.map(({ at, size: [size] }): Block => ({ at, size: [0.24, size, 0.24], turn: 0, colour: '#5b4030' })),
      ...lamps,
      ...lamps.map(({ at }): Block => ({ at, size: [0.5, 0.16, 0.5], up: 3.4, turn: 0, colour: '#fff0c2' })),
    ],
    pools: lamps.flatMap(poolAt),
    houses: row(26, 13, (i, at) => ({
      at,
      size: [6 + chance(i, 1) * 3, 5 + chance(i, 2) * 9, 6 + chance(i, 5) * 3],
      turn: 0,
      colour: one(TINTS, chance(i, 6)),
    })),
  };
}

const SLAB = 2.4;

/** The square on which one fights: its kerb, its slabs and the joints between them. */
function pavements(wide: number, deep: number): Block[] {
  const [across, along] = [2 * wide + 3, 2 * deep + 3];
  const joints = (length: number): number[] =>
    Array.from({ length: Math.floor(length / SLAB) }, (_, i) => (i + 0.5) * SLAB - length / 2);
  return [
    { at: [0, 0], size: [across + 0.6, 0.03, along + 0.6], turn: 0, colour: '#8a8496' },
    { at: [0, 0], size: [across, 0.05, along], turn: 0, colour: '#4c495a' },
    ...joints(across).map((x): Block => ({ at: [x, 0], size: [0.05, 0.06, along], turn: 0, colour: '#3d3a4a' })),
    ...joints(along).map((z): Block => ({ at: [0, z], size: [across, 0.06, 0.05], turn: 0, colour: '#3d3a4a' })),
  ];
}

/** Weaker towards its rim. */
const poolAt = ({ at }: Block): Block[] =>
  [2.6, 2.1, 1.6, 1.1, 0.7].map((size, i) => ({
    at,
    size: [size, 1, size],
    up: 0.07 + i * 0.01,
    turn: 0,
    colour: '#ffd98a',
  }));

function wheels({ at, turn }: Block): Block[] {
  const [ahead, aside] = [Math.cos(turn), Math.sin(turn)];
  const places = [-1, 1].flatMap(x => [-1, 1].map(z => [x * 0.66, z * 1] as const));
  return places.map(([x, z]) => ({
    at: [at[0] + x * ahead + z * aside, at[1] + z * ahead - x * aside],
    size: [0.26, 0.46, 0.6],
    turn,
    colour: '#1c1b26',
  }));
}
