import type { Box, Language } from '../engine/box.ts';
import { clone, start } from '../engine/match.ts';
import { prompt } from '../engine/queries.ts';
import { counted, enter } from '../engine/replay.ts';
import type { Input, Match, Replay, Spec } from '../engine/types.ts';
import { Complaint } from './complaint.ts';

/** The words that a story needs and no game has. */
export interface StoryWords {
  readonly seat: (number: number) => string;
  readonly clock: (seconds: number) => string;
  readonly entry: (type: string, seat: string) => string;
  readonly unfinished: string;
}

/** One input, and what the table heard of it. */
export interface ToldInput {
  readonly input: string;
  readonly heard: readonly string[];
}

/** A match told in words, as a spectator saw it: what was asked, what was answered, what the table heard. */
export function story<W extends Spec>(box: Box<W>, r: Replay<W>, language: Language, words: StoryWords): string[] {
  const { before, inputs, end } = tell(box, r, language, words);
  const lines = before.map(indented);
  for (const [i, { input, heard }] of inputs.entries())
    lines.push(`${`${i + 1}`.padStart(5)}  ${input}`, ...heard.map(indented));
  return [...lines, end];
}

const indented = (line: string): string => `       ${line}`;

/** The same, input by input. */
export const told = <W extends Spec>(box: Box<W>, r: Replay<W>, language: Language, words: StoryWords): ToldInput[] =>
  tell(box, r, language, words).inputs;

interface Tale {
  /** Before the first input. */
  readonly before: readonly string[];
  readonly inputs: ToldInput[];
  readonly end: string;
}

function tell<W extends Spec>(box: Box<W>, r: Replay<W>, language: Language, words: StoryWords): Tale {
  const texts = box.texts[language];
  const names = Array.from({ length: r.setup.seats }, (_, seat) => words.seat(seat + 1));
  const before: string[] = [];
  let lines = before;
  let view: W['view'] | undefined; // as the table stood at the last question
  const m = start(box.game, r.setup, r.seed, dealt => {
    dealt.hear = event => {
      const line = texts.event(event, names, view);
      if (line !== null) lines.push(line);
    };
  });
  const said = (input: Input<W>): string => {
    if (input.type === 'tick') return words.clock(Math.round(input.at / 1000));
    if (input.type === 'answer') return answered(m, input);
    return words.entry(input.entry.type, 'seat' in input.entry ? (names[input.entry.seat] ?? '') : '');
  };
  const answered = (m: Match<W>, input: Input<W> & { type: 'answer' }): string => {
    view = box.game.view(m, null);
    const asked = texts.prompt(prompt(m, null)?.step ?? '', view, names);
    return `${names[input.seat] ?? input.seat}: ${asked} > ${texts.action(input.action, view, names)}`;
  };
  const inputs = counted(r.inputs).map((input, i): ToldInput => {
    // tried on a copy first: the texts of the game may be asked about offered actions only
    const refused = enter(clone(m), input);
    if (refused) throw new Complaint('refused-input', { at: i + 1, why: JSON.stringify(refused) });
    lines = [];
    const one = { input: said(input), heard: lines };
    enter(m, input);
    return one;
  });
  return { before, inputs, end: m.outcome ? texts.outcome(m.outcome, names) : words.unfinished };
}
