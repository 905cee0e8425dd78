import type { Texts } from '../../../engine/box.ts';
import type { CardId } from '../ids.ts';
import type { Race } from '../spec.ts';

/** What every language fills in: a word that is missing does not compile. */
export interface GameTexts extends Texts<Race> {
  readonly cards: { readonly [C in CardId]: string };
}
