import type { CardId } from '../../content/cards.ts';
import type { RubbleId } from '../../content/rubble.ts';
import type { WeaponId } from '../../content/weapons.ts';
import type { Token } from '../../ids.ts';
import { type Box, Drawing, once, painted } from './drawing.tsx';
import { drawnRubble } from './rubble.ts';
import { type Shape, placed } from './shape.ts';
import { drawnTokens, drawnWave } from './tokens.ts';
import { drawnWeapons } from './weapons.ts';

export type Pictured = CardId | Token | 'wave';

const BOX: Box = { x: -36, y: -27, width: 72, height: 54 };

const isWeapon = (card: Pictured): card is WeaponId => card in drawnWeapons;
const isToken = (card: Pictured): card is Token => card in drawnTokens;

function shapesOf(card: Pictured): readonly Shape[] {
  if (card === 'wave') return drawnWave;
  if (isToken(card)) return drawnTokens[card];
  if (!isWeapon(card)) return drawnRubble[card satisfies RubbleId];
  const { shapes, turn } = drawnWeapons[card];
  return placed(shapes, `rotate(${turn}) scale(.95)`);
}

const markups = once((card: Pictured) => painted(shapesOf(card)));

/** A card of the Rubble, a weapon, a token, or the WAVE. */
export function CardPicture({ card }: { readonly card: Pictured }) {
  return <Drawing markup={markups(card)} box={BOX} />;
}
