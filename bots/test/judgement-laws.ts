import { expect, test } from 'vitest';
import type { Box, Features, Policy } from '../../engine/box.ts';
import { guess, start } from '../../engine/match.ts';
import { seedRng } from '../../engine/rng.ts';
import type { Match, Setup, Spec } from '../../engine/types.ts';
import { DEFAULT_PACE, type Pace, playOut } from '../play.ts';
import { BASE, chances } from '../value.ts';

// What every judgement of positions obeys: it tells no secret, it can always be asked, and its weights are its own.

/** Of how many positions one is looked at. */
const SOME = 9;

export function judgementLaws<W extends Spec>({ game, bots }: Box<W>, setups: readonly Setup<W>[]): void {
  const { judgement, yardstick } = bots;
  if (!judgement) throw new Error(`${game.id} has no judgement`);
  const tempo: Pace<W> = bots.pace
    ? { ...DEFAULT_PACE, paceOf: (step, action) => bots.pace?.(step, action) ?? 0 }
    : DEFAULT_PACE;
  const lookedAt = (m: Match<W>): Features[] => judgement.sides(m).map(side => judgement.features(m, side));

  /** Some positions of a match of the yardstick in every set-up, its beginning and its end among them. */
  const positions = (look: (m: Match<W>) => void): void => {
    for (const setup of setups) {
      const m = start(game, setup, 'judgement');
      let looks = 0;
      const watching: Policy<W> = seen => {
        if (looks++ % SOME === 0) look(m);
        return yardstick(seen);
      };
      const seats = Array.from({ length: setup.seats }, () => watching);
      playOut(m, seats, seedRng('judgement:bots'), tempo);
      look(m);
    }
  };

  test('a judgement knows no more than the whole table: nothing changes when what is hidden is dealt anew', () => {
    const rng = seedRng('dealt anew');
    positions(m => {
      if (!m.outcome) expect(lookedAt(guess(m, null, rng))).toEqual(lookedAt(m));
    });
  });

  test('every seat is of one side, and the chances are chances', () => {
    positions(m => {
      expect(
        judgement
          .sides(m)
          .flat()
          .toSorted((a, b) => a - b),
      ).toEqual(Array.from({ length: m.setup.seats }, (_, seat) => seat));
      const given = chances(judgement, m);
      expect(given.filter(chance => !(chance >= 0 && chance <= 1))).toEqual([]);
      if (given.length > 1) expect(given.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    });
  });

  test('every side has the same features at any time, all of them numbers; nothing else is weighed', () => {
    const names = new Set<string>();
    positions(m => {
      for (const features of lookedAt(m)) {
        names.add(Object.keys(features).join());
        expect(Object.entries(features).filter(([, value]) => !Number.isFinite(value))).toEqual([]);
      }
    });
    expect(names.size).toBe(1);
    const known = new Set([BASE, ...[...names].join().split(',')]);
    expect(Object.keys(judgement.fitted.weights).filter(name => !known.has(name))).toEqual([]);
  });

  test('the weights say which command made them', () => {
    expect(judgement.fitted.command).toMatch(
      new RegExp(`^npx rempart train ${game.id} --seed \\S+ --matches \\d+ --write$`),
    );
    expect(Object.keys(judgement.fitted.weights).length).toBeGreaterThan(1);
  });
}
