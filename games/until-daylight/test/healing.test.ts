import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../engine/testing/scene.ts';
import type { UntilDaylight } from '../spec.ts';
import { table } from './table.ts';
import type { CardId } from '../content/cards.ts';

const ready = { type: 'ready' } as const;
const offer = (card: CardId, to: number, bag: number | null = null) => ({ type: 'offer', card, bag, to }) as const;
const accept = (from: number) => ({ type: 'accept', from, instead: null }) as const;
const heal = (card: CardId) => ({ type: 'heal', card }) as const;

const exchange = (seats: number, players: object[]): Scene<UntilDaylight> =>
  table(seats, { phase: 'exchange', players });

describe('healing', () => {
  test.each([
    ['can-of-beans', 1],
    ['water-bottle', 1],
    ['canned-stew', 2],
    ['bandages', 2],
    ['first-aid-kit', 3],
  ] as const)('UD-HEAL-01: %s heals %d and is discarded', (card, amount) => {
    exchange(2, [{ items: [card, 'luck'], damage: 5 }, { damage: 5 }])
      .play(0, heal(card))
      .shows({ players: [{ items: ['luck'], damage: 5 - amount }, { damage: 5 }], rubbleDiscard: [card] });
  });

  test('UD-HEAL-01: any number of them, one after another, also out of a Backpack', () => {
    exchange(2, [{ items: ['bandages', 'bandages'], bags: [['first-aid-kit']], damage: 8 }, {}])
      .play(0, heal('bandages'))
      .play(0, heal('first-aid-kit'))
      .play(0, heal('bandages'))
      .offers(0, offer('backpack', 1, 0), ready)
      .shows({
        players: [{ items: [], bags: [[]], damage: 1 }, {}],
        rubbleDiscard: ['bandages', 'first-aid-kit', 'bandages'],
      });
  });

  test('UD-HEAL-01 UD-RULING-16: on the own character only, and with Healing items only', () => {
    exchange(2, [{ items: ['bandages', 'luck'] }, { damage: 4 }])
      .refuses(1, heal('bandages'), 'UD-TRADE-01')
      .refuses(0, heal('luck'), 'UD-TRADE-01')
      .play(0, offer('bandages', 1))
      .play(1, accept(0))
      .play(1, heal('bandages'))
      .shows({
        players: [
          { items: ['luck'], damage: 0 },
          { items: [], damage: 2 },
        ],
      });
  });

  test('UD-HEAL-01: in no other phase', () => {
    const players = [{ items: ['bandages'], damage: 4 }];
    table(2, { phase: 'search', active: ['nails', 'wave'], players })
      .forbids(0, { type: 'heal' })
      .refuses(0, heal('bandages'), 'UD-SEARCH-05');
    table(2, { players, line: ['brute-a'] })
      .forbids(0, { type: 'heal' })
      .refuses(0, heal('bandages'), 'UD-COMBAT-02');
  });

  test('UD-CASE-28 UD-HEAL-01..02: what is too much is lost', () => {
    const scene = exchange(2, [{ character: 'pillar', items: ['first-aid-kit'], damage: 2 }, {}])
      .play(0, heal('first-aid-kit'))
      .shows({ players: [{ items: [], damage: 0 }, {}], rubbleDiscard: ['first-aid-kit'] });
    expect(scene.events('healed')).toEqual([{ type: 'healed', seat: 0, amount: 2, card: 'first-aid-kit', damage: 0 }]);
  });

  test('UD-HEAL-02: unhurt one may heal all the same, to free the slot', () => {
    exchange(2, [{ items: ['can-of-beans'] }, {}])
      .play(0, heal('can-of-beans'))
      .shows({ players: [{ items: [], damage: 0 }, {}], rubbleDiscard: ['can-of-beans'] });
  });
});

test('UD-TRADE-03: an offered Backpack that its giver throws away is not replaced by another one', () => {
  table(2, {
    phase: 'exchange',
    players: [{ items: ['machete'], bags: [['luck'], ['bullets']] }, { items: ['pistol'] }],
  })
    .play(0, { type: 'offer', card: 'backpack', bag: 0, to: 1 })
    .play(0, { type: 'discard', card: 'backpack', bag: 0 })
    .forbids(1, { type: 'accept' })
    .shows({ players: [{ bags: [['bullets']] }, { bags: [] }], rubbleDiscard: ['backpack', 'luck'] });
});
