import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { ConeGeometry, CylinderGeometry, DoubleSide, type Group, type Mesh, PlaneGeometry, RingGeometry } from 'three';
import { WHOLE } from '../drawn/figures.ts';
import { happening } from '../happening.ts';
import { SIDES, type Shown, sideOf } from '../look.ts';
import type { MapModel, Standee } from '../screen/model.ts';
import { cardboard } from './paint.ts';
import type { Rig } from './rig.ts';
import { type Point3, arc, between, cardSize, inSpace, leaning, onCard } from './space.ts';

// As high as the figure is from its feet to its head; what is painted reaches beyond.
const CARD = new PlaneGeometry(WHOLE.width / 100, WHOLE.height / 100).translate(
  0,
  -WHOLE.y / 100 - WHOLE.height / 200,
  0,
);
/** By player, from player 1 on: round, then with fewer and more corners. */
const base = (corners: number) => new CylinderGeometry(0.64, 0.72, 0.14, corners);
const ROUND = base(28);
const BASES = [ROUND, ...[4, 6, 3, 5, 8].map(base)];
const RING = new RingGeometry(0.72, 0.88, 32).rotateX(-Math.PI / 2);
const POINTER = new ConeGeometry(0.34, 0.62, 4).rotateX(Math.PI);
const SHADOW = new RingGeometry(0, 0.82, 24).rotateX(-Math.PI / 2);

const OVER_HEAD = 0.6; // where a pointer shows who acts, whoever stands before them

const MARK: { readonly [M in NonNullable<Standee['mark']>]: string } = {
  acts: '#ffffff',
  target: '#ff3b3b',
  attacks: '#ff9a2e',
  strikes: '#ff9a2e',
  waits: '#c9a6ff',
};

interface Props {
  readonly model: MapModel;
  readonly moment: Shown['moment'];
  readonly rig: Rig;
}

/** Figures of cardboard, always turned to whoever looks. */
export function Standees({ model, moment, rig }: Props) {
  return model.figures.map(one => <Card key={one.figure.id} one={one} model={model} moment={moment} rig={rig} />);
}

function Card({ one, model, moment, rig }: Props & { readonly one: Standee }) {
  const { figure, player, cell, mark } = one;
  const invalidate = useThree(state => state.invalidate);
  const group = useRef<Group>(null);
  const card = useRef<Mesh>(null);
  const pointer = useRef<Mesh>(null);
  const goal = useMemo(() => inSpace(model.field, cell.middle, cell.level), [model.field, cell]);
  const at = useRef<Point3>(goal);
  const way = useRef<{ from: Point3; start: number; ms: number; isFlown: boolean } | null>(null);
  const ms = moment?.ms ?? 0;
  const isFlown = moment?.event.type === 'moved';
  useLayoutEffect(() => {
    const isThere = at.current.every((value, i) => value === goal[i]);
    way.current = isThere || ms === 0 ? null : { from: at.current, start: performance.now(), ms, isFlown };
  }, [goal, ms, isFlown]);
  const size = cardSize(figure.height);
  const now = ms > 0 ? happening(moment?.event, figure.id) : null;
  const begun = useMemo(() => (now === null ? 0 : performance.now()), [now, moment?.id]);
  useFrame(state => {
    const time = performance.now();
    const go = way.current;
    const part = go ? Math.min(1, (time - go.start) / go.ms) : 1;
    at.current = go ? (go.isFlown ? arc : between)(go.from, goal, part) : goal;
    if (part === 1) way.current = null;
    group.current?.position.set(...at.current);
    const moves = now === null ? null : Math.min(1, (time - begun) / ms);
    if (card.current) pose(card.current, rig, now, moves);
    pointer.current?.position.set(...onCard([0, 0, 0], rig.pose.turn, rig.pose.rise, size + OVER_HEAD));
    if (way.current || (moves !== null && moves < 1)) state.invalidate();
  });
  const ring = mark ? MARK[mark] : one.isHinted ? '#ffffff' : one.isOpen ? '#ffd166' : null;
  return (
    <group ref={group} position={goal}>
      <mesh geometry={SHADOW} position={[0.1, 0.035, 0.08]} scale={1.1}>
        <meshBasicMaterial color="#05030c" transparent opacity={0.45} depthWrite={false} />
      </mesh>
      <mesh geometry={BASES[player - 1] ?? ROUND} position={[0, 0.08, 0]}>
        <meshLambertMaterial color={SIDES[sideOf(model.view, figure.controller)]} />
      </mesh>
      <mesh ref={card} geometry={CARD} scale={[size, size, 1]} renderOrder={2}>
        <meshBasicMaterial map={cardboard(figure.card, invalidate)} transparent alphaTest={0.3} side={DoubleSide} />
      </mesh>
      {mark === 'acts' && (
        <mesh ref={pointer} geometry={POINTER} renderOrder={5}>
          <meshBasicMaterial color="#ffd166" depthTest={false} transparent />
        </mesh>
      )}
      {ring && (
        <mesh geometry={RING} position={[0, 0.05, 0]} scale={mark === 'acts' ? 1.12 : 1}>
          <meshBasicMaterial color={ring} />
        </mesh>
      )}
    </group>
  );
}

/** How it leans, and what happens to it. */
function pose(card: Mesh, rig: Rig, now: string | null, part: number | null): void {
  const { turn, rise } = rig.pose;
  const { tilt, aside } = leaning(turn, rise);
  card.rotation.order = 'YXZ';
  card.rotation.set(-tilt, turn, 0);
  card.position.set(...aside);
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
