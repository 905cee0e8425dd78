import { expect, test } from 'vitest';
import { options } from '../../../engine/queries.ts';
import type { Scene } from '../../../engine/testing/scene.ts';
import type { Touching } from '../../../table/screen/touching.tsx';
import type { ThingId } from '../../../table/touch.ts';
import type { Action, HeroScape } from '../spec.ts';
import { en } from '../text/en.ts';
import type { Seen } from '../ui/look.ts';
import { inSight } from '../ui/screen/in-sight.ts';
import { modelOf } from '../ui/screen/model.ts';
import { figureThing, touch } from '../ui/touch.ts';
import { view } from '../view.ts';
import { table, walkTo } from './table.ts';

/** What whoever is asked sees framed, with everything to touch that they are offered. */
function framedAt({ m }: Scene<HeroScape>, seat = 0): ThingId[] {
  const look: Seen = { view: view(m, seat), seat, names: ['A', 'B'], texts: en, language: 'en' };
  const open = new Map<ThingId, Action>(
    options(m, seat).flatMap(action => {
      const last = touch(action, look).at(-1);
      return last ? [[last, action] as const] : [];
    }),
  );
  const touching = {
    stateOf: (thing: ThingId) => (open.has(thing) ? 'open' : 'still'),
    isHinted: () => false,
    wholeAt: (thing: ThingId) => open.get(thing) ?? null,
    outlookAt: () => null,
  } as unknown as Touching;
  return inSight(look, modelOf(look, touching, null, null));
}

const walking = () =>
  table('theft', {
    armies: [
      { 'captain-america': '3,9', hulk: '-4,12' },
      { venom: '6,9', thanos: '5,9', 'red-skull': '3,6' },
    ],
    acts: 'captain-america',
  });

test('who is to move comes first, then the enemies it could come to or that could come to it, then where it could go', () => {
  const framed = framedAt(walking());
  expect(framed[0]).toBe(figureThing('captain-america'));
  const firstPlace = framed.findIndex(thing => thing.startsWith('place:'));
  expect(firstPlace).toBeGreaterThan(1);
  for (const foe of ['venom', 'thanos', 'red-skull'] as const)
    expect(framed.slice(1, firstPlace)).toContain(figureThing(foe));
  expect(framed).not.toContain(figureThing('hulk'));
  expect(new Set(framed).size).toBe(framed.length);
});

test('near before far: whoever has no room for all sees what is around', () => {
  const [, ...rest] = framedAt(walking());
  expect(rest.indexOf(figureThing('thanos'))).toBeLessThan(rest.indexOf(figureThing('venom')));
  expect(rest.indexOf('place:3,8')).toBeLessThan(rest.indexOf('place:3,5'));
});

test('who is to attack comes first, then whom it may attack', () => {
  const t = walking().play(0, walkTo('4,9'));
  const targets = options(t.m, 0).flatMap(action =>
    action.type === 'attack' && action.target !== 'wall' ? [figureThing(action.target)] : [],
  );
  expect(targets.length).toBeGreaterThan(0);
  const framed = framedAt(t);
  expect(framed[0]).toBe(figureThing('captain-america'));
  for (const target of targets) expect(framed).toContain(target);
});

test('before anybody acts, whoever can be chosen comes first, then their enemies, those first who stand nearest to one of them', () => {
  const t = table('avengers', {
    armies: [
      { 'iron-man': '2,4', 'captain-america': '2,6' },
      { 'doctor-doom': '0,11', venom: '2,9' },
    ],
    begins: 0,
  });
  expect(options(t.m, 0).map(({ type }) => type)).toContain('choose');
  const framed = framedAt(t);
  expect(framed.slice(0, 2).toSorted()).toEqual([figureThing('captain-america'), figureThing('iron-man')].toSorted());
  expect(framed.slice(2)).toEqual([figureThing('venom'), figureThing('doctor-doom')]);
});
