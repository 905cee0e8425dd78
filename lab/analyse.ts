import { type Account, accountOf } from '../bots/analysis/account.ts';
import { type Change, changeOf } from '../bots/analysis/change.ts';
import { type Walked, walk } from '../bots/analysis/record.ts';
import { type Point, refine, trialPositions } from '../bots/analysis/refine.ts';
import { type Trial, tryFrom } from '../bots/analysis/trial.ts';
import { type Turning, turningsOf } from '../bots/analysis/turns.ts';
import type { Box, Language } from '../engine/box.ts';
import { seedRng } from '../engine/rng.ts';
import type { Replay, Spec } from '../engine/types.ts';
import { Complaint } from './complaint.ts';
import { judgementOf } from './positions.ts';
import { type StoryWords, told } from './story.ts';

// A match that is over: the chance of winning along it, where it turned, and what was luck.

export interface AnalysisWish {
  /** Matches that are played on from positions of this one. */
  readonly trials: number;
  readonly seed: string;
}

export interface Analysis<W extends Spec> {
  readonly walked: Walked<W>;
  readonly points: readonly Point[];
  readonly changes: readonly Change[];
  readonly trials: readonly Trial[];
}

/** In how many worlds dice are rolled anew. */
const WORLDS = 24;
/** From how many positions matches are played on. */
const PLACES = 12;
const THOUGHTS = 8;

/** Of a record that agrees with the rules (`examine.ts`). */
export function analyse<W extends Spec>(box: Box<W>, record: Replay<W>, wish: AnalysisWish): Analysis<W> {
  const judgement = judgementOf(box);
  if (!record.outcome) throw new Complaint('not-over');
  const walked = walk(box.game, judgement, record, box.bots.throws);
  const rng = seedRng(wish.seed);
  const changes = walked.inputs.map((_, i) => changeOf(judgement, walked, i + 1, WORLDS, rng));
  const places = trialPositions(walked.inputs.length, PLACES);
  const trials: Trial[] = [];
  for (let i = 0; i < wish.trials && places.length > 0; i++) {
    const n = places[i % places.length] ?? 0;
    const m = walked.positions[n];
    const won = m && tryFrom(box, m, walked.sides, rng, THOUGHTS);
    if (won) trials.push({ n, won });
  }
  return { walked, points: refine(walked.judged, trials), changes, trials };
}

/** Where it turned for a side, with what the log told there. */
export interface Told {
  readonly turning: Turning;
  readonly account: Account;
  readonly lines: readonly string[];
}

export function turningsTold<W extends Spec>(
  box: Box<W>,
  record: Replay<W>,
  { walked, points, changes }: Analysis<W>,
  side: number,
  language: Language,
  words: StoryWords,
): Told[] {
  const heard = told(box, record, language, words);
  return turningsOf(points.map(point => point.chance[side] ?? 0)).map(turning => ({
    turning,
    account: accountOf(walked, changes, points, side, [turning.from, turning.to]),
    lines: heard.slice(turning.from, turning.to).flatMap(one => [one.input].concat(one.heard)),
  }));
}

export const wholeAccount = <W extends Spec>({ walked, points, changes }: Analysis<W>, side: number): Account =>
  accountOf(walked, changes, points, side, [0, walked.inputs.length]);
