import type { Seen } from '../../../../engine/box.ts';
import type { Action, SpiderMan } from '../../spec.ts';

const MOST = 4;

/** What is worth a thought: the plain answer first, then one of each kind, targets before the rest. */
export function candidates(seen: Seen<SpiderMan>, plain: Action): Action[] {
  const { options } = seen.prompt;
  const found: Action[] = [plain];
  const rest = options.filter(option => option !== plain && isSensible(option));
  rest.sort((a, b) => weight(b) - weight(a));
  for (const option of rest) if (found.length < MOST) found.push(option);
  return found;
}

const WEIGHTS: { readonly [T in Action['type']]?: number } = {
  fight: 9,
  power: 8,
  riposte: 8,
  move: 7,
  drive: 4,
  capture: 6,
  plant: 9,
  recover: 6,
  bonus: 5,
  play: 5,
  use: 5,
  roll: 6,
  call: 4,
  end: 3,
  pass: 3,
};

const weight = ({ type }: Action): number => WEIGHTS[type] ?? 2;

/** Cards that serve nobody by chance, and dice counts between the extremes, are not tried. */
function isSensible(option: Action): boolean {
  if (option.type === 'play') return option.card !== 'police-frequency';
  return true;
}
