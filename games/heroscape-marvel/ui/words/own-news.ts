import type { Language } from '../../../../engine/box.ts';
import * as english from '../../../../kit/english.ts';
import * as french from '../../../../kit/french.ts';
import { typesetAll } from '../../../../kit/typeset.ts';

// What one did oneself, as one is told it: the log of the others calls everybody by name.

const fr = {
  you: 'vous',
  /** Of whoever wins a roll, as the log says it of somebody of that name, and as it is said to them. */
  begins: [['vous commence.', 'vous commencez.']],
  recruited: (card: string, points: number) => `Vous recrutez ${card} (${points} points en tout).`,
  armyCompleted: (points: number) => `Votre armée est complète : ${points} points.`,
  enlisted: (cards: readonly string[]) => `Vous composez votre armée : ${french.and(cards)}.`,
  armyNamed: (cards: readonly string[], points: number) => `Vous alignez ${french.and(cards)} : ${points} points.`,
  armyTaken: (army: number, cards: readonly string[]) => `Vous prenez l’armée ${army} : ${french.and(cards)}.`,
  zoneTaken: (zone: string) => `Vous prenez la zone ${zone}.`,
  orderPlaced: (marker: string, card: string) => `Vous posez le marqueur ${marker} sur ${card}.`,
  ordersReady: 'Vous avez placé vos marqueurs d’ordre.',
  turnBegan: (turn: number) => `Tour ${turn} : à vous.`,
  turnSkipped: (turn: number) => `Vous passez votre tour ${turn} ; aucun marqueur n’est montré.`,
  controlTaken: (figure: string) => `Vous contrôlez ${figure} pour un tour.`,
  controlReturned: (figure: string) => `Vous contrôlez de nouveau ${figure}.`,
};

const en: typeof fr = {
  you: 'you',
  begins: [
    ['you begins.', 'you begin.'],
    ['you goes first.', 'you go first.'],
  ],
  recruited: (card, points) => `You draft ${card} (${points} points so far).`,
  armyCompleted: points => `Your army is complete: ${points} points.`,
  enlisted: cards => `You put an army together: ${english.and(cards)}.`,
  armyNamed: (cards, points) => `You field ${english.and(cards)}: ${points} points.`,
  armyTaken: (army, cards) => `You take army ${army}: ${english.and(cards)}.`,
  zoneTaken: zone => `You take the ${zone} zone.`,
  orderPlaced: (marker, card) => `You put marker ${marker} on ${card}.`,
  ordersReady: 'You have placed your order markers.',
  turnBegan: turn => `Turn ${turn}: yours.`,
  turnSkipped: turn => `You skip turn ${turn}; no marker is shown.`,
  controlTaken: figure => `You control ${figure} for one turn.`,
  controlReturned: figure => `You control ${figure} again.`,
};

export const ownNews: { readonly [L in Language]: typeof fr } = { fr: typesetAll(fr), en };
