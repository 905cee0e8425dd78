import { expect, test } from 'vitest';
import type { Policy } from '../../../engine/box.ts';
import { complete } from '../../../engine/testing/scene.ts';
import type { Seat } from '../../../engine/types.ts';
import { played } from '../../../table/motions.ts';
import { tableLaws } from '../../../table/test/laws.ts';
import { yardstick } from '../bots/yardstick.ts';
import type { Event } from '../events.ts';
import { MISSIONS } from '../ids.ts';
import { game } from '../rules/game.ts';
import type { View } from '../seen.ts';
import type { Action, MarvelZombies } from '../spec.ts';
import { en } from '../text/en.ts';
import type { Seen } from '../ui/look.ts';
import { motions } from '../ui/motions/motions.ts';
import { table } from './table.ts';

const look = (view: View, seat: Seat | null): Seen => ({ texts: en, language: 'en', view, names: [], seat });

/** What bots seldom do must be heard too. */
const SELDOM: ReadonlySet<Action['type']> = new Set(['shockwave', 'plant', 'sign']);
const eager: Policy<MarvelZombies> = seen =>
  seen.prompt.options.find(({ type }) => SELDOM.has(type)) ?? yardstick(seen);

const RECKONED = 'reckoned anew by the rules whenever something changes';
const PAID = 'paid with an answer, before anything of it is told';

tableLaws(game, {
  motions,
  look,
  silent: {
    forecast: RECKONED,
    goals: RECKONED,
    'exit.open': RECKONED,
    'turn.sight': RECKONED,
    'turn.freeMove': RECKONED,
    'turn.freeAttack': RECKONED,
    'turn.actions': PAID,
    focus: 'what is asked about begins and ends with a question, which is no event',
    picking: 'who picks next follows from how heroes are given to seats, which is not seen',
  },
  setups: MISSIONS.map((scenario, i) => complete(game, { scenario, seats: (i % 4) + 1 })),
  policy: eager,
  runs: 5,
});

const seen = game.view(
  table('M1', { heroes: { hulk: { zone: '4V.20', power: 3 } }, turn: 'hulk', enemies: { '4V.20': { walker: 3 } } }).m,
  null,
);
const now = (event: Event, view = seen) => played(motions, event, look(view, null));

test('what decides a mission is heard', () => {
  for (const type of ['rolled', 'rerolled', 'wounded', 'spawnCardDrawn', 'bystanderDevoured', 'dangerRose'] as const)
    expect(motions[type].sound, type).toBeDefined();
});

test('dice fall over those who are attacked, and lie there for whoever wants no motion', () => {
  const struck = now({ type: 'attacked', hero: 'hulk', zone: '4V.20', with: 'own', ranged: false, power: 2 });
  expect(struck).toMatchObject({ at: 'figure:crowd-4V.20' });
  expect(struck.view.heroes.find(({ id }) => id === 'hulk')?.power).toBe(1);
  const rolled = now({ type: 'rolled', hero: 'hulk', dice: [6, 5, 1], accuracy: 5, hits: 2 }, struck.view);
  expect(rolled.at).toBe('figure:crowd-4V.20');
  expect(rolled.view.focus).toMatchObject({ dice: [6, 5, 1], accuracy: 5, hits: 2 });
  expect(rolled.still).toBeGreaterThan(0);
});

test('whoever is eliminated is gone at once, and leaving costs less', () => {
  const crowd = { kind: 'walker', hero: null, count: 2 } as const;
  const { view, at } = now({ type: 'enemyEliminated', zone: '4V.20', crowd, by: 'attack' });
  expect(at).toBe('figure:walker-4V.20');
  expect(view.zones.find(({ id }) => id === '4V.20')?.walker).toBe(1);
  const cost = (of: View) => of.heroes.find(({ id }) => id === 'hulk')?.leaveCost;
  expect([cost(seen), cost(view)]).toEqual([4, 2]);
  expect(view.tally.kills).toBe(seen.tally.kills + 2);
});

test('the more of them move, the more voices groan', () => {
  const voices = (count: number) => {
    const crowd = { kind: 'walker', hero: null, count } as const;
    return now({ type: 'enemiesMoved', marches: [{ crowd, from: '4V.20', to: '4V.10' }] }).sound?.length ?? 0;
  };
  expect(voices(3)).toBeGreaterThan(voices(1));
});
