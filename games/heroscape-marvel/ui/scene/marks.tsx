import type { CellName } from '../../ids.ts';
import { useFrame } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import {
  type BufferGeometry,
  Color,
  InstancedBufferAttribute,
  type InstancedMesh,
  Matrix4,
  PlaneGeometry,
  ShaderMaterial,
  SphereGeometry,
  Vector3,
} from 'three';
import { ZONES } from '../../scenarios/scenario.ts';
import type { FieldCell } from '../field.ts';
import { SIDES } from '../look.ts';
import type { Light, MapModel } from '../screen/model.ts';
import { SIGNS, signs } from './paint.ts';
import { plate } from './shapes.ts';
import { type Point3, arc, between, inSpace } from './space.ts';

const LIGHT: { readonly [L in Light]: string } = { walk: '#3ddc96', air: '#b48bff', place: '#ffd166' };
const FULL = plate(0.86, 0);
const FRAME = plate(0.9, 0.76);
const BEAD = new SphereGeometry(1, 10, 8);

interface Spot3 {
  readonly at: Point3;
  readonly colour: string;
}

interface PlatesProps {
  readonly spots: readonly Spot3[];
  readonly shape: BufferGeometry;
  readonly opacity: number;
  readonly size: number; // how many there may be
  readonly lift: number;
}

/** Flat hexes on cells, all in one drawing. */
function Plates({ spots, shape, opacity, size, lift }: PlatesProps) {
  const mesh = useRef<InstancedMesh>(null);
  useLayoutEffect(() => {
    const { current } = mesh;
    if (!current) return;
    const [matrix, colour] = [new Matrix4(), new Color()];
    spots.forEach(({ at, colour: name }, i) => {
      current.setMatrixAt(i, matrix.makeTranslation(at[0], at[1] + lift, at[2]));
      current.setColorAt(i, colour.set(name));
    });
    current.count = spots.length;
    current.visible = spots.length > 0;
    current.instanceMatrix.needsUpdate = true;
    if (current.instanceColor) current.instanceColor.needsUpdate = true;
  }, [spots, lift]);
  return (
    <instancedMesh ref={mesh} args={[shape, undefined, size]} frustumCulled={false} renderOrder={1}>
      <meshBasicMaterial transparent opacity={opacity} depthWrite={false} />
    </instancedMesh>
  );
}

/** Lit cells, zones, and what the sight tool hides. */
export function Lights({ model }: { readonly model: MapModel }) {
  const { field, view, placing } = model;
  const size = field.cells.length;
  const at = (cell: FieldCell): Point3 => inSpace(field, cell.middle, cell.level);
  const named = (names: readonly CellName[], colour: string): Spot3[] =>
    names.flatMap(name => {
      const cell = field.cell(name);
      return cell ? [{ at: at(cell), colour }] : [];
    });
  const isPlacing = placing !== null && placing !== 'any';
  const colourOf = (light: Light): string => (light === 'place' && isPlacing ? SIDES[placing] : LIGHT[light]);
  const lit = model.cells.flatMap(({ cell, light }) => (light ? [{ at: at(cell), colour: colourOf(light) }] : []));
  const hinted = model.cells.flatMap(({ cell, isHinted, isChosen }) =>
    isHinted || isChosen ? [{ at: at(cell), colour: '#ffffff' }] : [],
  );
  const dark = model.cells.flatMap(({ cell, isUnseen }) => (isUnseen ? [{ at: at(cell), colour: '#02030a' }] : []));
  const fought = [...named(view.orange, '#ff9a2e'), ...named(view.exits, '#47e6bd')];
  const zones = view.phase === 'armies' ? ZONES.flatMap(zone => named(view.zones[zone], SIDES[zone])) : [];
  return (
    <>
      <Plates spots={fought} shape={FRAME} opacity={0.75} size={size * 2} lift={0.012} />
      {/* Where none of them may stand, zones step back behind the one where they may. */}
      <Plates spots={zones} shape={FRAME} opacity={isPlacing ? 0.35 : 0.75} size={size * 2} lift={0.012} />
      <Plates spots={placing === 'any' ? zones : []} shape={FULL} opacity={0.4} size={size * 2} lift={0.016} />
      <Plates spots={lit} shape={FULL} opacity={0.42} size={size} lift={0.02} />
      <Plates spots={lit} shape={FRAME} opacity={0.95} size={size} lift={0.026} />
      <Plates spots={hinted} shape={FRAME} opacity={1} size={size} lift={0.04} />
      <Plates spots={dark} shape={FULL} opacity={0.72} size={size} lift={0.03} />
    </>
  );
}

const sheet = (isHurting: boolean): ShaderMaterial =>
  new ShaderMaterial({
    uniforms: { map: { value: signs(isHurting) }, part: { value: 1 / SIGNS } },
    vertexShader:
      'attribute vec2 sheet; uniform float part; varying vec2 v; void main() { v = sheet + uv * part; gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(position, 1.0); }',
    fragmentShader:
      'uniform sampler2D map; varying vec2 v; void main() { vec4 c = texture2D(map, v); if (c.a < 0.05) discard; gl_FragColor = c; }',
    transparent: true,
    depthWrite: false,
  });

/** What it costs to come to each cell, always turned to whoever looks. */
export function Costs({ model, isHurting }: { readonly model: MapModel; readonly isHurting: boolean }) {
  const mesh = useRef<InstancedMesh>(null);
  const { field } = model;
  const size = field.cells.length;
  const noted = model.cells.flatMap(({ cell, note }) =>
    note && note.strikes + note.falls > 0 === isHurting ? [{ cell, cost: note.cost }] : [],
  );
  const material = useMemo(() => sheet(isHurting), [isHurting]);
  const shape = useMemo(() => {
    const plane = new PlaneGeometry(0.72, 0.72);
    plane.setAttribute('sheet', new InstancedBufferAttribute(new Float32Array(size * 2), 2));
    return plane;
  }, [size]);
  useLayoutEffect(() => {
    const sheets = shape.getAttribute('sheet');
    noted.forEach(({ cost }, i) => {
      const sign = Math.min(cost, SIGNS * SIGNS - 1);
      sheets.setXY(i, (sign % SIGNS) / SIGNS, 1 - (Math.floor(sign / SIGNS) + 1) / SIGNS);
    });
    sheets.needsUpdate = true;
    if (mesh.current) mesh.current.count = noted.length;
  });
  useFrame(({ camera }) => {
    const { current } = mesh;
    if (!current) return;
    current.visible = noted.length > 0;
    const matrix = new Matrix4();
    noted.forEach(({ cell }, i) => {
      const [x, y, z] = inSpace(field, cell.middle, cell.level);
      matrix.makeRotationFromQuaternion(camera.quaternion).setPosition(x, y + 0.28, z);
      current.setMatrixAt(i, matrix);
    });
    current.instanceMatrix.needsUpdate = true;
  });
  return <instancedMesh ref={mesh} args={[shape, material, size]} frustumCulled={false} renderOrder={2} />;
}

const MOST_BEADS = 160;

/** Small balls along a way. */
function Beads({ points, radius, colour }: { points: readonly Point3[]; radius: number; colour: string }) {
  const mesh = useRef<InstancedMesh>(null);
  useLayoutEffect(() => {
    const { current } = mesh;
    if (!current) return;
    const [matrix, scale] = [new Matrix4(), new Vector3(radius, radius, radius)];
    const shown = points.slice(0, MOST_BEADS);
    shown.forEach(([x, y, z], i) => current.setMatrixAt(i, matrix.makeTranslation(x, y, z).scale(scale)));
    current.count = shown.length;
    current.visible = shown.length > 0;
    current.instanceMatrix.needsUpdate = true;
  }, [points, radius]);
  return (
    <instancedMesh ref={mesh} args={[BEAD, undefined, MOST_BEADS]} frustumCulled={false} renderOrder={4}>
      <meshBasicMaterial color={colour} depthTest={false} transparent opacity={0.95} />
    </instancedMesh>
  );
}

const dots = (a: Point3, b: Point3, apart: number, way = between): Point3[] => {
  const count = Math.max(2, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]) / apart));
  return Array.from({ length: count + 1 }, (_, i) => way(a, b, i / count));
};

/** The way of a move, the line of a look and what stops it, who is engaged with whom. */
export function Lines({ model }: { readonly model: MapModel }) {
  const { field, sight } = model;
  const path = useMemo(() => {
    const stops = model.path.map(cell => {
      const [x, y, z] = inSpace(field, cell.middle, cell.level);
      return [x, y + 0.2, z] as const;
    });
    return stops.slice(1).flatMap((to, i) => dots(stops[i] as Point3, to, 0.28, model.isFlown ? arc : between));
  }, [field, model.path, model.isFlown]);
  const look = useMemo(() => {
    if (!sight) return [];
    const point = (p: typeof sight.eye): Point3 => inSpace(field, field.at(p), p.z);
    return dots(point(sight.eye), point(sight.aim), sight.isClear ? 0.09 : 0.4);
  }, [field, sight]);
  const links = useMemo(
    () =>
      model.links.flatMap(([a, b]) => {
        const [from, to] = [a, b].map(one => inSpace(field, one.cell.middle, one.cell.level + 0.8));
        return from && to ? dots(between(from, to, 0.25), between(from, to, 0.75), 0.16) : [];
      }),
    [field, model.links],
  );
  const blocker = sight && !sight.isClear && sight.cell !== null ? field.cells[sight.cell] : undefined;
  const stop = useMemo<Spot3[]>(
    () => (blocker ? [{ at: inSpace(field, blocker.middle, blocker.level), colour: '#ff3b3b' }] : []),
    [field, blocker],
  );
  return (
    <>
      <Beads points={path} radius={0.085} colour={model.isFlown ? '#d9c2ff' : '#ffffff'} />
      <Beads points={look} radius={sight?.isClear ? 0.045 : 0.085} colour={sight?.isClear ? '#6dffb0' : '#ff5d5d'} />
      <Beads points={links} radius={0.06} colour="#ff4d4d" />
      <Plates spots={stop} shape={FULL} opacity={0.7} size={1} lift={0.05} />
    </>
  );
}
