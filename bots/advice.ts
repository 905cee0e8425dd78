import type { Bots, Features, Judgement, Notions, Policy, Told } from '../engine/box.ts';
import { apply, clone } from '../engine/match.ts';
import { same } from '../engine/plain.ts';
import { deciders, question } from '../engine/queries.ts';
import type { Asked, Match, Seat, Spec } from '../engine/types.ts';
import { spread } from './deepen.ts';
import { first } from './options.ts';
import { mean } from './search.ts';
import { type Shown, Sight } from './sight.ts';

// What a hint says: an answer that a companion would give, and what speaks for it.

export interface Advice<W extends Spec = Spec> {
  readonly action: W['action'];
  /** Notions of the game's judgement, the weightiest first. */
  readonly because: readonly string[];
}

export function advise<W extends Spec>(bots: Bots<W>, seen: Shown<W>): Advice<W> {
  const action = advised(bots, seen);
  const { judgement, notions } = bots;
  return { action, because: judgement && notions ? because(bots, judgement, notions, seen, action) : [] };
}

/** What a companion would do; where its preview says that nothing can come of it, what it would do otherwise. */
export function advised<W extends Spec>(bots: Bots<W>, seen: Shown<W>): W['action'] {
  const usual = bots.companion(seen);
  const isWorthless = (action: W['action']): boolean => {
    const preview = bots.isWorthless && seen.preview(action);
    return preview ? (bots.isWorthless?.(preview, action) ?? false) : false;
  };
  if (!isWorthless(usual)) return usual;
  const left = seen.prompt.options.filter(option => !isWorthless(option));
  const [one, ...more] = left;
  if (one === undefined || more.length === 0) return one ?? usual;
  const other = bots.companion(offered(seen, [one, ...more]));
  return left.find(option => same(option, other)) ?? one;
}

/** The same question with fewer answers. */
function offered<W extends Spec>(seen: Shown<W>, options: Asked<W>['options']): Shown<W> {
  const { seat, rng, prompt } = seen;
  return {
    seat,
    rng,
    get view() {
      return seen.view;
    },
    prompt: { ...prompt, options },
    guess: () => seen.guess(),
    preview: action => seen.preview(action),
    hasTime: thoughts => seen.hasTime(thoughts),
  };
}

/** Guesses on which it is looked at, at least and as long as there is time, and how many other answers beside it. */
const FEWEST = 2;
const MOST = 6;
const OTHERS = 4;
/** What is worth saying, in hundredths of a logit: some half a point of chance. */
const LEAST = 2;
const MOST_SAID = 2;

/** What is better after an answer, than it was and than after other answers: it must be both, or it is no reason for this one. */
function because<W extends Spec>(
  bots: Bots<W>,
  judgement: Judgement<W>,
  notions: Notions,
  seen: Shown<W>,
  action: W['action'],
): readonly string[] {
  const [, ...others] = spread(seen.prompt.options, action, OTHERS);
  const look = (m: Match<W>): Sides => sidesOf(judgement, m, seen.seat);
  const before: Sides[] = [];
  const after: Sides[] = [];
  const otherwise: Sides[] = [];
  for (let n = 0; n < MOST && (n < FEWEST || seen.hasTime(n * (1 + others.length))); n++) {
    const world = seen.guess();
    const settled = (one: W['action']): Sides => look(outcomeOf(bots.yardstick, world, seen, one));
    before.push(look(world));
    after.push(settled(action));
    otherwise.push(...others.map(settled));
  }
  const then = meanOf(after);
  const compared = [meanOf(before), ...(otherwise.length > 0 ? [meanOf(otherwise)] : [])];
  const { own, others: theirs } = notions;
  const { weights } = judgement.fitted;
  const gains = [
    ...gainsOf(
      own,
      weights,
      then.own,
      compared.map(sides => sides.own),
    ),
    ...(theirs
      ? gainsOf(
          theirs,
          negated(weights),
          then.others,
          compared.map(sides => sides.others),
        )
      : []),
  ];
  return gains
    .filter(({ gain }) => gain >= LEAST)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, MOST_SAID)
    .map(({ notion }) => notion);
}

/** The features of the own side, and what all others have on average. */
interface Sides {
  readonly own: Features;
  readonly others: Features;
}

function sidesOf<W extends Spec>(judgement: Judgement<W>, m: Match<W>, seat: Seat): Sides {
  const sides = judgement.sides(m);
  const own = sides.find(side => side.includes(seat)) ?? [seat];
  const others = sides.filter(side => side !== own).map(side => judgement.features(m, side));
  return { own: judgement.features(m, own), others: average(others) };
}

const LONGEST = 24;

/** A world once all has been settled that the answer began: until somebody is asked at the same place or further out. */
function outcomeOf<W extends Spec>(
  plays: Policy<W>,
  world: Match<W>,
  { seat, rng }: Shown<W>,
  action: W['action'],
): Match<W> {
  const m = clone(world);
  const depth = m.stack.length;
  apply(m, seat, action);
  for (let n = 0; n < LONGEST && !m.outcome && m.stack.length > depth; n++) {
    const next = first(deciders(m));
    const asked = question(m, next);
    if (!asked) break;
    apply(m, next, plays(new Sight(m, next, asked, rng, () => false)));
  }
  return m;
}

/** By how much each notion is better than in everything that it is compared with; below nothing where it does not show. */
function gainsOf(
  { notion, shows }: Told,
  weights: Features,
  then: Features,
  compared: readonly Features[],
): { notion: string; gain: number }[] {
  return Object.entries(shows).map(([name, [way, feature]]) => {
    const gains = compared.map(before => {
      const moved = (then[feature] ?? 0) - (before[feature] ?? 0);
      if (way === 'more' ? moved <= 0 : moved >= 0) return -Infinity;
      const parts = Object.keys(then).filter(one => notion[one] === name);
      return parts.reduce((sum, one) => sum + (weights[one] ?? 0) * ((then[one] ?? 0) - (before[one] ?? 0)), 0);
    });
    return { notion: name, gain: Math.min(...gains) };
  });
}

const meanOf = (all: readonly Sides[]): Sides => ({
  own: average(all.map(({ own }) => own)),
  others: average(all.map(({ others }) => others)),
});

const average = (all: readonly Features[]): Features =>
  Object.fromEntries(Object.keys(all[0] ?? {}).map(name => [name, mean(all.map(one => one[name] ?? 0))]));

const negated = (weights: Features): Features =>
  Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, -weight]));
