import { LURES, type LureId, THROWN, type ThrownId } from '../content/objects.ts';
import type { Zone } from '../ids.ts';
import type { SeenHero, View } from '../seen.ts';
import type { Action } from '../spec.ts';
import { isStreet, tileOf } from './plan.ts';

// Which answers a place on the map stands for.

/** Of several kinds the most urgent alone: a tap must not open a menu where one wants to run. */
const KINDS: readonly (readonly Action['type'][])[] = [
  ['move', 'pickStart'],
  ['surge'],
  ['fireMounted'],
  [...THROWN, ...LURES],
];

const AIMED: ReadonlySet<Action['type']> = new Set([...THROWN, ...LURES]);
/** What is thrown at a tile. */
export const isAimed = (action: Action): action is Extract<Action, { type: ThrownId | LureId }> =>
  AIMED.has(action.type);

/** Where an action leads, or null. */
export function placeOf(action: Action): Zone | null {
  switch (action.type) {
    case 'move':
      return action.to;
    case 'pickStart':
    case 'fireMounted':
      return action.zone;
    case 'surge':
      return action.tile * 2;
    default:
      return isAimed(action) ? action.tile * 2 : null;
  }
}

export function zoneOptions(zone: Zone, options: readonly Action[], here: SeenHero | null): Action[] {
  for (const types of KINDS) {
    const found = options.filter(action => types.includes(action.type) && placeOf(action) === zone);
    if (found.length > 0) return found;
  }
  if (here?.zone !== zone || isStreet(zone)) return [];
  return options.filter(({ type }) => type === 'quickSearch');
}

/** What touching a hero's figure means. */
export function heroOptions(hero: SeenHero, options: readonly Action[], active: SeenHero | null): Action[] {
  return options.filter(action => {
    switch (action.type) {
      case 'carry':
      case 'revive':
      case 'heal':
      case 'takeFromHero':
        return action.hero === hero.id;
      case 'useCrate':
        return action.hero === hero.id && hero.id !== active?.id;
      case 'standUp':
      case 'putDown':
        return hero.id === active?.id;
      case 'giveLight':
        return action.hero === hero.id;
      default:
        return false;
    }
  });
}

/** The zone that the table is looking at because of an option somebody points at. */
export function pointedZone(action: Action, view: View): Zone | null {
  const place = placeOf(action);
  if (place !== null) return place;
  const here = view.heroes.find(({ id }) => id === view.active)?.zone ?? null;
  switch (action.type) {
    case 'fight':
    case 'explode':
    case 'bareHands':
    case 'quickSearch':
    case 'carefulSearch':
    case 'endActions':
      return here;
    case 'takeToken':
      return view.tokens.find(({ id }) => id === action.token)?.zone ?? null;
    case 'takeHeavy':
      return view.heavies.find(({ id }) => id === action.heavy)?.zone ?? null;
    case 'takeItem':
      return view.items.find(({ id }) => id === action.item)?.zone ?? null;
    default:
      return null;
  }
}

/** The tiles that the goals name. */
export function goalTiles(view: View): number[] {
  return view.goals.flatMap(goal => {
    switch (goal.type) {
      case 'gather':
        return goal.tiles;
      case 'token':
      case 'heavy':
        return [goal.tile];
      case 'man':
      case 'clear':
        return [tileOf(goal.zone)];
      default:
        return [];
    }
  });
}
