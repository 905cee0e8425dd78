import { expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import type { Move } from '../spec.ts';
import { preview } from '../../../engine/queries.ts';
import { table } from './table.ts';

const walk = (to: Move['to']): Move => ({ type: 'move', to, by: 'walk' });

test('MZ-CASE-12, MZ-MOVE-02: leaving two Walkers costs three Actions', () => {
  table('M0', { turn: 'vision', enemies: { '2V.21': { walker: 2 } } })
    .play(0, walk('2V.11'))
    .shows({ heroes: { vision: { zone: '2V.11' } }, actions: 0 });
});

test('MZ-CASE-13, MZ-MOVE-02: leaving three Enemies takes four Actions, Zombie Heroes included', () => {
  const enemies = { '2V.21': { walker: 1, runner: 1 } };
  const zombies = { 'iron-man': '2V.21' };
  table('M0', { turn: 'vision', enemies, zombies })
    .forbids(0, { type: 'move' })
    .refuses(0, walk('2V.11'), 'MZ-MOVE-02');
  table('M0', { turn: 'vision', heroes: { vision: { xp: 7 } }, enemies, zombies })
    .play(0, walk('2V.11'))
    .shows({ actions: 0 });
});

test('MZ-CASE-14, MZ-SKILL-13, MZ-MOVE-03: Wasp slips away once per Turn', () => {
  table('M0', { turn: 'wasp', enemies: { '2V.21': { walker: 2 } } })
    .play(0, { type: 'move', to: '2V.11', by: 'shrink' })
    .shows({ actions: 3, heroes: { wasp: { zone: '2V.11' } } })
    .forbids(0, { type: 'move', by: 'shrink' })
    .allows(0, walk('2V.21'));
});

test('MZ-MOVE-01, MZ-MOVE-06, MZ-MOVE-07, MZ-PP-05: one zone for one Action, again and again, not through walls or doors', () => {
  const scene = table('M0', { turn: 'hulk', heroes: { hulk: { zone: '2V.11' }, wasp: { zone: '2V.10' } } });
  scene.check((_, m) => {
    const to = game.view(m, 0).turn;
    expect(to?.actions).toBe(3);
  });
  scene
    .allows(0, walk('2V.01'), walk('2V.10'), walk('2V.21'))
    .forbids(0, { type: 'move', to: '2V.12' }, { type: 'move', to: '2V.00' })
    .play(0, walk('2V.10'))
    .play(0, walk('2V.11'))
    .play(0, walk('2V.10'))
    .shows({ actions: 0, heroes: { hulk: { zone: '2V.10' }, wasp: { zone: '2V.10' } } })
    .forbids(0, { type: 'move' });
});

test('MZ-MOVE-03: a free Move spares its own Action only: with Enemies around, Teamwork moves nobody', () => {
  const heroes = { wasp: { power: 1, traits: ['teamwork'], zone: '2V.11' }, hulk: { zone: '2V.10' } };
  table('M0', { turn: 'wasp', heroes })
    .play(0, { type: 'teamwork', hero: 'hulk' })
    .offers(0, walk('2V.11'), walk('2V.00'))
    .play(0, walk('2V.11'))
    .shows({ actions: 3, heroes: { hulk: { zone: '2V.11' } } });
  table('M0', { turn: 'wasp', heroes, enemies: { '2V.10': { walker: 1 } } })
    .play(0, { type: 'teamwork', hero: 'hulk' })
    .asks('attack/boost', 0) // all he can do is to attack, so he does
    .dice(5, 1, 1, 1, 1)
    .play(0, { type: 'roll', power: 0 })
    .asks('turn/act', 0)
    .shows({ heroes: { hulk: { zone: '2V.10', xp: 1 } }, reserve: { walker: 30 } });
});

test('MZ-SKILL-02, MZ-MOVE-04: Web-Swinging covers 1 to 3 zones, and Enemies on the way end it', () => {
  const heroes = { 'spider-man': { xp: 19, zone: '2V.21' } };
  table('M0', { turn: 'spider-man', heroes, enemies: { '2V.11': { walker: 1 } } })
    .allows(0, walk('2V.11'))
    .forbids(0, { type: 'move', to: '2V.01' }, { type: 'move', to: '2V.10' });
  table('M0', { turn: 'spider-man', heroes, enemies: { '4V.21': { walker: 1 } } })
    .allows(0, walk('4V.21'), walk('2V.00'), walk('2V.01'))
    .forbids(0, { type: 'move', to: '4V.11' })
    .play(0, walk('4V.21'))
    .shows({ actions: 3, heroes: { 'spider-man': { zone: '4V.21' } } });
  table('M0', { turn: 'spider-man', heroes: { 'spider-man': { xp: 18 } } }).forbids(0, { type: 'move', to: '2V.01' });
});

test('MZ-MOVE-05, MZ-SKILL-02: a long Move pays once, for the zone where it starts', () => {
  table('M0', {
    turn: 'spider-man',
    heroes: { 'spider-man': { xp: 19 } },
    enemies: { '2V.21': { walker: 1 }, '2V.01': { walker: 3 } },
  })
    .play(0, walk('2V.01'))
    .shows({ actions: 2 });
});

test('MZ-SKILL-05: Mighty Leap takes Hulk 2 zones for 1 Power and 1 Action, whoever stands around him', () => {
  const heroes = { hulk: { xp: 19, power: 1 } };
  const leap = { type: 'move', to: '2V.01', by: 'leap' } as const;
  table('M0', { turn: 'hulk', heroes, enemies: { '2V.21': { walker: 5 } } })
    .play(0, leap)
    .shows({ actions: 3, heroes: { hulk: { zone: '2V.01', power: 0 } } })
    .forbids(0, { type: 'move', by: 'leap' });
  table('M0', { turn: 'hulk', heroes, enemies: { '2V.11': { walker: 1 } } })
    .allows(0, { type: 'move', to: '2V.11', by: 'leap' })
    .forbids(0, { type: 'move', to: '2V.01' });
  table('M0', { turn: 'hulk', heroes: { hulk: { xp: 18, power: 1 } } }).forbids(0, { type: 'move', by: 'leap' });
});

test('MZ-SKILL-08: Vision at Orange passes Enemies and walls, but not into the unknown', () => {
  const vision = (xp: number, zone: string) => ({ turn: 'vision', heroes: { vision: { xp, zone } } });
  table('M0', { ...vision(19, '2V.11'), enemies: { '2V.11': { brute: 4 } } })
    .play(0, walk('2V.10'))
    .shows({ actions: 3 });
  table('M0', { ...vision(19, '2V.11') }).forbids(0, { type: 'move', to: '2V.12' });
  table('M0', { ...vision(19, '2V.21'), open: ['2V.11|2V.12'] })
    .allows(0, walk('2V.22'))
    .forbids(0, { type: 'move', to: '2V.20' });
  table('M0', { ...vision(18, '2V.21'), open: ['2V.11|2V.12'] }).forbids(0, { type: 'move', to: '2V.22' });
});

test('MZ-CASE-73, MZ-SKILL-08, MZ-M4-04: Vision through the walled door', () => {
  const place = { zone: '2R.20' };
  table('M4', { turn: 'vision', heroes: { vision: { ...place, xp: 19 } } })
    .allows(0, walk('2R.10'))
    .refuses(0, { type: 'open', door: 'D03' }, 'MZ-DOOR-03')
    .play(0, walk('2R.10'))
    .shows({ actions: 3 });
  table('M4', { turn: 'hulk', heroes: { hulk: { ...place, xp: 19 } } }).forbids(0, { type: 'move', to: '2R.10' });
});

test('MZ-SKILL-15: Elusive gives Wasp a second free Move after an Attack that eliminated somebody', () => {
  const enemies = { '2V.21': { walker: 2 } };
  const shot = { type: 'attack', zone: '2V.21', free: false, reach: false } as const;
  table('M0', { turn: 'wasp', heroes: { wasp: { xp: 43 } }, enemies })
    .forbids(0, { type: 'move', by: 'elusive' })
    .dice(4, 1, 1)
    .play(0, shot)
    .play(0, { type: 'roll', power: 0 })
    .play(0, { type: 'move', to: '2V.11', by: 'elusive' })
    .shows({ actions: 3, heroes: { wasp: { zone: '2V.11' } } })
    .allows(0, { type: 'move', to: '2V.01', by: 'shrink' })
    .forbids(0, { type: 'move', by: 'elusive' });
  table('M0', { turn: 'wasp', heroes: { wasp: { xp: 43 } }, enemies })
    .dice(1, 1, 1)
    .play(0, shot)
    .play(0, { type: 'roll', power: 0 })
    .forbids(0, { type: 'move', by: 'elusive' });
});

test('what a Move means is shown before it is made: way, cost and what is seen from there', () => {
  const { m } = table('M0', { turn: 'vision', enemies: { '2V.21': { walker: 1 } } });
  expect(preview(m, 0, walk('2V.11'))).toMatchObject({ type: 'move', path: ['2V.11'], actions: 2, power: 0 });
});
