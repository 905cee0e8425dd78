import { playOut } from '../bots/play.ts';
import type { Box } from '../engine/box.ts';
import { start } from '../engine/match.ts';
import { seedRng } from '../engine/rng.ts';
import type { Spec } from '../engine/types.ts';
import type { Balance, Measured } from '../engine/balance.ts';
import { paceOf, planOf, policiesOf } from './plan.ts';

export interface BalanceWish {
  readonly games: number;
  readonly seed: string;
  readonly onMeasured?: (scenario: string, seats: number, measured: Measured) => void;
}

/** Depends on the wish alone. */
export function balanceOf<W extends Spec>(box: Box<W>, { games, seed, onMeasured }: BalanceWish): Balance {
  const scenarios: { [id: string]: { [seats: string]: Measured } } = {};
  for (const { id, seats: range } of box.game.scenarios) {
    const bySeats: { [seats: string]: Measured } = {};
    for (let seats = range[0]; seats <= range[1]; seats++) {
      const measured = measure(box, { scenario: id, seats }, games, seed);
      bySeats[seats] = measured;
      onMeasured?.(id, seats, measured);
    }
    scenarios[id] = bySeats;
  }
  return { version: box.game.version, games, scenarios };
}

function measure<W extends Spec>(
  box: Box<W>,
  wish: { readonly scenario: string; readonly seats: number },
  games: number,
  seed: string,
): Measured {
  const plan = planOf(box, wish);
  const policies = policiesOf(box, plan.bots);
  const pace = paceOf(box);
  const decisions: number[] = [];
  const clocks: number[] = [];
  let won = 0;
  let first = 0;
  let sided = 0;
  for (let n = 0; n < games; n++) {
    const own = `${seed}:${n}`;
    const m = start(box.game, plan.setup, own);
    decisions.push(playOut(m, policies, seedRng(`${own}:bots`), pace));
    clocks.push(m.clock);
    won += m.outcome?.scores[0] ?? 0;
    const seat = box.firstSide?.(m) ?? null;
    if (seat === null) continue;
    sided++;
    first += m.outcome?.scores[seat] ?? 0;
  }
  return {
    won: box.game.concession === 'shared' ? rounded(won / games, 3) : null,
    ...(sided > 0 ? { first: rounded(first / sided, 3) } : {}),
    decisions: median(decisions),
    // A clock that only limits reactions says nothing of how long people play: bots at no pace of the game answer at once.
    minutes: box.game.due && box.bots.pace ? rounded(median(clocks) / 60_000, 1) : null,
  };
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
