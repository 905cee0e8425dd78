import { describe, expect, test } from 'vitest';
import { DEFAULT_PACE } from '../../bots/play.ts';
import { toReplay } from '../../engine/recording.ts';
import type { Replay } from '../../engine/types.ts';
import { box } from '../../tools/template/index.ts';
import type { Race } from '../../tools/template/spec.ts';
import { Complaint } from '../complaint.ts';
import { examine } from '../examine.ts';
import { paceOf, planOf } from '../plan.ts';
import { recordMatch } from '../recorded.ts';
import { parseReplay, replayOf } from '../replay-file.ts';
import { story } from '../story.ts';
import { parseEntries, transcript } from '../transcript.ts';

type Wide = { -readonly [K in keyof Replay<Race>]: Replay<Race>[K] };

/** A fresh replay file, after JSON, that a test may spoil. */
function file(spoil: (r: Wide) => void = () => {}): Wide {
  const kept = recordMatch(
    box,
    planOf(box, { scenario: 'river', seats: 3, bots: 'random', options: { die: 4 } }),
    'record',
    'salt',
  );
  const r = JSON.parse(JSON.stringify(toReplay(kept))) as Wide;
  spoil(r);
  return r;
}

test('a match is recorded at the pace of its game', () => {
  const given = paceOf({ bots: { ...box.bots, pace: (step, { type }) => step.length + type.length } });
  expect(given.paceOf?.('a/b', { type: 'roll' })).toBe(7);
  expect(paceOf(box)).toBe(DEFAULT_PACE);
});

describe('a replay file', () => {
  test('that was recorded is true', () => {
    const r = replayOf(box, parseReplay(file()));
    expect(r.inputs.length).toBeGreaterThan(20);
    expect(examine(box, r)).toBeNull();
  });

  test.each<[string, (r: Wide) => void, object]>([
    ['another version', r => (r.version = 9), { what: 'version' }],
    ['another seed', r => (r.seed = 'mine'), { what: 'commitment' }],
    ['another salt', r => (r.salt = ''), { what: 'commitment' }],
    ['a move of another seat', r => spoilInput(r, 4, { seat: 2 }), { what: 'refused', at: 5 }],
    ['a move that is not offered', r => spoilInput(r, 2, { action: { type: 'fly' } }), { what: 'refused', at: 3 }],
    ['a later clock', r => spoilInput(r, 7, { at: -1 + 2 }), { what: 'refused', at: 9 }],
    ['a wrong hash', r => (r.hashes = [{ after: 20, hash: 'x' }]), { what: 'hash', at: 20 }],
    ['no hash at the end', r => (r.hashes = r.hashes.slice(0, -1)), { what: 'no-final-hash' }],
    ['a hash beyond the end', r => (r.hashes = [...r.hashes, { after: 999, hash: '' }]), { what: 'stray-hash' }],
    ['another outcome', r => (r.outcome = { reason: 'arrived', scores: [1, 1, 1] }), { what: 'outcome' }],
  ])('with %s is found out', (_what, spoil, found) => {
    expect(examine(box, replayOf(box, parseReplay(file(spoil))))).toMatchObject(found);
  });

  test('that stops the rules is told with the input', () => {
    const broken = {
      ...box,
      game: {
        ...box.game,
        check: (m: Parameters<NonNullable<typeof box.game.check>>[0]) => {
          if (m.state.discard.length > 1) throw new Error('too many cards');
        },
      },
    };
    const found = examine(broken, replayOf(box, parseReplay(file())));
    expect(found).toMatchObject({ what: 'error', why: 'too many cards' });
    expect(found?.at).toBeGreaterThan(1);
  });

  test.each<[string, (r: Wide) => void, string]>([
    ['an input without a seat', r => spoilInput(r, 1, { seat: undefined }), 'inputs[1].seat'],
    ['an input of no kind', r => spoilInput(r, 0, { type: 'wish' }), 'inputs[0].type'],
    ['a word of the host that nobody knows', r => spoilInput(r, 0, host({ type: 'cheat' })), 'inputs[0].entry.type'],
    ['a short commitment', r => (r.commitment = 'ab'), 'commitment'],
    [
      'options that the game does not have',
      r => (r.setup = { ...r.setup, options: { die: 3 } as never }),
      'options.die',
    ],
  ])('with %s is refused at its place', (_what, spoil, path) => {
    expect(() => replayOf(box, parseReplay(file(spoil)))).toThrow(Complaint);
    expect(() => replayOf(box, parseReplay(file(spoil)))).toThrow(`"path":"${path}"`);
  });

  test('of another game is refused', () => {
    expect(() => replayOf(box, parseReplay(file(r => (r.game = 'chess'))))).toThrow('other-game');
  });
});

const host = (entry: object): object => ({ type: 'host', seat: undefined, action: undefined, entry });

function spoilInput(r: Wide, at: number, change: object): void {
  r.inputs = r.inputs.map((input, i) =>
    i === at ? (JSON.parse(JSON.stringify({ ...input, ...change })) as never) : input,
  );
}

describe('a story', () => {
  const words = {
    seat: (n: number) => `Seat ${n}`,
    clock: (s: number) => `${s} s`,
    entry: (type: string, seat: string) => `${type} ${seat}`,
    unfinished: 'unfinished',
  };

  test('tells what was asked and answered, what the table heard, and the outcome', () => {
    const lines = story(box, file(), 'en', words);
    expect(lines[0]).toMatch(/^ {4}1 {2}Seat 1: Roll the die or play a card. > (Roll the die|Play \w+)$/);
    expect(lines).toContainEqual(expect.stringContaining('draws a card.'));
    expect(lines.join('\n')).not.toMatch(/draws (Stroll|Stride|Leap)/);
    expect(lines.at(-1)).toMatch(/^Seat \d wins the race\.$/);
    expect(story(box, file(), 'fr', words).at(-1)).toContain('gagne la course');
  });

  test('leaves out what was taken back and tells what the host said', () => {
    const r = file();
    const undo = { type: 'undo', to: 0, seat: 0, marked: true } as const;
    const concede = { type: 'concede', seat: 1 } as const;
    const inputs = [
      ...r.inputs.slice(0, 3),
      { type: 'host', at: 0, entry: undo } as const,
      ...r.inputs.slice(0, 1),
      { type: 'host', at: 0, entry: concede } as const,
    ];
    const lines = story(box, { ...r, inputs }, 'en', words);
    expect(lines.filter(line => /^ +\d/.test(line))).toHaveLength(2);
    expect(lines).toContain('    2  concede Seat 2');
    expect(story(box, { ...r, inputs: inputs.slice(0, 2) }, 'en', words).at(-1)).toBe('unfinished');
  });

  test('stops at an input that the table refuses', () => {
    const wrong = file(r => spoilInput(r, 2, { action: { type: 'fly' } }));
    expect(() => story(box, wrong, 'en', words)).toThrow(/refused-input.*"at":3/);
  });
});

describe('a transcript', () => {
  const entry = { name: 'river', scenario: 'river', seats: 4, seed: 'river', bots: 'random' };

  test('is the same every time, with inputs, log, hashes and the outcome', () => {
    const text = transcript(box, entry);
    expect(transcript(box, entry)).toBe(text);
    expect(text).toMatch(/^pebble-race 1, river, 4 seats, seed river\n/);
    expect(text).toMatch(/\n {3}1 {2}seat 0 {2}turn\/choose {2}\{"type":/);
    expect(text).toMatch(/\n {6}Seat 0 \w+/);
    expect(text).toMatch(/\n {2}20 .*\n(?: {6}[^-].*\n)* {6}-- [0-9a-f]{16} --\n/);
    expect(text).toMatch(/\narrived \[[01,]+\]: Seat \d wins the race\.\n$/);
  });

  test.each<[unknown, string]>([
    [{}, '"path":"."'],
    [[{ name: 'A b', seed: 's' }], '"path":"[0].name"'],
    [[entry, { ...entry, seed: 1 }], '"path":"[1].seed"'],
    [[{ ...entry, colour: 1 }], '"path":"[0]"'],
  ])('list %j is refused', (json, path) => {
    expect(() => parseEntries(json)).toThrow(path);
  });
});
