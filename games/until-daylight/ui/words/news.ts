import type { Language } from '../../../../engine/box.ts';
import * as english from '../../../../kit/english.ts';
import * as french from '../../../../kit/french.ts';
import { typesetAll } from '../../../../kit/typeset.ts';
import type { Thief } from '../../ids.ts';

// What the log tells of somebody by name, told over the board to whom it happens.

interface NewsWords {
  readonly finds: (a: string) => string;
  readonly badLuck: (name: string) => string;
  readonly keeps: (the: string) => string;
  readonly leaves: (the: string) => string;
  readonly loses: { readonly [T in Thief]: (what: string) => string };
  readonly losesNothing: { readonly [T in Thief]: string };
  readonly suffers: (points: number, cause: string | null, left: number) => string;
  readonly recovers: (points: number) => string;
  readonly barricade: (points: number) => string;
  readonly trap: string;
  readonly gets: (from: string, a: string) => string;
  readonly gives: (to: string, a: string) => string;
  readonly isRefused: (to: string, name: string) => string;
  readonly refuses: (from: string, name: string) => string;
  readonly isOffered: (from: string, a: string) => string;
  readonly offers: (to: string, a: string) => string;
  readonly drawsWave: string;
  readonly faces: string;
  readonly delays: (isFree: boolean) => string;
  readonly takesWave: string;
  readonly getsWave: string;
  readonly fights: string;
  readonly attacks: (foe: string, weapon: string) => string;
  readonly isAttacked: (foe: string) => string;
  readonly isMissed: string;
  readonly isReady: string;
  readonly isBack: string;
  readonly picks: (the: string) => string;
  readonly begins: (round: number, isExtra: boolean, pile: number) => string;
  readonly takesBack: (to: string, the: string) => string;
  readonly isTakenBack: (from: string, the: string) => string;
  readonly salvages: (a: string) => string;
  readonly reveals: (what: string) => string;
  readonly uses: (name: string) => string;
  readonly protects: (name: string, whom: string | null) => string;
  readonly isProtected: (who: string, name: string) => string;
  readonly plays: (name: string) => string;
  readonly drinks: (a: string) => string;
  readonly encourages: (whom: string) => string;
  readonly isEncouraged: (who: string) => string;
  readonly crafts: (a: string) => string;
  readonly draws: (cards: string) => string;
  readonly replaces: (from: string, to: string) => string;
  readonly strikes: (card: string) => string;
  readonly spreads: (points: readonly number[]) => string;
  readonly discards: (what: string) => string;
  readonly spends: (what: string) => string;
  readonly healsNothing: (the: string) => string;
  readonly dies: (round: number) => string;
  readonly assault: (name: string) => string;
}

const fr: NewsWords = typesetAll({
  finds: (a: string) => `Vous trouvez ${a}.`,
  badLuck: (name: string) => `Malchance pour vous : ${name} !`,
  keeps: (the: string) => `Vous gardez ${the}.`,
  leaves: (the: string) => `Vous laissez ${the}.`,
  loses: {
    crows: (what: string) => `Les corbeaux vous prennent ${what}.`,
    looter: (what: string) => `Le Pillard vous vole ${what}.`,
    combatCard: (what: string) => `Dans la mêlée, vous perdez ${what}.`,
  },
  losesNothing: {
    crows: 'Les corbeaux ne trouvent rien à vous prendre.',
    looter: 'Le Pillard ne trouve rien à vous voler.',
    combatCard: 'Dans la mêlée, vous n’aviez rien à perdre.',
  },
  suffers: (points: number, cause: string | null, left: number) =>
    `Vous subissez ${french.plural(points, 'dégât')}${cause === null ? '' : ` (${cause})`} : ${left > 0 ? `il vous reste ${french.plural(left, 'vie')}` : 'le coup est mortel'}.`,
  recovers: (points: number) => `Vous regagnez ${french.plural(points, 'vie')}.`,
  barricade: (points: number) => `Votre Barricade absorbe ${french.plural(points, 'dégât')} et cède.`,
  trap: 'Votre Piège se déclenche !',
  gets: (from: string, a: string) => `${from} vous donne ${a}.`,
  gives: (to: string, a: string) => `Vous donnez ${a} à ${to}.`,
  isRefused: (to: string, name: string) => `${to} refuse votre cadeau : ${name}.`,
  refuses: (from: string, name: string) => `Vous refusez le cadeau ${french.of(from)} : ${name}.`,
  isOffered: (from: string, a: string) => `${from} vous offre ${a}.`,
  offers: (to: string, a: string) => `Vous offrez ${a} à ${to}.`,
  drawsWave: 'Vous piochez la VAGUE !',
  faces: 'Vous affrontez la VAGUE.',
  delays: (isFree: boolean) => `Vous reportez la VAGUE${isFree ? ' sans subir de dégât' : ''}.`,
  takesWave: 'Vous prenez la VAGUE.',
  getsWave: 'La pile est vide : la VAGUE vient à vous.',
  fights: 'À vous de combattre.',
  attacks: (foe: string, weapon: string) => `Vous attaquez ${foe} avec ${weapon}.`,
  isAttacked: (foe: string) => `${foe} vous attaque.`,
  isMissed: 'L’attaque ne vous inflige aucun dégât.',
  isReady: 'Vous avez fini vos échanges.',
  isBack: 'Vous reprenez vos échanges.',
  picks: (the: string) => `Vous prenez ${the}.`,
  begins: (round: number, isExtra: boolean, pile: number) =>
    `Manche ${round}${isExtra ? ', supplémentaire' : ''} : vous commencez, ${french.plural(pile, 'carte')} dans la pile active.`,
  takesBack: (to: string, the: string) => `Vous ne proposez plus ${the} à ${to}.`,
  isTakenBack: (from: string, the: string) => `${from} ne vous propose plus ${the}.`,
  salvages: (a: string) => `Vous prenez ${a} dans la défausse.`,
  reveals: (what: string) => (what === '' ? 'Vous ne trouvez plus rien dans la réserve.' : `Vous révélez ${what}.`),
  uses: (name: string) => `Vous utilisez ${name}.`,
  protects: (name: string, whom: string | null) =>
    `Vous utilisez ${name} pour ${whom === null ? 'vous protéger' : `protéger ${whom}`}.`,
  isProtected: (who: string, name: string) => `${who} utilise ${name} pour vous protéger.`,
  plays: (name: string) => `Vous jouez ${name}.`,
  drinks: (a: string) => `Vous buvez ${a}.`,
  encourages: (whom: string) => `Vous encouragez ${whom}, qui a une action de plus.`,
  isEncouraged: (who: string) => `${who} vous encourage : vous avez une action de plus.`,
  crafts: (a: string) => `Vous fabriquez ${a}.`,
  draws: (cards: string) => (cards === '' ? 'Vous ne piochez aucune carte Combat.' : `Vous piochez ${cards}.`),
  replaces: (from: string, to: string) =>
    to === '' ? `Vous écartez la carte ${from}, que rien ne remplace.` : `Vous remplacez ${from} par ${to}.`,
  strikes: (card: string) => `Vous frappez avec la carte ${card}.`,
  spreads: (points: readonly number[]) =>
    points.length < 2
      ? 'Vous portez tous vos dégâts sur un seul ennemi.'
      : `Vous répartissez vos dégâts : ${french.and(points.map(String))}.`,
  discards: (what: string) => `Vous défaussez ${what}.`,
  spends: (what: string) => `Vous dépensez ${what}.`,
  healsNothing: (the: string) => `Vous utilisez ${the} sans rien avoir à soigner.`,
  dies: (round: number) => `Vous mourez à la manche ${round} : la partie est perdue pour tout le monde.`,
  assault: (name: string) => `Assaut ${name}.`,
});

const en: NewsWords = {
  finds: a => `You find ${a}.`,
  badLuck: name => `Bad Luck for you: ${name}!`,
  keeps: the => `You keep ${the}.`,
  leaves: the => `You leave ${the}.`,
  loses: {
    crows: what => `The crows take ${what} from you.`,
    looter: what => `The Looter steals ${what} from you.`,
    combatCard: what => `In the scuffle you lose ${what}.`,
  },
  losesNothing: {
    crows: 'The crows find nothing to take from you.',
    looter: 'The Looter finds nothing to steal from you.',
    combatCard: 'In the scuffle you had nothing to lose.',
  },
  suffers: (points, cause, left) =>
    `You suffer ${points} damage${cause === null ? '' : ` (${cause})`}: ${left > 0 ? `${left} life left` : 'the blow is lethal'}.`,
  recovers: points => `You recover ${points} life.`,
  barricade: points => `Your Barricade absorbs ${points} damage and gives way.`,
  trap: 'Your Trap springs!',
  gets: (from, a) => `${from} gives you ${a}.`,
  gives: (to, a) => `You give ${a} to ${to}.`,
  isRefused: (to, name) => `${to} refuses your gift: ${name}.`,
  refuses: (from, name) => `You refuse the gift of ${from}: ${name}.`,
  isOffered: (from, a) => `${from} offers you ${a}.`,
  offers: (to, a) => `You offer ${a} to ${to}.`,
  drawsWave: 'You draw the WAVE!',
  faces: 'You face the WAVE.',
  delays: isFree => `You delay the WAVE${isFree ? ' without suffering damage' : ''}.`,
  takesWave: 'You take the WAVE.',
  getsWave: 'The pile is empty: the WAVE comes to you.',
  fights: 'Your turn to fight.',
  attacks: (foe, weapon) => `You attack ${foe} with ${weapon}.`,
  isAttacked: foe => `${foe} attacks you.`,
  isMissed: 'The attack deals you no damage.',
  isReady: 'You are done exchanging.',
  isBack: 'You are not done exchanging after all.',
  picks: the => `You take ${the}.`,
  begins: (round, isExtra, pile) =>
    `${isExtra ? 'Extra round' : 'Round'} ${round}: you begin, ${english.plural(pile, 'card')} in the active pile.`,
  takesBack: (to, the) => `You no longer offer ${the} to ${to}.`,
  isTakenBack: (from, the) => `${from} no longer offers you ${the}.`,
  salvages: a => `You take ${a} from the discard.`,
  reveals: what => (what === '' ? 'You find nothing more in the reserve.' : `You reveal ${what}.`),
  uses: name => `You use ${name}.`,
  protects: (name, whom) => `You use ${name} to protect ${whom ?? 'yourself'}.`,
  isProtected: (who, name) => `${who} uses ${name} to protect you.`,
  plays: name => `You play ${name}.`,
  drinks: a => `You drink ${a}.`,
  encourages: whom => `You encourage ${whom}, who has one more action.`,
  isEncouraged: who => `${who} encourages you: you have one more action.`,
  crafts: a => `You craft ${a}.`,
  draws: cards => `You draw ${cards === '' ? 'no Combat card' : cards}.`,
  replaces: (from, to) =>
    to === '' ? `You discard the ${from} card, which nothing replaces.` : `You replace ${from} with ${to}.`,
  strikes: card => `You strike with the ${card} card.`,
  spreads: points =>
    points.length < 2
      ? 'You deal all your damage to a single enemy.'
      : `You share your damage out: ${english.and(points.map(String))}.`,
  discards: what => `You discard ${what}.`,
  spends: what => `You spend ${what}.`,
  healsNothing: the => `You use ${the} with nothing to heal.`,
  dies: round => `You die in round ${round}: the match is lost for everybody.`,
  assault: name => `${name} Assault.`,
};

export const newsWords: { readonly [L in Language]: NewsWords } = { fr, en };

/** Several things, as they are told. */
export const and = { fr: french.and, en: english.and };
