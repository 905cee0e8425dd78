import type { Event } from '../events.ts';

/**
 * How long each event plays over the board, in milliseconds at normal speed. Nobody waits for them: the table shows what
 * is, and takes answers meanwhile.
 */
const BEATS: { readonly [T in Event['type']]?: number } = {
  turnStarted: 700,
  zombieCard: 550,
  zombiesCame: 450,
  hordeCame: 800,
  eventStarted: 800,
  nightFell: 1000,
  helicopterCame: 1000,
  attacked: 350,
  noise: 350,
  zombieAttack: 600,
  hurt: 450,
  fainted: 600,
  healed: 450,
  revived: 450,
  tokenRevealed: 500,
  lockOpened: 500,
  lured: 400,
  victory: 1800,
  defeat: 1800,
};

export const beat = (event: Event): number => BEATS[event.type] ?? 0;
