import { expect, test } from 'vitest';
import { complete } from '../../../engine/testing/scene.ts';
import type { Seat } from '../../../engine/types.ts';
import { played } from '../../../table/motions.ts';
import { tableLaws } from '../../../table/test/laws.ts';
import { yardstick } from '../bots/yardstick.ts';
import type { Event } from '../events.ts';
import { game } from '../rules/game.ts';
import type { View } from '../seen.ts';
import { en } from '../text/en.ts';
import type { Seen } from '../ui/look.ts';
import { motions } from '../ui/motions/motions.ts';
import { carry, scenes } from './scenes.ts';
import { on, table } from './table.ts';

const look = (view: View, seat: Seat | null): Seen => ({ texts: en, language: 'en', view, names: [], seat });

const RECKONED = 'reckoned anew by the rules whenever something changes';
const quick = game.options.parse({ mode: 'expert', bags: true, keys: true, bare: true, events1: true, events4: true });

tableLaws(game, {
  motions,
  look,
  silent: {
    forecast: RECKONED,
    goals: RECKONED,
    scream: RECKONED,
    'heroes.*.fend': RECKONED,
    'heroes.*.minusOne': RECKONED,
    'turn.actions': 'paid with an answer, before anything of it is told',
    'clock.ended': 'when it ended follows from the end of the match, which is no event',
    step: 'which part of a turn it is follows from the question, which is no event',
    focus: 'what is asked about begins and ends with a question, which is no event',
  },
  setups: [
    ...game.scenarios.map(({ id }, i) => complete(game, { scenario: id, seats: (i % 4) + 1 })),
    complete(game, { scenario: 'quick', seats: 4, options: quick }),
    ...[2, 3, 4].map(seats => Object.assign(complete(game, { scenario: 'S04', seats }), { carry })),
  ],
  policy: yardstick,
  runs: 2,
  moves: 500,
  scenes: scenes(),
});

const z = on('S03');
const seen = game.view(
  table(4, { heroes: [{ hero: 'josh', at: '02-B', weapons: ['pistol:2'] }], zombies: { '02-B': 3 }, horde: 3 }).m,
  null,
);
const now = (event: Event, view = seen) => played(motions, event, look(view, null));
const shot: Event = {
  type: 'attacked',
  hero: 'josh',
  by: 'pistol',
  slot: 0,
  killed: 2,
  alpha: 0,
  usesLeft: 1,
  explosive: false,
  zone: z('02-B'),
  tile: '02-B',
};

test('what decides a turn is heard', () => {
  for (const type of ['attacked', 'zombiesCame', 'hordeCame', 'zombieAttack', 'cardsRevealed', 'turnStarted'] as const)
    expect(motions[type].sound, type).toBeDefined();
});

test('the clock plays its cues alone: the events that tell of them are silent', () => {
  expect(now({ type: 'scream', number: 0, hero: 'josh', step: 'actions', stopped: false }).sound).toBeNull();
  expect(now({ type: 'siren', number: 1, minutes: 7 }).sound).toBeNull();
  expect(now({ type: 'trackEnded' }).sound).toBeNull();
  expect(now({ type: 'defeat', reason: 'time' }).sound).not.toBeNull();
});

test('a shot falls on the crowd, and takes a round', () => {
  const { at, view } = now(shot);
  expect(at).toBe(`figure:crowd-${z('02-B')}`);
  expect(view.tiles[z('02-B') >> 1]?.street).toBe(1);
  expect(view.heroes[0]?.weapons).toEqual([{ card: 'pistol', uses: 1 }]);
  expect([view.reserve - seen.reserve, view.tally.killed - seen.tally.killed]).toEqual([2, 2]);
});

test('no motion lasts so long that the next scream is missed', () => {
  for (const [type, { ms }] of Object.entries(motions)) expect(ms, type).toBeLessThanOrEqual(1800);
});
