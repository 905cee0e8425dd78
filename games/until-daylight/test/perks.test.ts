import { describe, expect, test } from 'vitest';
import type { WeaponId } from '../content/weapons.ts';
import { game } from '../rules/game.ts';
import { table } from './table.ts';

// What holds for all perks; the characters have files of their own.

const end = { type: 'end' } as const;
const go = { type: 'go' } as const;
const pass = { type: 'pass' } as const;
const humanShield = { type: 'humanShield' } as const;
const holdTheLine = (seat: number) => ({ type: 'holdTheLine', seat }) as const;
const attack = (weapon: WeaponId, target: number) => ({ type: 'attack', weapon, target }) as const;
const load = (count: number) => ({ type: 'load', count }) as const;
const nails = Array.from({ length: 40 }, () => 'nails');

describe('perks', () => {
  test('UD-PERK-01: the main perk is always there, the first-player perk only with the token', () => {
    const players = [{}, { character: 'pillar' }, {}];
    table(3, { players, first: 0, turn: 1, holder: 0, line: ['brute-a'] })
      .asks('turn/act', 1)
      .offers(1, humanShield, end)
      .refuses(1, holdTheLine(1), 'UD-PERK-01');
    table(3, { players, first: 1, holder: 0, line: ['brute-a'] }).offers(
      1,
      humanShield,
      holdTheLine(0),
      holdTheLine(1),
      holdTheLine(2),
      end,
    );
  });

  test('UD-PERK-02: perks are optional, but for those marked mandatory', () => {
    const items = ['pistol', 'bullets'];
    table(2, { players: [{ character: 'trigger', items }, {}], line: ['monster-a'], combatDeck: ['c-zero'] })
      .play(0, attack('pistol', 0))
      .play(0, load(1))
      .asks('attack/prepare', 0)
      .play(0, go)
      .shows({ line: ['monster-a:6'], players: [{ used: [] }, {}], combatDiscard: ['c-zero'] });
    table(2, { players: [{ character: 'psycho', items: ['machete'] }, {}], line: ['monster-a'] })
      .play(0, attack('machete', 0))
      .asks('turn/act', 0)
      .shows({ line: ['monster-a:5'], players: [{ damage: 1, used: [] }, {}] });
  });

  test('UD-PERK-03: once a round, from one Search phase to the next', () => {
    table(2, { players: [{ character: 'pillar' }, { items: ['encouragement'] }], holder: 1, reserve: nails })
      .play(0, humanShield)
      .play(0, holdTheLine(1))
      .refuses(0, holdTheLine(0), 'UD-PERK-03')
      .play(0, end)
      .play(1, { type: 'encourage' }) // the WAVE is elsewhere again
      .shows({ holder: 1, players: [{ used: ['main', 'first'] }, {}] })
      .refuses(0, humanShield, 'UD-PERK-03')
      .play(0, end)
      .shuffle('wave')
      .play(1, end)
      .asks('wave/choose', 1)
      .shows({ round: 2, first: 1, players: [{ used: [] }, { used: [] }] });
  });

  test('UD-PERK-04: only on the own turn of the Combat phase', () => {
    const players = [{ character: 'pillar' }, { character: 'hipster', items: ['planks', 'nails'] }];
    table(2, { players, first: 1, holder: 1 })
      .refuses(0, humanShield, 'UD-COMBAT-02')
      .play(1, end)
      .asks('turn/act', 0)
      .play(0, humanShield)
      .shows({ holder: 0 });
    table(2, { players, first: 0, holder: 1, phase: 'exchange' })
      .forbids(0, { type: 'humanShield' }, { type: 'holdTheLine' })
      .refuses(0, holdTheLine(0), 'UD-TRADE-01')
      .forbids(1, { type: 'craft' });
    table(2, { players, first: 0, phase: 'search', active: ['planks', 'wave'] })
      .refuses(0, holdTheLine(0), 'UD-SEARCH-05')
      .offers(0, { type: 'keep', instead: null }, { type: 'leave' });
  });

  test('UD-PERK-04: Diversion works in the Search phase, Black Market in the Exchange phase and nowhere else', () => {
    const haggler = [{ character: 'haggler', items: ['luck'] }];
    const sell = { type: 'blackMarket', card: 'luck', bag: null } as const;
    table(2, { players: haggler, phase: 'exchange', rubbleDiscard: ['nails'] }).allows(0, sell);
    table(2, { players: haggler, rubbleDiscard: ['nails'] }).refuses(0, sell, 'UD-COMBAT-02');
    table(2, { players: haggler, phase: 'search', active: ['nails', 'wave'], rubbleDiscard: ['nails'] }).refuses(
      0,
      sell,
      'UD-SEARCH-05',
    );
    table(2, { players: [{ character: 'klepto' }], phase: 'search', active: ['wave', 'nails'] })
      .play(0, { type: 'delay' })
      .shows({ players: [{ damage: 0, used: ['first'] }, {}] });
  });

  test('UD-PERK-05: using a perk is no action', () => {
    const items = ['machete'];
    table(2, { players: [{ character: 'pillar', items }, {}], holder: 1, line: ['brute-a'] })
      .play(0, humanShield)
      .play(0, holdTheLine(0))
      .check((_s, m) => expect(game.view(m, null).focus?.actions).toBe(1))
      .offers(0, attack('machete', 0), end);
  });

  test('UD-PERK-06: no perk reaches a card that is out of the fight', () => {
    table(2, { players: [{ character: 'psycho', items: ['machete'] }, {}], line: ['wanderer-a', 'brute-a*'] })
      .play(0, attack('machete', 0))
      .asks('turn/act', 0) // a Bloodbath would have no target
      .offers(0, end)
      .shows({ line: ['brute-a*'], players: [{ used: [] }, {}] });
    table(2, {
      players: [{ character: 'psycho', items: ['machete'] }, {}],
      line: ['wanderer-a', 'brute-a*', 'looter-a'],
    })
      .play(0, attack('machete', 0))
      .asks('attack/bloodbath', 0)
      .offers(0, attack('machete', 2), pass);
  });

  test('UD-PERK-06: neither the Workshop, One in the Chamber nor the +1 of a Frenzy', () => {
    const spear = (target: number) =>
      ({ type: 'craft', recipe: 'spear', target, trash: null, workshop: true }) as const;
    const hipster = table(2, {
      players: [{ character: 'hipster', items: ['planks', 'shards'] }, {}],
      line: ['brute-a*', 'brute-b', 'looter-a*'],
    }).allows(0, spear(1));
    for (const out of [0, 2]) hipster.forbids(0, { type: 'craft', target: out }).refuses(0, spear(out), 'UD-COMBAT-02');
    table(2, { players: [{ character: 'trigger', items: ['trigger-magnum'] }, {}], line: ['brute-a*', 'brute-b'] })
      .allows(0, attack('trigger-magnum', 1)) // with the bullet that does not exist
      .refuses(0, attack('trigger-magnum', 0), 'UD-TOK-GRN-01');
    table(2, {
      players: [{ character: 'psycho', items: ['chainsaw'] }, {}],
      line: ['wanderer-a:1*', 'brute-a', 'wanderer-b:1'],
    })
      .play(0, attack('chainsaw', 1))
      .shows({ line: ['wanderer-a:1*', 'brute-a:1'] });
  });

  test('UD-PERK-07 UD-RULING-19: a unique weapon takes no perk along, and any character may use it', () => {
    table(2, {
      players: [{ character: 'hipster', items: ['trigger-magnum', 'bullets'] }, {}],
      line: ['monster-a'],
      combatDeck: ['c-plus1'],
    })
      .play(0, attack('trigger-magnum', 0))
      .asks('turn/act', 0)
      .shows({ line: ['monster-a:4'], combatDiscard: ['c-plus1'], players: [{ used: [] }, {}] });
    table(2, {
      players: [{ character: 'hipster', items: ['psycho-cleaver'] }, {}],
      line: ['brute-a'],
      combatDeck: ['c-zero', 'c-zero'],
    })
      .play(0, attack('psycho-cleaver', 0))
      .shows({ line: ['brute-a:3'], players: [{ damage: 0 }, {}] });
  });

  test('UD-PERK-08: the token goes to the next seat, and the first-player perk with it', () => {
    const players = [{ character: 'pillar' }, { character: 'trigger', items: ['pistol'] }];
    table(2, { players, line: ['wanderer-a'], reserve: nails, assaults: ['swarming'] })
      .play(0, end)
      .refuses(1, attack('pistol', 0), 'UD-ATT-02')
      .shuffle('wave')
      .play(1, end)
      .shows({ first: 1, round: 2 })
      .play(1, { type: 'face' })
      .play(0, { type: 'ready' })
      .play(1, { type: 'ready' })
      .asks('turn/act', 1)
      .allows(1, attack('pistol', 0))
      .play(1, end)
      .refuses(0, holdTheLine(0), 'UD-PERK-01');
  });
});
