import type { BystanderId } from '../../content/bystanders.ts';
import type { HeroId, ZombieHeroId } from '../../ids.ts';
import { Drawing } from './sprite.tsx';

type Face = HeroId | ZombieHeroId | BystanderId;

/** Where the face is: nearly all have it at the same height. */
const BOXES: { readonly [F in Face]?: string } = { hulk: '-34 -121 68 72', wasp: '-26 -110 52 55' };

/** A face, cut at the shoulders. */
export function Portrait({ id }: { readonly id: Face }) {
  return <Drawing id={id} box={BOXES[id] ?? '-25 -103 50 53'} />;
}
