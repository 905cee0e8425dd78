import { DEFAULT_PACE, type Pace } from '../bots/play.ts';
import { random } from '../bots/random.ts';
import type { Box, Policy } from '../engine/box.ts';
import { refusalOf } from '../engine/set-up.ts';
import type { Setup, Spec } from '../engine/types.ts';
import { Complaint, parseAt } from './complaint.ts';

export const BOT_NAMES = ['random', 'yardstick', 'companion'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** What somebody wants to see played, before anybody has looked into it. */
export interface Wish {
  readonly scenario?: string | undefined;
  readonly seats?: number | undefined;
  readonly options?: unknown;
  readonly bots?: string | readonly string[] | undefined; // one for all seats, or one for each
}

export interface Plan<W extends Spec> {
  readonly setup: Setup<W>;
  readonly bots: readonly BotName[]; // one per seat
}

export function planOf<W extends Spec>(box: Box<W>, wish: Wish): Plan<W> {
  const setup = setupOf(box, wish);
  return { setup, bots: botsOf(wish.bots ?? 'yardstick', setup.seats) };
}

export function setupOf<W extends Spec>(box: Box<W>, wish: Wish): Setup<W> {
  const { game } = box;
  const wanted = wish.scenario ?? game.scenarios[0]?.id ?? '';
  const scenario = game.scenarios.find(s => s.id === wanted);
  if (!scenario) {
    const known = game.scenarios.map(s => s.id).join(', ');
    throw new Complaint('unknown-scenario', { game: game.id, scenario: wanted, known });
  }
  const [min, max] = scenario.seats;
  const seats = wish.seats ?? Math.min(max, Math.max(min, 2));
  if (!(Number.isInteger(seats) && seats >= min && seats <= max))
    throw new Complaint('wrong-seats', { scenario: scenario.id, min, max, seats });
  const options = parseAt(game.options, wish.options ?? {}, 'options');
  const setup = { scenario: scenario.id, seats, options, carry: null };
  const refusal = refusalOf(box, setup);
  if (refusal) throw new Complaint('refused-setup', refusal);
  return setup;
}

function botsOf(wanted: string | readonly string[], seats: number): BotName[] {
  const names = typeof wanted === 'string' ? [wanted] : wanted;
  const checked = names.map(name => {
    const found = BOT_NAMES.find(known => known === name);
    if (!found) throw new Complaint('unknown-bot', { bot: name, known: BOT_NAMES.join(', ') });
    return found;
  });
  const [only] = checked;
  if (only && checked.length === 1) return Array.from({ length: seats }, () => only);
  if (checked.length !== seats) throw new Complaint('wrong-bots', { bots: checked.length, seats });
  return checked;
}

export function policiesOf<W extends Spec>(box: Box<W>, bots: readonly BotName[]): Policy<W>[] {
  return bots.map(name => (name === 'random' ? random : box.bots[name]));
}

/** How fast these bots play: at the pace of the game, where it has one of its own. */
export function paceOf<W extends Spec>({ bots }: Pick<Box<W>, 'bots'>): Pace<W> {
  return bots.pace ? { ...DEFAULT_PACE, paceOf: (step, action) => bots.pace?.(step, action) ?? 0 } : DEFAULT_PACE;
}
