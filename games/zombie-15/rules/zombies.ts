import { emit } from '../../../engine/flow.ts';
import { HORDE } from '../content/numbers.ts';
import type { Zone } from '../ids.ts';
import type { Hero } from '../spec.ts';
import { tileOf } from './board.ts';
import { type M, boardOf, faceAt, zombiesIn } from './table.ts';

// Zombies come from the reserve and go back to it; what it lacks is never owed (Z15-RULING-05).

export function bring(m: M, zone: Zone, wanted: number, from: 'card' | 'search' | 'surge'): void {
  const { state } = m;
  const count = Math.min(wanted, state.reserve);
  state.reserve -= count;
  state.zombies[zone] = zombiesIn(m, zone) + count;
  emit(m, { type: 'zombiesCame', count, wanted, from, zone, tile: faceAt(m, zone) });
}

/** The whole Horde, then three of the reserve for the next one (Z15-SCREAM-03). */
export function bringHorde(m: M, zone: Zone): void {
  const { state } = m;
  const count = state.horde;
  state.zombies[zone] = zombiesIn(m, zone) + count;
  state.horde = Math.min(HORDE, state.reserve);
  state.reserve -= state.horde;
  emit(m, { type: 'hordeCame', count, refill: state.horde, zone, tile: faceAt(m, zone) });
}

export interface Killed {
  readonly killed: number;
  readonly alpha: number;
}

/** Zombies first; the Alpha only where no other is left, and never both at once (Z15-ALPHA-03). */
export function kill(m: M, zone: Zone, most: number): Killed {
  const { state } = m;
  const here = zombiesIn(m, zone);
  if (here === 0 && state.alpha?.zone === zone) {
    const alpha = Math.min(most, state.alpha.points);
    state.alpha.points -= alpha;
    return { killed: 0, alpha };
  }
  const killed = Math.min(most, here);
  state.zombies[zone] = here - killed;
  state.reserve += killed;
  state.tally.killed += killed;
  return { killed, alpha: 0 };
}

/** Z15-ALPHA-04: announced after the attack that did it. */
export function buryAlpha(m: M, hero: Hero): void {
  if (!m.state.alpha || m.state.alpha.points > 0) return;
  m.state.alpha = null;
  emit(m, { type: 'alphaDied', hero: hero.id });
}

/** What is heard at all is heard by one more beside an alarm; the Horde grows by what the reserve has (Z15-FIGHT-04). */
export function makeNoise(m: M, hero: Hero, noise: number): void {
  if (noise === 0) return;
  const alarm = boardOf(m).alarms[tileOf(hero.zone)] ?? false;
  const amount = Math.min(noise + (alarm ? 1 : 0), m.state.reserve);
  m.state.reserve -= amount;
  m.state.horde += amount;
  emit(m, { type: 'noise', hero: hero.id, amount, alarm, horde: m.state.horde });
}
