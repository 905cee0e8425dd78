import { describe, expect, test } from 'vitest';
import { below, chachaBlock, copyRng, nextWord, seedRng } from '../rng.ts';
import { sha256 } from '../sha256.ts';
import type { Rng } from '../types.ts';

const words = (r: Rng, count: number): number[] => Array.from({ length: count }, () => nextWord(r));
const zeroKey = (): Rng => ({ kind: 'chacha', key: [0, 0, 0, 0, 0, 0, 0, 0], at: 0 });

/** Bytes in hexadecimal as the little-endian words they are. */
function littleEndian(bytes: string): number[] {
  const view = new DataView(Uint8Array.from(Buffer.from(bytes, 'hex')).buffer);
  return Array.from({ length: bytes.length / 8 }, (_, i) => view.getUint32(i * 4, true));
}

// draft-strombergson-chacha-test-vectors, TC1, 8 rounds, 256 bits
const BLOCK_0 =
  '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
  '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42';
const BLOCK_1 =
  'd2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b' +
  '5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa';

describe('published test vectors', () => {
  test('xoshiro128**, the reference implementation of Blackman and Vigna', () => {
    expect(words({ kind: 'xoshiro', a: 1, b: 2, c: 3, d: 4 }, 10)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  test('ChaCha with 8 rounds, two blocks of the zero key', () => {
    expect(words(zeroKey(), 32)).toEqual(littleEndian(BLOCK_0 + BLOCK_1));
    expect([...chachaBlock([0, 0, 0, 0, 0, 0, 0, 0], 1)].map(word => word >>> 0)).toEqual(littleEndian(BLOCK_1));
  });
});

describe('chacha', () => {
  test('goes on from any position, also across blocks', () => {
    const all = words(zeroKey(), 40);
    for (const at of [0, 1, 15, 16, 17, 31, 32])
      expect(words({ kind: 'chacha', key: [0, 0, 0, 0, 0, 0, 0, 0], at }, 8)).toEqual(all.slice(at, at + 8));
  });

  test('two matches that take turns do not disturb each other', () => {
    const [one, two] = [seedRng('chacha:one'), seedRng('chacha:two')];
    const alone = [words(seedRng('chacha:one'), 40), words(seedRng('chacha:two'), 40)];
    const mixed: number[][] = [[], []];
    for (let i = 0; i < 40; i++) {
      mixed[0]?.push(nextWord(one));
      mixed[1]?.push(nextWord(two));
    }
    expect(mixed).toEqual(alone);
  });
});

describe('a seed', () => {
  test('names its generator, which is keyed by the hash of the whole seed', () => {
    expect(seedRng('chacha:x')).toEqual({ kind: 'chacha', key: [...sha256('chacha:x')], at: 0 });
    expect(seedRng('x').kind).toBe('xoshiro');
    expect(seedRng('chacha').kind).toBe('xoshiro');
  });

  test('gives the same words each time, and other seeds give others', () => {
    for (const kind of ['', 'chacha:']) {
      expect(words(seedRng(`${kind}a`), 20)).toEqual(words(seedRng(`${kind}a`), 20));
      expect(words(seedRng(`${kind}a`), 20)).not.toEqual(words(seedRng(`${kind}b`), 20));
    }
  });

  test.each(['a', 'chacha:a'])('a generator of %s survives JSON, and a copy is independent', seed => {
    const r = seedRng(seed);
    words(r, 21);
    const twin = copyRng(r);
    const loaded = JSON.parse(JSON.stringify(r)) as Rng;
    const expected = words(copyRng(r), 30);
    expect(words(twin, 30)).toEqual(expected);
    expect(words(loaded, 30)).toEqual(expected);
    expect(words(r, 30), 'the copies have not moved it').toEqual(expected);
  });
});

describe('below', () => {
  test.each([
    ['xoshiro', 'even', 6],
    ['chacha', 'chacha:even', 6],
    ['xoshiro', 'even', 20],
    ['chacha', 'chacha:even', 52],
  ])('%s is even (seed %s, %i sides)', (_kind, seed, sides) => {
    const r = seedRng(seed);
    const each = 2000;
    const counts = Array.from({ length: sides }, () => 0);
    for (let i = 0; i < each * sides; i++) {
      const n = below(r, sides);
      counts[n] = (counts[n] ?? 0) + 1;
    }
    expect(counts).toHaveLength(sides);
    const chiSquare = counts.reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
    const degrees = sides - 1;
    expect(Math.abs(chiSquare - degrees), 'within four deviations').toBeLessThan(4 * Math.sqrt(2 * degrees));
  });

  test('draws again where a plain remainder would favour the small numbers', () => {
    // Of 3 * 2^30 things, the last quarter of all words would fall on the first third of them a second time.
    const n = 3 * 2 ** 30;
    const r = seedRng('remainder');
    const small = Array.from({ length: 6000 }, () => below(r, n)).filter(x => x < 2 ** 30).length;
    expect(Math.abs(small - 2000)).toBeLessThan(4 * Math.sqrt(6000 * (1 / 3) * (2 / 3)));
  });

  test('of one thing is that thing, and of 2^32 things every word', () => {
    expect(below(seedRng('one'), 1)).toBe(0);
    expect(below(seedRng('all'), 2 ** 32)).toBe(nextWord(seedRng('all')));
  });

  test.each([0, -1, 1.5, NaN, 2 ** 32 + 1])('of %d things is an error, not an endless loop nor a NaN', n => {
    expect(() => below(seedRng('none'), n)).toThrow(`${n} things`);
  });
});
