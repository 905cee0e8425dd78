import { capital, listing } from '../../../../kit/grammar.ts';
import type { Plan } from '../../seen.ts';
import { crowd, place } from './words.ts';
import type { Condition } from '../../ids.ts';

const conditions: { readonly [C in Condition]: string } = {
  choice: ' (you choose)',
  attacks: ' (depends on who is left after the attacks)',
};

/** What a band is about to do, as a line of a list. */
export function plan({ crowd: who, from, act, to, on }: Plan): string {
  const where = listing(to.map(place), on === 'choice' ? ' or ' : ' and ');
  const deeds = { attack: 'attack', shoot: `fires at ${where}`, move: `→ ${where}`, stay: 'no way out' };
  return `${capital(crowd(who))}, ${place(from)}: ${deeds[act]}${on === null ? '' : conditions[on]}.`;
}
