import type { FigureId } from '../ids.ts';
import { describe, expect, test } from 'vitest';
import { freeMoves } from '../../../engine/queries.ts';
import { flyTo, hit, roll, stepTo, table } from './table.ts';

const stay = { type: 'stay' } as const;
const none = { type: 'none' } as const;
const handTo = (to: FigureId) => ({ type: 'pass-on' as const, to });

describe('HS-SCN-33: no step of a turn passes over a hand-over of the anesthetic', () => {
  test('HS-SCN-33: after the last step, to a friend who does not carry it', () => {
    const t = table('hulk', { armies: [{ hulk: '0,9' }, { thanos: '3,8', venom: '6,11+' }], acts: 'thanos' });
    expect(freeMoves(t.m, 1), 'Venom is too far away').toEqual([]);
    for (const to of ['3,9', '3,10', '3,11', '4,11', '5,11']) t.play(1, stepTo(to));
    t.asks('walk/onward', 1).allows(1, handTo('thanos')).play(1, { type: 'stop' });
    t.asks('activation/attack', 1).play(1, handTo('thanos')).play(1, none);
    t.shows({ armies: [{}, { thanos: '5,11+' }] });
  });

  test('HS-SCN-33: after a flight', () => {
    const t = table('hulk', { armies: [{ hulk: '0,9' }, { 'iron-man': '6,1', venom: '8,2+' }], acts: 'iron-man' });
    t.play(1, flyTo('8,1', 'fly', false))
      .asks('activation/attack', 1)
      .play(1, handTo('iron-man'));
    t.asks('activation/attack', 1).shows({ armies: [{}, { 'iron-man': '8,1+' }] });
  });

  test('HS-SCN-33: after an attack, and the turn ends when its player says so', () => {
    const armies = [{ hulk: '3,9' }, { 'captain-america': '4,9', 'red-skull': '4,10+' }];
    const t = table('hulk', { armies, acts: 'captain-america' });
    t.play(1, stay)
      .dice(...roll(6, 0), ...roll(6, 0))
      .play(1, hit('hulk'));
    t.asks('activation/close', 1).play(1, handTo('captain-america')).asks('activation/close', 1).play(1, none);
    t.shows({ armies: [{}, { 'captain-america': '4,9+' }] });
    expect(t.m.state.active, 'the next turn').not.toBe(1);
  });

  test('HS-SCN-33: nobody waits where there is nothing to hand over', () => {
    const armies = [{ hulk: '3,9' }, { 'captain-america': '4,9', 'red-skull': '-4,12+' }];
    const t = table('hulk', { armies, acts: 'captain-america' });
    t.play(1, stay)
      .dice(...roll(6, 0), ...roll(6, 0))
      .play(1, hit('hulk'));
    expect(t.m.state.active).not.toBe(1);
  });
});
