import { expect, test } from 'vitest';
import type { SeenFigure } from '../seen.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import type { Seen } from '../ui/look.ts';
import { mayReturn, statusOf } from '../ui/screen/status.ts';
import { thing } from '../ui/screen/things.ts';
import { cardThing } from '../ui/touch.ts';
import { view } from '../view.ts';
import { type Short, table } from './table.ts';

const lookAt = (armies: readonly object[], name: Short = 'theft'): Seen => ({
  view: view(table(name, { armies, acts: 'hulk' }).m, 0),
  seat: 0,
  names: ['Ana', 'Ben'],
  texts: fr,
  language: 'fr',
});

function thanosOf({ view: { figures } }: Seen): SeenFigure {
  const found = figures.find(({ id }) => id === 'thanos');
  if (!found) throw new Error('not at this table');
  return found;
}

test('whoever may come back from death is said to, on the card and where it is looked at', () => {
  const look = lookAt([{ hulk: '-4,12' }, { thanos: 'destroyed', venom: '4,9' }]);
  expect(statusOf(look, thanosOf(look))).toBe('détruit, revient sur 19+');
  expect(statusOf({ ...look, texts: en, language: 'en' }, thanosOf(look))).toBe('destroyed, returns on 19+');
  expect(thing(cardThing('thanos'), look)?.about).toContain('sur 19 ou plus au dé, revient indemne');
});

test('nobody else is: who stands, who is another, whose army is gone', () => {
  const here = lookAt([{ hulk: '-4,12' }, { thanos: '4,9', venom: 'destroyed' }]);
  expect(here.view.figures.filter(figure => mayReturn(here.view, figure))).toEqual([]);
  expect(thing(cardThing('venom'), here)?.about).not.toContain('revient');
  const alone = lookAt([{ hulk: '-4,12' }, { thanos: 'destroyed', venom: '4,9' }]);
  const figures = alone.view.figures.map(one => (one.id === 'venom' ? { ...one, status: 'destroyed' as const } : one));
  expect(mayReturn({ ...alone.view, figures }, thanosOf(alone))).toBe(false);
});

test('a scenario without it lets nobody return', () => {
  const look = lookAt([{ hulk: '-4,12' }, { thanos: 'destroyed', venom: '4,9' }]);
  expect(mayReturn({ ...look.view, scenario: 'le-genie-fou' }, thanosOf(look))).toBe(false);
});
