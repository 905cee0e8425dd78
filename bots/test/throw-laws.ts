import { expect, test } from 'vitest';
import { type Box, LANGUAGES, type Throw } from '../../engine/box.ts';
import { start } from '../../engine/match.ts';
import { listen } from '../../engine/recording.ts';
import { seedRng } from '../../engine/rng.ts';
import type { Setup, Spec } from '../../engine/types.ts';
import { paceOf } from '../analysis/trial.ts';
import { playOut } from '../play.ts';

// What every game's account of its dice obeys: over many matches they come to what was expected, and vary as they should.

/** Throws of one sort that are enough to tell. */
const ENOUGH = 100;

/** In deviations: less than one of 15,000 seeds is as far off. */
const FAR = 4;

export function throwLaws<W extends Spec>(
  box: Box<W>,
  setups: readonly Setup<W>[],
  matches: number,
  words: { readonly [language: string]: { readonly [sort: string]: string } } | undefined,
): void {
  const { game, bots } = box;
  const { throws } = bots;
  if (!throws) throw new Error(`${game.id} does not tell its throws`);

  test('dice come to what was expected of them, and no nearer than chance would', () => {
    const all: Throw[] = [];
    for (let n = 0; n < matches; n++) {
      const setup = setups[n % setups.length] as Setup<W>;
      const m = start(game, setup, `throws:${n}`);
      const told = throws.listen();
      const policies = Array.from({ length: setup.seats }, () => bots.yardstick);
      listen(
        m,
        event => all.push(...told(m, event)),
        () => playOut(m, policies, seedRng(`throws:${n}:bots`), paceOf(box, 10_000, 0)),
      );
    }
    expect([...new Set(all.map(({ sort }) => sort))].toSorted()).toEqual([...throws.sorts].toSorted());
    for (const sort of throws.sorts) {
      const some = all.filter(one => one.sort === sort);
      expect(some.length, sort).toBeGreaterThan(ENOUGH);
      expect(some.filter(one => !(one.dice > 0 && one.variance >= 0))).toEqual([]);
      const variance = total(some, one => one.variance);
      const off = total(some, one => one.came - one.expected);
      expect(Math.abs(off) / Math.sqrt(variance), `${sort}: ${off} off`).toBeLessThan(FAR);
      const spread = total(some, one => (one.came - one.expected) ** 2) / variance;
      expect(Math.abs(spread - 1), `${sort}: varies ${spread} times as much`).toBeLessThan(
        FAR * Math.sqrt(2 / some.length) + 0.02,
      );
    }
  });

  test('every sort of throw has its name in every language', () => {
    for (const language of LANGUAGES)
      expect(Object.keys(words?.[language] ?? {}).toSorted()).toEqual([...throws.sorts].toSorted());
  });
}

const total = (throws: readonly Throw[], of: (one: Throw) => number): number =>
  throws.reduce((sum, one) => sum + of(one), 0);
