import type { AnyBox } from '../../engine/box.ts';
import { due } from '../../engine/queries.ts';
import { type PlayedScene, type SceneStep, SCENE_SEED, lay, setupOfScene } from '../../engine/recorded-scene.ts';
import { save } from '../../engine/save.ts';
import { say } from '../../engine/table-talk.ts';
import type { Input, RuleId, Seat, Spec } from '../../engine/types.ts';
import type { Audience, TableNews, WholeTable } from '../../referee/messages.ts';
import { Referee } from '../../referee/referee.ts';
import type { Action } from '../line/table-line.ts';

// A scene of the rulebook, played by the rules themselves: as its test plays it, or with other answers.

export interface Answer {
  readonly seat: Seat;
  readonly action: Action;
}

export interface Walk {
  readonly scene: PlayedScene;
  /** How many of its steps are taken before the answers; null: all of them. */
  readonly upTo: number | null;
  readonly answers: readonly Answer[];
}

/** What is done, and what came of it. */
export interface Pace {
  /** Null where time has passed, and nobody did anything. */
  readonly answer: Answer | null;
  /** By which rule it was refused; then nothing has changed. */
  readonly refused: { readonly rule: RuleId | null } | null;
  /** What the table saw of it, in order. */
  readonly frames: readonly TableNews[];
}

export interface Walked {
  readonly whole: WholeTable;
  readonly paces: readonly Pace[];
}

/** What of a scene is seen: chance is loaded without a word. */
export const isPace = (step: SceneStep): boolean => !('load' in step);

export function walk(box: AnyBox, asked: Walk): Walked {
  const { whole, paces } = walked(box, asked);
  return { whole, paces };
}

/** What each answer would mean that is open to a seat where a walk ends, in their order. */
export function previewsAfter(box: AnyBox, asked: Walk, seat: Seat, step: string): (object | null)[] {
  return walked(box, asked).referee.previews(seat, step);
}

function walked(box: AnyBox, { scene, upTo, answers }: Walk): Walked & { readonly referee: Referee } {
  const setup = setupOfScene(box, scene);
  const snapshot = { after: 0, save: save(lay(box, scene)) };
  const referee = new Referee(box, { setup, seed: SCENE_SEED, salt: '', inputs: [], snapshot });
  const audiences: Audience[] = ['table', ...Array.from({ length: setup.seats }, (_, seat) => seat)];
  const whole = referee.whole(audiences);
  const paces: Pace[] = [];
  for (const step of scene.steps) {
    if (upTo !== null && paces.length >= upTo && isPace(step)) break;
    if ('load' in step) say({ m: referee.match, vocabulary: null }, step);
    else paces.push(taken(referee, step));
  }
  for (const { seat, action } of answers) paces.push(taken(referee, { play: action, seat }));
  return { referee, whole, paces: box.game.isOpen ? paces.map(pace => toAll(pace, audiences)) : paces };
}

/** In an open game whatever the table sees and hears, everybody does. */
const toAll = (pace: Pace, to: readonly Audience[]): Pace => ({
  ...pace,
  frames: pace.frames.map(frame => ({ ...frame, sights: frame.sights.map(sight => ({ ...sight, to })) })),
});

function taken(referee: Referee, step: Exclude<SceneStep, { load: unknown }>): Pace {
  if ('tick' in step) return { answer: null, refused: null, frames: ticked(referee, step.tick) };
  const { match } = referee;
  const seat = step.seat ?? referee.position.asked[0] ?? 0;
  const action = 'play' in step ? step.play : step.refuses;
  const entered = referee.enter({ type: 'answer', at: match.clock, seat, action });
  const answer = { seat, action };
  return entered.refusal
    ? { answer, refused: { rule: entered.refusal.rule }, frames: [] }
    : { answer, refused: null, frames: [entered.frame] };
}

function ticked(referee: Referee, ms: number): TableNews[] {
  const { match } = referee;
  const until = match.clock + ms;
  const frames: TableNews[] = [];
  for (let at = due(match); at !== null && at <= until; at = due(match)) {
    const entered = referee.enter({ type: 'tick', at } satisfies Input<Spec>);
    if (entered.refusal) break;
    frames.push(entered.frame);
  }
  if (!match.outcome && !match.paused) match.clock = until;
  return frames;
}
