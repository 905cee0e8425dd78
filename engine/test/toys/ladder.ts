import { decide, flow } from '../../flow.ts';
import { start } from '../../match.ts';
import type { AutoStep, Decision, Flow, Game, Match, Seat, Setup, Step } from '../../types.ts';

// A game with no rules of its own: each test brings the flows that show one point of the engine.

export interface L {
  state: { log: string[]; left: number };
  content: object;
  frames: { [flow: string]: { at: string; note: string } };
  action: { type: 'say' | 'hum'; word: string; to?: { seat: Seat; loud: boolean } };
  event: { type: 'said'; word: string };
  view: { log: string[] };
  preview: { length: number };
  options: object;
  rule: `LADDER-${string}`;
  carry: null;
}

export type LadderStep = Step<L, string>;

export const setup: Setup<L> = { scenario: 'any', seats: 2, options: {}, carry: null };

/** A game of these flows, the first of which is played. */
export function ladder(flows: { [name: string]: Flow<L, string> }, extra: Partial<Game<L>> = {}): Game<L> {
  return {
    id: 'ladder',
    version: 1,
    scenarios: [{ id: 'any', seats: [1, 3] }],
    options: { parse: () => ({}) },
    first: Object.keys(flows)[0] ?? '',
    flows,
    content: () => ({}),
    deal: m => {
      m.state = { log: [], left: 3 };
    },
    view: m => ({ log: [...m.state.log] }),
    guess: () => {},
    concession: 'own',
    ...extra,
  };
}

/** Plays the steps of one flow, up to the first decision. */
export function climb(steps: { [step: string]: LadderStep }, extra: Partial<Game<L>> = {}): Match<L> {
  return start(ladder({ main: flow<L, string>(steps) }, extra), setup, 'ladder');
}

export const say = (word: string): L['action'] => ({ type: 'say', word });
export const hum = (word: string): L['action'] => ({ type: 'hum', word });

export const log =
  (word: string): AutoStep<L, string> =>
  m => {
    m.state.log.push(word);
  };

/** Asks seat 0 for one of these words, which is then logged. */
export function ask(
  words: readonly string[],
  changes: Partial<Decision<L, string, L['action']>> = {},
): Decision<L, string, L['action']> {
  return decide<L, string, L['action']>({
    rule: 'LADDER-ASK',
    who: () => [0],
    options: () => words.map(say),
    apply: (m, _f, { word }) => {
      m.state.log.push(word);
    },
    ...changes,
  });
}

/** What keeps a match from running off the end of its first flow. */
export const wait = ask(['go on']);
