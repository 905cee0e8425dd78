import type { Intent, Mood } from '../../../../table/screen/screen-parts.ts';
import { COMBAT_CARDS, combatCards } from '../../content/combat.ts';
import { hordeKinds } from '../../content/horde.ts';
import type { SeenFoe, View } from '../../seen.ts';
import type { Seen } from '../look.ts';
import { foeThing, seatThing } from '../touch.ts';
import { words } from '../words/words.ts';

/** What stands between the enemies and a seat: it is used up as they come. */
interface Guard {
  life: number;
  barricades: number;
  traps: number;
  shield: number;
}

/** Whom each enemy will strike as things stand, one after the other, and about how hard. */
export function intents({ view, seat: own, language }: Seen): Intent[] {
  const say = words[language];
  const guards = view.players.map(
    ({ life, damage, barricades, traps, shield }): Guard => ({ life: life - damage, barricades, traps, shield }),
  );
  return view.forecast.flatMap(({ foe: id, seat, survivor, sure }): Intent[] => {
    const foe = view.line.find(one => one.id === id);
    const guard = seat === null ? undefined : guards[seat];
    const to = seat !== null ? seatThing(seat) : survivor !== null ? foeThing(survivor) : null;
    if (!foe || to === null) return [];
    const { sign, mood } = guard ? struck(foe, guard, view, say) : { sign: say.dies, mood: 'fair' as const };
    return [{ from: foeThing(id), to, isSure: sure, isAtMe: seat === own, sign, mood }];
  });
}

type Words = (typeof words)[keyof typeof words];

function struck(foe: SeenFoe, guard: Guard, view: View, say: Words): { sign: string; mood: Mood } {
  if (guard.traps > 0) {
    guard.traps--;
    return { sign: say.trapped, mood: 'good' };
  }
  const damage = Math.max(0, Math.round(foe.hits + expectedBest(view.combatLeft, foe.cards)) - guard.shield);
  guard.shield = 0;
  if (guard.barricades > 0 && !hordeKinds[foe.kind].breaksThrough && damage > 0) {
    guard.barricades--;
    return { sign: say.blocked, mood: 'good' };
  }
  guard.life -= damage;
  if (guard.life <= 0) return { sign: say.fatal(damage), mood: 'bad' };
  return { sign: say.about(damage, foe.cards > 0), mood: 'fair' };
}

/** What the best of so many Combat cards adds on average. */
function expectedBest(left: View['combatLeft'], drawn: number): number {
  if (drawn === 0) return 0;
  const all = COMBAT_CARDS.map(card => ({ value: combatCards[card].damage, count: left[card] ?? 0 })).sort(
    (a, b) => a.value - b.value,
  );
  const total = all.reduce((sum, { count }) => sum + count, 0);
  let [below, expected] = [0, 0];
  for (const { value, count } of all) {
    const upTo = below + count;
    expected += value * ((upTo / total) ** drawn - (below / total) ** drawn);
    below = upTo;
  }
  return total === 0 ? 0 : expected;
}
