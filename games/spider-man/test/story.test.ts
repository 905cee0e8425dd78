import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { game } from '../rules/game.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import type { Seen } from '../ui/look.ts';
import { story } from '../ui/story.ts';
import { table } from './table.ts';

const { m } = table(3, { players: [{ score: 12 }, { score: 40 }, { score: 7 }] }, { target: 40 });
const look = (language: 'fr' | 'en'): Seen => ({
  texts: language === 'fr' ? fr : en,
  language,
  view: game.view(m, null),
  names: ['Ana', 'Ben', 'Cleo'],
  seat: null,
});
const scored = (seat: number, points: number, cause: 'jail' | 'car' | 'freed' | 'wound'): Event => ({
  type: 'scored',
  seat,
  points,
  total: 0,
  cause,
});

test('SM-END-01: the race is told from the winner on, with what brought the points', () => {
  const events = [scored(1, 12, 'jail'), scored(0, 4, 'wound'), scored(1, 11, 'jail'), scored(0, -10, 'freed')];
  const [first, second, third] = story.standings?.(look('en'), events) ?? [];
  expect(first).toEqual({ who: 'figure:police', value: '40 / 40', from: 'jailings\u00a023', isFirst: true });
  expect(second).toMatchObject({ value: '12 / 40', from: 'wounds\u00a04, villains freed\u00a0−10', isFirst: false });
  expect(third).toMatchObject({ value: '7 / 40', from: null });
});

test('every moment that is told is named by its deed, not by its round', () => {
  const by = { kind: 'figure', role: 'spider-man' } as const;
  const told: Event[] = [
    { type: 'knockedOut', role: 'rhino', by, square: 0 },
    { type: 'jailed', role: 'rhino', station: 'ps-bronx' },
    { type: 'wounded', role: 'rhino', wounds: 1, left: 1, by },
  ];
  expect(told.map(event => story.heading?.(event, look('en')))).toEqual([
    'Rhino: knocked out',
    'Rhino: in jail',
    'Rhino: nearly out',
  ]);
  expect(told.map(event => story.heading?.(event, look('fr'))?.replace(/\s/gu, ' '))).toEqual([
    'Rhino : K.O.',
    'Rhino : en prison',
    'Rhino : au bord du K.O.',
  ]);
});
