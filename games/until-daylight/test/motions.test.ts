import { expect, test } from 'vitest';
import { start } from '../../../engine/match.ts';
import { complete } from '../../../engine/testing/scene.ts';
import type { Seat } from '../../../engine/types.ts';
import { played } from '../../../table/motions.ts';
import { tableLaws } from '../../../table/test/laws.ts';
import { companion } from '../bots/companion.ts';
import type { Event } from '../events.ts';
import { game } from '../rules/game.ts';
import type { View } from '../seen.ts';
import { en } from '../text/en.ts';
import type { Seen } from '../ui/look.ts';
import { motions } from '../ui/motions/motions.ts';

const look = (view: View, seat: Seat | null): Seen => ({ texts: en, language: 'en', view, names: [], seat });

const ENDS = 'an attack begins with a word and ends without one';

tableLaws(game, {
  motions,
  look,
  silent: {
    forecast: 'whom the enemies would attack is reckoned anew by the rules whenever something changes',
    'focus.weapon': ENDS,
    'focus.target': ENDS,
    'focus.chosen': ENDS,
    'focus.actions': 'what is left to do in a turn follows from the rules, not from what is seen',
    'focus.toDraw': 'what cards and perks add to a draw follows from the rules, not from what is seen',
  },
  setups: [1, 2, 3, 4, 5, 6].map(seats => complete(game, { seats })),
  policy: companion,
  runs: 8,
});

const seen = game.view(start(game, complete(game, { seats: 2 }), 'motions'), null);
const now = (event: Event) => played(motions, event, look(seen, null));

test('what decides a night is heard', () => {
  for (const type of ['cardDrawn', 'waveDrawn', 'damaged', 'foeKilled', 'attacked', 'enemyAttacked'] as const)
    expect(motions[type].sound, type).toBeDefined();
});

test('damage shows as soon as it is told, at the seat that suffers it', () => {
  const { view, at, ms, still } = now({ type: 'damaged', seat: 1, amount: 2, cause: 'enemy', damage: 2, life: 6 });
  expect(view.players.map(({ damage }) => damage)).toEqual([0, 2]);
  expect(view.tally.damage.enemy).toBe(2);
  expect(at).toBe('figure:seat-1');
  expect(ms).toBeGreaterThan(still);
  expect(still).toBeGreaterThan(0);
});

test('the WAVE is waited for, a card that is left is not', () => {
  expect(now({ type: 'waveDrawn', seat: 0, pile: 4 })).toMatchObject({ ms: 1500, at: 'card:found' });
  expect(now({ type: 'cardLeft', seat: 0, card: 'nails' })).toMatchObject({ ms: 0, still: 0, sound: null });
});

test('the fewer cards hide the WAVE, the louder the heart beats', () => {
  const heart = (active: number): number => {
    const view = { ...seen, piles: { ...seen.piles, active } };
    const { sound } = played(motions, { type: 'cardDrawn', seat: 0, card: 'nails', pile: active }, look(view, null));
    return Math.max(...(sound ?? []).filter(({ wave }) => wave === 'sine').map(({ loud }) => loud));
  };
  expect(heart(3)).toBeGreaterThan(heart(8));
});
