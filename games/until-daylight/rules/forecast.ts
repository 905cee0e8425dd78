import { within } from '../../../engine/flow.ts';
import { horde } from '../content/horde.ts';
import type { Forecast } from '../seen.ts';
import { isEnemyInFight } from './line.ts';
import { type M, isEnemy, nextSeat } from './table.ts';

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
  let pointer = begun?.pointer ?? state.holder ?? state.first;
  let sure = true;
  if (within(m, 'enemyAttack')?.seat === null) {
    survivors.shift(); // the one being attacked while the table waits for Luck or a tie
    sure = false;
  }
  const waiting = state.line.filter(foe => isEnemyInFight(foe) && (!begun || begun.queue.includes(foe.id)));
  return waiting.map(foe => {
    const survivor = survivors[0];
    if (survivor === undefined) {
      const aimed = { foe: foe.id, seat: pointer, survivor: null, sure };
      pointer = nextSeat(m, pointer);
      return aimed;
    }
    const aimed = { foe: foe.id, seat: null, survivor, sure };
    if (horde[foe.card].cards > 0) sure = false;
    survivors.shift();
    return aimed;
  });
}
