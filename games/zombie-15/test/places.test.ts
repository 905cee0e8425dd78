import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../engine/box.ts';
import { start } from '../../../engine/match.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { box } from '../index.ts';
import { game } from '../rules/game.ts';
import { SCENARIO_IDS } from '../scenarios/shape.ts';
import type { View } from '../seen.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { go, on, table } from './table.ts';

const viewOf = (scenario: string): View => game.view(start(game, complete(game, { seats: 4, scenario }), 'x'), 0);

test.each(LANGUAGES)('%s: no two zones of a map are called the same', language => {
  for (const id of SCENARIO_IDS) {
    const view = viewOf(id);
    const zones = view.tiles.flatMap((tile, i) => (tile.hasSearch ? [i * 2, i * 2 + 1] : [i * 2]));
    const names = zones.map(zone => (language === 'fr' ? fr : en).place(zone, view).the);
    const spoken = names.map(name => name.replace(/ \([^)]*\)$/, ''));
    expect(new Set(spoken).size, `${id}, without their numbers`).toBe(zones.length);
    for (const name of names) expect(name).toMatch(/ \(\d\d\u2011[AB]\)$/);
  }
});

test.each([
  ['18-B', 'au tournant au nord-est (18‑B)', 'at the bend in the north-east (18‑B)'],
  ['05-B', 'dans la première rue au centre (05‑B)', 'in the first street in the middle of town (05‑B)'],
  [
    '05-B:F',
    'dans la zone de fouille de la première rue au centre (05‑B)',
    'in the search zone of the first street in the middle of town (05‑B)',
  ],
])('%s is what people would call it', (name, french, english) => {
  const [view, zone] = [viewOf('S03'), on('S03')(name)];
  expect(fr.place(zone, view).at).toBe(french);
  expect(en.place(zone, view).at).toBe(english);
});

test('a place goes by what the scenario calls it', () => {
  expect(fr.place(on('S01')('14-A'), viewOf('S01')).at).toBe('au poste de police (14‑A)');
  expect(en.place(on('S14')('11-A'), viewOf('S14')).the).toBe('the shelter (11‑A)');
});

test('a place that the scenario marks goes by its mark', () => {
  const marked = SCENARIO_IDS.map(viewOf).filter(({ markers }) => markers.length > 0);
  expect(marked.length).toBeGreaterThan(0);
  for (const view of marked)
    for (const { zone } of view.markers) expect(en.place(zone, view).the).toMatch(/by the (car|exit|helicopter)/);
});

test('one goes by the compass, and the log tells where by name to those who see the town', () => {
  const at = on('S03');
  const { m } = table(4, { heroes: [{ at: '02-B' }], zombies: {} });
  const view = game.view(m, 0);
  expect(box.texts.fr.action(go(at('03-B')), view, [])).toBe('Aller à l’est (03‑B)');
  expect(box.texts.en.action(go(at('01-B')), view, [])).toBe('Go west (01‑B)');
  const came = { type: 'zombiesCame', count: 2, zone: at('07-A'), tile: '07-A', cause: 'scream' } as never;
  expect(en.event(came, [])).toBe('2 zombies at 07-A.');
  expect(en.event(came, [], view)).toBe('2 zombies in the cul-de-sac in the east (07‑A).');
  expect(fr.event(came, [], view)).toBe('2 zombies dans l’impasse à l’est (07‑A).');
});
