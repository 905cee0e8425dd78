import type { OptionGroup } from '../../../table/game-ui.ts';
import type { Action } from '../spec.ts';
import type { Seen } from './look.ts';
import { words } from './words/words.ts';

/** Attacks by weapon, gifts by receiver; what is rare and long is folded. */
export function group(action: Action, { texts, names, language }: Seen): OptionGroup | null {
  const own = words[language];
  switch (action.type) {
    case 'attack':
      return { title: own.attackWith(texts.cards[action.weapon].name), isFolded: false };
    case 'craft':
      return { title: own.craft, isFolded: false };
    case 'offer':
      return { title: own.offerTo(names[action.to] ?? ''), isFolded: true };
    case 'blackMarket':
      return { title: texts.perks['black-market'].name, isFolded: true };
    case 'accept':
      return { title: own.acceptFrom(names[action.from] ?? ''), isFolded: false };
    case 'take':
      return { title: texts.cards[action.card].name, isFolded: action.instead !== null };
    default:
      return null;
  }
}
