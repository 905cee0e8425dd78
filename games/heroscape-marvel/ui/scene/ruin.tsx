import { useMemo } from 'react';
import { DoubleSide } from 'three';
import type { Field, Wall } from '../field.ts';
import type { MapModel } from '../screen/model.ts';
import { bricks, ground } from './paint.ts';
import { slab, walls } from './shapes.ts';
import { type Point3, inSpace } from './space.ts';

interface Props {
  readonly model: MapModel;
  readonly isFaded: boolean;
}

/** The warehouse as rays of sight meet it: what blocks a look is what is drawn. Where one looks into it, nobody is painted over. */
export function Ruin({ model, isFaded }: Props) {
  const { field, view, wall } = model;
  const shapes = useMemo(() => shapesOf(field), [field]);
  if (!shapes) return null;
  const { standing, wounds } = view.wall;
  const opacity = isFaded ? 0.2 : 1;
  const glow = wall.isTarget ? '#7a1010' : wall.isOpen ? '#4a3500' : '#000000';
  return (
    <>
      <mesh geometry={shapes.solid} renderOrder={isFaded ? 1 : 0}>
        <meshLambertMaterial
          key={String(isFaded)}
          map={bricks(false, 0)}
          vertexColors
          transparent={isFaded}
          opacity={opacity}
          depthWrite={!isFaded}
        />
      </mesh>
      <mesh geometry={shapes.floor} renderOrder={isFaded ? 1 : 0}>
        <meshLambertMaterial
          key={String(isFaded)}
          map={ground('wood')}
          vertexColors
          side={DoubleSide}
          transparent={isFaded}
          opacity={opacity}
          depthWrite={!isFaded}
        />
      </mesh>
      <mesh geometry={standing ? shapes.intact : shapes.open} renderOrder={isFaded ? 1 : 0}>
        <meshLambertMaterial
          key={String(isFaded)}
          map={bricks(true, standing ? wounds : 4)}
          vertexColors
          emissive={glow}
          transparent={isFaded}
          opacity={isFaded ? 0.3 : 1}
          depthWrite={!isFaded}
        />
      </mesh>
    </>
  );
}

function shapesOf(field: Field) {
  if (!field.slab) return null;
  const place = (wall: Wall, end: 'from' | 'to'): Point3 => inSpace(field, wall[end], 0);
  const of = (when: Wall['when']): Wall[] => field.walls.filter(wall => wall.when === when);
  const { outline, level } = field.slab;
  return {
    solid: walls(of('always'), place),
    intact: walls(of('intact'), place),
    open: walls(of('open'), place),
    floor: slab(outline.map(point => inSpace(field, point, level))),
  };
}
