import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Policy } from '../box.ts';
import { apply, guess, start, tick } from '../match.ts';
import { deciders, due, freeMoves, options, prompt, question } from '../queries.ts';
import { same } from '../plain.ts';
import { below, seedRng } from '../rng.ts';
import { openTo } from '../table-talk.ts';
import type { Game, Match, Rng, Seat, Setup, Spec } from '../types.ts';

// Random matches, for laws that must hold in every position.

export interface RandomMatches<W extends Spec> {
  readonly setups: readonly Setup<W>[];
  readonly runs?: number; // random matches per set-up and law
  readonly moves?: number; // inputs per match where the law looks at each of them
  readonly seed?: number; // of the random matches
}

/** The same matches every day; LAWS_SEED looks at others. */
const EVERY_DAY = Number(process.env['LAWS_SEED'] ?? 1);

export interface Position<W extends Spec> {
  readonly m: Match<W>;
  readonly r: Rng;
  readonly seat: Seat;
  readonly action: W['action'];
  readonly open: readonly W['action'][];
}

export function matches<W extends Spec>(
  { setups, runs = 5, seed = EVERY_DAY }: RandomMatches<W>,
  stream: string,
  each: (setup: Setup<W>, seed: string, r: Rng) => void,
): void {
  for (const setup of setups)
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 8 }), name => each(setup, name, seedRng(`${stream}:${name}`))),
      { numRuns: runs, seed },
    );
}

/** Walks through random matches, looking at each position before it moves on. */
export function walk<W extends Spec>(game: Game<W>, given: RandomMatches<W>, look: (p: Position<W>) => void): void {
  const { moves = 150 } = given;
  matches(given, 'laws', (setup, seed, r) => {
    const m = start(game, setup, seed);
    for (let n = 0; n < moves && !m.outcome; n++) {
      const p = position(m, r);
      look(p);
      move(p);
    }
  });
}

/** As `walk`, three answers in four as the policy wants them, so that matches come to where they are decided. */
export function walkWisely<W extends Spec>(
  game: Game<W>,
  given: RandomMatches<W> & { readonly policy?: Policy<W>; readonly wise?: Partial<RandomMatches<W>> },
  look: (p: Position<W>) => void,
): void {
  const { policy } = given;
  const wise = { ...given, ...given.wise };
  const { moves = 150 } = wise;
  matches(wise, 'wise', (setup, seed, r) => {
    const m = start(game, setup, seed);
    for (let n = 0; n < moves && !m.outcome; n++) {
      const p = position(m, r);
      look(p);
      const isWise = policy && deciders(m).includes(p.seat) && below(r, 4) > 0;
      move(isWise ? { ...p, action: wished(m, p.seat, policy, r) } : p, SELDOM);
    }
  });
}

/** What a policy would do, thinking briefly. */
export function wished<W extends Spec>(m: Match<W>, seat: Seat, policy: Policy<W>, r: Rng): W['action'] {
  const asked = question(m, seat);
  if (!asked) throw new Error('nobody is asked');
  const view = m.game.view(m, seat);
  return policy({ seat, view, prompt: asked, rng: r, guess: () => guess(m, seat, r), hasTime: n => n < 2 });
}

export function position<W extends Spec>(m: Match<W>, r: Rng): Position<W> {
  const { seat, action } = choice(m, r);
  return { m, r, seat, action, open: openTo(m, seat) };
}

/** An answer most of the time, a free move of anybody now and then. */
export function choice<W extends Spec>(m: Match<W>, r: Rng): { seat: Seat; action: W['action'] } {
  const anybody = below(r, m.setup.seats);
  const free = below(r, 6) === 0 ? freeMoves(m, anybody) : [];
  if (free.length > 0) return { seat: anybody, action: free[below(r, free.length)] as W['action'] };
  const seats = deciders(m);
  const seat = seats[below(r, seats.length)] ?? 0;
  const open = options(m, seat);
  if (open.length === 0) throw new Error(`${prompt(m, seat)?.step} offers seat ${seat} nothing`);
  return { seat, action: open[below(r, open.length)] as W['action'] };
}

export function move<W extends Spec>({ m, r, seat, action }: Position<W>, oneIn = OFTEN): void {
  const at = due(m);
  if (at !== null && ticks(m, at, r, oneIn)) tick(m);
  if (isOpen(m, seat, action)) apply(m, seat, action);
}

/** One answer in so many comes after the next clock event: more often than people are so slow, or about as often. */
const OFTEN = 4;
const SELDOM = 16;

/** Whether the next clock event comes before the next answer: now and then, and always when it falls now. */
export const ticks = <W extends Spec>(m: Match<W>, at: number, r: Rng, oneIn = OFTEN): boolean =>
  at <= m.clock || below(r, oneIn) === 0;

/** A moment before the next clock event. */
export function soon<W extends Spec>(m: Match<W>, at: number | null, r: Rng): number {
  return m.clock + below(r, Math.max(1, Math.min(1000, Math.floor((at ?? Infinity) - m.clock))));
}

/** Every seat, and a spectator. */
export function everybody<W extends Spec>(m: Match<W>): (Seat | null)[] {
  return [...Array.from({ length: m.setup.seats }, (_, seat) => seat), null];
}

/** Those who may see different things: where the table is open, one sees for all, as a law of its own shows. */
export const eyes = <W extends Spec>(m: Match<W>): (Seat | null)[] => (m.game.isOpen ? [null] : everybody(m));

/** The answers and the free moves of a seat, whether it is asked or not. */
export function isOpen<W extends Spec>(m: Match<W>, seat: Seat, action: W['action']): boolean {
  return openTo(m, seat).some(o => same(o, action));
}

/** As `toEqual`, and a hundred times faster where nothing differs, which is nearly always. */
export function expectSame(actual: unknown, expected: unknown, why: string): void {
  if (!same(actual, expected)) expect(actual, why).toEqual(expected);
}
