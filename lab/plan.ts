import { advised } from '../bots/advice.ts';
import { policyOf } from '../bots/levels.ts';
import { DEFAULT_PACE, type Pace } from '../bots/play.ts';
import { random } from '../bots/random.ts';
import type { Player } from '../bots/sight.ts';
import { type Flaw, type Wish as TableWish, setupOf } from '../bots/set-up.ts';
import { type Box, LEVELS } from '../engine/box.ts';
import type { Setup, Spec } from '../engine/types.ts';
import { Complaint, wrongShape } from './complaint.ts';

/** Whoever is `hinted` does what the page advises. */
export const BOT_NAMES = ['random', 'yardstick', ...LEVELS, 'hinted'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** What somebody wants to see played, before anybody has looked into it. */
export interface Wish extends TableWish {
  readonly bots?: string | readonly string[] | undefined; // one for all seats, or one for each
}

export interface Plan<W extends Spec> {
  readonly setup: Setup<W>;
  readonly bots: readonly BotName[]; // one per seat
}

export function planOf<W extends Spec>(box: Box<W>, wish: Wish): Plan<W> {
  const setup = checkedSetup(box, wish);
  return { setup, bots: botsOf(wish.bots ?? 'yardstick', setup.seats) };
}

/** The set-up that a wish means, or a complaint. */
export const checkedSetup = <W extends Spec>(box: Box<W>, wish: TableWish): Setup<W> =>
  setupOf(box, wish, flaw => complaintOf(box.game.id, flaw));

function complaintOf(game: string, flaw: Flaw): Complaint {
  if (flaw.what === 'scenario')
    return new Complaint('unknown-scenario', { game, scenario: flaw.wanted, known: flaw.known });
  if (flaw.what === 'seats')
    return new Complaint('wrong-seats', { scenario: flaw.scenario, min: flaw.min, max: flaw.max, seats: flaw.seats });
  if (flaw.what === 'options') return wrongShape(flaw.thrown, 'options');
  return new Complaint('refused-setup', { reason: flaw.reason, fr: flaw.fr, en: flaw.en });
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

export function policiesOf<W extends Spec>(box: Box<W>, bots: readonly BotName[]): Player<W>[] {
  return bots.map(name => {
    if (name === 'hinted') return seen => advised(box.bots, seen);
    return name === 'random' ? random : policyOf(box.bots, name);
  });
}

/** How fast these bots play: at the pace of the game, where it has one of its own. */
export function paceOf<W extends Spec>({ bots }: Pick<Box<W>, 'bots'>): Pace<W> {
  return bots.pace ? { ...DEFAULT_PACE, paceOf: (step, action) => bots.pace?.(step, action) ?? 0 } : DEFAULT_PACE;
}
