import { points } from '../../../bots/throws.ts';
import type { Throw, Throws } from '../../../engine/box.ts';
import { within } from '../../../engine/flow.ts';
import type { Event } from '../events.ts';
import type { Purpose } from '../ids.ts';
import type { M } from '../rules/table.ts';
import type { SpiderMan } from '../spec.ts';

const SORTS = ['movement', 'combat', 'others'] as const;
export type Sort = (typeof SORTS)[number];

const SIDES = 6;

export const throws: Throws<SpiderMan, Sort> = { sorts: SORTS, listen: () => thrown };

function thrown(m: M, event: Event): Throw<Sort>[] {
  if (event.type === 'diceRolled') return [points([sortOf(event.purpose), event.seat], event.dice, SIDES)];
  if (event.type !== 'diceRerolled') return [];
  const f = within<SpiderMan, 'roll'>(m, 'roll');
  const again = event.dice.filter((_, i) => f?.chosen.includes(i));
  return f ? [points([sortOf(f.purpose), event.seat], again, SIDES)] : [];
}

function sortOf(purpose: Purpose): Sort {
  if (purpose === 'movement') return purpose;
  return purpose === 'combat' || purpose === 'riposte' ? 'combat' : 'others';
}
