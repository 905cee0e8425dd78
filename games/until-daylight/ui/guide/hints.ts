import type { Language } from '../../../../engine/box.ts';
import type { HintWords, NotionWords } from '../../../../table/guide.ts';
import type { Notion } from '../../bots/notions.ts';
import type { Action, UntilDaylight } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';

const WHERE = {
  fr: {
    characters: 'Regardez les personnages qui restent',
    weapons: 'Regardez les armes de départ',
    found: 'Regardez la carte trouvée et la place qu’il vous reste',
    wave: 'Regardez la VAGUE, la pile et la santé de chacun',
    exchange: 'Regardez qui a besoin de quoi',
    health: 'Regardez votre santé et vos soins',
    discard: 'Regardez la défausse',
    line: 'Cherchez l’ennemi contre qui vos armes feront le plus',
    materials: 'Regardez vos matériaux',
    ammunition: 'Regardez vos munitions',
    combat: 'Regardez les cartes Combat qui viennent de sortir',
    special: 'Regardez vos cartes spéciales et vos avantages',
    bags: 'Regardez comment vos cartes sont rangées',
  },
  en: {
    characters: 'Look at the characters who are left',
    weapons: 'Look at the starting weapons',
    found: 'Look at the card you found and the room you have left',
    wave: 'Look at the WAVE, the pile and everybody’s health',
    exchange: 'Look at who needs what',
    health: 'Look at your health and your healing',
    discard: 'Look at the discard',
    line: 'Find the enemy against whom your weapons will do most',
    materials: 'Look at your materials',
    ammunition: 'Look at your ammunition',
    combat: 'Look at the Combat cards that have just come up',
    special: 'Look at your Special cards and your perks',
    bags: 'Look at how your cards are packed',
  },
} as const;

function whereOf({ type }: Action): keyof typeof WHERE.fr | null {
  switch (type) {
    case 'pickCharacter':
      return 'characters';
    case 'pickWeapon':
      return 'weapons';
    case 'keep':
    case 'leave':
      return 'found';
    case 'face':
    case 'delay':
      return 'wave';
    case 'offer':
    case 'accept':
    case 'refuse':
    case 'withdraw':
    case 'reconsider':
      return 'exchange';
    case 'heal':
      return 'health';
    case 'take':
      return 'discard';
    case 'attack':
    case 'spread':
      return 'line';
    case 'craft':
      return 'materials';
    case 'load':
      return 'ammunition';
    case 'choose':
      return 'combat';
    case 'stow':
    case 'unstow':
    case 'swap':
    case 'discard':
      return 'bags';
    case 'ready':
    case 'end':
    case 'go':
    case 'pass':
      return null;
    default:
      return 'special';
  }
}

const NOTIONS: { readonly [L in Language]: { readonly [N in Notion]: NotionWords } } = {
  fr: {
    life: { aim: 'pour que le groupe ait plus de vie', gain: 'Le groupe a plus de vie après.' },
    barricades: { aim: 'pour arrêter une attaque', gain: 'Une Barricade de plus protège le groupe.' },
    traps: { aim: 'pour blesser qui attaque', gain: 'Un Piège de plus attend les ennemis.' },
    fewer: { aim: 'pour qu’il y ait moins d’ennemis', gain: 'Il devrait rester moins d’ennemis dans la file.' },
    weaker: { aim: 'pour affaiblir les ennemis', gain: 'Les ennemis devraient avoir moins de vie après.' },
    blows: { aim: 'pour recevoir moins de dégâts', gain: 'Les attaques prévues font moins de dégâts.' },
    cards: { aim: 'pour mieux s’équiper', gain: 'Le groupe a plus de cartes après.' },
    healing: { aim: 'pour avoir de quoi se soigner', gain: 'Le groupe a plus de soins en réserve.' },
    special: { aim: 'pour garder une carte spéciale', gain: 'Une carte spéciale de plus servira au bon moment.' },
    arms: { aim: 'pour être mieux armés', gain: 'Le groupe est mieux armé après.' },
  },
  en: {
    life: { aim: 'so that the group has more life', gain: 'The group has more life afterwards.' },
    barricades: { aim: 'to stop an attack', gain: 'One more Barricade protects the group.' },
    traps: { aim: 'to wound whoever attacks', gain: 'One more Trap awaits the enemies.' },
    fewer: { aim: 'so that there are fewer enemies', gain: 'Fewer enemies should be left in the line.' },
    weaker: { aim: 'to weaken the enemies', gain: 'The enemies should have less life afterwards.' },
    blows: { aim: 'to take less damage', gain: 'The attacks to come deal less damage.' },
    cards: { aim: 'to be better equipped', gain: 'The group has more cards afterwards.' },
    healing: { aim: 'to have something to heal with', gain: 'The group has more healing in reserve.' },
    special: { aim: 'to keep a Special card', gain: 'One more Special card will be there when it is needed.' },
    arms: { aim: 'to be better armed', gain: 'The group is better armed afterwards.' },
  },
};

export const hints: HintWords<UntilDaylight, GameTexts> = {
  place: whereOf,
  places: WHERE,
  notions: NOTIONS,
};
