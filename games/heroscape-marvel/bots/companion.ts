import type { Policy, Seen } from '../../../engine/box.ts';
import { type M, figureOf } from '../rules/table.ts';
import type { Action, FigureId, HeroScape } from '../spec.ts';
import { type Candidate, type Horizon, search } from './companion/search.ts';
import { greedy, weightsOf } from './greedy.ts';
import { valuedMoves } from './greedy/moves.ts';

const TURN: Horizon = { turns: 2 };
const ROUND: Horizon = { turns: 4 };
const MOVES = 10;

/** Plays beside people: tries what looks good on guesses of the hidden markers, within its budget of thoughts or time. */
export const companion: Policy<HeroScape> = seen => {
  const { options, step, free } = seen.prompt;
  if (options.length === 1 && free.length === 0) return options[0] as Action;
  const m = seen.guess();
  const plain = greedy(m, seen.seat, step, options, free);
  if (free.some(move => move === plain)) return plain;
  const horizon = HORIZONS[step];
  return horizon ? search(seen, candidatesFor(m, seen, plain), horizon) : plain;
};

/** Questions worth thinking about, and how far to think. */
const HORIZONS: { readonly [step: string]: Horizon } = {
  'activation/move': TURN,
  'activation/hyperSpeed': TURN,
  'activation/attack': TURN,
  'activation/further': TURN,
  'activation/dust': TURN,
  'turn/manipulate': TURN,
  'skirmish/choose': TURN,
  'attack/swing': TURN,
  'turnEnd/hand': TURN,
  'round/order': ROUND,
};

function candidatesFor(m: M, { prompt }: Seen<HeroScape>, plain: Action): Candidate[] {
  const { options, step } = prompt;
  const first = { action: plain, prior: 1, sum: 0, tries: 0 };
  const rest = promising(m, step, options).filter(action => action !== plain);
  return [first, ...rest.map((action, i) => ({ action, prior: -i, sum: 0, tries: 0 }))];
}

/** Few enough to be tried several times each. */
function promising(m: M, step: string, options: readonly Action[]): Action[] {
  const f = m.stack.at(-1);
  if (step === 'activation/move' || step === 'activation/hyperSpeed') {
    const id: FigureId | null = f?.flow === 'activation' ? f.figure : null;
    return id === null
      ? []
      : valuedMoves(m, figureOf(m, id), options, weightsOf(m))
          .slice(0, MOVES)
          .map(v => v.action);
  }
  if (step === 'round/order') {
    const marker = options[0]?.type === 'order' ? options[0].marker : 'X';
    return marker === 'X' ? [] : [...options];
  }
  return options.slice(0, MOVES);
}
