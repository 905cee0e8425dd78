import * as english from '../../../../kit/english.ts';
import * as french from '../../../../kit/french.ts';
import type { Preview } from '../../seen.ts';
import { cards } from '../../content/cards.ts';
import { type Action, cardOf, isCardAction } from '../../spec.ts';
import type { Seen } from '../look.ts';
import { leadsAhead, opensAhead } from './ahead.ts';

const SAY = {
  fr: {
    clears: (chance: number) => `La Zone a ${french.percent(chance)} de chances d’être vide après.`,
    thins: 'Moins ils sont, moins il y aura de Blessures.',
    rescue: 'Un sauvetage remplit le Pouvoir et compte pour la mission.',
    take: 'C’est un but de la mission, et cela rapporte de l’expérience.',
    goal: 'C’est le chemin vers un but de la mission.',
    power: 'Le Pouvoir paiera des dés quand il le faudra.',
    trait: 'Une carte de plus en main, une fois par Tour.',
    end: 'Rien de plus ne vaut une Action ici.',
    spent: 'Il n’y a plus d’Action.',
    shield: 'Mieux vaut garder tout le monde debout.',
  },
  en: {
    clears: (chance: number) => `Chance that the Zone is empty afterwards: ${english.percent(chance)}.`,
    thins: 'The fewer they are, the fewer Wounds will come.',
    rescue: 'A rescue fills Power and counts for the mission.',
    take: 'It is a goal of the mission, and it brings experience.',
    goal: 'It is the way to a goal of the mission.',
    power: 'Power will pay for dice when they are needed.',
    trait: 'One more card in hand, once per Turn.',
    end: 'Nothing here is worth another Action.',
    spent: 'There are no Actions left.',
    shield: 'Better to keep everybody standing.',
  },
};

/** Why a bot would do this. */
export function reason(action: Action, preview: Preview | null, { language, view }: Seen): string | null {
  const say = SAY[language];
  switch (action.type) {
    case 'attack':
      return preview?.type === 'attack' && preview.clear >= 0.3 ? say.clears(preview.clear) : say.thins;
    case 'rescue':
      return say.rescue;
    case 'take':
    case 'plant':
    case 'overload':
      return say.take;
    case 'move':
      return leadsAhead(view, action.to) ? say.goal : null;
    case 'open':
      return opensAhead(view, action.door) ? say.goal : null;
    case 'gainPower':
      return say.power;
    case 'gainTrait':
      return say.trait;
    case 'end':
      return view.turn?.actions === 0 ? say.spent : say.end;
    case 'assign':
      return say.shield;
    default:
      if (!isCardAction(action)) return null;
      if ('bystander' in action) return say.rescue;
      return cards[cardOf(action)].when === 'wounds' ? say.shield : null;
  }
}
