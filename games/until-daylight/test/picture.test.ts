import { isValidElement } from 'react';
import { expect, test } from 'vitest';
import { complete } from '../../../engine/testing/scene.ts';
import { deedLaw } from '../../../table/test/deed-law.ts';
import { pictureLaw } from '../../../table/test/picture-law.ts';
import { yardstick } from '../bots/yardstick.ts';
import type { Event } from '../events.ts';
import { game } from '../rules/game.ts';
import { en } from '../text/en.ts';
import type { Seen } from '../ui/look.ts';
import { hand } from '../ui/screen/hand-parts.ts';
import { screen } from '../ui/screen/parts.ts';
import { story } from '../ui/story.ts';

pictureLaw(game, {
  screen,
  hand,
  look: (view, seat) => ({ texts: en, language: 'en', view, names: ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay'], seat }),
  setups: [1, 3].map(seats => complete(game, { seats })),
  policy: yardstick,
  runs: 3,
  moves: 120,
});

deedLaw(game, {
  story,
  screen,
  hand,
  look: view => ({ texts: en, language: 'en', view, names: [], seat: null }),
  setups: [1, 3].map(seats => complete(game, { seats })),
  policy: yardstick,
  runs: 3,
  moves: 500,
});

test('a moment shows who came or fell', () => {
  const look = { texts: en, language: 'en', view: { line: [], players: [] }, names: [], seat: null } as unknown as Seen;
  const shown = (event: Event) =>
    story.about?.(event, look.view).map(thing => isValidElement(hand.picture(thing, look)));
  expect(shown({ type: 'foeKilled', foe: 3, card: 'monster-a' })).toEqual([true]);
  const foes = [
    { id: 1, card: 'brute-a' as const },
    { id: 2, card: 'survivor-a' as const },
  ];
  expect(shown({ type: 'hordeArrived', foes })).toEqual([true, true]);
});
