import type { Policy, Seen } from '../../../engine/box.ts';
import { apply, deciders, guess, prompt } from '../../../engine/match.ts';
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
  tries: number;
}

/** Every idea twice, then those that look best as often as time allows. */
function weigh(seen: Seen<SpiderMan>, actions: readonly Action[]): Action {
  const ideas = actions.map((action): Idea => ({ action, sum: 0, tries: 0 }));
  let thoughts = 0;
  const tryAll = (some: readonly Idea[], times: number): void => {
    for (let i = 0; i < times; i++) for (const idea of some) if (seen.hasTime(thoughts++)) attempt(seen, idea);
  };
  tryAll(ideas, 2);
  tryAll(ranked(ideas).slice(0, 3), 4);
  // The plain answer stands first: chance must not talk anybody out of it.
  const [plain] = ideas;
  const [found] = ranked(ideas);
  return (found && plain && mean(found) > mean(plain) + MARGIN ? found : plain)?.action as Action;
}

/** By how much an idea must look better than the plain answer. */
const MARGIN = 0.5;

const ranked = (ideas: readonly Idea[]): Idea[] => [...ideas].sort((a, b) => mean(b) - mean(a));

const mean = ({ sum, tries }: Idea): number => (tries === 0 ? -Infinity : sum / tries);

function attempt(seen: Seen<SpiderMan>, idea: Idea): void {
  const m = seen.guess();
  apply(m, seen.seat, idea.action);
  playOn(m, seen.rng);
  idea.sum += prospect(m, seen.seat);
  idea.tries++;
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
