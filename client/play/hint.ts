import type { Advice } from '../../bots/advice.ts';
import type { Seat } from '../../engine/types.ts';
import { typesetIn } from '../../kit/typeset.ts';
import { ideaOf } from '../../table/guide.ts';
import { guideOf } from '../guides.ts';
import type { AtTable } from './at-table.ts';

/** What somebody who asked is told: first the idea, and when they ask again what a bot would do. */
export interface Hint {
  /** Null: it had nothing to say. */
  readonly advice: Advice | null;
  /** Null where there is none to tell apart from the answer. */
  readonly idea: Idea | null;
  readonly isShown: boolean;
}

interface Idea {
  readonly text: string;
  /** What the button says that shows the answer. */
  readonly show: string;
}

/** Whoever is taught in a lesson is shown what to do at once. */
export async function hintFor(table: AtTable, seat: Seat, isLesson: boolean): Promise<Hint> {
  const advice = await table.line.hint(seat);
  const idea = advice && !isLesson ? await ideaFor(table, seat, advice).catch(() => null) : null;
  return { advice, idea, isShown: idea === null };
}

async function ideaFor({ state, look, position }: AtTable, seat: Seat, advice: Advice): Promise<Idea | null> {
  if (position.prompts[seat]?.options.length === 1) return null;
  const [guide, { hintWords }] = await Promise.all([guideOf(state.lobby.game), import('./hint-words.ts')]);
  if (!guide?.hints) return null;
  const { show, enough } = hintWords[look.language];
  const text =
    ideaOf(guide.hints, advice.action, advice.because, look) ?? guide.hints.ending?.(advice.action, look) ?? null;
  return { text: text === null ? enough : typesetIn(look.language, text), show };
}
