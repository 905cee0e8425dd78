import type { Language } from '../../../../engine/box.ts';
import type { HintWords, NotionWords } from '../../../../table/guide.ts';
import type { Notion } from '../../bots/notions.ts';
import type { Action, HeroScape } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';

const PLACES = {
  fr: {
    army: 'Regardez les cartes à recruter',
    zones: 'Regardez le champ de bataille et ses zones de départ',
    placing: 'Regardez votre zone de départ',
    orders: 'Regardez vos cartes d’armée',
    figures: 'Regardez vos figurines',
    ways: 'Regardez les cases que cette figurine peut atteindre',
    stand: 'Regardez la place que cette figurine tient déjà',
    targets: 'Regardez qui est à portée',
    powers: 'Regardez les pouvoirs de cette figurine',
    leaving: 'Regardez qui s’en va',
    carried: 'Regardez qui porte quoi',
  },
  en: {
    army: 'Look at the cards to draft',
    zones: 'Look at the battlefield and its start zones',
    placing: 'Look at your start zone',
    orders: 'Look at your army cards',
    figures: 'Look at your figures',
    ways: 'Look at the hexes that this figure can reach',
    stand: 'Look at the place that this figure holds already',
    targets: 'Look at who is within range',
    powers: 'Look at the powers of this figure',
    leaving: 'Look at who is leaving',
    carried: 'Look at who carries what',
  },
} as const;

function placeOf({ type }: Action): keyof typeof PLACES.fr | null {
  switch (type) {
    case 'recruit':
    case 'preset':
    case 'enlist':
    case 'takeArmy':
      return 'army';
    case 'zone':
      return 'zones';
    case 'leaveOut':
    case 'place':
      return 'placing';
    case 'order':
      return 'orders';
    case 'choose':
      return 'figures';
    case 'walk':
    case 'step':
    case 'fly':
      return 'ways';
    case 'stay':
      return 'stand';
    case 'attack':
    case 'stomp':
    case 'defendNext':
      return 'targets';
    case 'cloud':
    case 'dust':
    case 'remove':
    case 'mindExchange':
      return 'powers';
    case 'strike':
      return 'leaving';
    case 'hand':
    case 'pass-on':
    case 'drop':
    case 'lay':
      return 'carried';
    default:
      return null;
  }
}

const NOTIONS: { readonly [L in Language]: { readonly [N in Notion]: NotionWords } } = {
  fr: {
    army: {
      aim: 'pour que le rapport des forces tourne en votre faveur',
      gain: 'Le rapport des forces devrait tourner en votre faveur.',
    },
    blow: { aim: 'pour pouvoir frapper plus fort', gain: 'De là, vos figurines peuvent faire plus de mal.' },
    danger: { aim: 'pour s’exposer moins', gain: 'Vos figurines devraient être moins exposées.' },
    engaged: { aim: 'pour se dégager', gain: 'Moins de vos figurines sont engagées.' },
    height: { aim: 'pour prendre de la hauteur', gain: 'Vos figurines sont plus haut.' },
    carries: { aim: 'pour emporter ce qui compte', gain: 'L’objet est entre vos mains.' },
    exit: { aim: 'pour approcher de la sortie', gain: 'La sortie est plus proche.' },
    orange: { aim: 'pour tenir la zone orange', gain: 'Vous êtes seul dans la zone orange.' },
    wound: { aim: 'pour blesser l’adversaire', gain: 'L’adversaire devrait avoir moins de vie.' },
    destroy: { aim: 'pour éliminer quelqu’un', gain: 'L’adversaire peut y perdre une figurine.' },
    disarm: {
      aim: 'pour que l’adversaire frappe moins fort',
      gain: 'L’adversaire devrait pouvoir vous faire moins de mal.',
    },
    threaten: { aim: 'pour menacer l’adversaire', gain: 'L’adversaire est plus exposé.' },
    stop: { aim: 'pour barrer la sortie', gain: 'La sortie est plus loin pour l’adversaire.' },
  },
  en: {
    army: {
      aim: 'to turn the balance of forces in your favour',
      gain: 'The balance of forces should turn in your favour.',
    },
    blow: { aim: 'to be able to strike harder', gain: 'From there your figures can do more harm.' },
    danger: { aim: 'to be less exposed', gain: 'Your figures should be less exposed.' },
    engaged: { aim: 'to break away', gain: 'Fewer of your figures are engaged.' },
    height: { aim: 'to gain height', gain: 'Your figures stand higher.' },
    carries: { aim: 'to carry off what counts', gain: 'The object is in your hands.' },
    exit: { aim: 'to get nearer to the exit', gain: 'The exit is nearer.' },
    orange: { aim: 'to hold the orange zone', gain: 'You are alone in the orange zone.' },
    wound: { aim: 'to wound the opponent', gain: 'The opponent should have less life.' },
    destroy: { aim: 'to destroy somebody', gain: 'The opponent may lose a figure.' },
    disarm: { aim: 'so that the opponent strikes less hard', gain: 'The opponent should be able to do you less harm.' },
    threaten: { aim: 'to threaten the opponent', gain: 'The opponent is more exposed.' },
    stop: { aim: 'to bar the exit', gain: 'The exit is further away for the opponent.' },
  },
};

export const hints: HintWords<HeroScape, GameTexts> = { place: placeOf, places: PLACES, notions: NOTIONS };
