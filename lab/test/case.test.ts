import { describe, expect, test } from 'vitest';
import { box } from '../../tools/template/index.ts';
import { alarms } from '../../engine/test/toys/alarm.ts';
import { type L, ask, hum, ladder, say, wait } from '../../engine/test/toys/ladder.ts';
import type { AnyBox, Box } from '../../engine/box.ts';
import { again, flow } from '../../engine/flow.ts';
import { play, start } from '../../engine/match.ts';
import { save } from '../../engine/save.ts';
import type { FreeMoves, Game, Match } from '../../engine/types.ts';
import { runCase } from '../case.ts';
import { Complaint } from '../complaint.ts';

const bump = {
  game: 'pebble-race',
  title: 'a roll bumps',
  seats: 2,
  given: { pebbles: [3, 5], hands: [['leap', 'stroll'], []] },
  chance: { rolls: [2] },
};
const roll = { play: { type: 'roll' }, seat: 0 };
const run = (...steps: object[]) => runCase(box, { ...bump, steps });

describe('a case that agrees', () => {
  test('has no differences', () => {
    const differences = run(
      { asks: 'turn/choose', seats: [0] },
      { offers: [{ type: 'play', card: 'leap' }, { type: 'roll' }] },
      { offers: [{ type: 'roll' }], seat: 0, exactly: false },
      { forbids: { card: 'stroll' }, seat: 0 },
      { forbids: { type: 'roll' }, seat: 1 },
      { refuses: { type: 'play', card: 'stroll' }, seat: 0, rule: 'PR-TURN-04' },
      roll,
      { expect: { pebbles: [5, 0], turn: 1 } },
      { load: { rolls: [6, 6, 6] } },
      { play: { type: 'roll' } },
      { play: { type: 'roll' }, seat: 0 },
      { asks: 'turn/choose' },
      { play: { type: 'roll' } },
      { expect: { pebbles: [11, 12] } },
      { load: { rolls: [4] } },
      { play: { type: 'roll' } },
      { ends: 'arrived' },
    );
    expect(differences).toEqual([]);
  });
});

describe('a case that differs', () => {
  test.each<[string, object, string]>([
    ['a value', { expect: { pebbles: [5, 1] } }, 'steps[1].expect.pebbles[1]'],
    ['the length of a list', { expect: { pebbles: [5] } }, 'steps[1].expect.pebbles'],
    ['a word that is not there', { expect: { no: 1 } }, 'steps[1].expect.no'],
    ['a list that is no object', { expect: { pebbles: {} } }, 'steps[1].expect.pebbles'],
    ['the step', { asks: 'turn/refill' }, 'steps[1].asks'],
    ['the seats', { asks: 'turn/choose', seats: [0] }, 'steps[1].asks'],
    ['what is offered', { offers: [{ type: 'play', card: 'leap' }], seat: 1 }, 'steps[1].offers'],
    ['how much is offered', { offers: [], seat: 1 }, 'steps[1].offers'],
    ['who is asked', { offers: [{ type: 'roll' }], seat: 0, exactly: false }, 'steps[1].offers'],
    ['what is forbidden', { forbids: { type: 'roll' } }, 'steps[1].forbids'],
    ['what is refused', { refuses: { type: 'roll' }, seat: 1 }, 'steps[1].refuses'],
    ['why it is refused', { refuses: { type: 'roll' }, seat: 0, rule: 'PR-MOVE-01' }, 'steps[1].refuses'],
    ['an answer', { play: { type: 'play', card: 'leap' }, seat: 1 }, 'steps[1].play'],
    ['the end', { ends: 'arrived' }, 'steps[1].ends'],
    ['what is left of chance', { load: { rolls: [1] } }, 'chance.rolls'],
  ])('in %s', (_what, step, path) => {
    expect(run(roll, step).map(d => d.path)).toEqual([path]);
  });

  test('tells what was expected and what was found', () => {
    expect(run(roll, { expect: { pebbles: [5, 1] } })).toEqual([
      { path: 'steps[1].expect.pebbles[1]', expected: 1, actual: 0 },
    ]);
  });

  test('is not followed beyond an answer that was refused or rules that stopped', () => {
    const after = { expect: { pebbles: [9, 9] } };
    expect(run({ ...roll, seat: 1 }, after).map(d => d.path)).toEqual(['steps[0].play', 'chance.rolls']);
    const seven = { ...bump, chance: { rolls: [7] }, steps: [roll, after] };
    expect(runCase(box, seven)).toEqual([
      { path: 'steps[0]', expected: 'no error', actual: 'a loaded die shows 7, but it has 6 sides' },
    ]);
    const cards = { hands: [['leap', 'leap', 'leap', 'leap', 'leap'], []] };
    expect(runCase(box, { ...bump, given: cards, chance: undefined, steps: [roll] }).map(d => d.path)).toEqual([
      'given',
    ]);
  });
});

test('time passes with the clock events that fall due', () => {
  const vocabulary = {
    given: { parse: (v: unknown) => v },
    arrange: () => {},
    describe: (m: { state: object }) => m.state,
  };
  const clocked = { game: alarms, vocabulary } as unknown as AnyBox;
  const said = { game: 'alarm', title: 'alarms', seats: 1, scenario: 'museum', given: {} };
  const steps = [
    { tick: 9_999 },
    { expect: { alarms: 0 } },
    { tick: 10_001 },
    { expect: { alarms: 3, heat: 3 } },
    { tick: 100_000 },
    { ends: 'time' },
    { tick: 5 },
  ];
  expect(runCase(clocked, { ...said, steps })).toEqual([]);
});

describe('a case says the same as a scene', () => {
  const talk = ask(['a', 'b'], {
    bar: (_m, _f, { word }) => (word === 'b' ? 'LADDER-NO-B' : null),
    apply: (m, f, { word }) => {
      m.state.log.push(word);
      again(m, f);
    },
  });
  const free: FreeMoves<L> = { rule: 'LADDER-HUM', types: ['hum'], options: () => [hum('la')], apply: () => {} };
  const vocabulary = {
    given: { parse: (v: unknown) => v as object },
    arrange: () => {},
    describe: (m: Match<L>) => m.state,
  };
  const said = { game: 'ladder', title: 'talk', seats: 2 };
  const paths = (game: Game<L>, laid: object, ...steps: object[]): string[] =>
    runCase({ game, vocabulary } as Partial<Box<L>> as Box<L>, { ...said, ...laid, steps }).map(d => d.path);
  const talking = ladder({ main: flow<L, string>({ talk }) }, { free });

  test('whoever sits there has free moves, asked or not, and only who is asked has answers', () => {
    const hums = { offers: [hum('la')], seat: 1, exactly: false };
    expect(paths(talking, { given: {} }, hums, { offers: [], seat: 1 })).toEqual([]);
    const wrong = [
      { forbids: { type: 'hum' }, seat: 1 },
      { offers: [say('a')], seat: 1, exactly: false },
    ];
    expect(paths(talking, { given: {} }, ...wrong)).toEqual(['steps[0].forbids', 'steps[1].offers']);
    expect(paths(talking, { given: {} }, { forbids: {}, seat: 2 })).toEqual([]);
  });

  test('an option counts once', () => {
    const three = ladder({ main: flow<L, string>({ talk: ask(['a', 'b']) }) });
    expect(paths(three, { given: {} }, { offers: [say('a'), say('a')] })).toEqual(['steps[0].offers']);
  });

  test('what is refused changes nothing', () => {
    const restless = ask(['a'], {
      bar: m => {
        m.state.left--;
        return null;
      },
    });
    const step = { refuses: say('z'), rule: 'LADDER-ASK' };
    expect(paths(ladder({ main: flow<L, string>({ restless }) }), { given: {} }, step)).toEqual(['steps[0].refuses']);
  });

  test('no time passes while the clock stands still', () => {
    const ringing = ladder({ main: flow<L, string>({ talk }) }, { due: () => 3, onDue: m => void m.state.left-- });
    const m = start(ringing, { scenario: 'any', seats: 2, options: {}, carry: null }, 'paused');
    m.paused = true;
    expect(paths(ringing, { save: save(m) }, { tick: 5 }, { expect: { left: 3 } })).toEqual([]);
  });

  test('a save stands as it was saved: nobody answers for the one who is asked', () => {
    const lone = ask(['a'], { lone: true, waitsFor: ['hum'] });
    const once = { ...free, options: (m: Match<L>) => (m.state.log.length === 0 ? [hum('la')] : []) };
    const humming = ladder(
      { main: flow<L, string>({ lone, wait }) },
      { free: { ...once, apply: (m: Match<L>, { word }: L['action']) => void m.state.log.push(word) } },
    );
    const m = start(humming, { scenario: 'any', seats: 2, options: {}, carry: null }, 'lone');
    expect(play(m, 1, hum('la'))).toBeNull();
    expect(paths(humming, { save: save(m) }, { asks: 'main/lone', seats: [0] })).toEqual([]);
  });
});

describe('a file that cannot be read', () => {
  const complaint = (json: unknown): Complaint => {
    try {
      runCase(box, json);
    } catch (thrown) {
      if (thrown instanceof Complaint) return thrown;
      throw thrown;
    }
    throw new Error('no complaint');
  };

  test.each<[string, object, string]>([
    ['a missing title', { title: undefined }, 'title'],
    ['no steps', { steps: [] }, 'steps'],
    ['a strange key', { colour: 1 }, '.'],
    ['a strange step key', { steps: [roll, { tick: 1, seat: 0 }] }, 'steps[1]'],
    ['a seat that is a word', { steps: [{ ...roll, seat: 'first' }] }, 'steps[0].seat'],
    ['an action without a type', { steps: [{ play: {} }] }, 'steps[0].play.type'],
    ['an unknown step', { steps: [{ sing: 1 }] }, 'steps[0]'],
    ['wrong words', { given: { pebbles: [3, 'far'] } }, 'given.pebbles[1]'],
    ['wrong options', { options: { die: 5 } }, 'options.die'],
  ])('names the place of %s', (_what, wrong, path) => {
    expect(complaint({ ...bump, steps: [roll], ...wrong }).values['path']).toBe(path);
  });

  test.each<[object, string]>([
    [{ game: 'chess' }, 'other-game'],
    [{ scenario: 'moon' }, 'unknown-scenario'],
    [{ seats: 7 }, 'wrong-seats'],
  ])('%j is told as %s', (wrong, code) => {
    expect(complaint({ ...bump, steps: [roll], ...wrong }).code).toBe(code);
  });
});
