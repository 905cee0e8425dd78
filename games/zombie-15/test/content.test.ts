import { expect, test } from 'vitest';
import { HEAVIES, heavies } from '../content/heavy.ts';
import { HEROES, PROLOGUE, heroes } from '../content/heroes.ts';
import { OBJECTS, SPECIALS, objects } from '../content/objects.ts';
import { searchDeck, zombiesOn } from '../content/search-deck.ts';
import { SOURCES } from '../content/source.ts';
import { FACES, tiles } from '../content/tiles.ts';
import { TOKENS, scenarioTokens, tokens } from '../content/tokens.ts';
import { WEAPONS, weapons } from '../content/weapons.ts';
import { EVENTS, ZOMBIE_CARDS, zombieCards } from '../content/zombie-cards.ts';
import { dataOf, writtenBoard } from '../scenarios/list.ts';
import { CAMPAIGN_IDS, SCENARIO_IDS } from '../scenarios/shape.ts';
import { table } from './table.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

test('Z15-COMP-01: 32 tiles with two faces each, 41 of them with a search zone', () => {
  expect(FACES).toHaveLength(64);
  expect(new Set(FACES.map(face => face.slice(0, 2))).size).toBe(32);
  expect(FACES.filter(face => tiles[face].search)).toHaveLength(41);
});

test('Z15-COMP-02: 99 zombies in all, and an Alpha in scenario 15 only', () => {
  for (const scenario of CAMPAIGN_IDS) {
    const { m } = table(4, {}, { scenario });
    const { zombies, horde, reserve, alpha } = m.state;
    expect(sum(zombies) + horde + reserve).toBe(99);
    expect(alpha !== null, scenario).toBe(scenario === 'S15');
  }
});

test('Z15-COMP-03: eight heroes, each with a prologue side and a hero side', () => {
  expect(HEROES).toHaveLength(8);
  const starters = HEROES.flatMap(id => [heroes[id].starter, heroes[id].prologueStarter]);
  expect(new Set(starters).size).toBe(16);
  expect(PROLOGUE).toEqual({ life: 3, objects: 2, backpack: 3 });
});

test('Z15-COMP-04 Z15-RULING-13: 56 search, 48 zombie, 18 special and 33 scenario cards: 155', () => {
  const search = sum(searchDeck.map(({ qty }) => qty));
  const zombies = sum(ZOMBIE_CARDS.map(card => zombieCards[card].qty));
  const starters = WEAPONS.filter(card => weapons[card].role !== 'found').length;
  const scenario = starters + sum(HEAVIES.map(card => heavies[card].qty)) + 4 + 3; // Flashlights, first-aid kits
  expect([search, zombies, SPECIALS.length, scenario]).toEqual([56, 48, 18, 33]);
  for (const { card } of searchDeck) if (card.startsWith('zombie')) expect([1, 2]).toContain(zombiesOn(card));
});

test('Z15-COMP-05: 40 search tokens', () => {
  expect(sum(TOKENS.map(token => tokens[token].qty))).toBe(40);
});

test('Z15-COMP-06: every kind of scenario token is there', () => {
  const ids = scenarioTokens.map(({ id }) => id);
  for (const id of [
    'alarm',
    'car',
    'jerrycan',
    'lock-blue',
    'exit',
    'minus-1-action',
    'helicopter',
    'machine-gun',
    'ammo-crate',
    'radio',
  ])
    expect(ids).toContain(id);
  for (const letter of 'ABCD') expect(ids).toContain(`letter-${letter}`);
});

test('Z15-COMP-07: ten cards of each value with letters, four of each event, one per value; Hordes have neither', () => {
  for (const value of [1, 2, 3, 4]) {
    const cards = ZOMBIE_CARDS.filter(card => zombieCards[card].value === value);
    expect(sum(cards.map(card => zombieCards[card].qty))).toBe(10);
    expect(cards.every(card => zombieCards[card].letter !== null)).toBe(true);
    for (const event of EVENTS)
      expect(sum(cards.filter(card => zombieCards[card].event === event).map(card => zombieCards[card].qty))).toBe(1);
  }
  expect(zombieCards.horde).toMatchObject({ letter: null, event: null, qty: 8 });
});

test('every entry says where it comes from', () => {
  const entries = [
    ...HEROES.map(id => heroes[id]),
    ...WEAPONS.map(id => weapons[id]),
    ...OBJECTS.map(id => objects[id]),
    ...FACES.map(id => tiles[id]),
    ...ZOMBIE_CARDS.map(id => zombieCards[id]),
    ...TOKENS.map(id => tokens[id]),
    ...searchDeck,
  ];
  for (const { source } of entries) expect(SOURCES).toContain(source);
  for (const id of SCENARIO_IDS) expect(dataOf(id)?.sources.map ?? 'reconstructed').toMatch(/public|reconstructed/);
});

test('Z15-RULING-19: no map uses a tile of the box twice, and every place is used once', () => {
  for (const id of SCENARIO_IDS) {
    const rows = dataOf(id)?.layout ?? [];
    expect(new Set(rows.map(([at]) => at)).size).toBe(rows.length);
    if (!id.startsWith('Q')) expect(new Set(rows.map(([, face]) => face.slice(0, 2))).size).toBe(rows.length);
  }
});

test('Z15-EVENT-03 Z15-MARCH-02: from every tile of a map there is a way to every other, each step of it one link nearer', () => {
  for (const id of SCENARIO_IDS) {
    const { tiles: map = [], distance = [], toward = [] } = writtenBoard(id) ?? {};
    map.forEach(({ links }, from) => {
      const [far = [], next = []] = [distance[from], toward[from]];
      expect(new Set(map.flatMap((_, to) => (far[to] === 1 ? [to] : [])))).toEqual(new Set(links));
      const others = map.map((_, to) => to).filter(to => to !== from);
      const wrong = others.filter(
        to => !links.includes(next[to] ?? -1) || distance[next[to] ?? -1]?.[to] !== (far[to] ?? 0) - 1,
      );
      expect(wrong, `${id}, from tile ${from}`).toEqual([]);
      expect(Math.max(...far)).toBeLessThan(map.length);
    });
  }
});

test('Z15-RULING-20: the numbers of the data are the numbers of the table', () => {
  const { m } = table(4, { heroes: [{ hero: 'hazel' }, { hero: 'carter' }] }, { scenario: 'S04' });
  expect(m.state.heroes.map(({ weapons: [starter] }) => starter?.uses)).toEqual([
    weapons['hazel-guitar'].uses,
    weapons['carter-revolver'].uses,
    weapons['josh-bow'].uses,
    weapons['severity-sabre'].uses,
  ]);
});
