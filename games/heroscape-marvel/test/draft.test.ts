import { expect, test } from 'vitest';
import { setupOf } from '../../../bots/set-up.ts';
import { apply, start } from '../../../engine/match.ts';
import { deciders, options } from '../../../engine/queries.ts';
import { cards } from '../content/cards.ts';
import { game } from '../rules/game.ts';
import type { Action } from '../spec.ts';
import { fr } from '../text/fr.ts';
import { leftToSpend } from '../ui/screen/draft.tsx';
import { view } from '../view.ts';

test('those who look on see which cards whoever recruits can pay: just those that are offered', () => {
  const m = start(game, setupOf({ game }, { scenario: 'la-grande-place', seats: 3, options: { points: 500 } }), 'dear');
  const seen = { cheap: 0, dear: 0 };
  for (let n = 0; n < 200 && m.state.phase === 'armies'; n++) {
    const asked = deciders(m);
    const [seat = 0] = asked;
    const open = options(m, seat);
    const offered = open.flatMap(action => (action.type === 'recruit' ? [action.card] : []));
    const leftFor = (eye: number | null, of: readonly number[]): number =>
      leftToSpend({ view: view(m, eye), seat: eye, names: [], texts: fr, language: 'fr' }, of);
    if (offered.length > 0) {
      const left = leftFor(null, asked);
      for (const card of view(m, null).pool) {
        const isDear = cards[card].expert.points > left;
        expect(isDear && offered.includes(card), card).toBe(false);
        seen[isDear ? 'dear' : 'cheap']++;
      }
      for (const card of offered) expect(cards[card].expert.points, card).toBeLessThanOrEqual(left);
      expect(leftFor(seat, asked), 'one’s own cards say it themselves').toBe(Number.POSITIVE_INFINITY);
      expect(leftFor(null, [0, 1]), 'of two nobody knows whose').toBe(Number.POSITIVE_INFINITY);
    }
    apply(m, seat, (open.find(({ type }) => type === 'recruit') ?? open[0]) as Action);
  }
  expect(seen.dear).toBeGreaterThan(3);
  expect(seen.cheap).toBeGreaterThan(3);
});
