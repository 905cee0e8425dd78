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
  assault: name => `${name} Assault.`,
};

export const newsWords: { readonly [L in Language]: NewsWords } = { fr, en };

/** Several things, as they are told. */
export const and = { fr: french.and, en: english.and };
