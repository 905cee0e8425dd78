import type { OptionGroup } from '../../../table/game-ui.ts';
import type { Action } from '../spec.ts';
import type { Seen } from './look.ts';
import { words } from './words/words.ts';

/** Moves by their kind, attacks by theirs; long lists of places are folded, the map is the quicker way. */
export function group(action: Action, { texts, language, view }: Seen): OptionGroup | null {
  const own = words[language];
  switch (action.type) {
    case 'walk':
      return { title: own.walkGroup, isFolded: true };
    case 'step':
      return { title: own.stepGroup, isFolded: view.focus.moveLeft === null };
    case 'fly':
      return { title: own.flyGroup(texts.flights[action.how].by), isFolded: true };
    case 'place':
    case 'drop':
      return { title: own.placeGroup, isFolded: false };
    case 'attack':
      return {
        title: own.attackGroup(action.attack === 'normal' ? own.normalAttack : texts.powers[action.attack].name),
        isFolded: false,
      };
    default:
      return null;
  }
}
