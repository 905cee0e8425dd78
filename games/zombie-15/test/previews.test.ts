import { describe, expect, test } from 'vitest';
import { preview } from '../../../engine/queries.ts';
import type { Action } from '../spec.ts';
import { CAREFUL, END, FISTS, type Table, fire, go, on, table, use } from './table.ts';

const z = on('S03');
const told = (laid: Table, action: Action) => preview(laid.m, 0, action);

/** Plays it, and says in the words of a preview what an attack has brought. */
function brought(laid: Table, action: Action, zone: string, scenario: 'S03' | 'S06' | 'S09' | 'S15' = 'S03') {
  const at = on(scenario)(zone);
  const before = {
    killed: laid.m.state.tally.killed,
    points: laid.m.state.alpha?.points ?? 0,
    horde: laid.m.state.horde,
  };
  laid.play(0, action);
  const { tally, alpha, horde, zombies, heroes } = laid.m.state;
  const [rung] = laid.events('noise');
  return {
    type: 'fight',
    kills: tally.killed - before.killed,
    alpha: before.points - (alpha?.points ?? 0),
    left: (zombies[at] ?? 0) + (alpha?.zone === at ? 3 : 0),
    noise: horde - before.horde,
    alarm: rung?.alarm ?? false,
    horde,
    life: heroes[0]?.life,
  };
}

describe('what a preview promises is what happens', () => {
  test('Z15-ALPHA-04: the killing blow leaves nothing to fend off', () => {
    const given = (points: number) => ({
      heroes: [{ hero: 'severity', at: '04-A', weapons: ['shotgun'] }],
      zombies: {},
      alpha: { at: '04-A', points },
    });
    for (const [points, left] of [
      [2, 0],
      [3, 0],
      [4, 3],
    ] as const) {
      const laid = table(4, given(points), { scenario: 'S15' });
      const promised = told(laid, fire());
      expect(promised).toMatchObject({ kills: 0, alpha: Math.min(3, points), left });
      expect(brought(laid, fire(), '04-A', 'S15')).toEqual(promised);
    }
  });

  test('Z15-ALPHA-03: of zombies and Alpha the zombies alone, and both are left to fend off', () => {
    const laid = table(
      4,
      { heroes: [{ at: '04-A', weapons: ['shotgun'] }], zombies: { '04-A': 4 }, alpha: { at: '04-A', points: 2 } },
      { scenario: 'S15' },
    );
    const promised = told(laid, fire());
    expect(promised).toMatchObject({ kills: 3, alpha: 0, left: 4 });
    expect(brought(laid, fire(), '04-A', 'S15')).toEqual(promised);
  });

  test('Z15-RULING-05: the Horde grows by what the reserve has, the dead of this very attack included', () => {
    const given = (reserve: number, zombies: number, weapon = 'chainsaw') =>
      table(
        4,
        { heroes: [{ at: '09-A', weapons: [weapon] }], zombies: { '09-A': zombies }, reserve },
        { scenario: 'S06' },
      );
    for (const [reserve, zombies, noise] of [
      [0, 1, 1],
      [0, 5, 3],
      [1, 1, 2],
      [9, 9, 3],
    ] as const) {
      const laid = given(reserve, zombies);
      const promised = told(laid, fire());
      expect(promised).toMatchObject({ noise, alarm: true, horde: 3 + noise });
      expect(brought(laid, fire(), '09-A', 'S06')).toEqual(promised);
    }
    expect(told(given(0, 1, 'machete'), fire())).toMatchObject({ noise: 0, alarm: false, horde: 3 });
  });

  test('Z15-RULING-05 Z15-SPEC-10: dynamite and the mounted gun are foretold where they strike', () => {
    const thrown: Action = { type: 'dynamite', object: 0, tile: z('03-B') >> 1 };
    const bomb = table(4, { heroes: [{ at: '02-B', objects: ['dynamite'] }], zombies: { '03-B': 5, '02-B': 2 } });
    const blown = told(bomb, thrown);
    expect(blown).toMatchObject({ kills: 3, left: 2, noise: 0, horde: 3 });
    expect(brought(bomb, thrown, '03-B')).toEqual(blown);
    const gun = table(
      4,
      { heroes: [{ hero: 'carter', at: '10-A:F' }], zombies: { '10-A': 2, '10-A:F': 1 }, reserve: 0 },
      { scenario: 'S09' },
    );
    const shot: Action = { type: 'fireMounted', zone: on('S09')('10-A') };
    const fired = told(gun, shot);
    expect(fired).toMatchObject({ kills: 2, left: 0, noise: 2 });
    expect(brought(gun, shot, '10-A', 'S09')).toEqual(fired);
  });

  test('Z15-FIGHT-06 Z15-HERO-06 Z15-SPEC-04 Z15-SPEC-15: fists, helmets, objects and explosive rounds', () => {
    const scenes: readonly [object, Action, object][] = [
      [{ hero: 'severity', life: 1 }, FISTS, { kills: 1, left: 5, life: 0 }],
      [{ hero: 'sai-fon' }, FISTS, { kills: 1, left: 5, life: 3 }],
      [{ hero: 'severity', objects: ['helmet'] }, FISTS, { kills: 2, left: 4, life: 3 }],
      [{ objects: ['molotov'] }, use(), { kills: 4, left: 2, noise: 0 }],
      [
        { hero: 'carter', weapons: ['pistol'], objects: ['explosive-ammo'] },
        { type: 'explode', weapon: 0 },
        { kills: 6, noise: 2 },
      ],
      [{ hero: 'carter', weapons: ['nail-gun'] }, fire(), { kills: 2, left: 4, noise: 1 }],
      [{ hero: 'carter', weapons: ['machete'] }, fire(), { kills: 2, left: 4, noise: 0 }],
    ];
    for (const [hero, action, expected] of scenes) {
      const laid = table(4, { heroes: [{ at: '02-B', ...hero }], zombies: { '02-B': 6 } });
      const promised = told(laid, action);
      expect(promised).toMatchObject(expected);
      expect(brought(laid, action, '02-B')).toEqual(promised);
    }
  });

  test('Z15-MOVE-01 Z15-KEY-02 Z15-SPEC-17: a move: its cost, what waits there, the lock that opens', () => {
    const laid = () =>
      table(
        4,
        {
          heroes: [
            { at: '10-B', weapons: ['axe'], backpack: ['key-blue'] },
            { at: '23-B', weapons: ['crowbar'] },
            { at: '23-B', weapons: ['axe'], posture: 'down' },
          ],
          zombies: { '23-B': 4 },
        },
        { scenario: 'S05' },
      );
    const to = on('S05')('23-B');
    expect(told(laid(), go(to))).toEqual({ type: 'move', cost: 1, zombies: 4, fend: 5, opens: 'blue' });
    laid()
      .play(0, go(to))
      .shows({ actions: 3, locks: ['18-B:red'] })
      .play(0, END)
      .hears(0, { type: 'zombieAttack', zombies: 4, fend: 5 });
    const rolling = table(4, { heroes: [{ at: '02-B', objects: ['skateboard'] }], zombies: {} });
    expect(told(rolling, go(z('03-B')))).toMatchObject({ cost: 0, opens: null });
    expect(told(rolling.play(0, go(z('03-B'))), go(z('02-B')))).toMatchObject({ cost: 1 });
    // who stands behind a lock already opens nothing by stepping out of the house
    const inside = table(4, { heroes: [{ at: '23-B:F', backpack: ['key-blue'] }], zombies: {} }, { scenario: 'S05' });
    expect(told(inside, go(to))).toMatchObject({ opens: null });
    inside.play(0, go(to)).shows({ locks: ['23-B:blue', '18-B:red'] });
  });

  test('Z15-SPEC-01 Z15-SPEC-02: what an object costs, and the actions it gives', () => {
    const laid = (object: string) => table(4, { heroes: [{ objects: [object], life: 1 }], zombies: {} });
    expect(told(laid('energy-drink'), use())).toEqual({ type: 'cost', actions: 1, gains: 3 });
    expect(told(laid('box-of-cakes'), use())).toEqual({ type: 'cost', actions: 1, gains: 2 });
    expect(told(laid('cheeseburger'), use())).toEqual({ type: 'cost', actions: 1, gains: 0 });
    laid('energy-drink').play(0, use()).shows({ actions: 6 });
  });

  test('Z15-SEARCH-08: what a careful search costs in cards', () => {
    const laid = table(4, {
      heroes: [{ at: '02-B:F', weapons: ['shotgun:1', 'pistol'] }],
      zombies: {},
      discard: ['zombie-2', 'ammo', 'chainsaw', 'axe'],
    }).play(0, CAREFUL);
    const take: Action = { type: 'take', depth: 2, card: 'chainsaw', instead: 0 };
    expect(told(laid, take)).toEqual({ type: 'take', lost: ['zombie-2', 'ammo'], removed: 'shotgun' });
    laid.play(0, take);
    expect([...laid.m.state.removed].sort()).toEqual(['ammo', 'shotgun', 'zombie-2']);
  });
});

describe('the attack foretold', () => {
  const seen = ({ m }: Table) => m.game.view(m, 0).forecast;

  test('Z15-ATTACK-01 Z15-ATTACK-04: the end of the actions brings what it says', () => {
    for (const [posture, zombies, life, falls] of [
      ['standing', 4, 2, true],
      ['standing', 3, 3, false],
      ['standing', 0, 3, false],
      ['down', 1, 2, false],
    ] as const) {
      const laid = table(4, { heroes: [{ at: '02-B', weapons: ['axe'], posture }], zombies: { '02-B': zombies } });
      const fend = posture === 'down' ? 0 : 3;
      expect(seen(laid)).toEqual({ zombies, fend, held: life === 3 });
      expect(told(laid, END)).toEqual({ type: 'end', zombies, fend, held: life === 3, life, falls });
      laid.play(0, END);
      expect(laid.m.state.heroes[0]?.life).toBe(life);
      expect(laid.events('fell')).toHaveLength(falls ? 1 : 0);
    }
  });

  test('Z15-UNC-08 Z15-ATTACK-07: nothing is foretold to whom no attack can come in this turn', () => {
    const bitten = table(4, { heroes: [{ at: '02-B', weapons: [] }], zombies: { '02-B': 1 } }).play(0, END);
    expect(seen(bitten)).toBeNull();
    const fainted = table(4, { heroes: [{ hero: 'severity', at: '02-B', life: 1 }], zombies: { '02-B': 5 } }).play(
      0,
      FISTS,
    );
    expect(seen(fainted)).toBeNull();
    const held = table(4, { heroes: [{ at: '02-B', weapons: ['axe'] }], zombies: { '02-B': 2 } }).play(0, END);
    expect(seen(held)).toEqual({ zombies: 2, fend: 3, held: true }); // a scream may still change that
  });
});
