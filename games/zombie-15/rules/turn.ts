import { again, call, decide, emit, flow, goTo, nobody } from '../../../engine/flow.ts';
import { turnFor } from '../seen.ts';
import type { Action, Zombie15 } from '../spec.ts';
import { barOf, candidates, perform } from './act.ts';
import { attack } from './attack.ts';
import { preview } from './forecast.ts';
import { type F, type M, active, hasMinusOne, only, turnOf } from './table.ts';

/**
 * Actions, zombie attack, pass (Z15-TURN-01). The three steps that a scream can meet are `act`, any flow called from
 * there, and `pass` (Z15-TIME-07): a scream sends the frame back to `settle` or `drain`.
 */
export const turn = flow<Zombie15, 'turn'>({
  begin(m) {
    const now = turnOf(m);
    const hero = active(m);
    now.given = m.content.actions - (hasMinusOne(m, hero) ? 1 : 0);
    now.actions = now.given;
    m.state.tally.turns++;
    emit(m, { type: 'turnStarted', hero: hero.id, seat: hero.seat, actions: now.given });
  },
  settle: resolveEvents,
  act: decide({
    rule: 'Z15-TURN-03',
    who: m => {
      const hero = active(m);
      return hero.posture === 'unconscious' ? nobody : only(hero.seat);
    },
    options: candidates,
    bar: (m, _f, action) => barOf(m, action),
    preview: (m, _f, action) => preview(m, action),
    apply(m, f, action: Action) {
      if (action.type === 'endActions') return;
      goTo(f, 'settle');
      perform(m, action);
    },
  }),
  attack(m) {
    attack(m, false);
  },
  drain: resolveEvents,
  recheck(m, f) {
    if (!f.screamed) return;
    f.screamed = false;
    attack(m, true);
  },
  pass: decide({
    rule: 'Z15-PASS-01',
    isTimed: true, // to forget it is part of the game (Z15-TIME-13)
    who: m => only(active(m).seat),
    options: () => [{ type: 'pass' as const }],
    apply(m) {
      const { hero: index } = turnOf(m);
      const hero = active(m);
      m.state.turn = turnFor(nextConscious(m, index));
      const next = active(m);
      emit(m, { type: 'passed', hero: hero.id, next: next.id, same: next.seat === hero.seat });
    },
  }),
});

/** Events that have waited, in the order of their arrival (Z15-TIME-09). */
function resolveEvents(m: M, f: F<'turn'>): void {
  const event = m.state.queue.shift();
  if (!event) return;
  call(m, 'event', { event });
  again(m, f);
}

/** Whoever is unconscious is passed over (Z15-UNC-02). */
export function nextConscious(m: M, after: number): number {
  const { heroes } = m.state;
  for (let i = 1; i <= heroes.length; i++) {
    const index = (after + i) % heroes.length;
    if (heroes[index]?.posture !== 'unconscious') return index;
  }
  throw new Error('nobody is conscious');
}
