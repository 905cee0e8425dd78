import type { OptionGroup } from '../../../table/game-ui.ts';
import type { Action } from '../spec.ts';
import { type Seen, cardName } from './look.ts';
import { words } from './words/words.ts';
import { isAimed } from './zones.ts';

/** What is common stands first and open; what is many or rare is folded away. */
export function group(action: Action, look: Seen): OptionGroup | null {
  const own = words[look.language];
  const hero = look.view.heroes.find(({ id }) => id === look.view.active);
  const object = (index: number): string => {
    const card = hero?.objects[index]?.card;
    return card ? cardName(look, card) : own.objects;
  };
  switch (action.type) {
    case 'dropToken':
      return { title: own.putAway, isFolded: true };
    case 'take':
      return { title: cardName(look, action.card), isFolded: action.instead !== null };
    case 'keep':
      return action.instead === null ? null : { title: cardName(look, action.card), isFolded: false };
    case 'discard':
      return { title: own.byHand, isFolded: true };
    case 'trade':
      return { title: look.texts.tokens[action.bag].name, isFolded: false };
    case 'giveBag':
    case 'discardBag':
      return { title: look.texts.heroes[action.from].name, isFolded: false };
    default:
      return isAimed(action) ? { title: object(action.object), isFolded: false } : null;
  }
}
