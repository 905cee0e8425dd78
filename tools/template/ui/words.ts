import * as english from '../../../kit/english.ts';
import * as french from '../../../kit/french.ts';
import { typesetAll } from '../../../kit/typeset.ts';

const fr = typesetAll({
  start: 'Départ',
  hand: 'Votre main',
  stack: 'Pioche',
  discard: 'Défausse',
  cards: (count: number): string => french.plural(count, 'carte'),
  squares: (count: number): string => french.plural(count, 'case'),
  on: (square: number): string => (square === 0 ? 'au départ' : `case ${square}`),
  goal: (last: number): string => `Premier arrivé case ${last}`,
  leads: (square: number, last: number): string =>
    square === 0 ? 'Au départ' : `En tête : case ${square} sur ${last}`,
  landing: (from: number, to: number): string =>
    from === to ? `Votre caillou irait sur la case ${to}.` : `Votre caillou irait sur une des cases ${from} à ${to}.`,
});

const en: typeof fr = {
  start: 'Start',
  hand: 'Your hand',
  stack: 'Stack',
  discard: 'Discard',
  cards: count => english.plural(count, 'card'),
  squares: count => english.plural(count, 'square'),
  on: square => (square === 0 ? 'on the start' : `square ${square}`),
  goal: last => `First to square ${last}`,
  leads: (square, last) => (square === 0 ? 'At the start' : `In the lead: square ${square} of ${last}`),
  landing: (from, to) =>
    from === to ? `Your pebble would go to square ${to}.` : `Your pebble would go to one of squares ${from} to ${to}.`,
};

/** What the page says beside the texts of the game. */
export const words = { fr, en } as const;
