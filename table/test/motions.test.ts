import { expect, test } from 'vitest';
import type { Spec } from '../../engine/types.ts';
import { type Motions, played } from '../motions.ts';
import type { Sound } from '../sound/sound.ts';

interface Toy extends Spec {
  view: { pebbles: number };
  event: { type: 'taken'; left: number } | { type: 'rested' };
}

const CLICK: Sound = [{ wave: 'sine', ms: 40, loud: 0.2, pitch: 300 }];

const motions: Motions<Toy, { readonly view: Toy['view'] }> = {
  taken: {
    ms: ({ left }, { view }) => (view.pebbles - left) * 100,
    still: 50,
    at: ({ left }) => `token:${left}`,
    told: (view, { left }) => ({ ...view, pebbles: left }),
    sound: ({ left }) => (left === 0 ? CLICK : null),
    flies: ({ left }) => ({ from: null, to: `token:${left}`, what: 'blow' }),
    felt: ({ left }) => left === 0,
  },
  rested: { ms: 0 },
};

const view = { pebbles: 5 };

test('an event is played as its entry says, seen with what was there before it', () => {
  expect(played(motions, { type: 'taken', left: 2 }, { view })).toEqual({
    ms: 300,
    still: 50,
    at: 'token:2',
    view: { pebbles: 2 },
    sound: null,
    flight: { from: null, to: 'token:2', what: 'blow' },
    isFelt: false,
  });
  const { sound, isFelt } = played(motions, { type: 'taken', left: 0 }, { view });
  expect([sound, isFelt]).toEqual([CLICK, true]);
});

test('what an entry leaves out does not happen', () => {
  expect(played(motions, { type: 'rested' }, { view })).toEqual({
    ms: 0,
    still: 0,
    at: null,
    view,
    sound: null,
    flight: null,
    isFelt: false,
  });
});

test('an event that only a newer server knows leaves everything as it is', () => {
  const event = { type: 'hidden' } as unknown as Toy['event'];
  expect(played(motions, event, { view })).toEqual({
    ms: 0,
    still: 0,
    at: null,
    view,
    sound: null,
    flight: null,
    isFelt: false,
  });
});

test('a type of event without an entry does not compile', () => {
  const { rested, ...rest } = motions;
  // @ts-expect-error rested is missing
  const incomplete: Motions<Toy, { readonly view: Toy['view'] }> = rest;
  expect([rested, incomplete]).toHaveLength(2);
});
