import { describe, expect, test } from 'vitest';
import { preview } from '../../../engine/queries.ts';
import type { Scene } from '../../../engine/testing/scene.ts';
import { assaults } from '../content/assaults.ts';
import { horde } from '../content/horde.ts';
import type { UntilDaylight } from '../spec.ts';
import { table } from './table.ts';
import { KINDS } from '../ids.ts';

const keep = { type: 'keep', instead: null } as const;
const leave = { type: 'leave' } as const;
const face = { type: 'face' } as const;
const delay = { type: 'delay' } as const;
const ready = { type: 'ready' } as const;
const end = { type: 'end' } as const;

/** A Search phase with this active pile. */
const search = (seats: number, active: string[], more: object = {}): Scene<UntilDaylight> =>
  table(seats, { phase: 'search', active, ...more });

/** The Horde piles of these kinds hold these cards only. */
const layPiles = (scene: Scene<UntilDaylight>, piles: Partial<UntilDaylight['state']['horde']>): void => {
  Object.assign(scene.m.state.horde, piles);
};
const pileSizes = (scene: Scene<UntilDaylight>): number[] => KINDS.map(kind => scene.m.state.horde[kind].length);

describe('Face or Delay', () => {
  test('UD-CASE-18 UD-WAVE-01 UD-WAVE-04: the first WAVE of the round reveals the Assault card', () => {
    const scene = search(3, ['nails', 'wave', 'bandages', 'planks'], {
      round: 2,
      assaults: ['greedy', 'brutal', 'swarming', 'chaotic', 'ruthless'],
    });
    scene
      .shows({ assault: null })
      .play(0, leave)
      .asks('wave/choose', 1)
      .shows({ assault: 'greedy', assaults: ['brutal', 'swarming', 'chaotic', 'ruthless'], holder: null })
      .play(1, delay)
      .asks('find/keep', 1)
      .shows({ players: [{ damage: 0 }, { damage: 1 }, { damage: 0 }], active: ['planks'] })
      .shuffle('planks', 'wave')
      .play(1, keep)
      .asks('find/keep', 2)
      .shows({ active: ['wave'], players: [{}, { items: ['bandages'], damage: 1 }, {}] })
      .play(2, leave)
      .asks('wave/choose', 0)
      .shows({ assault: 'greedy', assaults: ['brutal', 'swarming', 'chaotic', 'ruthless'], round: 2 });
    expect(scene.events('assaultRevealed')).toEqual([{ type: 'assaultRevealed', assault: 'greedy' }]);
  });

  test('UD-WAVE-02: who drew it chooses, and nobody else', () => {
    search(3, ['wave', 'nails'], { first: 1 })
      .asks('wave/choose', 1)
      .offers(1, face, delay)
      .refuses(0, delay, 'UD-WAVE-02')
      .refuses(2, face, 'UD-WAVE-02')
      .refuses(1, { type: 'pass' }, 'UD-WAVE-02');
  });

  test('UD-WAVE-03: facing it makes one the holder, ends the search and brings the horde', () => {
    search(2, ['nails', 'wave', 'planks'], { assaults: ['greedy'] })
      .play(0, leave)
      .shuffle()
      .play(1, face)
      .asks('exchange/trade', 0, 1)
      .shows({ holder: 1, phase: 'exchange', active: ['planks'], players: [{ damage: 0 }, { damage: 0 }] })
      .check(s => expect(s.line.map(foe => horde[foe.card].kind)).toEqual(['looter', 'looter']));
  });

  test('UD-WAVE-04 UD-RULING-07: damage first, then a card that cannot be the WAVE, which goes back afterwards', () => {
    const scene = search(3, ['wave', 'rodent-attack', 'planks'], { assaults: ['greedy'] })
      .shuffle('planks')
      .play(0, delay)
      .asks('find/keep', 1)
      .shows({
        players: [{ damage: 2 }, { damage: 0 }, { damage: 0 }],
        rubbleDiscard: ['rodent-attack'],
        active: ['wave'],
        holder: null,
        line: [],
      });
    expect(scene.events('damaged').map(e => e.cause)).toEqual(['delay', 'badLuck']);
  });

  test('UD-WAVE-04: one other card in the pile is enough to draw it', () => {
    search(2, ['wave', 'planks'])
      .play(0, delay)
      .asks('find/keep', 0)
      .play(0, keep)
      .asks('wave/choose', 1)
      .shows({
        active: [],
        players: [
          { items: ['planks'], damage: 1 },
          { items: [], damage: 0 },
        ],
      });
  });

  test('UD-WAVE-05 UD-RULING-06: with no other card the WAVE passes to the next seat', () => {
    const scene = search(3, ['wave'], { first: 2, assaults: ['greedy', 'brutal'] })
      .play(2, delay)
      .asks('wave/choose', 0)
      .shows({ players: [{ damage: 0 }, { damage: 0 }, { damage: 1 }], active: [], holder: null })
      .offers(0, face, delay)
      .play(0, delay)
      .asks('wave/choose', 1)
      .play(1, face)
      .asks('exchange/trade', 2, 0, 1)
      .shows({ holder: 1, players: [{ damage: 1 }, { damage: 0 }, { damage: 1 }], active: [], assaults: ['brutal'] });
    expect(scene.events('wavePassed').map(e => e.seat)).toEqual([0, 1]);
    expect(scene.events('cardDrawn')).toEqual([]);
  });

  test('UD-WAVE-06: no limit to the delays of a round', () => {
    const scene = search(1, ['wave', 'nails', 'nails', 'nails', 'nails'], { players: [{ character: 'pillar' }] });
    for (const left of [3, 2, 1]) {
      scene.play(0, delay).shuffle('wave').play(0, leave).asks('wave/choose', 0);
      scene.check(s => expect(s.active).toHaveLength(left));
    }
    scene.play(0, delay).play(0, leave).asks('wave/choose', 0);
    for (const damage of [5, 6, 7])
      scene
        .play(0, delay)
        .asks('wave/choose', 0)
        .shows({ players: [{ damage }] });
    scene.offers(0, face, delay);
  });

  test('UD-WAVE-07 UD-RULING-08: a delay that kills is legal, flagged, and loses the game', () => {
    const players = [{ character: 'trigger', damage: 7 }, { character: 'pillar' }];
    const scene = search(2, ['wave', 'nails'], { players });
    expect(preview(scene.m, 0, delay)).toMatchObject({ type: 'delay', lethal: true });
    scene
      .offers(0, face, delay)
      .play(0, delay)
      .ends('death')
      .shows({ active: ['nails'], players: [{ damage: 8 }, {}] });
  });

  test('UD-WAVE-07: one point of life more and nothing is flagged', () => {
    const players = [{ character: 'trigger', damage: 6 }, { character: 'pillar' }];
    const scene = search(2, ['wave', 'nails'], { players });
    expect(preview(scene.m, 0, delay)).toMatchObject({ type: 'delay', lethal: false });
    scene
      .play(0, delay)
      .asks('find/keep', 0)
      .shows({ players: [{ damage: 7 }, {}] });
  });

  test('UD-WAVE-07: a delay for which a Diversion pays is not flagged', () => {
    const players = [{ character: 'klepto' }, { character: 'trigger', damage: 7 }];
    const scene = search(2, ['nails', 'wave', 'nails'], { players }).play(0, leave);
    expect(preview(scene.m, 1, delay)).toMatchObject({ type: 'delay', lethal: false });
    scene
      .play(1, delay)
      .asks('find/keep', 1)
      .shows({ players: [{ damage: 0 }, { damage: 7 }] });
  });

  test('UD-CASE-22 UD-WAVE-08: the WAVE takes no slot and is no item', () => {
    const items = ['machete', 'pistol', 'luck', 'focus', 'bandages', 'vitamins', 'empty-can', 'old-tyre'];
    const wave = 'wave' as never; // no card of an inventory: the types say so too
    const scene = search(2, ['wave', 'nails'], { players: [{ items }], assaults: ['swarming'] })
      .play(0, face)
      .asks('exchange/trade', 0, 1)
      .shows({ holder: 0, players: [{ items, bags: [] }, {}] })
      .refuses(0, { type: 'offer', card: wave, bag: null, to: 1 }, 'UD-TRADE-01')
      .refuses(0, { type: 'discard', card: wave, bag: null }, 'UD-INV-04');
    expect(JSON.stringify(scene.m.state.players)).not.toContain('wave');
  });

  test('UD-WAVE-09: the holder keeps it until the next Search phase begins', () => {
    const scene = search(2, ['wave', 'nails'], { first: 1, assaults: ['swarming'] })
      .play(1, face)
      .shows({ holder: 1, phase: 'exchange' })
      .play(1, ready)
      .play(0, ready)
      .asks('turn/act', 1);
    scene.m.state.line = []; // nobody attacks
    scene
      .shows({ holder: 1, phase: 'combat', active: ['nails'] })
      .play(1, end)
      .shows({ holder: 1, phase: 'combat' })
      .shuffle('nails')
      .play(0, end)
      .asks('find/keep', 0)
      .shows({ holder: null, phase: 'search', round: 2 })
      .check(s => expect(s.active.filter(card => card === 'wave')).toHaveLength(1));
  });
});

describe('the horde arrives', () => {
  test.each([1, 2, 3, 4, 5, 6])('UD-ASSAULT-07 UD-ASSAULT-01: BRUTAL with %d players', seats => {
    const column = {
      wanderer: [1, 0, 1, 1, 2, 2],
      looter: [0, 1, 1, 1, 2, 1],
      brute: [1, 2, 3, 4, 4, 5],
      monster: [0, 0, 0, 0, 0, 0],
      survivor: [1, 1, 1, 1, 1, 1],
    };
    const scene = search(seats, ['wave', 'nails'], { assaults: ['brutal'] });
    const before = pileSizes(scene);
    scene.play(0, face);
    const kinds = scene.m.state.line.map(foe => horde[foe.card].kind);
    KINDS.forEach((kind, i) => {
      const wanted = column[kind][seats - 1] ?? 0;
      expect(kinds.filter(one => one === kind)).toHaveLength(wanted);
      expect(scene.m.state.horde[kind]).toHaveLength((before[i] ?? 0) - wanted);
    });
  });

  test('UD-CASE-19 UD-ASSAULT-01..02 UD-ASSAULT-07: BRUTAL at three players, in random order', () => {
    const scene = search(3, ['wave', 'nails'], { assaults: ['brutal'], line: [] });
    layPiles(scene, { brute: ['brute-c', 'brute-b', 'brute-a'], wanderer: ['wanderer-b'], looter: ['looter-c'] });
    scene
      .shuffle('brute-b', 'survivor-a', 'looter-c', 'brute-a', 'wanderer-b', 'brute-c')
      .play(0, face)
      .shows({ line: ['brute-b', 'survivor-a', 'looter-c', 'brute-a', 'wanderer-b', 'brute-c'] });
  });

  test('UD-CASE-20 UD-ASSAULT-03 UD-ROUND-04: newcomers join at the right', () => {
    const scene = search(1, ['wave', 'nails'], { round: 4, line: ['brute-a:2', 'survivor-a'], assaults: ['greedy'] });
    layPiles(scene, { looter: ['looter-b'] });
    scene
      .play(0, face)
      .shows({ line: ['brute-a:2', 'survivor-a', 'looter-b'] })
      .check(s => expect(new Set(s.line.map(foe => foe.id)).size).toBe(3));
  });

  test('UD-ASSAULT-03: those who were there keep their places and their names', () => {
    search(2, ['wave', 'nails'], { round: 2, line: ['survivor-a', 'looter-a:1', 'brute-a^'], assaults: ['swarming'] })
      .play(0, face)
      .check(s => {
        expect(s.line.slice(0, 3)).toMatchObject([
          { id: 0, card: 'survivor-a' },
          { id: 1, card: 'looter-a', damage: 2 },
          { id: 2, card: 'brute-a', spears: 1 },
        ]);
        expect(s.line).toHaveLength(8);
        expect(new Set(s.line.map(foe => foe.id)).size).toBe(8);
        for (const foe of s.line.slice(3)) expect(foe).toMatchObject({ damage: 0, spears: 0, out: false });
      });
  });

  test('UD-CASE-21 UD-RULING-04: no Horde card is drawn before somebody faces the WAVE', () => {
    const scene = search(4, ['wave', 'nails', 'nails', 'nails'], { assaults: ['brutal', 'greedy'] });
    const before = pileSizes(scene);
    scene.play(0, delay).shuffle('wave').play(0, leave).play(1, delay).shuffle('wave').play(1, leave);
    scene
      .asks('wave/choose', 2)
      .shows({ assault: 'brutal', line: [], players: [{ damage: 1 }, { damage: 1 }, {}, {}] });
    expect(pileSizes(scene)).toEqual(before);
    scene.play(2, face);
    expect(pileSizes(scene)).not.toEqual(before);
  });

  test('UD-ASSAULT-04: a pile that runs out is made anew of its discard, and may still be too small', () => {
    const scene = search(3, ['wave', 'nails'], { assaults: ['greedy'] });
    layPiles(scene, { looter: ['looter-a'], wanderer: ['wanderer-c'] });
    scene.m.state.hordeDiscard.looter = ['looter-b'];
    scene.m.state.hordeDiscard.wanderer = ['wanderer-a'];
    // GREEDY wants 1 Wanderer and 3 Looters: one pile is enough, the other is not even with its discard
    scene.play(0, face).check(s => {
      expect(s.line.map(foe => foe.card).sort()).toEqual(['looter-a', 'looter-b', 'wanderer-c']);
      expect([s.horde.looter, s.hordeDiscard.looter]).toEqual([[], []]);
      expect([s.horde.wanderer, s.hordeDiscard.wanderer]).toEqual([[], ['wanderer-a']]);
    });
    expect(scene.events('reshuffled')).toEqual([{ type: 'reshuffled', pile: 'looter' }]);
  });

  test('UD-ASSAULT-05: eliminated cards go to the discard of their type', () => {
    table(1, {
      players: [{ character: 'haggler', items: ['molotov'] }],
      line: ['survivor-a', 'looter-c', 'wanderer-b:1'],
    })
      .play(0, { type: 'attack', weapon: 'molotov', target: 1 })
      .shows({ line: [] })
      .check(s =>
        expect(s.hordeDiscard).toEqual({
          wanderer: ['wanderer-b'],
          looter: ['looter-c'],
          brute: [],
          monster: [],
          survivor: ['survivor-a'],
        }),
      );
  });

  test('UD-ASSAULT-06: six Assault cards for six rounds, each used once', () => {
    const scene = search(1, ['wave']);
    for (let round = 1; round <= 6; round++) {
      scene
        .asks('wave/choose', 0)
        .play(0, face)
        .play(0, ready)
        .asks('turn/act', 0)
        .check(s => {
          expect([s.round, s.usedAssaults.length, s.assaults.length]).toEqual([round, round, 6 - round]);
          expect(s.usedAssaults.at(-1)).toBe(s.assault);
          expect(s.line.length).toBeGreaterThan(0);
        });
      scene.m.state.line = []; // nobody attacks
      if (round < 6) scene.shuffle('wave');
      scene.play(0, end);
    }
    scene.ends('dawn').check(s => expect([...s.usedAssaults].sort()).toEqual(Object.keys(assaults).sort()));
  });
});
