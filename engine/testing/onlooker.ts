import type { Vocabulary } from '../box.ts';
import type { Saying } from '../sayings.ts';
import type { Match, Spec } from '../types.ts';

/** A scene as others see it. */
// oxlint-disable-next-line typescript/no-explicit-any -- whoever looks on sees scenes of every game
export type Watched = { readonly m: Match<any>; readonly vocabulary: Vocabulary<any> | null };

/** Whoever looks on while tests play their scenes. */
export interface Onlooker {
  laid(scene: Watched, words: object | null): void;
  /** Before it is done. */
  said<W extends Spec>(scene: Watched, saying: Saying<W>): void;
}

export const onlooker: { current: Onlooker | null } = { current: null };
