import { decide, flow } from '../../../engine/flow.ts';
import type { Action, Hero, Zombie15 } from '../spec.ts';
import { isLocked, isTired, move } from '../rules/move.ts';
import {
  beginCareful,
  beginQuick,
  canCarefully,
  canQuickly,
  takeBar,
  takeItem,
  takeOptions,
  takeToken,
  takeFromHero,
} from '../rules/rummage.ts';
import { type M, active, boardOf, only } from '../rules/table.ts';

type MeatAction = Extract<
  Action,
  { type: 'move' | 'quickSearch' | 'carefulSearch' | 'takeToken' | 'takeFromHero' | 'takeItem' }
>;

/** The move or search that a piece of spoiled meat is (Z15-SPEC-18): one zombie does not count, no discount does. */
export const meat = flow<Zombie15, 'meat'>({
  choose: decide({
    rule: 'Z15-SPEC-18',
    who: m => only(active(m).seat),
    options: m => meatOptions(m, active(m)),
    apply(m, _f, action) {
      const hero = active(m);
      if (action.type === 'move') move(m, hero, action.to, false);
      else if (action.type === 'quickSearch') beginQuick(m, hero, false);
      else if (action.type === 'carefulSearch') beginCareful(m, hero, false);
      else if (action.type === 'takeToken') takeToken(m, action.token);
      else if (action.type === 'takeFromHero') takeFromHero(m, action.hero, action.token);
      else takeItem(m, hero, action.item, action.instead);
    },
  }),
});

export function meatOptions(m: M, hero: Hero): MeatAction[] {
  const open: MeatAction[] = [];
  for (const to of boardOf(m).steps[hero.zone] ?? [])
    if (!isLocked(m, hero, to) && !isTired(m, hero, to)) open.push({ type: 'move', to });
  if (canQuickly(m, hero) === null) open.push({ type: 'quickSearch' });
  if (canCarefully(m, hero) === null) open.push({ type: 'carefulSearch' });
  if (takeBar(m, hero) === null) takeOptions(m, hero, open);
  return open;
}
