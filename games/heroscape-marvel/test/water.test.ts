import { describe, expect, test } from 'vitest';
import { scene } from '../../../engine/testing/scene.ts';
import { compile } from '../rules/board.ts';
import { game } from '../rules/game.ts';
import { vocabulary } from '../vocabulary.ts';
import { H, O, S, field, flyTo, forecast, hit, odds, offered, setupOf, stepTo, walkTo } from './table.ts';

// The docks at high tide: water in the basin, a crane beside it (HS-MULTI-15).

const stay = { type: 'stay' } as const;
const tide = (given: object) => scene({ game, vocabulary }, setupOf('tide', { squads: true }), given);
const FAR = { thanos: '-4,9' };
const all = (card: string) => [card, card, card, card];
/** Samurai move six: the crane can be climbed by them. */
const samurai = (at: string) => {
  const t = tide({
    armies: [{ 'izumi-samurai.1': at }, FAR],
    begins: 0,
    orders: [all('izumi-samurai.1'), all('thanos')],
  });
  return t.play(0, { type: 'choose', figure: 'izumi-samurai.1' });
};

describe('water', () => {
  const cap = (at: string, more: object = {}) =>
    tide({ armies: [{ 'captain-america': at, ...more }, FAR], acts: 'captain-america' });

  test('HS-MULTI-15: whoever walks into it stops there', () => {
    const t = cap('6,2');
    expect(forecast(t, 0, walkTo('6,3'))).toMatchObject({ cost: 1, stops: 'water' });
    expect(forecast(t, 0, walkTo('5,2')).stops).toBeNull();
    t.play(0, stepTo('6,3'))
      .asks('activation/attack', 0)
      .shows({ armies: [{ 'captain-america': '6,3' }, {}] });
  });

  test('HS-MULTI-15: the other bank is out of reach, whatever is left of the move', () => {
    const bank = (terrain: 'water' | 'grass') =>
      compile(
        `bank ${terrain}`,
        [0, 1, 2, 3].map(q => ({ q, r: 0, bottom: 0, top: 1, terrain: q === 1 ? terrain : 'concrete' })),
        null,
      );
    const given = { armies: [{ hulk: '0,0' }, { thanos: '3,0' }], acts: 'hulk' };
    field(bank('grass'), given).allows(0, walkTo('1,0'), walkTo('2,0'));
    field(bank('water'), given).allows(0, walkTo('1,0')).forbids(0, walkTo('2,0'));
  });

  test('HS-MULTI-15, HS-MOVE-15: nobody walks through a friend who stands in it', () => {
    const t = cap('8,4', { hulk: '7,5' });
    expect(offered(t, 0, 'step')).not.toContainEqual(stepTo('7,5'));
  });

  test('HS-MULTI-15, HS-MAP-04: it raises nothing: out of the basin one climbs to the quay', () => {
    const t = cap('6,3');
    expect(t.m.game.view(t.m, null).figures[0]?.level).toBe(0);
    expect(forecast(t, 0, walkTo('6,2')).cost).toBe(2);
    expect(forecast(t, 0, walkTo('5,3')).cost).toBe(1);
  });

  test('HS-MULTI-15, HS-FLY-04: those who fly, leap or swing pass over it', () => {
    const leaping = tide({ armies: [{ hulk: '6,2' }, FAR], acts: 'hulk' });
    leaping.allows(0, flyTo('6,4', 'leap'), flyTo('5,7', 'leap'));
    const swinging = tide({ armies: [{ venom: '6,2' }, FAR], acts: 'venom' });
    swinging.allows(0, flyTo('6,5', 'swing'));
    tide({ armies: [{ 'iron-man': '6,2' }, FAR], acts: 'iron-man' }).allows(0, flyTo('7,6'), flyTo('6,7'));
  });

  test('HS-MULTI-15: nobody is barred from attacking in it', () => {
    const t = tide({ armies: [{ hulk: '6,3' }, { venom: '5,3' }], acts: 'hulk' });
    t.play(0, stay).allows(0, hit('venom'));
  });
});

describe('the crane', () => {
  test('HS-MOVE-02, HS-MOVE-03: climbed in three steps by whoever moves six', () => {
    expect(forecast(samurai('11,3'), 0, walkTo('11,4')).cost).toBe(5);
    expect(forecast(samurai('11,4'), 0, walkTo('10,4')).cost).toBe(6);
    expect(forecast(samurai('10,4'), 0, walkTo('9,4')).cost).toBe(6);
    tide({ armies: [{ 'captain-america': '11,4' }, FAR], acts: 'captain-america' }).forbids(0, walkTo('10,4'));
  });

  test('HS-OVER-01, HS-OVER-04: its jib hangs over the water, free for all who get up there', () => {
    const t = samurai('9,4');
    expect(forecast(t, 0, walkTo('8,4^'))).toMatchObject({ cost: 1, falls: [] });
    const both = tide({ armies: [{ 'iron-man': '8,4^', hulk: '8,4' }, FAR], acts: 'iron-man' });
    both.shows({ armies: [{ 'iron-man': '8,4^', hulk: '8,4' }, {}] });
    const flying = tide({ armies: [{ 'iron-man': '9,2' }, { venom: '8,4' }], acts: 'iron-man' });
    flying.allows(0, flyTo('8,4^'));
  });

  test('HS-FALL-01, HS-FALL-02: off its top into the water is a great fall of two dice', () => {
    const t = samurai('8,4^');
    expect(forecast(t, 0, walkTo('8,5'))).toMatchObject({ falls: ['great'], fallDice: 2 });
    t.dice(O, H)
      .play(0, walkTo('8,5'))
      .shows({ armies: [{ 'izumi-samurai.1': '8,5' }, {}] });
    const dead = samurai('8,4^').dice(O, S).play(0, walkTo('8,5'));
    dead.ends('elimination');
  });

  test('HS-ATK-06, HS-RULING-09: from up there one has two dice more against the quay and the basin', () => {
    const t = tide({
      armies: [{ 'iron-man': '8,4^' }, { venom: '9,2', 'doctor-doom': '6,3', hulk: '8,2' }],
      acts: 'iron-man',
    });
    t.play(0, stay);
    const height = (target: 'venom' | 'doctor-doom' | 'hulk') =>
      odds(t, 0, hit(target)).attack.find(({ why }) => why === 'height')?.dice;
    expect([height('venom'), height('doctor-doom'), height('hulk')]).toEqual([2, 2, 1]); // Hulk is taller
  });

  test('HS-RULING-10: against a special attack the one up there defends with the dice of the height', () => {
    const t = tide({
      armies: [{ 'captain-america': '6,3' }, { 'iron-man': '8,4^', venom: '7,4' }],
      acts: 'captain-america',
    }).play(0, stay);
    const thrown = odds(t, 0, hit('iron-man', 'shield-throw'));
    expect(thrown).toMatchObject({ attackDice: 4, attack: [{ why: 'card', dice: 4 }] });
    expect(thrown.defense).toContainEqual({ why: 'height', dice: 2 });
  });
});
