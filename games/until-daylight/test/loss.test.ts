import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../engine/testing/scene.ts';
import type { UntilDaylight } from '../spec.ts';
import { table } from './table.ts';

const end = { type: 'end' } as const;
const nails = Array.from({ length: 30 }, () => 'nails');

interface Owner {
  items: string[];
  bags?: string[][];
}

/** A Looter is about to hurt seat 0: the next `end` of seat 1 lets it. */
const looter = (owner: Owner): Scene<UntilDaylight> =>
  table(2, { players: [owner], line: ['looter-a'], reserve: nails }).play(0, end);

/** Seat 0 is about to draw a Crow Attack: the next `leave` of seat 1 lets it. */
const crows = (owner: Owner): Scene<UntilDaylight> =>
  table(2, { phase: 'search', first: 1, players: [owner], active: ['nails', 'crow-attack', 'nails', 'wave'] });

/** Seat 0 is about to choose a Combat card that makes it lose something. */
const combatCard = (owner: Owner): Scene<UntilDaylight> =>
  table(2, {
    players: [{ character: 'pillar', ...owner }],
    line: ['monster-a'],
    combatDeck: ['c-plus1-discard', 'c-zero'],
  }).play(0, { type: 'attack', weapon: 'fire-axe', target: 0 });
const choose = { type: 'choose', card: 'c-plus1-discard' } as const;

describe('which cards may be lost', () => {
  const stacked = { items: ['machete', 'pistol', 'bullets', 'bullets', 'bullets', 'empty-can'] };

  test('UD-CASE-12 UD-LOSS-01: each card of a stack counts', () => {
    const scene = looter(stacked).picks(2).play(1, end);
    scene.shows({
      players: [{ items: ['machete', 'pistol', 'bullets', 'bullets', 'empty-can'], damage: 1 }, { damage: 0 }],
      rubbleDiscard: ['bullets'],
    });
    expect(scene.events('discarded')).toEqual([
      { type: 'discarded', seat: 0, cards: ['bullets'], bag: null, cause: 'looter' },
    ]);
  });

  test.each([
    [0, 'bullets'],
    [1, 'bullets'],
    [2, 'bullets'],
    [3, 'empty-can'],
  ])('UD-CASE-12 UD-LOSS-01: pick %d of four takes the %s', (index, card) => {
    looter(stacked)
      .picks(index)
      .play(1, end)
      .shows({ rubbleDiscard: [card] });
  });

  test('UD-CASE-12 UD-LOSS-01: there is no fifth card to pick', () => {
    expect(() => looter(stacked).picks(4).play(1, end)).toThrow('4 things');
  });

  test('UD-LOSS-02: starting weapons are never lost, whatever the cause', () => {
    const owner = { items: ['fire-axe', 'trigger-magnum'] };
    const untouched = { players: [{ items: ['fire-axe', 'trigger-magnum'] }, {}] };
    const scenes = [
      looter(owner)
        .play(1, end)
        .shows({ ...untouched, rubbleDiscard: [] }),
      crows(owner)
        .play(1, { type: 'leave' })
        .shows({ ...untouched, rubbleDiscard: ['nails', 'crow-attack'] }),
      combatCard(owner)
        .play(0, choose)
        .shows({ ...untouched, rubbleDiscard: [] }),
    ];
    expect(scenes.flatMap(scene => scene.events('nothingLost'))).toEqual(
      (['looter', 'crows', 'combatCard'] as const).map(cause => ({ type: 'nothingLost', seat: 0, cause })),
    );
  });

  test('UD-LOSS-02 UD-RULING-11: a found weapon is lost to crows and Combat cards, not to a Looter', () => {
    const owner = { items: ['fire-axe', 'katana'] };
    looter(owner)
      .play(1, end)
      .shows({ players: [{ items: ['fire-axe', 'katana'], damage: 1 }, {}], rubbleDiscard: [] });
    crows(owner)
      .picks(0)
      .play(1, { type: 'leave' })
      .shows({ players: [{ items: ['fire-axe'] }, {}], rubbleDiscard: ['nails', 'crow-attack', 'katana'] });
    combatCard(owner)
      .picks(0)
      .play(0, choose)
      .shows({ players: [{ items: ['fire-axe'] }, {}], rubbleDiscard: ['katana'] });
  });

  test('UD-LOSS-03 UD-RULING-12: a Combat card may take the Backpack, with all that it holds', () => {
    combatCard({ items: ['fire-axe', 'empty-can'], bags: [['bandages', 'bullets', 'bullets']] })
      .picks(1)
      .play(0, choose)
      .shows({
        players: [{ items: ['fire-axe', 'empty-can'], bags: [] }, {}],
        rubbleDiscard: ['backpack', 'bandages', 'bullets', 'bullets'],
      });
  });

  test('UD-LOSS-03: what lies inside is not eligible card by card', () => {
    const owner = { items: ['fire-axe', 'empty-can'], bags: [['bandages', 'bullets', 'bullets']] };
    combatCard(owner)
      .picks(0)
      .play(0, choose)
      .shows({ players: [{ items: ['fire-axe'], bags: [['bandages', 'bullets', 'bullets']] }, {}] });
    expect(() => combatCard(owner).picks(2).play(0, choose)).toThrow('2 things');
  });

  test('UD-LOSS-03: a Backpack that holds a starting weapon is safe from Combat cards too', () => {
    combatCard({ items: ['fire-axe', 'empty-can'], bags: [['pistol', 'bandages']] })
      .picks(0)
      .play(0, choose)
      .shows({ players: [{ items: ['fire-axe'], bags: [['pistol', 'bandages']] }, {}], rubbleDiscard: ['empty-can'] });
    const nothing = combatCard({ items: ['fire-axe'], bags: [['pistol', 'bandages']] }).play(0, choose);
    nothing.shows({ players: [{ items: ['fire-axe'], bags: [['pistol', 'bandages']] }, {}], rubbleDiscard: [] });
  });

  test('UD-LOSS-03: for Looters and crows the Backpack is not there', () => {
    const owner = { items: ['machete', 'empty-can', 'luck'], bags: [['bandages']] };
    expect(() => looter(owner).picks(2).play(1, end)).toThrow('2 things');
    expect(() => crows(owner).picks(2).play(1, { type: 'leave' })).toThrow('2 things');
  });

  test('UD-LOSS-04: with nothing to lose nothing is lost', () => {
    const scene = looter({ items: [], bags: [['luck']] }).play(1, end);
    scene.shows({ players: [{ items: [], bags: [['luck']], damage: 1 }, {}], rubbleDiscard: [] });
    expect(scene.events('nothingLost')).toEqual([{ type: 'nothingLost', seat: 0, cause: 'looter' }]);
  });
});
