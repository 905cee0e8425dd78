import { listing } from '../../../../kit/grammar.ts';
import type { Plan } from '../../seen.ts';
import { crowd, place } from './words.ts';
import type { Condition } from '../../ids.ts';

const conditions: { readonly [C in Condition]: string } = {
  choice: ' (à vous de choisir)',
  attacks: ' (selon qui reste après les attaques)',
};

/** What a band is about to do, as a line of a list. */
export function plan({ crowd: who, from, act, to, on }: Plan): string {
  const where = listing(to.map(place), on === 'choice' ? ' ou ' : ' et ');
  const deeds = { attack: 'attaque', shoot: `tire sur ${where}`, move: `→ ${where}`, stay: 'sans issue' };
  return `${crowd(who)}, ${place(from)} : ${deeds[act]}${on === null ? '' : conditions[on]}.`;
}
