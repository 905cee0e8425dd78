import type { Event } from '../events.ts';

/** How long each event is played, in milliseconds at normal speed. What is not named is not waited for. */
const BEATS: { readonly [T in Event['type']]?: number } = {
  roundStarted: 1100,
  phaseStarted: 800,
  cardDrawn: 750,
  waveDrawn: 1500,
  assaultRevealed: 1500,
  waveFaced: 400,
  hordeArrived: 700,
  given: 700,
  tookFromDiscard: 700,
  damaged: 800,
  healed: 700,
  perkUsed: 800,
  specialPlayed: 700,
  attacked: 500,
  combatDrawn: 1000,
  combatReplaced: 700,
  combatChosen: 700,
  foeHurt: 600,
  foeKilled: 700,
  crafted: 700,
  outOfTheFight: 700,
  enemyAttacked: 700,
  trapSprung: 800,
  barricadeBroken: 700,
  attackMissed: 500,
  strikeMissed: 500,
  revealed: 600,
  victory: 1800,
  defeat: 1800,
};

export const beat = (event: Event): number => BEATS[event.type] ?? 0;
