import { advise } from '../../bots/advice.ts';
import { type BotName, policyOf } from '../../bots/levels.ts';
import { mean } from '../../bots/search.ts';
import { Sight } from '../../bots/sight.ts';
import { chanceOf } from '../../bots/value.ts';
import type { Box, Judgement } from '../../engine/box.ts';
import { apply, clone, start } from '../../engine/match.ts';
import { type Led, lead } from '../../engine/moves.ts';
import { same } from '../../engine/plain.ts';
import type { Puzzle, PuzzleAnswer } from '../../engine/puzzle.ts';
import { deciders, question } from '../../engine/queries.ts';
import { seedRng } from '../../engine/rng.ts';
import { stateHash } from '../../engine/save.ts';
import type { Asked, Match, Rng, Setup, Spec } from '../../engine/types.ts';
import { judgementOf } from '../positions.ts';
import { type Best, type Judged, bestOf, judge } from './judge.ts';
import { type Position, SOLVER, positionsIn } from './positions.ts';

// Puzzles of one match: where one answer is clearly best, and stays so when it is tried again in other worlds.

/** A puzzle, and how good it is. */
export interface Found<W extends Spec = Spec> {
  readonly puzzle: Puzzle<W>;
  readonly step: string;
  /** How many kinds of bots would have answered otherwise. */
  readonly misled: number;
  /** Wrong answers of the same kind as the right one. */
  readonly alike: number;
}

/** Questions of a match that are looked at. */
const LOOKS = 30;
const ANSWERS = 4;

/** A quick look at all, a check of what looks promising, and the same again further ahead, whose figures are told. */
const LOOK = { worlds: 6, share: 7 / 8 };
const CHECK = { worlds: 24, share: 1 };
const AGAIN = { worlds: 80, share: 11 / 8 };

/** By how much the best must be better at the look and at the check, and at last at the lower end of the interval. */
const PROMISING = 0.04;
const CLEAR = 0.02;
/** Answers that may all be right. */
const RIGHT = 2;
/** Nobody enjoys a match that is decided. */
const OPEN: readonly [number, number] = [0.04, 0.96];

/** How matches are looked through. */
export interface Way {
  /** Who plays them, and plays on from them: every seat draws one. */
  readonly players: readonly BotName[];
  /** So many inputs are played after an answer before it is judged, or nearly. */
  readonly ahead: number;
}

interface Seeking<W extends Spec> extends Way {
  readonly box: Box<W>;
  readonly judgement: Judgement<W>;
  readonly rng: Rng;
}

export function seek<W extends Spec>(box: Box<W>, setup: Setup<W>, seed: string, way: Way): Found<W>[] {
  const seeking: Seeking<W> = { ...way, box, judgement: judgementOf(box), rng: seedRng(`${seed}:judge`) };
  const found: Found<W>[] = [];
  for (const position of positionsIn(box, setup, seed, way.players, LOOKS)) {
    const best = clearlyBest(seeking, position.m, position.asked);
    if (best) found.push(puzzleOf(seeking, position, seed, best));
  }
  return found;
}

interface Clear extends Best {
  readonly judged: Judged;
}

function clearlyBest<W extends Spec>(
  { box, judgement, players, ahead, rng }: Seeking<W>,
  m: Match<W>,
  { options }: Asked<W>,
): Clear | null {
  const now = chanceOf(judgement, m, SOLVER);
  if (now < OPEN[0] || now > OPEN[1]) return null;
  const look = ({ worlds, share }: typeof LOOK): Judged =>
    judge(box, judgement, m, SOLVER, options, { worlds, players, inputs: Math.ceil(ahead * share) }, rng);
  const first = bestOf(look(LOOK));
  if (first.right.length > RIGHT || first.gap < PROMISING) return null;
  const { right, gap, likely } = bestOf(look(CHECK));
  if (right.length > RIGHT || right.length === options.length || gap < PROMISING || likely < 0) return null;
  const judged = look(AGAIN);
  const again = bestOf(judged, right);
  return again.margin < CLEAR ? null : { ...again, judged };
}

function puzzleOf<W extends Spec>(
  seeking: Seeking<W>,
  { m, asked, moves }: Position<W>,
  seed: string,
  best: Clear,
): Found<W> {
  const { box, judgement, rng } = seeking;
  const { scenario, seats, options } = m.setup;
  const after = kindest(judgement, m, asked, best);
  const led: Led = { seed, moves, after, eyes: SOLVER };
  const answers: PuzzleAnswer<W>[] = [];
  const table = start(box.game, m.setup, seed);
  lead(table, led);
  const id = stateHash(table).slice(0, 6);
  let question: Asked<W> | null = asked;
  for (let clear: Clear | null = best; clear && question; ) {
    const answer: PuzzleAnswer<W> = { ...answerOf(box, table, question, clear, rng), forced: [] };
    answers.push(answer);
    const [only, ...more] = answer.right;
    if (only === undefined || more.length > 0 || answers.length === ANSWERS) break;
    apply(table, SOLVER, only);
    const forced = forcedIn(table);
    question = chosenNext(table);
    clear = question && clearlyBest(seeking, table, question);
    if (clear) answers[answers.length - 1] = { ...answer, forced };
  }
  const right = asked.options[best.right[0] ?? 0] as W['action'];
  return {
    puzzle: { id, table: { scenario, seats, options, led }, answers },
    step: asked.step,
    misled: misledBy(box, m, asked, answers[0]?.right ?? [], rng),
    alike: asked.options.filter((option, at) => option.type === right.type && !best.right.includes(at)).length,
  };
}

const percent = (chance: number): number => Math.round(chance * 100);

function answerOf<W extends Spec>(
  box: Box<W>,
  m: Match<W>,
  asked: Asked<W>,
  { right, judged, margin }: Clear,
  rng: Rng,
): Omit<PuzzleAnswer<W>, 'forced'> {
  const best = right.map(at => asked.options[at] as W['action']);
  const chosen = best[0] as W['action'];
  const advising = { ...box.bots, companion: () => chosen };
  const { because } = advise(advising, new Sight(m, SOLVER, asked, rng, () => true));
  const chances = judged.chances.map(all => percent(mean(all)));
  return { right: best, chances, margin: percent(margin), because };
}

/** Takes what leaves no choice to the solver. */
function forcedIn<W extends Spec>(m: Match<W>): W['action'][] {
  const taken: W['action'][] = [];
  for (let asked = ownQuestion(m); asked?.options.length === 1; asked = ownQuestion(m)) {
    taken.push(asked.options[0]);
    apply(m, SOLVER, asked.options[0]);
  }
  return taken;
}

const ownQuestion = <W extends Spec>(m: Match<W>): Asked<W> | null =>
  deciders(m)[0] === SOLVER ? question(m, SOLVER) : null;

const MOST_CHOICES = 14;

function chosenNext<W extends Spec>(m: Match<W>): Asked<W> | null {
  const asked = ownQuestion(m);
  return asked && asked.options.length > 2 && asked.options.length <= MOST_CHOICES ? asked : null;
}

const KINDEST = 8;

/** What follows is one of the worlds that are possible: one in which the right answer does well, as it does more often than not. */
function kindest<W extends Spec>(judgement: Judgement<W>, m: Match<W>, { options }: Asked<W>, { right }: Best): string {
  const tried = Array.from({ length: KINDEST }, (_, n) => {
    const after = `${n}`;
    const world = clone(m);
    lead(world, { moves: '', after, eyes: SOLVER });
    apply(world, SOLVER, options[right[0] ?? 0] as W['action']);
    return { after, chance: chanceOf(judgement, world, SOLVER) };
  });
  const sorted = tried.toSorted((a, b) => b.chance - a.chance);
  return sorted[1]?.after ?? '0';
}

/** The yardstick, and companions who think as long as at a table. */
function misledBy<W extends Spec>(
  box: Box<W>,
  m: Match<W>,
  asked: Asked<W>,
  right: readonly W['action'][],
  rng: Rng,
): number {
  const names = ['yardstick', 'beginner', 'companion'] as const;
  return names.filter(name => {
    const answer = policyOf(box.bots, name)(new Sight(m, SOLVER, asked, rng, thoughts => thoughts < 40));
    return !right.some(one => same(one, answer));
  }).length;
}
