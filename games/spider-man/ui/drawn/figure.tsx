import type { CharacterId, RoleId } from '../../ids.ts';
import { type Box, Drawing, flat, once, placed } from './drawing.tsx';
import { characters, officer, spiderMan } from './people.ts';
import { villains } from './villains.ts';

export type Who = RoleId | CharacterId;

const all: { readonly [W in Who]: string } = { 'spider-man': spiderMan, police: officer, ...villains, ...characters };

export const drawnOf = (who: Who): string => all[who];

const BOX: Box = { x: -30, y: -76, width: 60, height: 80 };
const SHADOW = flat('M-24 1a24 7 0 1 0 52 0a26 7 0 1 0-52 0z', '#0b0718', 0.42);

const markups = once((key: `${Who} ${Pose}`) => {
  const [who, pose] = key.split(' ') as [Who, Pose];
  return SHADOW + (pose === 'down' ? placed(all[who], 'translate(-26 -4) rotate(78) scale(.92)') : all[who]);
});

/** On their feet, or knocked out. */
type Pose = 'up' | 'down';

/** Somebody in the city. */
export function Figure({ who, pose = 'up' }: { readonly who: Who; readonly pose?: Pose }) {
  return <Drawing markup={markups(`${who} ${pose}`)} box={BOX} isFigure />;
}
