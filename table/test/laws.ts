import { expect, test } from 'vitest';
import type { Policy } from '../../engine/box.ts';
import { apply, start, tick } from '../../engine/match.ts';
import { copy, hasParts, same } from '../../engine/plain.ts';
import { deciders } from '../../engine/queries.ts';
import { listen } from '../../engine/recording.ts';
import { below } from '../../engine/rng.ts';
import { type RandomMatches, expectSame, eyes, matches, move, position, wished } from '../../engine/testing/walk.ts';
import type { Game, Instead, Match, Rng, Seat, Spec } from '../../engine/types.ts';
import { type Motions, type Played, played } from '../motions.ts';
import { lengthOf } from '../sound/sound.ts';

/** What the laws must be told of the table of a game. */
interface Table<W extends Spec, L> extends RandomMatches<W> {
  readonly motions: Motions<W, L>;
  /** What somebody has before them who sees this. */
  look(view: W['view'], seat: Seat | null): L;
  /** The parts of a view that no event tells, such as `players.*.hand`, and why not. */
  readonly silent: { readonly [path: string]: string };
  /** Who gives half of the answers; the others are random. */
  readonly policy: Policy<W>;
  /** What hardly ever happens by itself. */
  readonly scenes?: readonly TableScene<W>[];
}

/** A table that is set, and what is answered there one after the other, or comes with the clock. */
interface TableScene<W extends Spec> {
  readonly m: Match<W>;
  readonly answers: readonly (readonly [Seat, W['action']] | 'tick')[];
}

/** One input: what everybody saw before and after it, and what they heard in between. */
interface Told<W extends Spec> {
  readonly seat: Seat | null;
  readonly before: W['view'];
  readonly events: readonly W['event'][];
  readonly after: W['view'];
}

interface Heard<W extends Spec> {
  readonly event: W['event'];
  readonly instead: Instead<W> | null;
}

const LONGEST_MATCH = 2000;
const LONGEST_EVENT = 2000;
const LONGEST_SOUND = 3000;
const SOFTEST = 0.01;

export function tableLaws<W extends Spec, L extends { readonly view: W['view'] }>(
  game: Game<W>,
  table: Table<W, L>,
): void {
  test('what events tell, one after the other, is the next view', { timeout: 120_000 }, () =>
    lawOfMotions(game, table),
  );
}

/** Undo, a line that was lost and a stage that is skipped show the next view at once: they are not looked at. */
export function lawOfMotions<W extends Spec, L extends { readonly view: W['view'] }>(
  game: Game<W>,
  table: Table<W, L>,
): void {
  const silent = Object.keys(table.silent);
  const heard = new Set<string>();
  const untold = new Set<string>();
  tell(game, table, ({ seat, before, events, after }) => {
    let view = before;
    for (const event of events) {
      heard.add(event.type);
      const motion = played(table.motions, event, table.look(view, seat));
      expectFit(motion, event.type);
      ({ view } = motion);
    }
    if (same(view, after)) return;
    for (const path of silent) if (!same(at(view, path), at(after, path))) untold.add(path);
    const types = events.map(({ type }) => type).join(', ');
    expectSame(without(view, silent), without(after, silent), `seat ${seat} after ${types || 'nothing was heard'}`);
  });
  const telling = Object.entries<{ told?: unknown }>(table.motions).filter(([, { told }]) => told);
  const unheard = telling.filter(([type]) => !heard.has(type)).map(([type]) => type);
  expect(unheard, 'told, and never heard in these matches').toEqual([]);
  const needless = silent.filter(path => !untold.has(path));
  expect(needless, 'silent, and always told in these matches').toEqual([]);
}

function expectFit({ ms, still, sound }: Played<Spec>, type: string): void {
  if (ms > LONGEST_EVENT) expect.fail(`${type} takes ${ms} milliseconds`);
  if (still > ms) expect.fail(`${type} stands for ${still} milliseconds where nothing moves, and takes ${ms}`);
  if (!sound) return;
  if (lengthOf(sound) > LONGEST_SOUND) expect.fail(`the sound of ${type} takes ${lengthOf(sound)} milliseconds`);
  if (sound.length === 0 || sound.some(({ loud }) => loud <= SOFTEST)) expect.fail(`${type} cannot be heard`);
}

/** Plays many matches to their end; after each input, what it has told to each who may see and hear something else. */
function tell<W extends Spec, L>(game: Game<W>, table: Table<W, L>, each: (told: Told<W>) => void): void {
  matches(table, 'motions', (setup, seed, r) => {
    const m = start(game, setup, seed);
    const watch = watching(m, each);
    for (let n = 0; n < (table.moves ?? LONGEST_MATCH) && !m.outcome; n++) watch(() => answer(m, r, table.policy));
  });
  for (const { m, answers } of table.scenes ?? []) {
    const watch = watching(m, each);
    for (const answered of answers) watch(() => (answered === 'tick' ? tick(m) : apply(m, ...answered)));
  }
}

/** One input after the other, before all eyes. */
function watching<W extends Spec>(m: Match<W>, each: (told: Told<W>) => void): (input: () => void) => void {
  const seen = new Map(eyes(m).map(seat => [seat, sight(m, seat)]));
  return input => {
    const heard: Heard<W>[] = [];
    listen(m, (event, instead) => void heard.push(frozen(copy({ event, instead }))), input);
    for (const [seat, before] of seen) {
      const after = sight(m, seat);
      each({ seat, before, events: heardBy(seat, heard), after });
      seen.set(seat, after);
    }
  };
}

const sight = <W extends Spec>(m: Match<W>, seat: Seat | null): W['view'] => frozen(copy(m.game.view(m, seat)));

const heardBy = <W extends Spec>(seat: Seat | null, heard: readonly Heard<W>[]): W['event'][] =>
  heard.flatMap(({ event, instead }) => {
    const own = seat === null ? undefined : instead?.[seat];
    return own === null ? [] : [own ?? event];
  });

function answer<W extends Spec>(m: Match<W>, r: Rng, policy: Policy<W>): void {
  const p = position(m, r);
  const isWished = deciders(m).includes(p.seat) && below(r, 2) === 0;
  move(isWished ? { ...p, action: wished(m, p.seat, policy, r) } : p);
}

/** Whoever changes what was seen or heard, instead of saying what is seen next, is stopped. */
function frozen<T>(value: T): T {
  if (hasParts(value)) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

/** The parts of a view at a path; `*` stands for all of them. */
function at(view: unknown, path: string): unknown[] {
  let parts = [view];
  for (const key of path.split('.'))
    parts = parts.flatMap(part => {
      if (!hasParts(part)) return [];
      return key === '*' ? Object.values(part) : [part[key]];
    });
  return parts;
}

/** The same view without these parts; what they do not touch is shared, since most of what is compared is. */
const without = (view: object, paths: readonly string[]): object =>
  paths.reduce<unknown>((rest, path) => pruned(rest, path.split('.')), view) as object;

function pruned(part: unknown, [key = '', ...deeper]: readonly string[]): unknown {
  if (!hasParts(part)) return part;
  const parts = Object.entries(part).flatMap(([name, inner]): [string, unknown][] => {
    if (key !== '*' && key !== name) return [[name, inner]];
    return deeper.length === 0 ? [] : [[name, pruned(inner, deeper)]];
  });
  return Array.isArray(part) ? parts.map(([, inner]) => inner) : Object.fromEntries(parts);
}
