import { argv } from 'node:process';
import { report, round } from '../../../bench/measure.ts';
import { DEFAULT_PACE, playOut } from '../../../bots/play.ts';
import { clone, start } from '../../../engine/match.ts';
import { copyRng, seedRng } from '../../../engine/rng.ts';
import { companion } from '../bots/companion.ts';
import { yardstick } from '../bots/yardstick.ts';
import { ROLES } from '../ids.ts';
import { game } from '../rules/game.ts';
import { setupOf } from '../../../bots/set-up.ts';

// What each role wins, in per cent, when the yardstick plays all of them, and what one companion wins in the seat of one
// of them, in the same matches. `node dist/games/spider-man/bench/shares.js MATCHES COMPANION_MATCHES SEATS...` gives
// the figures of balance.md; without arguments a short run.

const [matches = 20, companions = 5, ...counts] = argv.slice(2).map(Number);
const SEATS = counts.length > 0 ? counts : [2, 3, 4, 5, 6];

interface Tally {
  played: number;
  won: number;
  clever: number; // won by the companion in the same matches
  squares: number; // of the differences
}

/** A match up to the first turn: roles picked at random, a random city. */
function opened(seats: number, i: number) {
  const m = start(game, setupOf({ game }, { seats, options: { city: 'random' } }), `shares:${seats}:${i}`);
  const rng = seedRng(`shares:${seats}:${i}`);
  while (m.state.phase === 'setup') playOut(m, Array(seats).fill(yardstick), rng, { ...DEFAULT_PACE, limit: 1 });
  return { m, rng };
}

type Opened = ReturnType<typeof opened>;

function finish({ m: table, rng }: Opened, clever: number | null) {
  const m = clone(table);
  const policies = m.state.players.map((_, seat) => (seat === clever ? companion : yardstick));
  const inputs = playOut(m, policies, copyRng(rng), { ...DEFAULT_PACE, limit: 20_000 });
  return { inputs, rounds: m.state.round, scores: m.outcome?.scores ?? [] };
}

/** In games of two and three the villains of a seat are counted together. */
function tallyOf(tallies: Map<string, Tally>, { m }: Opened, seat: number): Tally {
  const role = m.state.players[seat]?.role;
  const isAlone = m.setup.seats > 3 || role === 'spider-man' || role === 'police';
  const key = isAlone ? `${role}` : 'villains';
  const tally = tallies.get(key) ?? { played: 0, won: 0, clever: 0, squares: 0 };
  tallies.set(key, tally);
  return tally;
}

const inOrder = (tallies: Map<string, Tally>): [string, Tally][] =>
  [...ROLES, 'villains'].flatMap(key => (tallies.has(key) ? [[key, tallies.get(key) as Tally]] : []));

function sharesOf(seats: number): object {
  const tallies = new Map<string, Tally>();
  let [rounds, inputs] = [0, 0];
  for (let i = 0; i < matches; i++) {
    const table = opened(seats, i);
    const end = finish(table, null);
    rounds += end.rounds;
    inputs += end.inputs;
    for (let seat = 0; seat < seats; seat++) {
      const tally = tallyOf(tallies, table, seat);
      tally.played++;
      tally.won += end.scores[seat] ?? 0;
    }
  }
  const shares = inOrder(tallies).map(([key, { played, won }]) => [key, [round((100 * won) / played), played]]);
  return { rounds: round(rounds / matches), inputs: Math.round(inputs / matches), ...Object.fromEntries(shares) };
}

/** One companion among yardsticks in every seat of a match in turn, against the yardstick in that seat. */
function companionOf(seats: number): object {
  const tallies = new Map<string, Tally>();
  for (let i = 0; i < companions; i++) {
    const table = opened(seats, i);
    const usual = finish(table, null).scores;
    for (let seat = 0; seat < seats; seat++) {
      const won = usual[seat] ?? 0;
      const clever = finish(table, seat).scores[seat] ?? 0;
      for (const key of [kindOf(table, seat), 'any']) {
        const tally = tallies.get(key) ?? { played: 0, won: 0, clever: 0, squares: 0 };
        tallies.set(key, tally);
        tally.played++;
        tally.won += won;
        tally.clever += clever;
        tally.squares += (clever - won) ** 2;
      }
    }
  }
  return Object.fromEntries([...tallies].map(([key, tally]) => [key, { ...tally, ...gainOf(tally) }]));
}

const kindOf = ({ m }: Opened, seat: number): string => {
  const role = m.state.players[seat]?.role;
  return role === 'spider-man' || role === 'police' ? role : 'villain';
};

/** The difference in points of wins, with its 95 % interval. */
function gainOf({ played, won, clever, squares }: Tally): object {
  const gain = (clever - won) / played;
  const error = Math.sqrt((squares / played - gain * gain) / played);
  return { gain: round(100 * gain), interval: round(196 * error) };
}

for (const seats of SEATS)
  report('spider-man shares', {
    seats,
    matches,
    ...(matches > 0 ? { yardstick: sharesOf(seats) } : {}),
    companions,
    ...(companions > 0 ? { companion: companionOf(seats) } : {}),
  });
