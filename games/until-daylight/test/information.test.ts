import { expect, test } from 'vitest';
import { below, seedRng } from '../../../engine/rng.ts';
import { guess, play } from '../../../engine/match.ts';
import { deciders, freeMoves, options } from '../../../engine/queries.ts';
import { given } from '../../../engine/testing/scene.ts';
import type { Match } from '../../../engine/types.ts';
import { combatCards } from '../content/combat.ts';
import type { WeaponId } from '../content/weapons.ts';
import { game } from '../rules/game.ts';
import type { Forecast, View } from '../seen.ts';
import type { UntilDaylight } from '../spec.ts';
import { table } from './table.ts';

const attack = (weapon: WeaponId, target: number) => ({ type: 'attack', weapon, target }) as const;
const end = { type: 'end' } as const;

const seen = (m: Match<UntilDaylight>, seat: number | null = null): View => m.game.view(m, seat);

/** A match of random answers, looked at before each of them. */
function watch(seats: number, answers: number, look: (m: Match<UntilDaylight>) => void): void {
  const r = seedRng(`watch ${seats}`);
  const { m } = given(game, { seats });
  for (let n = 0; n < answers && !m.outcome; n++) {
    look(m);
    const asked = deciders(m);
    const seat = asked[below(r, asked.length)] ?? 0;
    const open = [...options(m, seat), ...(below(r, 20) === 0 ? freeMoves(m, seat) : [])];
    const action = open[below(r, open.length)];
    if (action) expect(play(m, seat, action)).toBeNull();
  }
}

test('UD-CASE-84 UD-INFO-01 UD-INFO-04: the whole table is open, to every seat and to spectators alike', () => {
  table(3, {
    round: 4,
    holder: 1,
    turn: 1,
    assault: 'brutal',
    line: ['monster-b:5^', 'wanderer-a', 'looter-c*', 'survivor-a'],
    rubbleDiscard: ['planks', 'luck'],
    combatDiscard: ['c-plus1', 'c-zero'],
    active: ['luck', 'planks', 'nails'],
    reserve: ['vitamins', 'planks'],
    players: [
      { character: 'pillar', items: ['machete', 'arrows', 'arrows'], damage: 3, barricades: 2, traps: 1, shield: 2 },
      { character: 'trigger', bags: [['luck', 'katana']], used: ['main'] },
      { character: 'klepto', items: ['pistol'], damage: 1 },
    ],
    supply: { barricade: 4, trap: 5, spear: 2 },
  })
    .asks('turn/act', 1)
    .check((s, m) => {
      expect(seen(m, 0)).toEqual(seen(m, null));
      expect(seen(m, 1)).toEqual(seen(m, null));
      expect(seen(m, 2)).toEqual(seen(m, null));
      expect(seen(m)).toMatchObject({
        round: 4,
        phase: 'combat',
        first: 0,
        holder: 1,
        assault: 'brutal',
        usedAssaults: s.usedAssaults,
        players: [
          {
            character: 'pillar',
            items: ['machete', 'arrows', 'arrows'],
            damage: 3,
            life: 10,
            slots: 8,
            used: 2,
            barricades: 2,
            traps: 1,
            shield: 2,
          },
          { character: 'trigger', items: [], bags: [['luck', 'katana']], usedMain: true, usedFirst: false, life: 8 },
          { character: 'klepto', items: ['pistol'], damage: 1, life: 8 },
        ],
        line: [
          { id: 0, card: 'monster-b', kind: 'monster', damage: 3, life: 5, hits: 2, cards: 1, spears: 1, out: false },
          { id: 1, card: 'wanderer-a', kind: 'wanderer', damage: 0, life: 2, hits: 2, cards: 0, out: false },
          { id: 2, card: 'looter-c', kind: 'looter', life: 3, hits: 2, cards: 1, out: true },
          { id: 3, card: 'survivor-a', kind: 'survivor', life: 1, hits: 0, cards: 0 },
        ],
        rubbleDiscard: ['planks', 'luck'],
        combatDiscard: ['c-plus1', 'c-zero'],
        hordeDiscard: { wanderer: [], looter: [], brute: [], monster: [], survivor: [] },
        piles: {
          active: 3,
          reserve: 2,
          combat: 33,
          assaults: 5,
          horde: { wanderer: 22, looter: 14, brute: 11, monster: 5, survivor: 6 },
        },
        supply: { barricade: 4, trap: 5, spear: 2, grenade: 6 },
        rubbleLeft: { luck: 1, nails: 1, planks: 2, vitamins: 1 },
        focus: { seat: 1, actions: 1 },
      });
    });
});

test('UD-INFO-01: eliminated Horde cards lie open, and the revealed Assault card is among the used ones', () => {
  table(1, { phase: 'search', active: ['wave'], assaults: ['greedy', 'brutal'], line: ['wanderer-c'] })
    .asks('wave/choose', 0)
    .check((_s, m) =>
      expect(seen(m)).toMatchObject({ assault: 'greedy', usedAssaults: ['greedy'], piles: { assaults: 1, active: 0 } }),
    );
  table(1, { line: ['wanderer-c'], players: [{ items: ['machete'] }] })
    .play(0, attack('machete', 0))
    .check((_s, m) => expect(seen(m).hordeDiscard.wanderer).toEqual(['wanderer-c']));
});

test('UD-INFO-01: the drawn card, the declared attack, Combat cards and offers lie open', () => {
  table(2, { phase: 'search', active: ['luck', 'planks', 'wave'] }).check((_s, m) =>
    expect(seen(m, 1).focus).toMatchObject({ seat: 0, card: 'luck' }),
  );
  table(2, { line: ['brute-a'], combatDeck: ['c-plus1', 'c-zero'], players: [{ items: ['fire-axe'] }] })
    .play(0, attack('fire-axe', 0))
    .check((_s, m) =>
      expect(seen(m, 1).focus).toMatchObject({
        seat: 0,
        weapon: 'fire-axe',
        target: 0,
        drawn: ['c-plus1', 'c-zero'],
        chosen: null,
      }),
    );
  table(3, { phase: 'exchange', players: [{ items: ['luck'] }] })
    .play(1, { type: 'ready' })
    .play(0, { type: 'offer', card: 'luck', bag: null, to: 1 })
    .check((_s, m) =>
      expect(seen(m, 2).focus).toMatchObject({
        offers: [{ from: 0, to: 1, card: 'luck', bag: null }],
        ready: [false, true, false],
        given: [false, false, false],
      }),
    );
  table(2, {
    line: ['wanderer-a'],
    reserve: ['luck', 'fracture'],
    players: [{ character: 'klepto', items: ['machete'] }],
  })
    .play(0, attack('machete', 0))
    .play(0, { type: 'rummage' })
    .check((_s, m) => expect(seen(m, 1).focus).toMatchObject({ seat: 0, shown: ['luck', 'fracture'] }));
});

test('UD-INFO-02 UD-INFO-04: no view tells the order of a face-down pile, at any moment of a match', () => {
  const r = seedRng('guess');
  const text = (m: Match<UntilDaylight>, seat: number | null = null) => JSON.stringify(seen(m, seat)); // keys in order
  for (const seats of [1, 3, 6])
    watch(seats, 150, m => {
      const before = text(m);
      for (let seat = 0; seat < seats; seat++) expect(text(m, seat)).toBe(before);
      for (const turned of [m.state.reserve, m.state.active, m.state.combatDeck, m.state.assaults] as string[][]) {
        const order = [...turned];
        turned.reverse();
        expect(text(m)).toBe(before);
        turned.splice(0, turned.length, ...order);
      }
      expect(text(guess(m, 0, r))).toBe(before);
    });
});

test('UD-INFO-02: of Horde cards not yet arrived and Assault cards face down only the number is known', () => {
  const scene = table(3, { phase: 'search', active: ['planks', 'wave'] });
  const before = seen(scene.m);
  for (const pile of Object.values(scene.m.state.horde) as string[][]) pile.fill('nothing anybody may know');
  (scene.m.state.assaults as string[]).fill('nothing anybody may know');
  expect(seen(scene.m)).toEqual(before);
});

// ---- whom the enemies will attack ---------------------------------------------------------------------------------

const aims = ({ m }: { m: Match<UntilDaylight> }): [foe: number, target: string, sure: boolean][] =>
  seen(m).forecast.map(({ foe, seat, survivor, sure }: Forecast) => [
    foe,
    seat === null ? `survivor ${survivor}` : `seat ${seat}`,
    sure,
  ]);

test('UD-INFO-01: the forecast names the holder first, then the seats clockwise', () => {
  expect(
    aims(table(3, { holder: 1, line: ['wanderer-a', 'brute-a*', 'looter-a', 'monster-a', 'wanderer-b'] })),
  ).toEqual([
    [0, 'seat 1', true],
    [2, 'seat 2', true],
    [3, 'seat 0', true],
    [4, 'seat 1', true],
  ]);
});

test('UD-INFO-01: the forecast puts Survivors first, and is unsure once a Combat card decides about one', () => {
  expect(aims(table(2, { line: ['wanderer-a', 'survivor-a', 'wanderer-a', 'wanderer-a'] }))).toEqual([
    [0, 'survivor 1', true],
    [2, 'seat 0', true],
    [3, 'seat 1', true],
  ]);
  expect(aims(table(2, { line: ['wanderer-b', 'survivor-a', 'wanderer-a'] }))).toEqual([
    [0, 'survivor 1', true],
    [2, 'seat 0', false],
  ]);
});

test('UD-INFO-01: the forecast follows each kill, Grenade and change of the holder', () => {
  const scene = table(3, {
    holder: 2,
    line: ['wanderer-a', 'wanderer-a', 'brute-a'],
    players: [{ character: 'pillar', items: ['machete', 'energy-drink', 'nails', 'explosives'] }],
  });
  expect(aims(scene).map(([foe, target]) => [foe, target])).toEqual([
    [0, 'seat 2'],
    [1, 'seat 0'],
    [2, 'seat 1'],
  ]);
  expect(aims(scene.play(0, attack('machete', 0)))).toEqual([
    [1, 'seat 2', true],
    [2, 'seat 0', true],
  ]);
  expect(aims(scene.play(0, { type: 'humanShield' }))).toEqual([
    [1, 'seat 0', true],
    [2, 'seat 1', true],
  ]);
  scene.play(0, { type: 'drink' });
  const thrown = scene.play(0, { type: 'craft', recipe: 'grenade', target: 2, trash: null, workshop: false });
  expect(aims(thrown)).toEqual([]);
});

test('UD-INFO-01: while the enemies attack the forecast is about those that have yet to attack', () => {
  const scene = table(3, {
    turn: 2,
    line: ['wanderer-a', 'wanderer-b', 'survivor-a', 'wanderer-a', 'brute-a'],
    combatDeck: ['c-zero'],
    players: [{ items: ['luck'] }],
  }).play(2, end);
  expect(scene.asks('luck/ask', 0).m.state.line).toHaveLength(4);
  expect(aims(scene)).toEqual([
    [3, 'seat 1', true],
    [4, 'seat 2', true],
  ]);
  const survivor = table(3, {
    turn: 2,
    line: ['wanderer-b', 'survivor-a', 'wanderer-a'],
    combatDeck: ['c-zero'],
    players: [{ items: ['luck'] }],
  }).play(2, end);
  expect(aims(survivor.asks('luck/ask', 0))).toEqual([[2, 'seat 0', false]]);
});

test('UD-INFO-01: there is no forecast outside the Combat phase', () => {
  expect(aims(table(2, { phase: 'exchange', line: ['wanderer-a'] }))).toEqual([]);
});

// ---- and how hard -------------------------------------------------------------------------------------------------

const blows = (seats: number, given: object): string[] =>
  seen(table(seats, given).m).forecast.map(({ blow }) => {
    if (blow?.type !== 'wounds') return blow?.type ?? 'survivor';
    return `${blow.byCards ? '~' : ''}${blow.damage.toFixed(2)}${blow.fatal ? ' fatal' : ''}`;
  });

test('UD-TOK-TRAP-01: a Trap that does not kill the attacker does not spare the blow', () => {
  const line = ['monster-a', 'wanderer-a'];
  expect(blows(1, { line, players: [{ traps: 1 }] })).toEqual(['3.00', '2.00']);
  expect(blows(1, { line, players: [{ traps: 2 }] })).toEqual(['trapped', '2.00']);
  expect(blows(1, { line, players: [{ traps: 3 }] })).toEqual(['trapped', 'trapped']);
});

test('UD-TOK-BAR-01 UD-TOK-BAR-03: a Barricade takes one blow, but none of a Brute', () => {
  const line = ['brute-a', 'looter-a', 'wanderer-a'];
  expect(blows(1, { line, players: [{ barricades: 1 }] })).toEqual(['2.00', 'blocked', '1.00']);
});

test('UD-AI-09: Combat cards count as they fall on average', () => {
  const { m } = table(1, { line: ['wanderer-b', 'wanderer-c'] });
  const deck = m.state.combatDeck.map(card => combatCards[card].damage);
  const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + Math.max(0, one), 0) / all.length;
  const pairs = deck.flatMap((one, i) => deck.slice(i + 1).map(two => Math.max(one, two)));
  const [one, two] = seen(m).forecast.map(({ blow }) => (blow?.type === 'wounds' ? blow.damage : 0));
  expect(one).toBeCloseTo(mean(deck), 6);
  expect(two).toBeCloseTo(mean(pairs), 6);
});

test('UD-INFO-01: what those before an enemy do is remembered', () => {
  const players = [{ character: 'trigger', damage: 5 }]; // of eight lives
  expect(blows(1, { line: ['brute-a', 'brute-a'], players })).toEqual(['2.00', '2.00 fatal']);
});
