import type { Language } from '../../../../engine/box.ts';
import type { HintWords, NotionWords } from '../../../../table/guide.ts';
import type { Notion } from '../../bots/notions.ts';
import type { Action, Zombie15 } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';

const PLACES = {
  fr: {
    heroes: 'Regardez les héros à choisir',
    start: 'Regardez le plan, du départ à l’arrivée',
    equipment: 'Regardez l’équipement de chacun',
    ways: 'Regardez les zones d’à côté et le chemin qui reste',
    search: 'Regardez ce qui se fouille ici',
    tokens: 'Regardez les jetons de la zone',
    zombies: 'Regardez les zombies de la zone et vos armes',
    objects: 'Regardez vos objets',
    heavy: 'Regardez qui porte quoi',
    posture: 'Regardez l’état de votre héros',
    found: 'Regardez les cartes trouvées et vos emplacements',
    discard: 'Regardez la défausse',
    scream: 'Regardez où le cri ferait le moins de mal',
  },
  en: {
    heroes: 'Look at the heroes to choose from',
    start: 'Look at the map, from the start to the goal',
    equipment: 'Look at everybody’s equipment',
    ways: 'Look at the zones nearby and the way that is left',
    search: 'Look at what can be searched here',
    tokens: 'Look at the tokens of the zone',
    zombies: 'Look at the zombies of the zone and at your weapons',
    objects: 'Look at your objects',
    heavy: 'Look at who carries what',
    posture: 'Look at how your hero is',
    found: 'Look at the cards you found and at your slots',
    discard: 'Look at the discard',
    scream: 'Look at where the scream would do least harm',
  },
} as const;

function placeOf({ type }: Action): keyof typeof PLACES.fr | null {
  switch (type) {
    case 'pickHero':
    case 'playFirst':
      return 'heroes';
    case 'pickStart':
      return 'start';
    case 'giveLight':
    case 'replace':
    case 'keepEquipment':
    case 'takeStarter':
    case 'giveUp':
    case 'giveBag':
    case 'discardBag':
    case 'trade':
      return 'equipment';
    case 'move':
      return 'ways';
    case 'quickSearch':
    case 'carefulSearch':
      return 'search';
    case 'takeToken':
    case 'takeFromHero':
    case 'takeItem':
    case 'keepToken':
    case 'exchangeToken':
    case 'leaveToken':
    case 'dropToken':
      return 'tokens';
    case 'fight':
    case 'explode':
    case 'bareHands':
    case 'fireMounted':
    case 'charm':
      return 'zombies';
    case 'takeHeavy':
    case 'carry':
    case 'putDown':
    case 'useCrate':
      return 'heavy';
    case 'standUp':
    case 'rest':
      return 'posture';
    case 'keep':
    case 'discard':
    case 'discardRest':
      return 'found';
    case 'take':
    case 'takeNothing':
      return 'discard';
    case 'surge':
      return 'scream';
    case 'start':
    case 'ready':
    case 'keepBags':
    case 'endActions':
    case 'pass':
      return null;
    default:
      return 'objects';
  }
}

const NOTIONS: { readonly [L in Language]: { readonly [N in Notion]: NotionWords } } = {
  fr: {
    standing: { aim: 'pour approcher de l’objectif', gain: 'Il reste moins à faire avant la victoire.' },
    way: { aim: 'pour raccourcir le chemin qui reste', gain: 'Le plus long des chemins qui restent est plus court.' },
    life: {
      aim: 'pour que personne ne s’évanouisse',
      gain: 'Moins de héros sont à un point de vie de l’évanouissement.',
    },
    arms: { aim: 'pour être mieux armés', gain: 'Le groupe est mieux armé après.' },
    here: { aim: 'pour avoir moins de zombies sur le dos', gain: 'Il y a moins de zombies là où sont les héros.' },
    zombies: { aim: 'pour qu’il y ait moins de zombies', gain: 'Il y a moins de zombies sur le plan.' },
    horde: { aim: 'pour que la Horde reste petite', gain: 'La Horde est plus petite.' },
    alpha: { aim: 'pour affaiblir l’Alpha', gain: 'L’Alpha a moins de points.' },
    called: { aim: 'pour appeler les secours', gain: 'L’appel est fait.' },
  },
  en: {
    standing: { aim: 'to get closer to the objective', gain: 'Less is left to do before the victory.' },
    way: { aim: 'to shorten the way that is left', gain: 'The longest of the ways that are left is shorter.' },
    life: { aim: 'so that nobody faints', gain: 'Fewer heroes are one Life Point away from fainting.' },
    arms: { aim: 'to be better armed', gain: 'The group is better armed afterwards.' },
    here: { aim: 'to have fewer zombies around you', gain: 'There are fewer zombies where the heroes are.' },
    zombies: { aim: 'so that there are fewer zombies', gain: 'There are fewer zombies on the map.' },
    horde: { aim: 'to keep the Horde small', gain: 'The Horde is smaller.' },
    alpha: { aim: 'to weaken the Alpha', gain: 'The Alpha has fewer points.' },
    called: { aim: 'to call for help', gain: 'The call has been made.' },
  },
};

const ENDING = {
  fr: 'Comparez ce que vos dernières actions rapporteraient à ce qu’elles risquent.',
  en: 'Weigh what the actions you have left would bring against what they risk.',
} as const;

export const hints: HintWords<Zombie15, GameTexts> = {
  place: placeOf,
  ending: ({ type }, { view, language }) =>
    type === 'endActions' && (view.turn?.actions ?? 0) > 0 ? ENDING[language] : null,
  places: PLACES,
  notions: NOTIONS,
};
