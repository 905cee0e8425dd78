import { expect, test } from 'vitest';
import type { Scene } from '../../../engine/testing/scene.ts';
import type { HeroScape } from '../spec.ts';
import { en } from '../text/en.ts';
import { intents } from '../ui/screen/intents.ts';
import { figureThing } from '../ui/touch.ts';
import { view } from '../view.ts';
import { table } from './table.ts';

const armies = [
  { 'captain-america': '2,6', 'iron-man': '2,8' },
  { venom: '2,9', 'doctor-doom': '0,11' },
];

const endangered = ({ m }: Scene<HeroScape>) =>
  intents({ view: view(m, 0), seat: 0, names: ['A', 'B'], texts: en, language: 'en' }).map(({ from, to }) => [
    from,
    to,
  ]);

test('before one of mine acts, I see whom each enemy could hurt most', () => {
  const shown = endangered(table('avengers', { armies, begins: 0 }));
  expect(shown).toContainEqual([figureThing('venom'), figureThing('iron-man')]);
});

test('while one of mine acts, only what threatens it: whoever stands elsewhere is not asked about', () => {
  const shown = endangered(table('avengers', { armies, acts: 'captain-america' }));
  expect(shown.filter(([, to]) => to !== figureThing('captain-america'))).toEqual([]);
  const near = endangered(table('avengers', { armies, acts: 'iron-man' }));
  expect(near).toContainEqual([figureThing('venom'), figureThing('iron-man')]);
});
