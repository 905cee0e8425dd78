import { changeOf } from '../../bots/analysis/change.ts';
import { type Walked, walk } from '../../bots/analysis/record.ts';
import { trialPositions } from '../../bots/analysis/refine.ts';
import { tryFrom } from '../../bots/analysis/trial.ts';
import { verdictOn } from '../../bots/analysis/verdict.ts';
import type { AnyBox, Judgement } from '../../engine/box.ts';
import { options } from '../../engine/queries.ts';
import { seedRng } from '../../engine/rng.ts';
import type { Replay, Seat, Spec } from '../../engine/types.ts';
import type { AnalysisNews } from './news.ts';

/** In how many worlds dice are rolled anew, and how many inputs are told together. */
const WORLDS = 10;
const TOGETHER = 12;

/** Matches that are played on, in how many turns from how many positions, and how much their bots think. */
const PLACES = 12;
const TURNS = 10;
const THOUGHTS = 8;

/** Looks at a match that is over, a little at a time: first what is told soonest, then what nobody waits for. */
export class Analyst {
  private readonly box: AnyBox;
  private readonly judgement: Judgement<Spec>;
  private readonly walked: Walked<Spec>;
  private readonly rng;
  private readonly thinking: () => (thoughts: number) => boolean;
  private changes: readonly number[];
  private trials: readonly number[];
  private choices: readonly number[];
  private isTurnOfTrials = true;

  /** `thinking` says for each decision how long an expert may think about it. */
  constructor(
    box: AnyBox,
    replay: Replay<Spec>,
    seats: readonly Seat[],
    thinking: () => (thoughts: number) => boolean,
  ) {
    const { judgement } = box.bots;
    if (!judgement) throw new Error(`${box.game.id} has no judgement`);
    this.box = box;
    this.judgement = judgement;
    this.thinking = thinking;
    this.rng = seedRng(`analysis:${replay.commitment}`);
    this.walked = walk<Spec>(box.game, judgement, replay, box.bots.throws);
    const { inputs } = this.walked;
    const byWeight = inputs.map((_, i) => i + 1).toSorted((a, b) => this.weight(b) - this.weight(a));
    this.changes = byWeight;
    this.choices = byWeight.filter(n => this.isChoice(n, seats));
    this.trials = Array.from({ length: TURNS }, () => trialPositions(inputs.length, PLACES)).flat();
  }

  /** What is known at once. */
  first(): AnalysisNews {
    const { sides, judged, throws } = this.walked;
    const sorts = this.box.bots.throws?.sorts ?? [];
    return { type: 'judged', sides, judged, choices: [...this.choices], throws, sorts };
  }

  /** The decision of this input is the next to be compared. */
  look(n: number): void {
    if (!this.choices.includes(n)) return;
    this.choices = [n, ...this.choices.filter(other => other !== n)];
    this.isTurnOfTrials = false;
  }

  /** A little more; null where there is no more. */
  next(): AnalysisNews | null {
    if (this.changes.length > 0) return this.nextChanges();
    if (this.trials.length === 0 && this.choices.length === 0) return null;
    const isTrial = this.choices.length === 0 || (this.isTurnOfTrials && this.trials.length > 0);
    this.isTurnOfTrials = !isTrial;
    return isTrial ? this.nextTrial() : this.nextVerdict();
  }

  private nextChanges(): AnalysisNews {
    const [some, rest] = [this.changes.slice(0, TOGETHER), this.changes.slice(TOGETHER)];
    this.changes = rest;
    const changes = some.map(n => changeOf(this.judgement, this.walked, n, WORLDS, this.rng));
    return { type: 'changes', changes };
  }

  private nextTrial(): AnalysisNews | null {
    const [n = 0, ...rest] = this.trials;
    this.trials = rest;
    const m = this.walked.positions[n];
    const won = m && tryFrom(this.box, m, this.walked.sides, this.rng, THOUGHTS);
    return won ? { type: 'trial', trial: { n, won } } : this.next();
  }

  private nextVerdict(): AnalysisNews {
    const [n = 0, ...rest] = this.choices;
    this.choices = rest;
    const [input, m] = [this.walked.inputs[n - 1], this.walked.positions[n - 1]];
    if (input?.type !== 'answer' || !m) return { type: 'verdict', n, verdict: null };
    const asked = { n, seat: input.seat, played: input.action };
    return { type: 'verdict', n, verdict: verdictOn(this.box, this.judgement, m, asked, this.rng, this.thinking()) };
  }

  /** By how much chances moved with an input. */
  private weight(n: number): number {
    const [before, after] = [this.walked.judged[n - 1], this.walked.judged[n]];
    return Math.abs((after?.[0] ?? 0) - (before?.[0] ?? 0));
  }

  /** Whether one of these seats had something to choose. */
  private isChoice(n: number, seats: readonly Seat[]): boolean {
    const [input, m] = [this.walked.inputs[n - 1], this.walked.positions[n - 1]];
    if (input?.type !== 'answer' || !m || !seats.includes(input.seat)) return false;
    const isFree = m.game.free?.types.includes(input.action.type) ?? false;
    return !isFree && options(m, input.seat).length > 1;
  }
}
