import type { Policy } from '../box.ts';
import type { Spec } from '../types.ts';
import type { Promises } from './promised.ts';
import type { Secrets } from './secrets.ts';
import type { RandomMatches } from './walk.ts';
import type { TwoWorlds } from './worlds.ts';

/** What the laws must be told of a game. */
export interface LawsOptions<W extends Spec> extends RandomMatches<W> {
  readonly longest?: number; // inputs after which a match of random play must have ended
  /** Types of events that openly tell what no view keeps, such as a card shown and shuffled back. */
  readonly announced?: readonly W['event']['type'][];
  /** Everything that is hidden at a table. Each must come out differently in some guess, and show in no other way. */
  readonly secrets: Secrets<W>;
  /** Who plays while secrets, free moves and promises are looked at: random answers seldom come to where they matter. */
  readonly policy?: Policy<W>;
  /** What previews promise, and views show as certain; without it a game promises nothing. */
  readonly promises?: Promises<W>;
  /** Which matches are played by the policy where a law looks at what random answers seldom come to. */
  readonly wise?: Partial<RandomMatches<W>>;
  /** Which set-ups are played in two worlds, if not all, and for how many inputs. */
  readonly worlds?: Pick<TwoWorlds<W>, 'setups' | 'together'>;
}
