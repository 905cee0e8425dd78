import type { Gear } from '../seen.ts';
import { objectCards } from '../cards/objects.ts';
import type { ObjectCard } from '../cards/object.ts';
import { LURES, type ObjectId, THROWN } from '../content/objects.ts';
import type { RuleId } from '../ids.ts';
import type { Action, Hero, ObjectAction } from '../spec.ts';
import { strikeWith } from './fight.ts';
import { spendObject } from './sheet.ts';
import type { M } from './table.ts';

// What one action does with a light object (Z15-OBJ, Z15-SPEC): the card says it.

const TYPES: ReadonlySet<Action['type']> = new Set(['use', 'heal', 'reload', 'revive', ...THROWN, ...LURES]);
export const isObjectAction = (action: Action): action is ObjectAction => TYPES.has(action.type);

/** What one might think of doing with what lies on the sheet; equal cards once. */
export function objectOptions(m: M, hero: Hero, open: Action[]): void {
  hero.objects.forEach((gear, object) => {
    if (hero.objects.findIndex(other => other.card === gear.card && other.uses === gear.uses) === object)
      objectCards[gear.card].options?.(m, hero, object, open);
  });
}

/** The rule that forbids a use, or null. */
export const objectBar = (m: M, hero: Hero, action: ObjectAction): RuleId | null =>
  cardFor(hero, action).bar?.(m, hero, action) ?? null;

/** Z15-EQUIP-01: a use is counted before its effect, a blow is counted afterwards. */
export function useObject(m: M, hero: Hero, action: ObjectAction): void {
  const card = cardFor(hero, action);
  if (card.strikes) return strikeWith(m, hero, action.object, card.strikes(hero, action));
  spendObject(m, hero, action.object);
  card.use?.(m, hero, action);
}

export const cardFor = (hero: Hero, { object }: ObjectAction): ObjectCard => objectCards[objectAt(hero, object).card];

function objectAt(hero: Hero, at: number): Gear<ObjectId> {
  const gear = hero.objects[at];
  if (!gear) throw new Error(`${hero.id} has no object ${at}`);
  return gear;
}
