import type { Language } from '../../../../engine/box.ts';
import { typesetAll } from '../../../../kit/typeset.ts';

// The discard piles (SM-HID-03).

const fr = {
  label: 'Défausses',
  close: 'Fermer les défausses',
  cards: 'Cartes Bonus et Événement',
  missions: 'Missions',
  faceDown: 'face cachée',
};

const en: typeof fr = {
  label: 'Discards',
  close: 'Close the discard piles',
  cards: 'Bonus and Event cards',
  missions: 'Missions',
  faceDown: 'face down',
};

export const discardWords: { readonly [L in Language]: typeof fr } = typesetAll({ fr, en });
