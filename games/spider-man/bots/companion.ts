import type { Policy, Seen } from '../../../engine/box.ts';
import { apply, clone, deciders, guess, prompt } from '../../../engine/match.ts';
import { copyRng } from '../../../engine/rng.ts';
import type { Match, Prompt, Rng, Seat } from '../../../engine/types.ts';
import type { Action, SpiderMan } from '../spec.ts';
import { prospect } from './companion/prospect.ts';
import { candidates } from './companion/candidates.ts';
import { yardstick } from './yardstick.ts';

type M = Match<SpiderMan>;

/** Where looking ahead pays; everything else is answered as the yardstick does. */
const WEIGHED = new Set(['turn/act', 'reaction/choose', 'attack/declare', 'turn/knockedOut', 'kingpin/ask']);

/** Inputs that a look ahead may take. */
const HORIZON = 60;

/**
 * Plays beside people: tries its best ideas on worlds that may be the true one, lets the plain players finish the
 * turn, and takes the idea after which it stands best.
 */
export const companion: Policy<SpiderMan> = seen => {
  const { options, step } = seen.prompt;
  if (options.length === 1) return options[0] as Action;
  const plain = yardstick(seen);
  if (!WEIGHED.has(step) || !seen.hasTime(0)) return plain;
  const ideas = candidates(seen, plain);
  return ideas.length < 2 ? plain : weigh(seen, ideas);
};

interface Idea {
  readonly action: Action;
  sum: number;
}

/** Worlds in which the ideas are compared: the same hidden cards and the same dice for each of them. */
const WORLDS = 10;

/** By how much an idea must look better than the plain answer: chance must not talk anybody out of it. */
const MARGIN = 1;

function weigh(seen: Seen<SpiderMan>, actions: readonly Action[]): Action {
  let ideas = actions.map((action): Idea => ({ action, sum: 0 }));
  let thoughts = 0;
  for (let world = 1; world <= WORLDS; world++) {
    const base = seen.guess();
    const dice = copyRng(seen.rng);
    for (const idea of ideas) {
      if (!seen.hasTime(thoughts++)) return verdict(ideas, world - 1);
      const m = clone(base);
      apply(m, seen.seat, idea.action);
      playOn(m, copyRng(dice));
      idea.sum += prospect(m, seen.seat);
    }
    // What lags far behind after a few worlds is not worth more thoughts; the plain answer stays for comparison.
    if (world === 4) ideas = [ideas[0] as Idea, ...ranked(ideas.slice(1)).slice(0, 2)];
  }
  return verdict(ideas, WORLDS);
}

const ranked = (ideas: readonly Idea[]): Idea[] => [...ideas].sort((a, b) => b.sum - a.sum);

function verdict(ideas: readonly Idea[], worlds: number): Action {
  const [plain] = ideas;
  const [found] = ranked(ideas);
  return (found && plain && found.sum > plain.sum + MARGIN * worlds ? found : plain)?.action as Action;
}

/** The plain players go on until this turn is over. */
function playOn(m: M, rng: Rng): void {
  const { round, active } = m.state;
  for (let n = 0; n < HORIZON && !m.outcome && m.state.active === active && m.state.round === round; n++) {
    const asked = deciders(m)[0] as Seat;
    const question = prompt(m, asked);
    if (!question) return;
    apply(m, asked, yardstick(new Eyes(m, asked, question, rng)));
  }
}

/** What a player of the imagined match sees; the view is built when it is looked at. */
class Eyes implements Seen<SpiderMan> {
  private readonly m: M;
  readonly seat: Seat;
  readonly prompt: Prompt<SpiderMan>;
  readonly rng: Rng;

  constructor(m: M, seat: Seat, question: Prompt<SpiderMan>, rng: Rng) {
    this.m = m;
    this.seat = seat;
    this.prompt = question;
    this.rng = rng;
  }

  get view(): SpiderMan['view'] {
    return this.m.game.view(this.m, this.seat);
  }

  guess(): M {
    return guess(this.m, this.seat, this.rng);
  }

  hasTime(): boolean {
    return false;
  }
}
