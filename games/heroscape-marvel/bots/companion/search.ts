import type { Seen } from '../../../../engine/box.ts';
import { apply, clone, deciders, freeMoves, options, prompt } from '../../../../engine/match.ts';
import type { Seat } from '../../../../engine/types.ts';
import type { M } from '../../rules/table.ts';
import type { Action, HeroScape } from '../../spec.ts';
import { greedy } from '../greedy.ts';
import { outlook } from './outlook.ts';

// Trying each candidate on guesses of what is hidden, with greedy play on both sides for a few turns.

export interface Candidate {
  readonly action: Action;
  readonly prior: number; // what it looks like without trying
  sum: number;
  tries: number;
}

/** How many more turns are played out before one looks at the table. */
export interface Horizon {
  readonly turns: number;
}

const COST = 2; // thoughts that one try takes

/** The candidate that does best; those that fall behind are dropped half-way, again and again. */
export function search(seen: Seen<HeroScape>, candidates: readonly Candidate[], horizon: Horizon): Action {
  let alive = [...candidates];
  let thoughts = 0;
  let sinceCut = 0;
  while (alive.length > 1 && seen.hasTime(thoughts)) {
    const guess = seen.guess();
    for (const candidate of alive) {
      if (!seen.hasTime(thoughts)) break;
      thoughts += COST;
      candidate.sum += tryOut(guess, seen.seat, candidate.action, horizon);
      candidate.tries++;
    }
    sinceCut++;
    if (sinceCut >= 2 && alive.length > 2) {
      alive = alive.sort((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(alive.length * 0.6));
      sinceCut = 0;
    }
  }
  return alive.reduce((best, one) => (mean(one) > mean(best) ? one : best)).action;
}

const mean = ({ sum, tries, prior }: Candidate): number => (tries === 0 ? prior - 1e6 : sum / tries + prior * 0.001);

/** One possible future. */
function tryOut(guess: M, seat: Seat, action: Action, { turns }: Horizon): number {
  const m = clone(guess);
  apply(m, seat, action);
  let begun = 0;
  let mark = turnMark(m);
  for (let steps = 0; steps < 200 && !m.outcome; steps++) {
    const now = turnMark(m);
    if (now !== mark) {
      mark = now;
      begun++;
      if (begun > turns) break;
    }
    const asked = deciders(m)[0] as Seat;
    const open = options(m, asked);
    const only = open[0] as Action;
    if (open.length === 1) apply(m, asked, only);
    else apply(m, asked, greedy(m, asked, prompt(m, null)?.step ?? '', open, freeMoves(m, asked)));
  }
  return outlook(m, seat);
}

const turnMark = ({ state }: M): number => (state.round * 500 + state.turn) * 4 + (state.active ?? 2);
