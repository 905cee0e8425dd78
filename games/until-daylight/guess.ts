import { dealAnew } from '../../engine/chance.ts';
import { KINDS } from './ids.ts';
import type { M } from './rules/table.ts';

/** Nobody knows the order of the piles, everybody knows what they are made of. */
export function guess(m: M): void {
  const { state } = m;
  const reserve = state.reserve.length;
  const hidden = [...state.reserve, ...state.active.filter(card => card !== 'wave')];
  const hasWave = state.active.includes('wave');
  dealAnew(m, hidden);
  state.reserve = hidden.slice(0, reserve);
  state.active = [...hidden.slice(reserve), ...(hasWave ? (['wave'] as const) : [])];
  dealAnew(m, state.active);
  dealAnew(m, state.combatDeck);
  dealAnew(m, state.assaults);
  for (const kind of KINDS) dealAnew(m, state.horde[kind]);
}
