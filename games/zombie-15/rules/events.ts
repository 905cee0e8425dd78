import { decide, emit, finish, flow, nobody } from '../../../engine/flow.ts';
import { SURGE } from '../content/numbers.ts';
import type { Zombie15 } from '../spec.ts';
import { isStreet, streetOf, tileOf } from './board.ts';
import { hurt, moveTo } from './life.ts';
import { removeObject } from './sheet.ts';
import { type M, active, boardOf, faceAt, only } from './table.ts';
import { bring } from './zombies.ts';

/** One event of a zombie card, once no action is in progress (Z15-EVENT-01 to -06). */
export const event = flow<Zombie15, 'event'>({
  resolve(m, f) {
    const hero = active(m);
    const hasEffect = matters(m, f.event);
    emit(m, { type: 'eventStarted', event: f.event, hero: hero.id, hasEffect });
    if (!hasEffect) return finish(f);
    if (f.event === 'sneak') hurt(m, hero, 'sneak');
    if (f.event === 'terror') flee(m);
  },
  lose: decide({
    rule: 'Z15-EVENT-01',
    who: (m, f) => (f.event === 'loseItem' ? only(active(m).seat) : nobody),
    options: m => active(m).objects.map((_, object) => ({ type: 'loseObject' as const, object })),
    apply(m, _f, { object }) {
      removeObject(m, active(m), object, 'lost');
    },
    lone: true,
  }),
  surge: decide({
    rule: 'Z15-EVENT-03',
    who: (m, f) => (f.event === 'surge' ? only(active(m).seat) : nobody),
    options: m => linksOf(m).map(tile => ({ type: 'surge' as const, tile })),
    apply(m, _f, { tile }) {
      bring(m, streetOf(tile), SURGE, 'surge');
    },
    lone: true,
  }),
});

const linksOf = (m: M) => boardOf(m).tiles[tileOf(active(m).zone)]?.links ?? [];

/** Whether anything happens at all; a hero who has fainted meanwhile only brings the surge (Z15-EVENT-05). */
function matters(m: M, id: Zombie15['frames']['event']['event']): boolean {
  const hero = active(m);
  if (id === 'surge') return true; // no map has a tile without neighbours
  if (hero.posture === 'unconscious') return false;
  if (id === 'loseItem') return hero.objects.length > 0;
  if (id === 'terror') return !isStreet(hero.zone);
  return m.state.heroes.every(other => other === hero || other.zone !== hero.zone);
}

function flee(m: M): void {
  const hero = active(m);
  const from = hero.zone;
  const zone = streetOf(tileOf(from));
  moveTo(m, hero, zone);
  emit(m, { type: 'moved', hero: hero.id, from, free: true, carries: hero.carries, zone, tile: faceAt(m, zone) });
}
