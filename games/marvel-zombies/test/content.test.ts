import { expect, test } from 'vitest';
import { BYSTANDERS, bystanders } from '../content/bystanders.ts';
import { horde, zombieHeroes } from '../content/enemies.ts';
import { SKILLS, heroes } from '../content/heroes.ts';
import { levelOf } from '../content/levels.ts';
import { missions } from '../content/missions.ts';
import { SOURCES } from '../content/source.ts';
import { SPAWN_CARDS, spawnCards } from '../content/spawn-cards.ts';
import { tiles } from '../content/tiles.ts';
import { SIGN, tokens } from '../content/tokens.ts';
import { TRAITS, traits } from '../content/traits.ts';
import { boards } from '../rules/board.ts';
import { reached } from '../rules/table.ts';
import { table } from './table.ts';
import { FACES, HEROES, HORDE, MISSIONS, ZOMBIE_HEROES } from '../ids.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

test('MZ-CASE-01, MZ-COMP-01, MZ-COMP-02, MZ-COMP-03: the box holds what the rulebook counts', () => {
  expect([HEROES.length, ZOMBIE_HEROES.length, BYSTANDERS.length]).toEqual([6, 4, 6]);
  expect(HORDE.map(kind => horde[kind].count)).toEqual([30, 10, 10]);
  expect(SPAWN_CARDS).toHaveLength(30);
  expect(SPAWN_CARDS.filter(id => spawnCards[id].kind === 'bystander')).toHaveLength(2);
  expect(sum(TRAITS.map(id => traits[id].copies))).toBe(30);
  expect(TRAITS).toHaveLength(15);
  expect(sum(Object.values(tokens).map(token => token.count))).toBe(27);
  expect(FACES).toHaveLength(8);
  const cards = HEROES.length + 30 + 30 + ZOMBIE_HEROES.length + BYSTANDERS.length + 1;
  expect(cards).toBe(77);
  expect(HEROES.length + 4 + 50 + BYSTANDERS.length).toBe(66);
});

test('MZ-COMP-05: no board needs more doors than there are tokens of their colour', () => {
  for (const id of MISSIONS) {
    const { doors } = boards[id];
    const of = (colour: string) => doors.filter(door => door.colour === colour).length;
    expect(of('plain') + of('red')).toBeLessThanOrEqual(10);
    expect(of('blue')).toBeLessThanOrEqual(1);
    expect(of('green')).toBeLessThanOrEqual(1);
  }
});

test('MZ-ENEMY-01..04: Actions, Toughness and XP of the four types of Enemies', () => {
  const shape = (kind: (typeof HORDE)[number]) => [horde[kind].actions, horde[kind].toughness, horde[kind].xp];
  expect(HORDE.map(shape)).toEqual([
    [1, 1, 1],
    [1, 2, 1],
    [2, 1, 1],
  ]);
  expect(ZOMBIE_HEROES.map(id => zombieHeroes[id].toughness)).toEqual([4, 3, 3, 4]);
});

test('MZ-CASE-40, MZ-XP-03: Blue to 6, Yellow to 18, Orange to 42, Red from 43 on', () => {
  expect([0, 6, 7, 18, 19, 42, 43].map(levelOf)).toEqual([0, 0, 1, 1, 2, 2, 3]);
});

test('MZ-ID-01: every identity card has Health 5, an Attack and one skill per level', () => {
  for (const id of HEROES) {
    const { health, attack, skills } = heroes[id];
    expect(health).toBe(5);
    expect(attack.range[0]).toBe(0);
    expect(attack.ranged).toBe(attack.range[1] > 0);
    expect(skills[1]).toBe('extra-action');
    expect(new Set(skills).size).toBe(4);
  }
  expect(new Set(HEROES.flatMap(id => heroes[id].skills)).size).toBe(SKILLS.length);
});

test('MZ-XP-04: a hero has the skill of its level and all lower ones', () => {
  table('M0', { heroes: { wasp: { xp: 19 }, hulk: { xp: 43 } } }).check(({ heroes: team }) => {
    const skills = (id: string) => {
      const hero = team.find(one => one.id === id);
      return SKILLS.filter(skill => hero && reached(hero).includes(skill));
    };
    expect(skills('wasp')).toEqual(['shrink', 'swarm-tactics', 'extra-action']);
    expect(skills('hulk')).toEqual(['rising-anger', 'mighty-leap', 'rampage', 'extra-action']);
    expect(skills('black-panther')).toEqual(['leaping-charge']);
  });
});

test('MZ-M0-01, MZ-M1-01, MZ-M2-01, MZ-VAR-02: missions carry their rating, and nothing else depends on it', () => {
  const rated = (difficulty: string) => MISSIONS.filter(id => missions[id].difficulty === difficulty);
  expect(rated('easy')).toEqual(['M0', 'M1', 'M2']);
  expect(rated('medium')).toEqual(['M3', 'M5', 'M6']);
  expect(rated('hard')).toEqual(['M4', 'M7', 'M8']);
});

test('every entry says where it comes from', () => {
  const entries = [
    ...Object.values(heroes),
    ...Object.values(heroes).map(hero => hero.attack),
    ...Object.values(horde),
    ...Object.values(zombieHeroes),
    ...Object.values(spawnCards),
    ...Object.values(traits),
    ...Object.values(bystanders),
    ...Object.values(tiles),
    ...Object.values(tokens),
    ...Object.values(missions),
    SIGN,
  ];
  for (const { source } of entries) expect(SOURCES).toContain(source);
});

test('the printed examples fix some figures: a Brutes Rush brings 2 at Yellow, Spider-Man rolls 3 dice at 4+', () => {
  expect(spawnCards.S19).toMatchObject({ kind: 'rush', enemy: 'brute', rows: [1, 2, 2, 3] });
  expect(heroes['spider-man'].attack).toMatchObject({ dice: 3, accuracy: 4, ranged: false });
  expect(heroes['black-panther'].attack.dice).toBe(2);
});

test('Fighters are Okoye, Wong and Sharon Carter', () => {
  expect(BYSTANDERS.filter(id => bystanders[id].fighter)).toEqual(['okoye', 'wong', 'sharon-carter']);
});
