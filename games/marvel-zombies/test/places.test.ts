import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../engine/box.ts';
import { tiles } from '../content/tiles.ts';
import { FACES, type ZoneId } from '../ids.ts';
import { box } from '../index.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { game } from '../rules/game.ts';
import { table } from './table.ts';

const texts = { fr, en };
const zones = FACES.flatMap(face =>
  tiles[face].cells.flatMap((line, row) => Array.from(line, (_, column) => `${face}.${row}${column}` as ZoneId)),
);

describe.each(LANGUAGES)('%s', language => {
  const text = texts[language];

  test('every Zone has a name of its own, without its code', () => {
    const names = zones.map(zone => text.place(zone));
    expect(new Set(names).size).toBe(zones.length);
    for (const name of names) expect(name).not.toMatch(/\d/);
  });

  test('a Zone that no tile has goes by its code', () => {
    expect(text.place('9R.00' as ZoneId)).toBe('Zone 9R.00');
  });
});

test.each([
  ['2V.12', 'hall d’Oscorp', 'Oscorp lobby'], // a room of a building
  ['2V.11', 'rue devant Oscorp', 'street in front of Oscorp'], // at its door
  ['1V.10', 'rue devant le parking ouvert', 'street in front of the open car park'], // at an opening
  ['4R.10', 'rue entre le Daily Bugle et le snack', 'street between the Daily Bugle and the diner'],
  ['2R.12', 'rue au nord de l’épicerie', 'street north of the grocery'], // along a wall
  ['3V.11', 'carrefour près de la librairie', 'crossroads by the bookshop'],
  ['4V.20', 'rue à l’ouest du poste de garde', 'street west of the guard post'], // not beside it
] as const)('%s is what people would call it', (zone, french, english) => {
  expect(fr.place(zone)).toBe(french);
  expect(en.place(zone)).toBe(english);
});

test('a door goes by its room, and by both sides where the room has several', () => {
  const { m } = table('M2', {});
  const view = game.view(m, 0);
  const labels = view.doors.map(({ id }) => box.texts.en.action({ type: 'open', door: id }, view, []));
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels).toContain('Open the door: clinic');
  expect(labels).toContain('Open the door: Oscorp laboratory – embassy residence');
});
