import { report, round } from '../../../bench/measure.ts';
import { DEFAULT_PACE, playOut } from '../../../bots/play.ts';
import { start } from '../../../engine/match.ts';
import { seedRng } from '../../../engine/rng.ts';
import { companion } from '../bots/companion.ts';
import { yardstick } from '../bots/yardstick.ts';
import { ROLES } from '../content/roles.ts';
import { game } from '../rules/game.ts';

// What each role wins, in per cent, when the yardstick plays all of them, and what one companion wins among yardsticks.
// balance.md has the figures of longer runs.

const MATCHES = 20;
const SEATS = [2, 3, 4, 5, 6];
const COMPANION_SEATS = [4];

interface Tally {
  played: number;
  won: number;
}

function play(seats: number, i: number, clever: number | null) {
  const options = game.options.parse({ city: 'random' });
  const m = start(game, { scenario: 'standard', seats, options, carry: null }, `shares:${seats}:${i}`);
  const policies = Array.from({ length: seats }, (_, seat) => (seat === clever ? companion : yardstick));
  playOut(m, policies, seedRng(`shares:${seats}:${i}`), { ...DEFAULT_PACE, limit: 20_000 });
  return m;
}

/** In games of two and three the villains of a seat are counted together. */
function sharesOf(seats: number): object {
  const tallies = new Map<string, Tally>();
  let rounds = 0;
  for (let i = 0; i < MATCHES; i++) {
    const m = play(seats, i, null);
    rounds += m.state.round;
    m.state.players.forEach(({ role }, seat) => {
      const isAlone = seats > 3 || role === 'spider-man' || role === 'police';
      const key = isAlone ? `${role}` : 'villains';
      const tally = tallies.get(key) ?? { played: 0, won: 0 };
      tallies.set(key, { played: tally.played + 1, won: tally.won + (m.outcome?.scores[seat] ?? 0) });
    });
  }
  const keys = [...ROLES, 'villains'].filter(key => tallies.has(key));
  const share = (key: string): number => {
    const { won, played } = tallies.get(key) as Tally;
    return round((100 * won) / played);
  };
  return { rounds: round(rounds / MATCHES), ...Object.fromEntries(keys.map(key => [key, share(key)])) };
}

function companionShare(seats: number): number {
  let won = 0;
  for (let i = 0; i < MATCHES; i++) won += play(seats, i, i % seats).outcome?.scores[i % seats] ?? 0;
  return round((100 * won) / MATCHES);
}

report('spider-man shares', {
  matches: MATCHES,
  shares: Object.fromEntries(SEATS.map(seats => [seats, sharesOf(seats)])),
  companion: Object.fromEntries(COMPANION_SEATS.map(seats => [seats, companionShare(seats)])),
});
