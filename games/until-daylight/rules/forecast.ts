import { within } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { horde, hordeKinds } from '../content/horde.ts';
import { TRAP_DAMAGE } from '../content/numbers.ts';
import type { Blow, Foe, Forecast, Preview } from '../seen.ts';
import { boostFor, boostOf, isEnemyInFight } from './line.ts';
import { meanDamage } from './odds.ts';
import { type M, isEnemy, kindOf, lifeLeft, lifeOf, nextSeat, player } from './table.ts';

/**
 * Whom each enemy would attack if the enemies' turn came now; in that turn, those that have yet to attack
 * (UD-AI-01..05). A Survivor is taken to fall to the first attack on it; from there on the forecast is sure only
 * where no Combat card had a say.
 */
export function forecast(m: M): Forecast[] {
  const { state } = m;
  if (state.phase !== 'combat') return [];
  const begun = within(m, 'enemies');
  const survivors = state.line.filter(foe => !isEnemy(foe)).map(foe => foe.id);
  const guards = state.players.map((_, seat) => guardOf(m, seat));
  let pointer = begun?.pointer ?? state.holder ?? state.first;
  let sure = true;
  if (within(m, 'enemyAttack')?.seat === null) {
    survivors.shift(); // the one being attacked while the table waits for Luck or a tie
    sure = false;
  }
  const boost = boostOf(state.line);
  const waiting = state.line.filter(foe => isEnemyInFight(foe) && (!begun || begun.queue.includes(foe.id)));
  return waiting.map(foe => {
    const survivor = survivors[0];
    if (survivor === undefined) {
      const blow = blowOf(m, foe, guards[pointer] ?? guardOf(m, pointer), boost);
      const aimed = { foe: foe.id, seat: pointer, survivor: null, sure, blow };
      pointer = nextSeat(m, pointer);
      return aimed;
    }
    const aimed = { foe: foe.id, seat: null, survivor, sure, blow: null };
    if (horde[foe.card].cards > 0) sure = false;
    survivors.shift();
    return aimed;
  });
}

/** How they would fare with what protects a seat: nothing of the match itself changes, and nobody hears of it. */
export function guarded(m: M, seat: Seat, protect: (then: M) => void): Preview {
  const then = { ...m, hear: null, state: { ...m.state, players: m.state.players.map(p => ({ ...p })) } };
  protect(then);
  return { type: 'guard', seat, forecast: forecast(then), lethal: false };
}

/** What stands between the enemies and a seat: it is used up as they come. */
interface Guard {
  life: number;
  barricades: number;
  traps: number;
  shield: number;
}

function guardOf(m: M, seat: Seat): Guard {
  const { character, damage, barricades, traps, shield } = player(m, seat);
  return { life: (character ? lifeOf(m, seat) : 0) - damage, barricades, traps, shield };
}

/** One attack on a seat, in the order of the rules: Traps, damage less what the Pillar takes away, Barricade. */
function blowOf(m: M, foe: Foe, guard: Guard, boost: number): Blow {
  const sprung = Math.min(guard.traps, Math.ceil(lifeLeft(foe) / TRAP_DAMAGE));
  guard.traps -= sprung;
  if (sprung * TRAP_DAMAGE >= lifeLeft(foe)) return { type: 'trapped' };
  const { damage: fixed, cards } = horde[foe.card];
  const damage = meanDamage(m, fixed + boostFor(m.state.line, foe, boost) - guard.shield, cards);
  guard.shield = 0;
  if (guard.barricades > 0 && damage > 0 && !hordeKinds[kindOf(foe)].breaksThrough) {
    guard.barricades--;
    return { type: 'blocked' };
  }
  guard.life -= damage;
  return { type: 'wounds', damage, byCards: cards > 0, fatal: Math.round(guard.life) <= 0 };
}
