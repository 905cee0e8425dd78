import { expect } from 'vitest';
import { setupOf } from '../../bots/set-up.ts';
import type { Box, Texts } from '../../engine/box.ts';
import { apply, clone, play, start } from '../../engine/match.ts';
import { deciders, question } from '../../engine/queries.ts';
import { wished } from '../../engine/testing/walk.ts';
import { below, seedRng } from '../../engine/rng.ts';
import type { Match, Rng, Seat, Spec } from '../../engine/types.ts';
import type { TableParts } from '../game-ui.ts';
import { type Portions, type Shares, answersOf, firstShares, leftOf, shifted } from '../portions.ts';

interface Played {
  readonly matches: number;
  readonly seats: number;
  /** Prefers this answer where it is offered, so that the question comes up. */
  readonly prefers?: string;
}

/** However something is given out, the rules take the answers one after the other, and nothing becomes known between them. */
export function portionsAreTaken<W extends Spec, T extends Texts<W>>(
  box: Box<W>,
  portions: NonNullable<TableParts<W, T>['portions']>,
  { matches, seats, prefers }: Played,
): void {
  let seen = 0;
  for (let n = 0; n < matches; n++) {
    const r = seedRng(`portions ${n}`);
    const scenario = box.game.scenarios[n % box.game.scenarios.length]?.id;
    const m: Match<W> = start(box.game, setupOf(box, { scenario, seats }), `portions ${n}`);
    for (let inputs = 0; inputs < 2000 && !m.outcome; inputs++) {
      const seat = deciders(m)[0] ?? 0;
      const asked = question(m, seat);
      if (!asked) throw new Error('nobody is asked');
      const names = Array.from({ length: seats }, (_, i) => `Seat ${i}`);
      const look = { texts: box.texts.en as T, language: 'en' as const, view: box.game.view(m, seat), names, seat };
      const given = portions(asked.step, asked.options, look);
      if (given) {
        seen++;
        for (let tries = 0; tries < 4; tries++) give(m, seat, given, randomShares(given, r));
      }
      const wanted = asked.options.find(({ type }) => type === prefers);
      apply(m, seat, wanted ?? wished(m, seat, box.bots.yardstick, r));
    }
  }
  expect(seen, 'questions in which something is given out').toBeGreaterThan(5);
}

function randomShares(given: Portions<unknown>, r: Rng): Shares {
  let shares = firstShares(given);
  for (let presses = 0; presses < 40; presses++)
    shares = shifted(given, shares, below(r, given.targets.length), below(r, 3) > 0 ? 1 : -1);
  while (leftOf(given, shares) > 0) shares = shifted(given, shares, below(r, given.targets.length), 1);
  return shares;
}

function give<W extends Spec>(m: Match<W>, seat: Seat, given: Portions<W['action']>, shares: Shares): void {
  const twin = clone(m);
  const frame = twin.stack.at(-1);
  const step = frame?.at;
  const answers = answersOf(given, shares);
  answers.forEach((action, i) => {
    expect(play(twin, seat, action), JSON.stringify({ action, shares })).toBeNull();
    if (i < answers.length - 1) expect(twin.revealed, 'nothing becomes known in the middle').toBe(m.revealed);
  });
  const isAskedOn = twin.outcome === null && twin.stack.at(-1) === frame && frame?.at === step;
  expect(isAskedOn, `all of ${JSON.stringify(shares)} is given`).toBe(false);
}
