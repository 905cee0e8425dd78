import type { Level } from '../../../../engine/box.ts';
import { enemiesIn, heroAt, type M, zoneAt } from '../../rules/table.ts';
import type { Action, Move } from '../../spec.ts';
import { EARLY } from '../../cards/played.ts';
import { turnCardOf } from '../../cards/plays.ts';
import { ofType } from '../../../../bots/options.ts';
import { cardActions } from '../cards.ts';
import { FAR, goalsOf, waysTo } from '../ways.ts';

const MOST = { beginner: 1, companion: 7, expert: 12 } as const;

/** The plain answer first, then what else may be better; moves are few: nearer to a goal, or out of danger. */
export function shortlist(m: M, step: string, options: readonly Action[], plain: Action, level: Level): Action[] {
  if (step !== 'turn/act') return spread(options, plain);
  const list: Action[] = [plain];
  const add = (action: Action | undefined): void => {
    if (action && !list.includes(action) && list.length < MOST[level]) list.push(action);
  };
  for (const type of ['overload', 'take', 'herd', 'rescue'] as const)
    for (const action of ofType(options, type)) add(action);
  const cards = triedCards(options);
  for (const action of cards) if (rank(action) >= EARLY) add(action);
  for (const sign of ofType(options, 'sign')) add(sign);
  for (const attack of ofType(options, 'attack')) add(attack);
  for (const move of bestMoves(m, options)) add(move);
  for (const action of ofType(options, 'open')) add(action);
  for (const action of cards) if (rank(action) < EARLY) add(action);
  for (const action of ofType(options, 'plant')) add(action);
  for (const type of ['gainPower', 'gainTrait', 'end'] as const) add(options.find(option => option.type === type));
  return list;
}

const rank = (action: Action): number => turnCardOf(action)?.tried ?? 0;

/** Cards that are worth a try, the likeliest first. */
const triedCards = (options: readonly Action[]): Action[] =>
  cardActions(options)
    .filter(action => rank(action) > 0)
    .sort((a, b) => rank(b) - rank(a));

/** Some of many equal kinds: both ends and the middle. */
function spread(options: readonly Action[], plain: Action): Action[] {
  if (options.length <= 6) return [plain, ...options.filter(option => option !== plain)];
  const some = [0, 0.33, 0.66, 1].map(part => options[Math.round(part * (options.length - 1))] ?? plain);
  return [...new Set([plain, ...some])];
}

function bestMoves(m: M, options: readonly Action[]): Move[] {
  const { turn } = m.state;
  if (!turn) return [];
  const costs = waysTo(m, goalsOf(m, heroAt(m, turn.hero)));
  const moves = ofType(options, 'move');
  const far = ({ to }: Move): number => costs[zoneAt(m, to)] ?? FAR;
  const crowd = ({ to }: Move): number => enemiesIn(m, zoneAt(m, to));
  const nearer = [...moves].sort((a, b) => far(a) - far(b)).slice(0, 2);
  const safer = moves.filter(move => crowd(move) === 0 && !nearer.includes(move)).slice(0, 2);
  return [...nearer, ...safer];
}
