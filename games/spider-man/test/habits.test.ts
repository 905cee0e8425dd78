import { expect, test } from 'vitest';
import { setupOf } from '../../../bots/set-up.ts';
import { apply, start } from '../../../engine/match.ts';
import { deciders, isLone, options, waitingAt } from '../../../engine/queries.ts';
import { seedRng } from '../../../engine/rng.ts';
import { wished } from '../../../engine/testing/walk.ts';
import type { Action } from '../spec.ts';
import { companion } from '../bots/companion.ts';
import { game } from '../rules/game.ts';
import { en } from '../text/en.ts';
import { habits } from '../ui/habits.ts';
import type { Seen } from '../ui/look.ts';
import { KEEP, PASS } from './table.ts';

const usual = habits.filter(({ isUsual }) => isUsual);
const answered = (step: string, open: readonly Action[], look: Seen): Action | null =>
  usual.map(habit => habit.answer(step, open, look)).find(answer => answer !== null) ?? null;

test('a question with one answer waits for nobody, and no other is answered for anybody', () => {
  const waiting = new Map<string, number>();
  for (const seats of [2, 4, 6]) {
    const rng = seedRng(`habits ${seats}`);
    const m = start(game, setupOf({ game }, { seats, options: { city: 'quick' } }), `habits ${seats}`);
    for (let n = 0; n < 700 && !m.outcome; n++) {
      const seat = deciders(m)[0] ?? 0;
      const open = options(m, seat);
      const step = waitingAt(m) ?? '';
      const look: Seen = { texts: en, language: 'en', view: game.view(m, seat), names: [], seat };
      const answer = answered(step, open, look);
      if (open.length > 1) expect(answer, step).toBe(null);
      else if (!isLone(m, seat, open) && answer === null) waiting.set(step, (waiting.get(step) ?? 0) + 1);
      apply(m, seat, wished(m, seat, companion, rng));
    }
  }
  expect(Object.fromEntries(waiting)).toEqual({});
});

test('the dice are kept by themselves where there is no Lucky break to play', () => {
  const look = {} as Seen;
  expect(answered('roll/luck', [KEEP], look)).toEqual(KEEP);
  expect(answered('roll/luck', [KEEP, { type: 'play', card: 'lucky-break' }], look)).toBe(null);
  expect(answered('attack/prevent', [PASS], look)).toEqual(PASS);
});
