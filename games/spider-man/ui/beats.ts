import type { Event } from '../events.ts';

/** How long each event is played, in milliseconds at normal speed. What is not named is not waited for. */
const BEATS: { readonly [T in Event['type']]?: number } = {
  boardLaid: 350,
  turnStarted: 600,
  diceRolled: 700,
  diceRerolled: 600,
  moved: 600,
  drove: 600,
  attackDeclared: 600,
  attackStopped: 700,
  attackRolled: 900,
  powerTried: 700,
  wounded: 700,
  carsDestroyed: 700,
  damaged: 600,
  hqDestroyed: 1000,
  stuck: 500,
  seized: 600,
  knockedOut: 1200,
  captured: 700,
  arrested: 700,
  jailed: 900,
  freed: 700,
  eventDrawn: 1200,
  cardPlayed: 700,
  missionDone: 1200,
  missionFailed: 900,
  scored: 400,
  powerGained: 800,
};

export const beat = (event: Event): number => BEATS[event.type] ?? 0;
