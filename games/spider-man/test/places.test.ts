import { describe, expect, test } from 'vitest';
import { BOARDS, PLACES, type PlaceId } from '../ids.ts';
import { cityFrom } from '../rules/city.ts';
import { game } from '../rules/game.ts';
import type { View } from '../seen.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { coordinates } from '../text/places.ts';
import { at, table } from './table.ts';

const LANGUAGES = [
  ['fr', fr],
  ['en', en],
] as const;

const quick = (): View => game.view(table(4, {}).m, 0);

/** The view of a city whose boards lie otherwise. */
function turned(by: number): View {
  const slots = [...BOARDS.slice(by), ...BOARDS.slice(0, by)].map((board, i) => ({ board, rotation: (i * by) % 4 }));
  const city = cityFrom(slots);
  const view = quick();
  return {
    ...view,
    city: {
      ...view.city,
      slots,
      terrain: city.letters,
      places: PLACES.map(place => ({ place, square: city.squares[place], destroyed: false })),
    },
  };
}

describe.each(LANGUAGES)('%s', (_name, texts) => {
  test.each([1, 3, 6, 10])('no two squares of a city are called the same: %s', by => {
    const view = turned(by);
    const squares = Array.from(view.city.terrain, (letter, square) => (letter === '#' ? [] : square)).flat();
    const names = squares.map(square => texts.place(square, view));
    expect(new Set(names).size).toBe(squares.length);
    expect(squares.length).toBeGreaterThan(150);
    for (const name of names) expect(name).not.toMatch(/\b[A-X]\d/);
  });
});

test('a square is told by what stands nearest', () => {
  const view = quick();
  const square = (of: PlaceId): number => view.city.places.find(({ place }) => place === of)?.square ?? -1;
  expect([fr, en].map(texts => texts.place(square('ps-bronx'), view))).toEqual([
    'le commissariat du Bronx',
    'the Bronx police station',
  ]);
  const lab = square('lab');
  expect(lab).toBe(at(0, 3));
  expect([fr, en].map(texts => texts.place(at(0, 4), view))).toEqual([
    'la rue à l’est du laboratoire Oscorp',
    'the street east of the Oscorp laboratory',
  ]);
  expect([fr, en].map(texts => texts.place(at(1, 0), view))).toEqual([
    'la rue à 1 case au nord et 2 à l’ouest du QG du Rhino',
    'the street 1 square north and 2 west of the Rhino’s HQ',
  ]);
});

test('the log tells where by name to those who see the city, by code to others', () => {
  const view = quick();
  const moved = { type: 'moved', role: 'venom', path: [at(1, 2), at(1, 3), at(0, 4)], why: null } as never;
  expect(en.event(moved, [])).toBe(`Venom moves 2 squares, to ${coordinates(at(0, 4))}.`);
  expect(en.event(moved, [], view)).toBe('Venom moves 2 squares, towards the Oscorp laboratory.');
  expect(fr.event(moved, [], view)).toBe('Venom avance de 2 cases, vers le laboratoire Oscorp.');
});

test('a pile of cars is told by what it is near to, and only beside another one square by square', () => {
  const choice = (stacks: object): string => {
    const { m } = table(3, { figures: { 'spider-man': { at: '4,4' } }, stacks });
    return fr.action({ type: 'stack', square: at(1, 0) } as never, game.view(m, 0), []);
  };
  expect(choice({ '1,0': { cars: 2 } })).toBe('Choisir la pile près du QG du Rhino (2 voitures)');
  expect(choice({ '1,0': { cars: 2 }, '1,1': { cars: 1 } })).toContain('1 case au nord et 2 à l’ouest du QG du Rhino');
});
