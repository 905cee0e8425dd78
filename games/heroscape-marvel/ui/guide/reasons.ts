import type { FigureId } from '../../ids.ts';
import type { Aim, Preview, SeenThreat } from '../../seen.ts';
import type { Action } from '../../spec.ts';
import { type Seen, figureName, figureOf, targetName } from '../look.ts';
import * as english from '../../../../kit/english.ts';
import * as french from '../../../../kit/french.ts';

const SAY = {
  fr: {
    attacks: (name: string, target: string, chance: number, wounds: string) =>
      `${name} peut attaquer ${target} d’où il se tient (${french.percent(chance)}${wounds}).`,
    threatened: (name: string, by: string, chance: number) =>
      `${name} est à la merci de ${by} (${french.percent(chance)}) : mieux vaut agir avant.`,
    advances: (name: string) => `${name} n’a personne à portée : il est temps d’avancer.`,
    by: (power: string) => `, ${power}`,
    wounds: (wounds: number) => `, ${french.amount(wounds, 'blessure')} en moyenne`,
    aims: (name: string, chance: number, wounds: string) =>
      `De là, ${name} est à portée (${french.percent(chance)}${wounds}).`,
    sheltered: 'Là, personne ne peut frapper sans bouger.',
    approach: 'La place prépare l’attaque du tour suivant.',
    risky: 'Le chemin coûte un coup au passage, mais la place le vaut.',
    take: 'Ce qui s’y trouve vaut le déplacement.',
    exit: 'La sortie est là.',
    stay: 'La place est bonne : rien de mieux à portée.',
    hit: (chance: number, wounds: string) =>
      `${french.percent(chance)} de chances de blesser${wounds} : la meilleure cible d’ici.`,
    kill: (name: string, chance: number) => `${name} peut tomber tout de suite (${french.percent(chance)}).`,
    wall: 'Le mur barre la route.',
    nothing: 'Rien à attaquer qui en vaille la peine.',
    stomp: 'Plusieurs adversaires d’un seul coup.',
    order: (name: string) => `${name} aura de quoi faire quand viendra ce tour.`,
    bluff: 'Un leurre sur une carte à laquelle l’adversaire croira.',
    draft: (name: string) => `${name} est ce qui reste de plus fort.`,
    place: 'Les poings devant, les tireurs derrière.',
    strike: 'Un coup gratuit contre qui s’en va.',
    letGo: 'Autant ne pas frapper celui-ci.',
    swing: 'Plus loin, moins de monde peut frapper.',
    dust: 'Un seul jet peut l’emporter.',
    mind: 'Son tour, joué par vous, changerait tout.',
    remove: 'Un ordre de moins pour l’adversaire.',
    hand: 'De ses mains, l’objet ira plus loin.',
  },
  en: {
    attacks: (name: string, target: string, chance: number, wounds: string) =>
      `${name} can attack ${target} without moving (${english.percent(chance)}${wounds}).`,
    threatened: (name: string, by: string, chance: number) =>
      `${name} is at the mercy of ${by} (${english.percent(chance)}): better act first.`,
    advances: (name: string) => `${name} has nobody within reach: time to advance.`,
    by: (power: string) => `, ${power}`,
    wounds: (wounds: number) => `, ${english.amount(wounds, 'wound')} on average`,
    aims: (name: string, chance: number, wounds: string) =>
      `From there ${name} is within reach (${english.percent(chance)}${wounds}).`,
    sheltered: 'There nobody can strike without moving.',
    approach: 'The place prepares the attack of the next turn.',
    risky: 'The way costs a blow in passing, but the place is worth it.',
    take: 'What lies there is worth the move.',
    exit: 'The exit is there.',
    stay: 'The place is good: there is nothing better within reach.',
    hit: (chance: number, wounds: string) => `${english.percent(chance)} to wound${wounds}: the best target from here.`,
    kill: (name: string, chance: number) => `${name} may fall right now (${english.percent(chance)}).`,
    wall: 'The wall is in the way.',
    nothing: 'Nothing here is worth an attack.',
    stomp: 'Several opponents in one blow.',
    order: (name: string) => `${name} will have something to do when that turn comes.`,
    bluff: 'A decoy on a card that the opponent will believe in.',
    draft: (name: string) => `${name} is the strongest of what is left.`,
    place: 'Fists in front, guns behind.',
    strike: 'A free blow at whoever leaves.',
    letGo: 'Better not to strike this one.',
    swing: 'Further away, fewer can strike.',
    dust: 'A single roll may do it.',
    mind: 'Its turn in your hands would change everything.',
    remove: 'One order fewer for the opponent.',
    hand: 'In those hands it will get further.',
  },
} as const;

const LIKELY = 0.3; // to destroy: worth telling

/** Why the companion would do this: what the table shows that speaks for it. */
export function reason(action: Action, preview: Preview | null, look: Seen): string | null {
  const say = SAY[look.language];
  switch (action.type) {
    case 'choose':
      return acting(action.figure, look) ?? say.advances(figureName(look, action.figure));
    case 'walk':
    case 'fly':
      return moving(preview, look);
    case 'stay':
      return say.stay;
    case 'attack':
      return attacking(action.target, preview, look);
    case 'stomp':
    case 'cloud':
      return say.stomp;
    case 'none':
      return look.view.focus.strikers.length > 0 ? say.letGo : say.nothing;
    case 'order':
      return action.marker === 'X' ? say.bluff : (acting(action.on, look) ?? say.order(figureName(look, action.on)));
    case 'recruit':
    case 'enlist':
      return say.draft(look.texts.cards[action.card].name);
    case 'place':
      return say.place;
    case 'strike':
      return say.strike;
    case 'dust':
      return say.dust;
    case 'mindExchange':
      return say.mind;
    case 'remove':
      return say.remove;
    case 'hand':
    case 'pass-on':
      return say.hand;
    default:
      return null;
  }
}

/** What speaks for it where it stands: its best attack, else the worst that threatens it. */
function acting(id: FigureId, look: Seen): string | null {
  const { view } = look;
  const say = SAY[look.language];
  const name = figureName(look, id);
  const isFoe = (one: FigureId): boolean => figureOf(view, one)?.controller !== figureOf(view, id)?.controller;
  const worst = (all: readonly SeenThreat[]): SeenThreat | undefined =>
    all.toSorted((a, b) => b.wounds - a.wounds || b.hit - a.hit)[0];
  const attack = worst(view.threats.filter(({ by, on }) => by === id && isFoe(on)));
  if (attack) return say.attacks(name, figureName(look, attack.on), attack.hit, means(attack, look));
  const threat = worst(view.threats.filter(({ by, on }) => on === id && isFoe(by)));
  return threat ? say.threatened(name, figureName(look, threat.by), threat.hit) : null;
}

/** By the discovery rules one wound is all. */
const woundsOf = (wounds: number, { view, language }: Seen): string =>
  view.mode === 'expert' ? SAY[language].wounds(wounds) : '';

/** By which power, where that is the best attack, and what it would come to. */
const means = ({ attack, wounds }: Pick<Aim, 'attack' | 'wounds'>, look: Seen): string =>
  `${attack === 'normal' ? '' : SAY[look.language].by(look.texts.powers[attack].name)}${woundsOf(wounds, look)}`;

function moving(preview: Preview | null, look: Seen): string {
  const { language, view } = look;
  const say = SAY[language];
  if (view.focus.target !== null) return say.swing; // in the middle of somebody else's attack
  if (preview?.type !== 'move') return say.approach;
  if (preview.exits) return say.exit;
  if (preview.takes) return say.take;
  if (preview.strikes.length + preview.falls.length > 0) return say.risky;
  const { aims = [], threats = [] } = preview.vantage ?? {};
  const [best] = aims.toSorted((a, b) => b.wounds - a.wounds || b.hit - a.hit);
  if (best) return say.aims(targetName(look, best.target), best.hit, means(best, look));
  return threats.length === 0 ? say.sheltered : say.approach;
}

function attacking(target: string, preview: Preview | null, look: Seen): string | null {
  const say = SAY[look.language];
  if (target === 'wall') return say.wall;
  if (preview?.type !== 'attack') return null;
  const figure = figureOf(look.view, target);
  return figure && preview.kill >= LIKELY
    ? say.kill(figureName(look, figure.id), preview.kill)
    : say.hit(preview.hit, woundsOf(preview.wounds, look));
}
