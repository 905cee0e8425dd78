import { useFrame } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { CylinderGeometry, DoubleSide, type Group, type Mesh, PlaneGeometry, RingGeometry } from 'three';
import { happening } from '../figures2d.tsx';
import type { Props as BoardProps } from '../look.ts';
import type { MapModel, Standee } from '../map-model.ts';
import { SIDE, nameplate, standee as painted } from './paint.ts';
import type { Rig } from './rig.ts';
import { LEVEL, type Point3, arc, between, inSpace } from './space.ts';
import { type Touch, touching } from './terrain.tsx';

const WIDE = 1.65;
const CARD = new PlaneGeometry(WIDE, 1).translate(0, 0.5, 0); // as high as the figure
const NAME = new PlaneGeometry(1, 72 / 320);
const NAME_SIZE = 0.075; // of the distance: a name is as large on the picture wherever one looks from
const BASE = { 1: new CylinderGeometry(0.56, 0.62, 0.12, 24), 2: new CylinderGeometry(0.6, 0.66, 0.12, 4) } as const;
const RING = new RingGeometry(0.66, 0.8, 32).rotateX(-Math.PI / 2);
const nothing = (): void => {};

const MARK: { readonly [M in NonNullable<Standee['mark']>]: string } = {
  acts: '#ffffff',
  target: '#ff3b3b',
  attacks: '#ff9a2e',
  strikes: '#ff9a2e',
  waits: '#c9a6ff',
};

interface Props {
  readonly model: MapModel;
  readonly moment: BoardProps['moment'];
  readonly rig: Rig;
  readonly touch: Touch;
}

/** Figures of cardboard, always turned to whoever looks. */
export function Standees({ model, moment, rig, touch }: Props) {
  return model.figures.map(one => (
    <Card key={one.figure.id} one={one} model={model} moment={moment} rig={rig} touch={touch} />
  ));
}

function Card({ one, model, moment, rig, touch }: Props & { readonly one: Standee }) {
  const { figure, player, cell, mark, options } = one;
  const group = useRef<Group>(null);
  const card = useRef<Mesh>(null);
  const name = useRef<Mesh>(null);
  const goal = useMemo(() => inSpace(model.field, cell.middle, cell.level), [model.field, cell]);
  const at = useRef<Point3>(goal);
  const way = useRef<{ from: Point3; start: number; ms: number; isFlown: boolean } | null>(null);
  const ms = moment?.ms ?? 0;
  const isFlown = moment?.event.type === 'moved';
  useLayoutEffect(() => {
    const isThere = at.current.every((value, i) => value === goal[i]);
    way.current = isThere || ms === 0 ? null : { from: at.current, start: performance.now(), ms, isFlown };
  }, [goal, ms, isFlown]);
  const now = ms > 0 ? happening(moment?.event, figure.id) : null;
  const begun = useMemo(() => (now === null ? 0 : performance.now()), [now, moment?.id]);
  useFrame(({ invalidate }) => {
    const time = performance.now();
    const go = way.current;
    const part = go ? Math.min(1, (time - go.start) / go.ms) : 1;
    at.current = go ? (go.isFlown ? arc : between)(go.from, goal, part) : goal;
    if (part === 1) way.current = null;
    group.current?.position.set(...at.current);
    const moves = now === null ? null : Math.min(1, (time - begun) / ms);
    if (card.current) pose(card.current, rig, now, moves);
    if (card.current && name.current) hang(name.current, card.current, rig);
    if (way.current || (moves !== null && moves < 1)) invalidate();
  });
  const ring = mark ? MARK[mark] : one.isHinted ? '#ffffff' : options.length > 0 ? '#ffd166' : null;
  const handlers = touching(touch, () => figure.id);
  return (
    <group ref={group} position={goal}>
      <mesh geometry={BASE[player]} position={[0, 0.07, 0]} {...handlers}>
        <meshLambertMaterial color={SIDE[player]} />
      </mesh>
      <mesh ref={card} geometry={CARD} scale={[1, figure.height * LEVEL, 1]} {...handlers}>
        <meshBasicMaterial
          map={painted(one, model.view.mode === 'expert')}
          transparent
          alphaTest={0.4}
          side={DoubleSide}
        />
      </mesh>
      <mesh ref={name} geometry={NAME} raycast={nothing} renderOrder={6}>
        <meshBasicMaterial map={nameplate(one.name, player)} transparent depthTest={false} depthWrite={false} />
      </mesh>
      {ring && (
        <mesh geometry={RING} position={[0, 0.045, 0]} scale={mark === 'acts' ? 1.12 : 1} raycast={nothing}>
          <meshBasicMaterial color={ring} />
        </mesh>
      )}
    </group>
  );
}

/** The name above the edge of the card, wherever that is, straight to whoever looks. */
function hang(name: Mesh, card: Mesh, { pose: { turn, rise, far } }: Rig): void {
  const size = far * NAME_SIZE;
  const lean = -card.rotation.x;
  const high = card.scale.y;
  const above = size * 0.13;
  // up the card, then up the picture
  const flat = -Math.sin(lean) * high - Math.sin(rise) * above;
  name.position.set(
    card.position.x + Math.sin(turn) * flat,
    card.position.y + Math.cos(lean) * high + Math.cos(rise) * above,
    card.position.z + Math.cos(turn) * flat,
  );
  name.rotation.order = 'YXZ';
  name.rotation.set(-rise, turn, 0);
  name.scale.setScalar(size);
}

/** Upright to those who look from the side, lying for those who look from above; and what happens to it. */
function pose(card: Mesh, rig: Rig, now: string | null, part: number | null): void {
  const { turn, rise } = rig.pose;
  const lying = Math.max(0, (rise - 0.75) / (Math.PI / 2 - 0.75));
  card.rotation.order = 'YXZ';
  card.rotation.set(-lying * (Math.PI / 2) * 0.96, turn, 0);
  card.position.set(Math.sin(turn) * lying * 0.75, 0.13, Math.cos(turn) * lying * 0.75);
  if (part === null || now === null) return;
  const wave = Math.sin(part * Math.PI * 6) * (1 - part);
  if (now === 'hurt') card.position.x += wave * 0.22;
  if (now === 'missed') card.position.x += Math.sin(part * Math.PI) * 0.5;
  if (now === 'dying') card.rotation.z = part * part * 1.5;
  if (now === 'falling' || now === 'stomping')
    card.position.y += Math.abs(Math.sin(part * Math.PI * 2)) * 0.5 * (1 - part);
  if (now === 'coming') card.position.y += (1 - part) * (1 - part) * 3;
  if (now === 'turning') card.rotation.y += part * Math.PI * 2;
}
