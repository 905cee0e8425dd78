import type { Event } from '../events.ts';

/** How long each event is played, in milliseconds at normal speed. What is not named is not waited for. */
const BEATS: { readonly [T in Event['type']]?: number } = {
  roundStarted: 500,
  phaseStarted: 500,
  moved: 550,
  doorOpened: 600,
  buildingRevealed: 500,
  bystanderRescued: 700,
  objectiveTaken: 700,
  levelReached: 900,
  dangerRose: 1000,
  attacked: 350,
  rolled: 900,
  rerolled: 800,
  enemyEliminated: 450,
  pushed: 500,
  exploded: 1000,
  enemiesAttacked: 600,
  wounded: 700,
  heroFell: 1400,
  bystanderSaved: 800,
  bystanderDevoured: 1200,
  enemiesMoved: 700,
  bystanderMoved: 450,
  bystanderAppeared: 500,
  spawnCardDrawn: 800,
  enemiesSpawned: 500,
  shortage: 700,
  heroLeft: 700,
  victory: 1600,
  defeat: 1600,
};

export const beat = (event: Event): number => BEATS[event.type] ?? 0;
