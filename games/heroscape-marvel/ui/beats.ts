import type { Event } from '../events.ts';

/** How long each event is played, in milliseconds at normal speed. What is not named is not waited for. */
const BEATS: { readonly [T in Event['type']]?: number } = {
  rolledOff: 1400,
  startRolled: 1700,
  initiativeRolled: 1600,
  placed: 350,
  roundBegan: 900,
  orderShown: 500,
  turnSkipped: 500,
  activated: 250,
  stepped: 260,
  struck: 1100,
  letGo: 400,
  fell: 1300,
  attacked: 1500,
  stomped: 1300,
  sensed: 1300,
  defended: 1400,
  attackEnded: 350,
  wounded: 650,
  unhurt: 600,
  destroyed: 1200,
  wallHit: 650,
  wallBroken: 1300,
  dustRolled: 1300,
  blastRolled: 1300,
  mindRolled: 1300,
  deathRolled: 1300,
  revivalRolled: 1300,
  controlTaken: 900,
  controlReturned: 500,
  cameBack: 1000,
  glyphTurned: 600,
  glyphTaken: 500,
  glyphHanded: 500,
  exited: 800,
};

export const beat = (event: Event): number => {
  if (event.type === 'moved') return event.how === 'walk' ? 0 : 800;
  return BEATS[event.type] ?? 0;
};
