import { expect, test } from 'vitest';
import type { Spec } from '../../engine/types.ts';
import type { TableParts } from '../../table/game-ui.ts';
import type { Look } from '../../table/look.ts';
import type { Sound } from '../../table/sound/sound.ts';
import { playedBy } from '../play/played-by.ts';

const CLICK: Sound = [{ wave: 'sine', ms: 40, loud: 0.2, pitch: 300 }];
const before = { pebbles: 5 };
const after = { pebbles: 4 };
const look = { view: before } as unknown as Look<Spec>;
const event = { type: 'taken' };

test('a game with motions is played by them', () => {
  const parts: Partial<TableParts<Spec>> = {
    motions: { taken: { ms: 300, still: 100, at: () => 'token:1', told: () => after, sound: CLICK } },
    beat: () => 900,
  };
  const played = { ms: 300, still: 100, at: 'token:1', view: after, sound: CLICK };
  expect(playedBy(parts as TableParts<Spec>, event, look)).toEqual(played);
});

test('a game without them by its beats, and nobody waits for it where nothing may move', () => {
  const parts: Partial<TableParts<Spec>> = { beat: () => 900, told: () => after, sound: () => CLICK };
  const played = { ms: 900, still: 0, at: null, view: after, sound: CLICK };
  expect(playedBy(parts as TableParts<Spec>, event, look)).toEqual(played);
});

test('a game that says nothing of its events shows the next view at once', () => {
  const played = { ms: 0, still: 0, at: null, view: before, sound: null };
  expect(playedBy({}, event, look)).toEqual(played);
});
