import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { game } from '../rules/game.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import type { View } from '../seen.ts';
import { aloud, news } from '../ui/screen/aloud.ts';
import { table } from './table.ts';

const NAMES = ['Ada', 'Bob'];
const looks = (view: View) => ({
  english: { texts: en, language: 'en' as const, view, names: NAMES, seat: null },
  french: { texts: fr, language: 'fr' as const, view, names: NAMES, seat: null },
});

test('a room is told who plays whom, and who chooses that', () => {
  const view = game.view(table('M1', {}).m, null);
  const turn = { hero: 'hulk' as const, actions: 3, gained: false, freeMove: false, freeAttack: false, sight: [] };
  const { english, french } = looks({ ...view, turn });
  expect(aloud('turn/act', english, 'Ada')).toBe('Ada plays Hulk: 3 Actions left.');
  expect(aloud('turn/act', french, 'Ada')).toMatch(/^Ada joue Hulk\s: encore 3\sActions\.$/);
  expect(aloud('attack/boost', english, 'Ada'), 'in the words of the question').toBeNull();
  const when = (used: boolean) => {
    for (const hero of view.heroes) hero.used = used;
    return looks(view).english;
  };
  const first = when(false);
  expect(aloud('round/next', first, 'Ada')).toBe('Ada chooses who acts.');
  expect(en.prompt('round/next', first.view, NAMES)).toMatch(/acts\?$/);
  const later = when(true);
  expect(aloud('round/next', later, 'Ada')).toBe('Ada chooses who acts next.');
  expect(en.prompt('round/next', later.view, NAMES)).toMatch(/acts next\?$/);
});

test('behind a door is who comes out of it, and not the name of a card', () => {
  const view: View = { ...game.view(table('M1', {}).m, null), phase: 'players' };
  const zone = view.zones.find(({ room }) => room)?.id ?? '4V.20';
  const street = view.zones.find(({ room }) => !room)?.id ?? zone;
  const card: Event = { type: 'spawnCardDrawn', card: 'S04', zone, level: 'yellow', ignored: false };
  const { english, french } = looks(view);
  expect(news(card, english)).toMatch(/^Behind the door \(.+\): 2 Walkers!$/);
  expect(news(card, french)).toMatch(/^Derrière la porte \(.+\)\s: 2\sRôdeurs\s!$/);
  expect(news({ ...card, zone: street }, english), 'no door').toMatch(/^[^(]+: 2 Walkers!$/);
  const hero: Event = { ...card, card: 'S28', zone: street };
  expect(news(hero, english)).toMatch(/: Zombie Hero!$/);
  expect(news(hero, french)).toMatch(/: Héros Zombie\s!$/);
  const spawning = looks({ ...view, phase: 'spawn' });
  expect(news(card, spawning.english)).toMatch(/^[^(]+: 2 Walkers!$/);
  expect(news({ ...card, ignored: true }, english), 'a card without effect has its name').not.toMatch(/Walkers!/);
});
