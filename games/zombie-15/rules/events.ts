import { decide, emit, finish, flow, nobody } from '../../../engine/flow.ts';
import { eventCards } from '../cards/events.ts';
import { SURGE } from '../content/numbers.ts';
import type { EventId } from '../content/zombie-cards.ts';
import type { Zombie15 } from '../spec.ts';
import { streetOf, tileOf } from './board.ts';
import { removeObject } from './sheet.ts';
import { type M, active, boardOf, only } from './table.ts';
import { bring } from './zombies.ts';

/** One event of a zombie card, once no action is in progress (Z15-EVENT-01 to -06). */
export const event = flow<Zombie15, 'event'>({
  resolve(m, f) {
    const hero = active(m);
    const hasEffect = matters(m, f.event);
    emit(m, { type: 'eventStarted', event: f.event, hero: hero.id, hasEffect });
    if (!hasEffect) return finish(f);
    eventCards[f.event].happens?.(m, hero);
  },
  lose: decide({
    rule: 'Z15-EVENT-01',
    who: (m, f) => (eventCards[f.event].asks === 'lose' ? only(active(m).seat) : nobody),
    options: m => active(m).objects.map((_, object) => ({ type: 'loseObject' as const, object })),
    apply(m, _f, { object }) {
      removeObject(m, active(m), object, 'lost');
    },
    lone: true,
  }),
  surge: decide({
    rule: 'Z15-EVENT-03',
    who: (m, f) => (eventCards[f.event].asks === 'surge' ? only(active(m).seat) : nobody),
    options: m => linksOf(m).map(tile => ({ type: 'surge' as const, tile })),
    apply(m, _f, { tile }) {
      bring(m, streetOf(tile), SURGE, 'surge');
    },
    lone: true,
  }),
});

const linksOf = (m: M) => boardOf(m).tiles[tileOf(active(m).zone)]?.links ?? [];

/** Whether anything happens at all; whoever has fainted meanwhile is spared most (Z15-EVENT-05). */
function matters(m: M, id: EventId): boolean {
  const hero = active(m);
  const card = eventCards[id];
  if (hero.posture === 'unconscious' && !card.isRelentless) return false;
  return card.matters?.(m, hero) ?? true;
}
