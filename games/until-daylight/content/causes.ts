import { HARMS } from '../ids.ts';
import { type Rubble, type SpecialId, rubble } from './rubble.ts';

/** What hurts a character: what the rules do to it, and the cards that hurt whoever plays them. */
export type Cause = (typeof HARMS)[number] | Extract<Rubble[SpecialId], { price: unknown }>['price']['cause'];

export const CAUSES: readonly Cause[] = [
  ...HARMS,
  ...Object.values(rubble).flatMap(card => ('price' in card ? card.price.cause : [])),
];
