import type { Kind } from '../../ids.ts';
import { type Box, Drawing, lit, once, standing } from './drawing.tsx';
import { brute } from './brutes.ts';
import { looter } from './looters.ts';
import { monster } from './monsters.ts';
import type { Shape } from './shape.ts';
import { survivor } from './survivors.ts';
import { wanderer } from './wanderers.ts';

interface Figure {
  readonly box: Box;
  /** Where the face is. */
  readonly bust: Box;
  readonly shadow: number;
  readonly shapes: (variant: number) => readonly Shape[];
}

const square = (x: number, y: number, width: number): Box => ({ x, y, width, height: width });

const figures = {
  wanderer: { box: standing(140, 212), bust: square(-48, -206, 96), shadow: 36, shapes: wanderer },
  looter: { box: standing(140, 204), bust: square(-48, -200, 96), shadow: 40, shapes: looter },
  brute: { box: standing(226, 234), bust: square(-66, -228, 132), shadow: 78, shapes: brute },
  monster: { box: standing(340, 314), bust: square(-96, -306, 192), shadow: 112, shapes: monster },
  survivor: { box: standing(124, 190), bust: square(-44, -186, 88), shadow: 32, shapes: survivor },
} as const satisfies { readonly [K in Kind]: Figure };

const markups = once((key: `${Kind} ${number}`) => {
  const [kind, variant] = key.split(' ') as [Kind, string];
  const { shapes, shadow }: Figure = figures[kind];
  return lit(shapes(Number(variant)), shadow);
});

/** One of the Horde; `variant` decides who it was. */
export function FoeFigure({ kind, variant }: { readonly kind: Kind; readonly variant: number }) {
  return <Drawing markup={markups(`${kind} ${variant}`)} box={figures[kind].box} />;
}

/** The same from the chest up, where there is room for a face only. */
export function FoeBust({ kind, variant }: { readonly kind: Kind; readonly variant: number }) {
  return <Drawing markup={markups(`${kind} ${variant}`)} box={figures[kind].bust} />;
}

/** How large each kind is beside the others. */
export const foeSize: { readonly [K in Kind]: { readonly width: number; readonly height: number } } = {
  wanderer: figures.wanderer.box,
  looter: figures.looter.box,
  brute: figures.brute.box,
  monster: figures.monster.box,
  survivor: figures.survivor.box,
};
