import { END } from './flow.ts';
import { sha256Hex } from './sha256.ts';
import type { Game, Match, Saved, Spec } from './types.ts';

/** The whole match as text, in the middle of any decision. */
export function save<W extends Spec>(m: Match<W>): string {
  const parts: Saved = {
    game: m.game.id,
    version: m.game.version,
    setup: m.setup,
    state: m.state,
    stack: m.stack,
    rng: m.rng,
    clock: m.clock,
    paused: m.paused,
    revealed: m.revealed,
    outcome: m.outcome,
  };
  return JSON.stringify(parts);
}

type Kept<W extends Spec> = Pick<Match<W>, Exclude<keyof Saved, 'game' | 'version'>>;

/** A save of a version that the present rules cannot go on from. The match stays watchable, not playable. */
export class Frozen extends Error {}

export function load<W extends Spec>(game: Game<W>, text: string): Match<W> {
  const saved = migrated(game, JSON.parse(text) as Saved);
  return {
    setup: saved.setup,
    state: saved.state,
    stack: saved.stack,
    rng: saved.rng,
    clock: saved.clock,
    paused: saved.paused,
    revealed: saved.revealed,
    outcome: saved.outcome,
    game,
    content: game.content(saved.setup),
    hear: null,
    loaded: null,
    running: END,
  };
}

/** Of the present version the parts are what the game says they are. */
function migrated<W extends Spec>(game: Game<W>, saved: Saved): Kept<W> {
  if (saved.game !== game.id) throw new Error(`a save of ${saved.game} is no match of ${game.id}`);
  let current = saved;
  while (current.version !== game.version) {
    const from = current.version;
    const next = from < game.version ? game.migrate?.(current, from) : null;
    if (!next) throw new Frozen(`${game.id} ${game.version} cannot go on from a match of version ${from}`);
    current = { ...next, version: from + 1 };
  }
  return current as unknown as Kept<W>;
}

/** A short fingerprint of everything a save holds. */
export const fingerprint = (text: string): string => sha256Hex(text).slice(0, 16);

export function stateHash<W extends Spec>(m: Match<W>): string {
  return fingerprint(save(m));
}
