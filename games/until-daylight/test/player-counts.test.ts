import { expect, test } from 'vitest';
import { given } from '../../../engine/testing/scene.ts';
import { type RubbleId, rubble } from '../content/rubble.ts';
import { game } from '../rules/game.ts';
import { rubbleDeck } from '../rules/setup.ts';
import { table } from './table.ts';

const RUBBLE = Object.keys(rubble) as RubbleId[];
const end = { type: 'end' } as const;
const face = { type: 'face' } as const;
const ready = { type: 'ready' } as const;

test('UD-SOLO-01: 3 weapons, 10 slots, 46 cards of number 1 and 7 of them each round', () => {
  given(game, { seats: 1 })
    .asks('night/characters', 0)
    .play(0, { type: 'pickCharacter', character: 'trigger' })
    .asks('night/weapons', 0)
    .play(0, { type: 'pickWeapon', weapon: 'machete' })
    .asks('night/weapons', 0)
    .refuses(0, { type: 'pickWeapon', weapon: 'machete' }, 'UD-SETUP-05')
    .shuffle('wave')
    .play(0, { type: 'pickWeapon', weapon: 'crossbow' })
    .asks('wave/choose', 0)
    .check(({ active, reserve, players }, m) => {
      expect(players[0]?.items).toEqual(['trigger-magnum', 'machete', 'crossbow']);
      expect(reserve).toHaveLength(39);
      expect(active).toHaveLength(7);
      for (const id of RUBBLE)
        expect([...active, ...reserve].filter(card => card === id)).toHaveLength(rubble[id].byNumber[0]);
      expect(m.game.view(m, 0).players[0]).toMatchObject({ slots: 10, used: 3 });
    });
});

test('UD-SOLO-01: ten slots can be filled, the eleventh item needs room', () => {
  const nine = ['machete', 'pistol', 'crossbow', 'luck', 'luck', 'luck', 'focus', 'vitamins', 'bloodlust'] as const;
  table(1, { phase: 'search', active: ['empty-can', 'old-tyre', 'wave'], players: [{ items: [...nine] }] })
    .asks('find/keep', 0)
    .play(0, { type: 'keep', instead: null })
    .asks('find/keep', 0)
    .refuses(0, { type: 'keep', instead: null }, 'UD-SEARCH-05')
    .play(0, { type: 'keep', instead: { card: 'luck', bag: null } })
    .asks('wave/choose', 0)
    .check((_s, m) => expect(m.game.view(m, 0).players[0]?.used).toBe(10));
});

test('UD-SOLO-01: the seat stays first player, and is holder in every Combat phase', () => {
  table(1, { line: ['wanderer-a'], assaults: ['greedy'], players: [{ character: 'klepto' }] })
    .shuffle('wave')
    .play(0, end)
    .asks('wave/choose', 0)
    .shows({ round: 2, first: 0, holder: null, players: [{ damage: 1 }] })
    .play(0, face)
    .play(0, ready)
    .asks('turn/act', 0)
    .shows({ first: 0, holder: 0 });
});

test('UD-SOLO-02: Encouragement is not in the deck of one player', () => {
  expect(rubbleDeck(1)).not.toContain('encouragement');
  for (const players of [2, 3, 4, 5, 6]) expect(rubbleDeck(players)).toContain('encouragement');
});

test('UD-SOLO-02: alone the Pillar has no use for his Human Shield, but may hold the line for himself', () => {
  table(1, { line: ['brute-a'], players: [{ character: 'pillar' }] })
    .offers(0, { type: 'holdTheLine', seat: 0 }, end)
    .refuses(0, { type: 'humanShield' }, 'UD-COMBAT-02');
  table(2, { holder: 1, line: ['brute-a'], players: [{ character: 'pillar' }] }).allows(0, { type: 'humanShield' });
});

test.each([
  ['normal', 10, 7],
  ['easier', 11, 8],
  ['harder', 9, 6],
] as const)('UD-MODE-02: %s: the Pillar has life %i, the Psycho %i', (difficulty, pillar, psycho) => {
  const laid = (damage: number) =>
    table(
      2,
      {
        turn: 1,
        line: ['wanderer-a'],
        players: [{ character: 'pillar', damage }, { character: 'psycho' }],
      },
      { difficulty },
    );
  const seen = laid(0);
  expect(seen.m.game.view(seen.m, null).players.map(p => p.life)).toEqual([pillar, psycho]);
  laid(pillar - 1)
    .play(1, end)
    .ends('death')
    .shows({ players: [{ damage: pillar }, {}] });
  laid(pillar - 2)
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ outcome: null, players: [{ damage: pillar - 1 }, {}] });
});

test('UD-MODE-02: without a choice the difficulty is that of the rulebook', () => {
  const scene = table(1, { players: [{ character: 'hipster' }] });
  expect(scene.m.setup.options.difficulty).toBe('normal');
  expect(scene.m.game.view(scene.m, 0).players[0]?.life).toBe(9);
});
