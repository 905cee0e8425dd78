import { playOut } from '../bots/play.ts';
import type { Balance, Measured, Measures, Share } from '../engine/balance.ts';
import type { Box } from '../engine/box.ts';
import { start } from '../engine/match.ts';
import { seedRng } from '../engine/rng.ts';
import type { Match, Spec } from '../engine/types.ts';
import { type BotName, type Wish, paceOf, planOf, policiesOf } from './plan.ts';

export interface BalanceWish {
  readonly games: number;
  readonly seed: string;
  readonly bots?: BotName; // on all seats
  /** Only this number of seats, where a scenario has it. */
  readonly seats?: number | undefined;
  /** Of the table, as the game has them. */
  readonly options?: unknown;
  readonly onMeasured?: (scenario: string, seats: number, measured: Measured) => void;
}

/** Depends on the wish alone. */
export function measuresOf<W extends Spec>(box: Box<W>, wish: BalanceWish): Measures {
  const measures: { [id: string]: { [seats: string]: Measured } } = {};
  for (const {
    id,
    seats: [least, most],
  } of box.game.scenarios)
    for (let seats = least; seats <= most; seats++) {
      if (wish.seats !== undefined && wish.seats !== seats) continue;
      const measured = measure(
        box,
        { scenario: id, seats, bots: wish.bots ?? 'yardstick', options: wish.options },
        wish,
      );
      (measures[id] ??= {})[seats] = measured;
      wish.onMeasured?.(id, seats, measured);
    }
  return measures;
}

/** What is kept with what has been measured since; nothing of it holds for other rules. */
export function withMeasures(
  kept: Balance | null,
  version: number,
  found: Partial<Pick<Balance, 'scenarios' | 'experts'>>,
): Balance {
  const { scenarios = {}, experts } = kept?.version === version ? kept : {};
  const all = together(experts, found.experts);
  return { version, scenarios: together(scenarios, found.scenarios) ?? {}, ...(all ? { experts: all } : {}) };
}

function together(old: Measures | undefined, found: Measures | undefined): Measures | undefined {
  if (!old || !found) return found ?? old;
  const ids = [...new Set([...Object.keys(old), ...Object.keys(found)])];
  return Object.fromEntries(ids.map(id => [id, { ...old[id], ...found[id] }]));
}

function measure<W extends Spec>(box: Box<W>, table: Wish, { games, seed }: BalanceWish): Measured {
  const plan = planOf(box, table);
  const policies = policiesOf(box, plan.bots);
  const pace = paceOf(box);
  const decisions: number[] = [];
  const clocks: number[] = [];
  const sides = new Map<string, { matches: number; won: number }>();
  let won = 0;
  for (let n = 0; n < games; n++) {
    const own = `${seed}:${n}`;
    const m = start(box.game, plan.setup, own);
    decisions.push(playOut(m, policies, seedRng(`${own}:bots`), pace));
    clocks.push(m.clock);
    won += m.outcome?.scores[0] ?? 0;
    count(box, m, sides);
  }
  return {
    games,
    won: box.game.concession === 'shared' ? rounded(won / games, 3) : null,
    ...(sides.size > 0 ? { sides: sharesOf(sides) } : {}),
    decisions: median(decisions),
    // A clock that only limits reactions says nothing of how long people play: bots at no pace of the game answer at once.
    minutes: box.game.due && box.bots.pace ? rounded(median(clocks) / 60_000, 1) : null,
  };
}

/** Who stood for what in this match, and what it won. */
function count<W extends Spec>(box: Box<W>, m: Match<W>, sides: Map<string, { matches: number; won: number }>): void {
  for (let seat = 0; seat < m.setup.seats; seat++) {
    const side = box.sideOf?.(m, seat) ?? null;
    if (side === null) continue;
    const share = sides.get(side) ?? { matches: 0, won: 0 };
    sides.set(side, share);
    share.matches++;
    share.won += m.outcome?.scores[seat] ?? 0;
  }
}

const sharesOf = (sides: ReadonlyMap<string, { matches: number; won: number }>): { [side: string]: Share } =>
  Object.fromEntries(
    [...sides]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([side, { matches, won }]) => [side, { matches, won: rounded(won / matches, 3) }]),
  );

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
