import type { Vocabulary } from './box.ts';
import { type Difference, compare } from './difference.ts';
import { play, tick } from './match.ts';
import { deciders, due, freeMoves, isSeat, options, waitingAt } from './queries.ts';
import { same } from './plain.ts';
import { load, save } from './save.ts';
import type { Saying, Sayings } from './sayings.ts';
import type { Match, Seat, Spec } from './types.ts';

/** Where somebody talks. Each answer puts another match there. */
export interface Table<W extends Spec> {
  m: Match<W>;
  readonly vocabulary: Vocabulary<W> | null; // null where nobody describes the table
}

/** Does what is said. What of it is not so comes back; nothing where the rules agree. */
export function say<W extends Spec>(table: Table<W>, saying: Saying<W>): Difference[] {
  if ('play' in saying) return plays(table, saying);
  if ('tick' in saying) return ticks(table, saying);
  if ('asks' in saying) return asks(table, saying);
  if ('offers' in saying) return offers(table, saying);
  if ('forbids' in saying) return forbids(table, saying);
  if ('refuses' in saying) return refuses(table, saying);
  if ('expect' in saying) return shows(table, saying);
  if ('ends' in saying) return ends(table, saying);
  return loads(table, saying);
}

/** What was loaded and never used. */
export function unused<W extends Spec>({ m }: Table<W>): Difference[] {
  const { rolls = [], picks = [], shuffles = [] } = m.loaded ?? {};
  return Object.entries({ rolls, picks, shuffles }).flatMap(([kind, left]) => compare([], left, `chance.${kind}`));
}

// ---- what is done ---------------------------------------------------------------------------------------------

/** The match is saved and loaded first: every scene and every case proves that a save resumes. */
function plays<W extends Spec>(table: Table<W>, { play: action, seat }: Sayings<W>['play']): Difference[] {
  const { hear, loaded } = table.m;
  table.m = Object.assign(load(table.m.game, save(table.m)), { hear, loaded });
  const by = seat ?? asked(table.m);
  const refused = play(table.m, by, action);
  return refused ? differ('play', action, { refused, offered: openTo(table.m, by) }) : [];
}

function ticks<W extends Spec>({ m }: Table<W>, { tick: ms }: Sayings<W>['tick']): Difference[] {
  const until = m.clock + ms;
  for (let at = due(m); at !== null && at <= until; at = due(m)) tick(m);
  if (!m.outcome && !m.paused) m.clock = until;
  return [];
}

function loads<W extends Spec>({ m }: Table<W>, { load: chance }: Sayings<W>['load']): Difference[] {
  const { rolls = [], picks = [], shuffles = [] } = chance;
  m.loaded ??= { rolls: [], picks: [], shuffles: [] };
  m.loaded.rolls.push(...rolls);
  m.loaded.picks.push(...picks);
  m.loaded.shuffles.push(...shuffles);
  return [];
}

// ---- what is said to be so ------------------------------------------------------------------------------------

function asks<W extends Spec>({ m }: Table<W>, { asks: step, seats }: Sayings<W>['asks']): Difference[] {
  const at = waitingAt(m);
  if (at !== step) return differ('asks', step, at ?? m.outcome);
  return !seats || same(seats, [...deciders(m)]) ? [] : differ('asks', seats, deciders(m));
}

function offers<W extends Spec>({ m }: Table<W>, saying: Sayings<W>['offers']): Difference[] {
  const { offers: wanted, seat = asked(m), exactly = true } = saying;
  const rest = [...(exactly ? answers(m, seat) : openTo(m, seat))];
  const found = wanted.filter(action => {
    const at = rest.findIndex(option => same(option, action));
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  if (found.length === wanted.length && (!exactly || rest.length === 0)) return [];
  const offered = [...found, ...rest]; // in the order of what was wanted, so that one sees at once what is not so
  return differ('offers', wanted, offered.length > 0 || deciders(m).includes(seat) ? offered : 'not asked');
}

function forbids<W extends Spec>({ m }: Table<W>, saying: Sayings<W>['forbids']): Difference[] {
  const { forbids: part, seat = asked(m) } = saying;
  const found = openTo(m, seat).filter(option => compare(part, option, '').length === 0);
  return found.length > 0 ? differ('forbids', { not: part }, found) : [];
}

function refuses<W extends Spec>({ m }: Table<W>, saying: Sayings<W>['refuses']): Difference[] {
  const { refuses: action, seat = asked(m), rule } = saying;
  const before = save(m);
  const refused = play(m, seat, action);
  if (!refused) return differ('refuses', { refused: action }, 'taken');
  if (rule !== undefined && refused.rule !== rule) return differ('refuses', rule, refused);
  return save(m) === before ? [] : differ('refuses', 'nothing changes', 'it changed the match');
}

function shows<W extends Spec>({ m, vocabulary }: Table<W>, { expect }: Sayings<W>['expect']): Difference[] {
  if (!vocabulary) throw new Error('only a table in words can be described');
  return compare(expect, vocabulary.describe(m), 'expect');
}

function ends<W extends Spec>({ m }: Table<W>, { ends: reason }: Sayings<W>['ends']): Difference[] {
  return m.outcome?.reason === reason ? [] : differ('ends', reason, m.outcome ?? 'the match goes on');
}

const differ = (path: string, expected: unknown, actual: unknown): Difference[] => [{ path, expected, actual }];

// ---- who may do what ------------------------------------------------------------------------------------------

const asked = <W extends Spec>(m: Match<W>): Seat => deciders(m)[0] ?? 0;

function answers<W extends Spec>(m: Match<W>, seat: Seat): W['action'][] {
  return deciders(m).includes(seat) ? options(m, seat) : [];
}

/** The answers of a seat that is asked, and the free moves of whoever sits at the table. */
export function openTo<W extends Spec>(m: Match<W>, seat: Seat): W['action'][] {
  return isSeat(m, seat) ? [...answers(m, seat), ...freeMoves(m, seat)] : [];
}
