import { expect, test } from 'vitest';
import { enter } from '../../../engine/replay.ts';
import { given } from '../../../engine/testing/scene.ts';
import { game } from '../rules/game.ts';
import { put, takeOut } from '../rules/inventory.ts';
import { characterOf, foeInLine, player } from '../rules/table.ts';
import { table } from './table.ts';

/** Every object and array in there. */
function parts(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(parts)];
}

test('UD-INFO-02: bots try things out on a copy that shares nothing with the table', () => {
  const { state } = table(2, {
    line: ['brute-a', 'survivor-a'],
    players: [{ items: ['machete'], bags: [['luck'], []] }],
    rubbleDiscard: ['nails'],
  }).m;
  const copy = game.clone?.(state);
  expect(copy).toEqual(state);
  const own = new Set(parts(state));
  expect(parts(copy).filter(part => own.has(part))).toEqual([]);
});

test('UD-SETUP-07 UD-SETUP-10: a night begins with nothing used, nothing crafted and nobody hurt', () => {
  const begun = given(game, { seats: 2, options: { difficulty: 'normal', firstPlayer: 1 } })
    .play(1, { type: 'pickCharacter', character: 'hipster' })
    .play(0, { type: 'pickCharacter', character: 'klepto' })
    .play(1, { type: 'pickWeapon', weapon: 'machete' })
    .play(0, { type: 'pickWeapon', weapon: 'pistol' });
  const nothing = { bags: [], barricades: 0, traps: 0, usedMain: false, usedFirst: false, shield: 0, damage: 0 };
  expect(begun.m.state.players).toEqual([
    { ...nothing, character: 'klepto', items: ['klepto-switchblade', 'pistol'] },
    { ...nothing, character: 'hipster', items: ['hipster-bow', 'machete'] },
  ]);
  begun.check(s =>
    expect([s.round, s.phase, s.first, s.holder, s.line, s.foes]).toEqual([1, 'search', 1, null, [], 0]),
  );
});

test('UD-LIFE-02: whoever gives up loses the night for everybody', () => {
  const { m } = table(3, { line: ['brute-a'] });
  expect(enter(m, { type: 'host', at: m.clock, entry: { type: 'concede', seat: 1 } })).toBeNull();
  expect(m.outcome).toEqual({ reason: 'conceded', scores: [0, 0, 0] });
});

test('UD-END-02: at dawn everybody has won', () => {
  const { m } = table(3, { round: 6, line: ['wanderer-a'], players: [{ items: ['machete'] }] }).play(0, {
    type: 'attack',
    weapon: 'machete',
    target: 0,
  });
  expect(m.outcome).toEqual({ reason: 'dawn', scores: [1, 1, 1] });
});

test('UD-INV-07: what cannot be is not passed over in silence', () => {
  const full = Array.from({ length: 8 }, () => 'machete');
  const { m } = table(2, { players: [{ items: full }] });
  expect(() => player(m, 2)).toThrow('no seat 2');
  expect(() => foeInLine(m, 7)).toThrow('no foe 7');
  expect(() => put(player(m, 0), m.content.slots, 'luck')).toThrow('no room for luck');
  expect(() => takeOut(player(m, 0), 'luck')).toThrow('no luck to take out');
  player(m, 1).character = null;
  expect(() => characterOf(m, 1)).toThrow('seat 1 has no character');
  const search = table(2, { phase: 'search', active: ['nails', 'wave'] });
  search.m.state.active = [];
  expect(() => search.play(0, { type: 'leave' })).toThrow('lost its WAVE');
  const wave = table(2, { phase: 'search', active: ['nails', 'wave'], assaults: [] });
  expect(() => wave.play(0, { type: 'leave' })).toThrow('no Assault card left');
});
