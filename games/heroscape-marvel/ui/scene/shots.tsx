import { useFrame } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import { type Mesh, RingGeometry, SphereGeometry } from 'three';
import { pairOf, placeOf } from '../happening.ts';
import type { Shown } from '../look.ts';
import type { MapModel } from '../screen/model.ts';
import { type Point3, arc, between, inSpace } from './space.ts';

const BALL = new SphereGeometry(0.16, 12, 10);
const SHOCK = new RingGeometry(0.8, 1, 40).rotateX(-Math.PI / 2);

const COLOUR: { readonly [kind: string]: string } = {
  'shield-throw': '#7db4ff',
  web: '#ffffff',
  'cosmic-force-blast': '#9fe8ff',
  dust: '#b6ff8a',
  mind: '#8fe0b0',
  strike: '#ff9a2e',
  hand: '#ffd166',
};

interface Props {
  readonly model: MapModel;
  readonly moment: Shown['moment'];
}

/** What flies from one figure to another, and the ring of a stomp, for as long as the event is played. */
export function Shots({ model, moment }: Props) {
  if (!moment || moment.ms === 0) return null;
  const { field, view } = model;
  const space = (id: string): Point3 | null => {
    const place = placeOf(field, view, id);
    const cell = model.figures.find(one => one.figure.id === id)?.cell;
    return place && inSpace(field, cell?.middle ?? place, place.level + (id === 'wall' ? 0 : 2.5));
  };
  const pair = pairOf(moment.event);
  const [from, to] = pair ? [space(pair.from), space(pair.to)] : [null, null];
  const ring = moment.event.type === 'stomped' ? space(moment.event.figure) : null;
  return (
    <>
      {pair && from && to && <Shot key={moment.id} from={from} to={to} kind={pair.kind} ms={moment.ms * 0.5} />}
      {ring && <Shock key={moment.id} at={ring} ms={moment.ms} />}
    </>
  );
}

function useProgress(ms: number, show: (part: number) => void): void {
  const start = useMemo(() => performance.now(), []);
  useFrame(({ invalidate }) => {
    const part = Math.min(1, (performance.now() - start) / ms);
    show(part);
    if (part < 1) invalidate();
  });
}

function Shot({ from, to, kind, ms }: { from: Point3; to: Point3; kind: string; ms: number }) {
  const mesh = useRef<Mesh>(null);
  useProgress(ms, part => {
    mesh.current?.position.set(...(kind === 'shield-throw' || kind === 'hand' ? arc : between)(from, to, part));
    mesh.current?.scale.setScalar(kind === 'cosmic-force-blast' || kind === 'dust' ? 1 + part * 1.6 : 1);
    if (mesh.current) mesh.current.visible = part < 1;
  });
  return (
    <mesh ref={mesh} geometry={BALL} position={from} renderOrder={5}>
      <meshBasicMaterial color={COLOUR[kind] ?? '#fff3c4'} transparent opacity={0.9} />
    </mesh>
  );
}

function Shock({ at, ms }: { at: Point3; ms: number }) {
  const mesh = useRef<Mesh>(null);
  useProgress(ms, part => {
    mesh.current?.scale.setScalar(0.3 + part * 2.2);
    if (mesh.current) mesh.current.visible = part < 1;
  });
  return (
    <mesh ref={mesh} geometry={SHOCK} position={[at[0], at[1] - 0.8, at[2]]} renderOrder={5}>
      <meshBasicMaterial color="#ffd166" transparent opacity={0.7} depthWrite={false} />
    </mesh>
  );
}
