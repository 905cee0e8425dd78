import type { Language } from '../../../../engine/box.ts';
import type { HintWords, NotionWords } from '../../../../table/guide.ts';
import type { Notion } from '../../bots/notions.ts';
import { cards } from '../../content/cards.ts';
import { type Action, type MarvelZombies, cardOf, isCardAction } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';

const PLACES = {
  fr: {
    heroes: 'Regardez les Super-Héros qui n’ont pas encore joué',
    team: 'Regardez les Super-Héros qui restent à choisir',
    ways: 'Regardez le plan et les Zones d’à côté',
    targets: 'Regardez les Zones où il y a des Ennemis',
    doors: 'Regardez les portes',
    strength: 'Regardez votre Pouvoir et vos Traits',
    citizens: 'Regardez les Citoyens',
    goals: 'Regardez les Objectifs de la mission',
    cards: 'Regardez vos cartes',
    dice: 'Regardez les dés et votre Pouvoir',
    wounds: 'Regardez la Santé de chacun',
    enemies: 'Regardez par où viennent les Ennemis',
  },
  en: {
    heroes: 'Look at the heroes who have not acted yet',
    team: 'Look at the heroes who are left to choose',
    ways: 'Look at the map and the Zones nearby',
    targets: 'Look at the Zones with Enemies in them',
    doors: 'Look at the doors',
    strength: 'Look at your Power and your Traits',
    citizens: 'Look at the Bystanders',
    goals: 'Look at the goals of the mission',
    cards: 'Look at your cards',
    dice: 'Look at the dice and your Power',
    wounds: 'Look at everybody’s Health',
    enemies: 'Look at the ways by which Enemies come',
  },
} as const;

function placeOf(action: Action): keyof typeof PLACES.fr | null {
  if (isCardAction(action)) {
    if ('bystander' in action) return 'citizens';
    return cards[cardOf(action)].when === 'wounds' ? 'wounds' : 'cards';
  }
  switch (action.type) {
    case 'pickHero':
      return 'team';
    case 'activate':
      return 'heroes';
    case 'move':
    case 'exit':
    case 'room':
      return 'ways';
    case 'attack':
    case 'sign':
    case 'shoot':
    case 'hit':
      return 'targets';
    case 'open':
      return 'doors';
    case 'gainTrait':
    case 'gainPower':
      return 'strength';
    case 'rescue':
    case 'carry':
    case 'keepBystander':
    case 'giveUp':
      return 'citizens';
    case 'take':
    case 'plant':
    case 'herd':
    case 'overload':
      return 'goals';
    case 'roll':
      return 'dice';
    case 'keepTrait':
    case 'discardTrait':
      return 'cards';
    case 'assign':
    case 'suffer':
    case 'protect':
      return 'wounds';
    case 'route':
    case 'send':
      return 'enemies';
    default:
      return null;
  }
}

const NOTIONS: { readonly [L in Language]: { readonly [N in Notion]: NotionWords } } = {
  fr: {
    done: { aim: 'pour faire avancer la mission', gain: 'La mission avance.' },
    exits: { aim: 'pour mettre quelqu’un à l’abri', gain: 'Un Super-Héros de plus est sorti.' },
    hunt: {
      aim: 'pour que moins d’Ennemis restent à éliminer',
      gain: 'Il devrait rester moins d’Ennemis à éliminer pour la mission.',
    },
    health: { aim: 'pour que l’équipe ait plus de Santé', gain: 'L’équipe a plus de Santé après.' },
    traits: { aim: 'pour avoir plus de Traits', gain: 'L’équipe a un Trait de plus à jouer.' },
    levels: { aim: 'pour gagner de l’expérience', gain: 'L’expérience apporte des compétences.' },
    friends: { aim: 'pour avoir un Citoyen avec vous', gain: 'Le Citoyen sauvé aide qui le détient.' },
    way: { aim: 'pour se rapprocher du but', gain: 'Le chemin vers le but devrait être plus court.' },
    together: { aim: 'pour rester groupés', gain: 'Les Super-Héros sont plus près les uns des autres.' },
    crowd: {
      aim: 'pour avoir moins d’Ennemis autour de vous',
      gain: 'Il devrait y avoir moins d’Ennemis autour des Super-Héros.',
    },
    brutes: { aim: 'pour avoir moins de Brutes en face', gain: 'Il devrait y avoir moins de Brutes sur le plateau.' },
    runners: {
      aim: 'pour avoir moins de Forcenés en face',
      gain: 'Il devrait y avoir moins de Forcenés sur le plateau.',
    },
    zombies: { aim: 'pour se défaire d’un Héros Zombie', gain: 'Il y a des chances d’éliminer un Héros Zombie.' },
    points: { aim: 'pour tarir l’arrivée des Ennemis', gain: 'Un Point de Génération de moins est actif.' },
    civilians: {
      aim: 'pour protéger ceux qui sont menacés',
      gain: 'Moins d’Ennemis menacent ceux qu’il faut protéger.',
    },
  },
  en: {
    done: { aim: 'to get on with the mission', gain: 'The mission gets on.' },
    exits: { aim: 'to get somebody to safety', gain: 'One more hero is out.' },
    hunt: {
      aim: 'so that fewer Enemies are left to eliminate',
      gain: 'Fewer Enemies should be left to eliminate for the mission.',
    },
    health: { aim: 'so that the team has more Health', gain: 'The team has more Health afterwards.' },
    traits: { aim: 'to have more Traits', gain: 'The team has one more Trait to play.' },
    levels: { aim: 'to gain experience', gain: 'Experience brings skills.' },
    friends: { aim: 'to have a Bystander with you', gain: 'A rescued Bystander helps whoever holds them.' },
    way: { aim: 'to get nearer to the goal', gain: 'The way to the goal should be shorter.' },
    together: { aim: 'to stay together', gain: 'The heroes are nearer to each other.' },
    crowd: { aim: 'to have fewer Enemies around you', gain: 'There should be fewer Enemies around the heroes.' },
    brutes: { aim: 'to face fewer Brutes', gain: 'There should be fewer Brutes on the board.' },
    runners: { aim: 'to face fewer Runners', gain: 'There should be fewer Runners on the board.' },
    zombies: { aim: 'to get rid of a Zombie Hero', gain: 'There is a chance to eliminate a Zombie Hero.' },
    points: { aim: 'to keep Enemies from coming', gain: 'One spawn point fewer is active.' },
    civilians: {
      aim: 'to protect those who are threatened',
      gain: 'Fewer Enemies threaten those who must be protected.',
    },
  },
};

export const hints: HintWords<MarvelZombies, GameTexts> = { place: placeOf, places: PLACES, notions: NOTIONS };
