import { describe, expect, test } from 'vitest';
import type { AnyBox } from '../../engine/box.ts';
import { box } from '../../tools/template/index.ts';
import { type Flaw, setupOf } from '../set-up.ts';

describe('what a wish means', () => {
  test('whatever is left out is as usual', () => {
    const [first] = box.game.scenarios;
    const usual = { scenario: first?.id, seats: 2, options: box.game.options.parse({}), carry: null };
    expect(setupOf(box, {})).toEqual(usual);
    expect(setupOf({ game: box.game }, {})).toEqual(usual);
  });

  test('what is said counts', () => {
    const wish = { scenario: 'river', seats: 4, options: { die: 4 } };
    expect(setupOf(box, wish)).toEqual({ ...wish, carry: null });
  });

  test('two play where they may, otherwise as many as come nearest', () => {
    const only = (seats: [number, number]) =>
      ({ ...box, game: { ...box.game, scenarios: [{ id: 'only', seats }] } }) as unknown as AnyBox;
    expect([only([1, 1]), only([1, 5]), only([3, 5])].map(one => setupOf(one, {}).seats)).toEqual([1, 2, 3]);
  });
});

describe('what is wrong with it', () => {
  const flawOf = (wish: object, one: AnyBox = box): Flaw => {
    const said: Flaw[] = [];
    const complain = (flaw: Flaw): Error => {
      said.push(flaw);
      return new Error('no');
    };
    expect(() => setupOf(one, wish, complain)).toThrow('no');
    expect(said).toHaveLength(1);
    return said[0] as Flaw;
  };

  test('a scenario that the game does not have', () => {
    const known = box.game.scenarios.map(({ id }) => id).join(', ');
    expect(flawOf({ scenario: 'moon' })).toEqual({ what: 'scenario', wanted: 'moon', known });
  });

  test.each([0, 99, 2.5, '2', Number.NaN])('%s seats', seats => {
    const [min, max] = box.game.scenarios[0]?.seats ?? [];
    const scenario = box.game.scenarios[0]?.id;
    expect(flawOf({ seats })).toEqual({ what: 'seats', scenario, min, max, seats });
  });

  test('options that the game does not know', () => {
    expect(flawOf({ options: { die: 20 } })).toMatchObject({ what: 'options', thrown: expect.any(Error) as Error });
  });

  test('what the game refuses, in its words where it has them', () => {
    const { game, texts } = box;
    const refuse = ({ seats }: { seats: number }) => (seats === 2 ? 'shy' : null);
    const shy = { ...box, game: { ...game, refuse } } as unknown as AnyBox;
    expect(flawOf({ seats: 2 }, shy)).toEqual({ what: 'setup', reason: 'shy', fr: 'shy', en: 'shy' });
    const fr = { ...texts.fr, refusals: { shy: 'Pas à deux.' } };
    const en = { ...texts.en, refusals: { shy: 'Not as two.' } };
    const told = { ...shy, texts: { fr, en } } as AnyBox;
    expect(flawOf({ seats: 2 }, told)).toEqual({ what: 'setup', reason: 'shy', fr: 'Pas à deux.', en: 'Not as two.' });
    expect(setupOf(told, { seats: 3 }).seats).toBe(3);
  });

  test('it is an error where nobody says what to do', () => {
    expect(() => setupOf(box, { scenario: 'moon' })).toThrow(
      'this cannot be played: {"what":"scenario","wanted":"moon"',
    );
  });
});
