import type { Policy, Seen } from '../../../engine/box.ts';
import { apply, clone, deciders, guess, prompt } from '../../../engine/match.ts';
import { copyRng } from '../../../engine/rng.ts';
import type { Match, Prompt, Rng, Seat } from '../../../engine/types.ts';
import type { Action, SpiderMan } from '../spec.ts';
import { prospect } from './companion/prospect.ts';
import { candidates } from './companion/candidates.ts';
import { type Plan, follow, plansFor } from './companion/plans.ts';
import { sightOf } from './sight.ts';
import { yardstick } from './yardstick.ts';

type M = Match<SpiderMan>;

/** Where looking ahead pays; everything else is answered as the yardstick does. */
const WEIGHED = new Set(['turn/act', 'reaction/choose', 'attack/declare', 'turn/knockedOut', 'kingpin/ask']);

/** Where a plan for the turn has something to say. */
const PLANNED = new Set(['turn/act', 'movement/declare', 'movement/walk']);

/** Inputs that a look ahead may take. */
const HORIZON = 60;

/**
 * Plays beside people: tries its best ideas on worlds that may be the true one, lets the plain players finish the turn, and
 * takes an idea after which it clearly stands better. Spider-Man, who has no mission to keep to, also tries plans.
 */
export const companion: Policy<SpiderMan> = seen => {
  const { options, step } = seen.prompt;
  if (options.length === 1) return options[0] as Action;
  const plain = yardstick(seen);
  if (!(WEIGHED.has(step) || PLANNED.has(step)) || !seen.hasTime(0)) return plain;
  const [first, ...others] = ideasFor(seen, plain);
  return first && others.length > 0 ? weigh(seen, [first, ...others]) : plain;
};

const isSpiderMan = ({ view, seat }: Seen<SpiderMan>): boolean => view.players[seat]?.role === 'spider-man';

interface Idea {
  readonly action: Action;
  readonly plan: Plan | null; // how this seat goes on; null: as the plain player would
  worlds: number;
  sum: number; // of what it gains over the plain answer, world by world
  squares: number;
}

const ideaOf = (action: Action, plan: Plan | null): Idea => ({ action, plan, worlds: 0, sum: 0, squares: 0 });

/** The plain answer stands first. */
function ideasFor(seen: Seen<SpiderMan>, plain: Action): Idea[] {
  const { options, step } = seen.prompt;
  const actions = WEIGHED.has(step) ? candidates(seen, plain) : [plain];
  const ideas = actions.map(action => ideaOf(action, null));
  if (!PLANNED.has(step) || !isSpiderMan(seen)) return ideas;
  const s = sightOf(seen.view, seen.seat);
  for (const plan of plansFor(s)) {
    const action = follow(s, plan, step, options);
    if (action) ideas.push(ideaOf(action, plan));
  }
  return ideas.every(({ action }) => action === plain) ? [] : ideas;
}

/** Worlds in which the ideas are compared at most: the same hidden cards and the same dice for each of them. */
const WORLDS = 20;

/** After so many worlds only so many ideas are thought of any further. */
const SIEVE: { readonly [worlds: number]: number } = { 5: 2, 10: 1 };

/** By how many standard errors an idea must be better than the plain answer: chance must not talk anybody out of it. */
const CLEAR = 1.5;
const BEYOND_DOUBT = 3;

function weigh(seen: Seen<SpiderMan>, [plain, ...others]: readonly [Idea, ...Idea[]]): Action {
  let ideas: readonly Idea[] = others;
  let thoughts = 0;
  for (let world = 1; world <= WORLDS && ideas.length > 0; world++) {
    if (!seen.hasTime(thoughts + ideas.length)) break;
    thoughts += 1 + ideas.length;
    const base = seen.guess();
    const dice = copyRng(seen.rng);
    const usual = outcomeOf(seen, base, plain, dice);
    for (const idea of ideas) {
      const gain = outcomeOf(seen, base, idea, dice) - usual;
      idea.worlds++;
      idea.sum += gain;
      idea.squares += gain * gain;
    }
    const kept = SIEVE[world];
    if (kept !== undefined) ideas = ranked(ideas).slice(0, kept);
    if (world < FEW) continue;
    ideas = ideas.filter(idea => clarity(idea) > -1);
    if (ideas.some(idea => clarity(idea) > BEYOND_DOUBT)) break;
  }
  const [found] = ranked(ideas);
  return found && clarity(found) > CLEAR ? found.action : plain.action;
}

const FEW = 5;

const ranked = (ideas: readonly Idea[]): Idea[] => [...ideas].sort((a, b) => clarity(b) - clarity(a));

/** The mean gain over the plain answer, in standard errors. */
function clarity({ worlds, sum, squares }: Idea): number {
  if (worlds < 2) return 0;
  const mean = sum / worlds;
  const variance = Math.max(0.05, squares / worlds - mean * mean);
  return mean / Math.sqrt(variance / (worlds - 1));
}

function outcomeOf(seen: Seen<SpiderMan>, base: M, { action, plan }: Idea, dice: Rng): number {
  const m = clone(base);
  apply(m, seen.seat, action);
  playOn(m, copyRng(dice), seen.seat, plan);
  return prospect(m, seen.seat);
}

/** The plain players go on until this turn is over. */
function playOn(m: M, rng: Rng, seat: Seat, plan: Plan | null): void {
  const { round, active } = m.state;
  for (let n = 0; n < HORIZON && !m.outcome && m.state.active === active && m.state.round === round; n++) {
    const asked = deciders(m)[0] as Seat;
    const question = prompt(m, asked);
    if (!question) return;
    const eyes = new Eyes(m, asked, question, rng);
    const planned =
      plan && asked === seat && PLANNED.has(question.step)
        ? follow(sightOf(eyes.view, seat), plan, question.step, question.options)
        : null;
    apply(m, asked, planned ?? yardstick(eyes));
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
