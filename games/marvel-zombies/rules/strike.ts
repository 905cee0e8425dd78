import { call } from '../../../engine/flow.ts';
import { heroes } from '../content/heroes.ts';
import { type M, enemiesIn, heroAt, hordeIn, seenFrom, sightTo } from './table.ts';

// What an Attack is made with, and whom it can reach.

export interface Strike {
  readonly hero: number;
  readonly zone: number;
  readonly sign: boolean;
  readonly ranged: boolean;
  readonly range: number;
}

/** The Attack of a hero on a zone; Long Reach and the Sign make it Ranged (MZ-TC-12, MZ-ITEM-01). */
export function strikeOf(m: M, hero: number, zone: number, reach: boolean, sign: boolean): Strike {
  const { id, zone: from } = heroAt(m, hero);
  return { hero, zone, sign, ranged: sign || reach || heroes[id].attack.ranged, range: sightTo(m, from, zone) };
}

/** Calls the Attack of a hero on a zone. */
export function strikeAt(m: M, hero: number, zone: number, reach: boolean, sign: boolean): void {
  const { ranged, range } = strikeOf(m, hero, zone, reach, sign);
  call(m, 'attack', {
    hero,
    zone,
    sign,
    ranged,
    range,
    power: 0,
    focus: 0,
    blows: 0,
    weak: 0,
    dice: [],
    accuracy: 0,
    rerolled: [],
    hits: 0,
    kills: 0,
    xp: 0,
  });
}

/** Zones in Range and sight that hold somebody to hit (MZ-CMB-03, MZ-ITEM-02). */
export function zonesInRange(m: M, from: number, least: number, most: number, sign: boolean): number[] {
  const found: number[] = [];
  if (most === 0) {
    if ((sign ? hordeIn(m, from) : enemiesIn(m, from)) > 0) found.push(from);
    return found;
  }
  for (const zone of seenFrom(m, from)) {
    const range = sightTo(m, from, zone);
    if (range > most) break; // the nearest come first
    if (range >= least && (sign ? hordeIn(m, zone) : enemiesIn(m, zone)) > 0) found.push(zone);
  }
  return found;
}
