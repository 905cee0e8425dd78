import { describe, expect, test } from 'vitest';
import type { Language } from '../../../engine/box.ts';
import { prompt } from '../../../engine/queries.ts';
import { labelLaws } from '../../../engine/testing/labels.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { HEROES } from '../content/heroes.ts';
import { box } from '../index.ts';
import type { Carry } from '../spec.ts';
import { table } from './table.ts';

const { game } = box;

/** Whoever goes on with two of everything. */
const carry: Carry = {
  next: 'S05',
  won: true,
  attempts: 0,
  deeds: [],
  heroes: HEROES.map((hero, i) => ({
    hero,
    seat: i % 4,
    weapons: [
      { card: 'pistol', uses: 1 },
      { card: 'pistol', uses: 2 },
    ],
    objects: [
      { card: 'ammo', uses: 1 },
      { card: 'ammo', uses: 1 },
    ],
    bags: ['bag-1', 'bag-1', 'bag-3'],
  })),
};

const quick = game.options.parse({ keys: true, bags: true, events1: true, events2: true });

labelLaws(box, {
  setups: [
    ...[2, 4].map(seats => complete(game, { scenario: 'S08', seats, carry })),
    complete(game, { scenario: 'quick', seats: 4, options: quick }),
  ],
});

/** What is offered or barred of some types, in both languages. */
function labels(given: object, ...types: string[]): { [L in Language]: string[] } {
  const { m } = table(4, given);
  const asked = prompt(m, 0);
  const all = [...(asked?.options ?? []), ...(asked?.barred ?? []).map(({ action }) => action)];
  const read = (language: Language): string[] =>
    all
      .filter(({ type }) => types.includes(type))
      .map(action => box.texts[language].action(action, game.view(m, 0), ['Ana', 'Bo', 'Cy', 'Di']))
      .sort();
  return { fr: read('fr'), en: read('en') };
}

describe('two of one name are told apart', () => {
  test('by the uses left where they differ', () => {
    const heroes = [
      {
        at: '02-B',
        weapons: ['pistol:1', 'pistol:2'],
      },
    ];
    expect(labels({ heroes, zombies: { '02-B': 1 } }, 'fight')).toEqual({
      fr: ['Attaquer avec le pistolet (1 usage restant)', 'Attaquer avec le pistolet (2 usages restants)'],
      en: ['Attack with the pistol (1 use left)', 'Attack with the pistol (2 uses left)'],
    });
  });

  test('else by number', () => {
    const heavies = [
      { object: 'jerrycan', at: '02-B' },
      { object: 'jerrycan', at: '02-B' },
      { object: 'radio', at: '02-B' },
    ];
    expect(labels({ heroes: [{ at: '02-B' }], zombies: {}, heavies }, 'takeHeavy')).toEqual({
      fr: ['Prendre la radio', 'Prendre le jerrican (n° 1)', 'Prendre le jerrican (n° 2)'],
      en: ['Take the jerrycan (no. 1)', 'Take the jerrycan (no. 2)', 'Take the radio'],
    });
  });
});
