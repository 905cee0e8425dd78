import { expect } from 'vitest';
import { apply, clone, guess, play } from '../match.ts';
import { deciders, options, preview, waitingAt } from '../queries.ts';
import { below, seedRng } from '../rng.ts';
import type { Game, Match, Rng, Seat, Spec } from '../types.ts';
import type { LawsOptions } from './given.ts';
import type { Answer, Played, Promised, Promises, Trial } from './promised.ts';
import { type Outcome, allOutcomes, someOutcomes } from './outcomes.ts';
import { type Position, walkWisely } from './walk.ts';

// Previews tell the truth: what one promises is what playing that option brings, tried on guesses, never on the true match.

const SAMPLES = 2_000;
/** Something that comes each time is tried so often where chance cannot be counted. */
const SOME = 50;
/** Samples that deviate as one set in a thousand does: so many times as many are asked before anybody complains. */
const MORE = 10;
/** 99.9 % of a normal distribution lie within. */
const Z = 3.29;
/** A thing that was never seen in n samples is less likely than this / n (99.9 %). */
const NEVER = Math.log(1000);
const DIGITS = 6;
/** Options that are tried in one position. */
const A_FEW = 3;
/** More answers than it takes to see anything that was promised. */
const FAR = 500;

export function previewsAreTrue<W extends Spec>(game: Game<W>, given: LawsOptions<W>): void {
  const { promises } = given;
  if (!promises) return;
  const tried = new Tried(promises);
  walkWisely(game, given, p => {
    const { r } = p;
    const m = promises.prepare ? clone(p.m) : p.m;
    promises.prepare?.(m, r);
    for (const answer of someOf(m, r, tried)) {
      const shown = preview(m, answer.seat, answer.action);
      if (shown) tried.all(m, answer.seat, answer, promises.ofPreview(shown, m, answer));
    }
  });
  for (const name of promises.names) expect(tried.count(name), `${name} was tried`).toBeGreaterThan(0);
}

export function intentsAreTrue<W extends Spec>(game: Game<W>, given: LawsOptions<W>): void {
  const { promises } = given;
  if (!promises?.ofView) return;
  const tried = new Tried(promises);
  walkWisely(game, given, ({ m, seat }: Position<W>) => tried.all(m, seat, null, promises.ofView?.(m, seat) ?? []));
  expect(tried.count(), 'intents were tried').toBeGreaterThan(0);
}

/** A few options of somebody who is asked, each of another shape, those first that were tried least. */
function someOf<W extends Spec>(m: Match<W>, r: Rng, tried: Tried<W>): Answer<W>[] {
  const seats = deciders(m);
  const seat = seats[below(r, seats.length)] ?? 0;
  const open = options(m, seat);
  const first = below(r, Math.max(1, open.length));
  const byShape = new Map<string, W['action']>();
  for (let i = 0; i < open.length; i++) {
    const action = open[(first + i) % open.length] as W['action'];
    if (!byShape.has(shapeOf(action))) byShape.set(shapeOf(action), action);
  }
  return [...byShape.values()]
    .sort((a, b) => tried.looked(m, a) - tried.looked(m, b))
    .slice(0, A_FEW)
    .map(action => ({ seat, action }));
}

/** Its type, and what is so or not so about it: a blow with and without something are tried apart. */
function shapeOf(action: { readonly type: string }): string {
  const isSo = Object.entries<unknown>({ ...action }).filter(([, value]) => value === true);
  return [action.type, ...isSo.map(([name]) => name)].join('+');
}

/** Counts what was tried, so that nothing is tried over and over while other things wait. */
class Tried<W extends Spec> {
  private readonly times: number;
  private readonly counts = new Map<string, number>();
  private readonly looks = new Map<string, number>();

  constructor({ times = 4 }: Promises<W>) {
    this.times = times;
  }

  all(m: Match<W>, seat: Seat, answer: Answer<W> | null, trials: readonly Trial<W>[]): void {
    const shape = this.look(m, answer);
    const keyOf = ({ name }: Promised<W>): string => `${shape}/${name}`;
    for (const trial of trials) {
      const wanted = trial.promised.filter(one => (this.counts.get(keyOf(one)) ?? 0) < this.times);
      if (wanted.length === 0) continue;
      for (const one of wanted) this.counts.set(keyOf(one), (this.counts.get(keyOf(one)) ?? 0) + 1);
      holds(m, seat, answer, { ...trial, promised: wanted });
    }
  }

  looked(m: Match<W>, action: W['action']): number {
    return this.looks.get(kindOf(m, action)) ?? 0;
  }

  private look(m: Match<W>, answer: Answer<W> | null): string {
    const kind = kindOf(m, answer?.action ?? { type: 'view' });
    this.looks.set(kind, (this.looks.get(kind) ?? 0) + 1);
    return kind;
  }

  count(name = ''): number {
    return [...this.counts].reduce((sum, [key, n]) => (key.endsWith(name && `/${name}`) ? sum + n : sum), 0);
  }
}

const kindOf = <W extends Spec>(m: Match<W>, action: { readonly type: string }): string =>
  `${m.setup.scenario}/${m.setup.seats}/${shapeOf(action)}`;

/** Throws where what comes is not what was said. */
export function holds<W extends Spec>(m: Match<W>, seat: Seat, answer: Answer<W> | null, trial: Trial<W>): void {
  const { promised } = trial;
  const r = seedRng(`${JSON.stringify(answer)}:${m.revealed}:${m.clock}`);
  const run = (imagined: Match<W>): number[] => {
    const seen = played(imagined, answer, trial);
    return promised.map(one => one.came(seen));
  };
  const sample = (n: number) => someOutcomes(m, seat, r, n, run);
  const complain = (i: number, came: number | undefined): never =>
    expect.fail(
      `${promised[i]?.name} of ${JSON.stringify(answer?.action ?? 'the view')} at ${waitingAt(m)} says ${promised[i]?.says}, but ${came} comes`,
    );
  played(guess(m, seat, r), answer, trial, isTaken);
  const counted = allOutcomes(guess(m, seat, r), run);
  const outcomes = counted ?? sample(promised.every(({ always }) => always) ? SOME : SAMPLES);
  promised.forEach(({ always, says }, i) => {
    if (always) {
      const other = outcomes.find(({ values }) => !isEqual(values[i], says));
      if (other) complain(i, other.values[i]);
    } else if (counted) {
      if (!isEqual(meanOf(counted, i), says)) complain(i, meanOf(counted, i));
    } else if (!isNear(outcomes, i, says)) {
      const more = sample(SAMPLES * MORE);
      if (!isNear(more, i, says)) complain(i, meanOf(more, i));
    }
  });
}

const isEqual = (came: number | undefined, says: number): boolean => Math.abs((came ?? NaN) - says) < 10 ** -DIGITS;

const meanOf = (outcomes: readonly Outcome[], i: number): number =>
  outcomes.reduce((sum, { values, chance }) => sum + (values[i] ?? NaN) * chance, 0);

/** Whether samples like these are to be expected of what was said. */
function isNear(outcomes: readonly Outcome[], i: number, says: number): boolean {
  const mean = meanOf(outcomes, i);
  const variance = outcomes.reduce((sum, { values, chance }) => sum + ((values[i] ?? NaN) - mean) ** 2 * chance, 0);
  const slack = variance === 0 ? NEVER / outcomes.length : Z * Math.sqrt(variance / outcomes.length);
  return Math.abs(mean - says) <= slack + 10 ** -DIGITS;
}

/** What leads to where a promise shows must be open itself. */
function isTaken<W extends Spec>(m: Match<W>, { seat, action }: Answer<W>): void {
  const at = waitingAt(m);
  const refused = play(m, seat, action);
  if (refused) expect.fail(`${JSON.stringify(action)} leads on to what was promised, but ${at} refuses it`);
}

const enter = <W extends Spec>(m: Match<W>, { seat, action }: Answer<W>): void => apply(m, seat, action);

function played<W extends Spec>(
  after: Match<W>,
  answer: Answer<W> | null,
  trial: Trial<W>,
  go: (m: Match<W>, next: Answer<W>) => void = enter,
): Played<W> {
  const before = clone(after);
  const heard: W['event'][] = [];
  after.hear = event => void heard.push(event);
  const onward = (): Answer<W> | null => (after.outcome ? null : (trial.goOn?.(after) ?? null));
  let next = answer ?? onward();
  for (let n = 0; next; n++) {
    if (n > FAR) throw new Error(`what was promised has not shown after ${FAR} answers`);
    go(after, next);
    next = onward();
  }
  return { before, after, heard };
}
