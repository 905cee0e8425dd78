import type { Language } from '../../../../engine/box.ts';
import type { HintWords, NotionWords } from '../../../../table/guide.ts';
import type { Notion } from '../../bots/notions.ts';
import { SCALES } from '../../ids.ts';
import type { Action, SpiderMan } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';
import type { Seen } from '../look.ts';

const PLACES = {
  fr: {
    roles: 'Regardez les rôles qui restent',
    city: 'Regardez ce que porte ce plateau, QG, commissariat ou cibles de missions : sa place les met près ou loin de vous',
    station: 'Regardez les commissariats',
    ways: 'Regardez la ville et vos dés de Déplacement',
    cars: 'Regardez les voitures de police et vos dés de Déplacement',
    targets: 'Regardez qui et quoi se trouve à portée',
    characters: 'Regardez les personnages secondaires',
    mission: 'Regardez votre mission',
    cards: 'Regardez vos cartes bonus',
    draw: 'Regardez vos dés Bonus',
    powers: 'Regardez vos pouvoirs',
    wounds: 'Regardez vos blessures',
    dice: 'Regardez les dés et ce qu’il vous en reste',
    reaction: 'Regardez ce que l’attaque va coûter',
    load: 'Regardez ce que vous portez',
    villains: 'Regardez les super-vilains',
  },
  en: {
    roles: 'Look at the roles that are left',
    city: 'Look at what is on this board, headquarters, a police station or targets of missions: its place brings them near you or far',
    station: 'Look at the police stations',
    ways: 'Look at the city and at your Movement dice',
    cars: 'Look at the police cars and at your Movement dice',
    targets: 'Look at who and what is within reach',
    characters: 'Look at the secondary characters',
    mission: 'Look at your mission',
    cards: 'Look at your bonus cards',
    draw: 'Look at your Bonus dice',
    powers: 'Look at your powers',
    wounds: 'Look at your wounds',
    dice: 'Look at the dice and at what you have left of them',
    reaction: 'Look at what the attack is going to cost',
    load: 'Look at what you carry',
    villains: 'Look at the villains',
  },
} as const;

function placeOf({ type }: Action): keyof typeof PLACES.fr | null {
  switch (type) {
    case 'role':
      return 'roles';
    case 'lay':
      return 'city';
    case 'station':
      return 'station';
    case 'move':
    case 'go':
    case 'put':
      return 'ways';
    case 'drive':
    case 'stack':
      return 'cars';
    case 'fight':
    case 'aim':
    case 'arrest':
      return 'targets';
    case 'capture':
    case 'call':
    case 'release':
      return 'characters';
    case 'plant':
    case 'replace':
      return 'mission';
    case 'play':
    case 'discard':
      return 'cards';
    case 'bonus':
    case 'drawThree':
      return 'draw';
    case 'power':
    case 'use':
    case 'pick':
      return 'powers';
    case 'recover':
      return 'wounds';
    case 'roll':
    case 'reroll':
    case 'bite':
      return 'dice';
    case 'interrupt':
    case 'prevent':
    case 'riposte':
      return 'reaction';
    case 'drop':
    case 'take':
      return 'load';
    case 'tracer':
    case 'name':
    case 'abandon':
      return 'villains';
    default:
      return null;
  }
}

const NOTIONS: { readonly [L in Language]: { readonly [N in Notion]: NotionWords } } = {
  fr: {
    score: { aim: 'pour marquer des points', gain: 'Cela peut rapporter des points de victoire.' },
    damage: { aim: 'pour abîmer un immeuble', gain: 'Un immeuble devrait être plus abîmé après.' },
    planted: { aim: 'pour faire avancer votre mission', gain: 'Une chose de plus est posée pour votre mission.' },
    cars: { aim: 'pour toucher des voitures', gain: 'Plus de voitures devraient être touchées après.' },
    knocked: { aim: 'pour mettre quelqu’un K.O.', gain: 'Un adversaire a des chances d’être K.O. après.' },
    prisoners: { aim: 'pour avoir un prisonnier de plus', gain: 'Un prisonnier de plus peut tomber entre vos mains.' },
    fleet: { aim: 'pour avoir plus de voitures', gain: 'La Police a plus de voitures dans la ville.' },
    health: { aim: 'pour être en meilleure santé', gain: 'Votre figurine a moins de blessures.' },
    free: { aim: 'pour retrouver la liberté', gain: 'Votre figurine a des chances de ne plus être retenue.' },
    unstuck: { aim: 'pour ne plus être englué', gain: 'Votre figurine a des chances de ne plus être engluée.' },
    weaken: { aim: 'pour affaiblir vos adversaires', gain: 'Vos adversaires devraient être plus mal en point.' },
    hold: { aim: 'pour gêner un adversaire', gain: 'Un adversaire peut se retrouver englué.' },
  },
  en: {
    score: { aim: 'to score points', gain: 'It may bring victory points.' },
    damage: { aim: 'to damage a building', gain: 'A building should be damaged more afterwards.' },
    planted: { aim: 'to get on with your mission', gain: 'One thing more is planted for your mission.' },
    cars: { aim: 'to hit cars', gain: 'More cars should have been hit afterwards.' },
    knocked: { aim: 'to knock somebody out', gain: 'An opponent may be knocked out afterwards.' },
    prisoners: { aim: 'to have one more prisoner', gain: 'You may hold one more prisoner.' },
    fleet: { aim: 'to have more cars', gain: 'The Police have more cars in the city.' },
    health: { aim: 'to be in better health', gain: 'Your figure has fewer wounds.' },
    free: { aim: 'to be free again', gain: 'Your figure may no longer be held.' },
    unstuck: { aim: 'to be stuck no longer', gain: 'Your figure may no longer be stuck.' },
    weaken: { aim: 'to weaken your opponents', gain: 'Your opponents should be in worse shape.' },
    hold: { aim: 'to hinder an opponent', gain: 'An opponent may be stuck.' },
  },
};

const ENDINGS = {
  fr: {
    stop: 'Regardez qui et quoi se trouve à côté de vous : est-il utile d’aller plus loin ?',
    end: 'Regardez les dés qui vous restent : d’ici à votre prochain tour, ils servent à réagir.',
    keep: 'Regardez ce que valent les dés tels quels.',
    pass: 'Regardez ce que cela vous coûterait.',
  },
  en: {
    stop: 'Look at who and what is next to you: is it of use to go further?',
    end: 'Look at the dice you have left: until your next turn they are there to react with.',
    keep: 'Look at what the dice are worth as they lie.',
    pass: 'Look at what it would cost you.',
  },
} as const;

function endingOf({ type }: Action, { view, seat, language }: Seen): string | null {
  const own = ENDINGS[language];
  const dice = seat === null ? undefined : view.players[seat]?.dice;
  switch (type) {
    case 'stop':
    case 'keep':
    case 'pass':
      return own[type];
    case 'end':
      return dice && SCALES.some(scale => dice[scale] > 0) ? own.end : null;
    default:
      return null;
  }
}

export const hints: HintWords<SpiderMan, GameTexts> = {
  place: placeOf,
  ending: endingOf,
  places: PLACES,
  notions: NOTIONS,
};
