import { expect, test } from 'vitest';
import { start } from '../../../engine/match.ts';
import { complete } from '../../../engine/testing/scene.ts';
import type { CardId } from '../content/cards.ts';
import { game } from '../rules/game.ts';
import { en } from '../text/en.ts';
import { about } from '../ui/about.ts';
import type { Seen } from '../ui/look.ts';
import { thing } from '../ui/screen/things.ts';
import { foeThing, seatThing } from '../ui/touch.ts';

const dealt = game.view(start(game, complete(game, { seats: 2 }), 'about'), 0);

/** How it looks to somebody who holds these cards and is hurt so much. */
function held(items: CardId[], damage: number, more: Partial<Seen['view']> = {}): Seen {
  const players = dealt.players.map((p, seat) => ({
    ...p,
    character: 'pillar' as const,
    ...(seat === 0 ? { items, damage } : {}),
  }));
  return { texts: en, language: 'en', view: { ...dealt, ...more, players }, names: ['Ana', 'Ben'], seat: 0 };
}

test('only what one holds is said to be wasted on whoever is not wounded', () => {
  expect(about('bandages', held(['bandages'], 0))).toContain('used now, it would be wasted');
  expect(about('bandages', held(['bandages'], 2))).not.toContain('wasted');
  expect(about('bandages', held([], 0)), 'found, or offered').not.toContain('wasted');
});

test('a seat says what the signs at its plate mean', () => {
  const said = (more: Partial<Seen['view']>) =>
    thing(seatThing(1), held([], 0, { round: 2, first: 0, holder: null, ...more }))?.about;
  expect(said({})).not.toMatch(/First player|WAVE/);
  expect(said({ first: 1 })).toContain('Has the First player token');
  expect(said({ holder: 1 })).toContain('WAVE');
});

test('a material says what is made of it, and where there is room what that is good for', () => {
  expect(about('planks', held([], 0))).not.toContain(en.tokens.barricade.effect);
  expect(about('planks', held([], 0), true)).toContain(en.tokens.barricade.effect);
});

test('an enemy says whom it will strike, once nobody else will come before that', () => {
  const foe = {
    id: 7,
    card: 'wanderer-a',
    kind: 'wanderer',
    life: 2,
    hits: 1,
    cards: 0,
  } as Seen['view']['line'][number];
  const forecast = [{ foe: 7, seat: 1, survivor: null, sure: true, blow: null }];
  const said = (phase: Seen['view']['phase']) =>
    thing(foeThing(7), held([], 0, { line: [foe], forecast, phase }))?.about;
  expect(said('combat')).toContain('Will attack Ben.');
  expect(said('search')).not.toContain('Ben');
});
