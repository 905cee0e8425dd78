import type { Box, Judgement, Policy } from '../../engine/box.ts';
import { apply, clone } from '../../engine/match.ts';
import { same } from '../../engine/plain.ts';
import { question } from '../../engine/queries.ts';
import { copyRng, freshRng } from '../../engine/rng.ts';
import type { Match, Rng, Seat, Spec } from '../../engine/types.ts';
import { policyOf } from '../levels.ts';
import { playOut } from '../play.ts';
import { deviation, mean } from '../search.ts';
import { Sight } from '../sight.ts';
import { chanceOf } from '../value.ts';
import { paceOf } from './trial.ts';

/** What an expert would have answered, and what that would have been worth. */
export interface Verdict<W extends Spec = Spec> {
  readonly n: number;
  readonly seat: Seat;
  readonly played: W['action'];
  readonly expert: W['action'];
  /** By how much the chance would have been better, and how far that may be off. */
  readonly gain: number;
  readonly deviation: number;
}

const WORLDS = 16;

/** Inputs by which what was begun with an answer is mostly done, and answered. */
const AHEAD = 14;

/** Null where the seat was not asked, or had nothing to choose. */
export function verdictOn<W extends Spec>(
  box: Box<W>,
  judgement: Judgement<W>,
  m: Match<W>,
  { n, seat, played }: Pick<Verdict<W>, 'n' | 'seat' | 'played'>,
  rng: Rng,
  hasTime: (thoughts: number) => boolean,
): Verdict<W> | null {
  const asked = question(m, seat);
  if (!asked || asked.options.length < 2 || !asked.options.some(option => same(option, played))) return null;
  const seen = new Sight(m, seat, asked, rng, hasTime);
  const expert = policyOf(box.bots, 'expert')(seen);
  if (same(expert, played)) return { n, seat, played, expert, gain: 0, deviation: 0 };
  const gains = Array.from({ length: WORLDS }, () => {
    const world = seen.guess();
    world.paused = false;
    const dice = freshRng(rng);
    const outlook = (action: W['action']): number => ahead(box, judgement, world, seat, action, copyRng(dice));
    return outlook(expert) - outlook(played);
  });
  return { n, seat, played, expert, gain: mean(gains), deviation: deviation(gains) };
}

/** The chance of the seat once the answer has been given and all have played on for a while. */
function ahead<W extends Spec>(
  box: Box<W>,
  judgement: Judgement<W>,
  world: Match<W>,
  seat: Seat,
  action: W['action'],
  rng: Rng,
): number {
  const m = clone(world);
  apply(m, seat, action);
  const policies = Array.from({ length: m.setup.seats }, (): Policy<W> => box.bots.yardstick);
  playOut(m, policies, rng, paceOf(box, AHEAD, 0));
  return chanceOf(judgement, m, seat);
}

/** Whether an expert's answer was better by more than luck: of many that are compared some look so. */
export const isBetter = ({ gain, deviation: off }: Pick<Verdict, 'gain' | 'deviation'>): boolean =>
  gain >= 0.01 && gain > 2 * off;
