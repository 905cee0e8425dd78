import { sha256, wordAt } from './sha256.ts';
import type { Rng } from './types.ts';

/**
 * The generator that a seed names: `chacha:...` cannot be predicted from the rolls seen so far and serves
 * matches between people; anything else gets xoshiro128**, which is faster and serves the lab.
 */
export function seedRng(seed: string): Rng {
  const words = sha256(seed);
  if (seed.startsWith('chacha:')) return { kind: 'chacha', key: [...words], at: 0 };
  const [a = 0, b = 0, c = 0, d = 0] = words;
  return { kind: 'xoshiro', a: a | 0, b: b | 0, c: c | 0, d: d | 0 };
}

/** Another generator, for the lab, from the next words of this one. */
export function freshRng(r: Rng): Rng {
  const word = (): number => nextWord(r) | 0;
  return { kind: 'xoshiro', a: word(), b: word(), c: word(), d: word() };
}

export function copyRng(r: Rng): Rng {
  return r.kind === 'xoshiro'
    ? { kind: 'xoshiro', a: r.a, b: r.b, c: r.c, d: r.d }
    : { kind: 'chacha', key: r.key, at: r.at };
}

/** The next 32 bits. */
export function nextWord(r: Rng): number {
  if (r.kind === 'chacha') return chachaWord(r.key, r.at++);
  // xoshiro128** 1.1 by Blackman and Vigna
  const scrambled = Math.imul(rotate(Math.imul(r.b, 5), 7), 9) >>> 0;
  const t = r.b << 9;
  r.c ^= r.a;
  r.d ^= r.b;
  r.b ^= r.c;
  r.a ^= r.d;
  r.c ^= t;
  r.d = rotate(r.d, 11);
  return scrambled;
}

/** Evenly from 0 to n - 1: words that would favour the small numbers are drawn again. */
export function below(r: Rng, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > 4294967296) throw new Error(`nothing can be drawn evenly from ${n} things`);
  if (n === 4294967296) return nextWord(r);
  const size = n >>> 0; // the same number, as one whose remainders a processor knows: others take four times as long
  for (;;) {
    const word = nextWord(r) >>> 0;
    const drawn = word % size;
    if (word - drawn <= 4294967296 - size) return drawn;
  }
}

const rotate = (x: number, n: number): number => (x << n) | (x >>> (32 - n));

// ---- ChaCha with 8 rounds (Bernstein), 256-bit key, nonce zero -----------------------------------------------

const ROUNDS = 8;
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

/** The last block worked out: matches draw many words of one block in a row. */
let latest: { key: readonly number[]; block: number; words: Int32Array } | null = null;

function chachaWord(key: readonly number[], at: number): number {
  const block = Math.floor(at / 16);
  if (latest?.key !== key || latest.block !== block) latest = { key, block, words: chachaBlock(key, block) };
  return wordAt(latest.words, at % 16) >>> 0;
}

export function chachaBlock(key: readonly number[], block: number): Int32Array {
  const start = Int32Array.of(...SIGMA, ...key, block, Math.floor(block / 2 ** 32), 0, 0);
  const x = start.slice();
  for (let round = 0; round < ROUNDS; round += 2) {
    for (let i = 0; i < 4; i++) quarter(x, i, i + 4, i + 8, i + 12);
    for (let i = 0; i < 4; i++) quarter(x, i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
  }
  for (let i = 0; i < 16; i++) x[i] = wordAt(x, i) + wordAt(start, i);
  return x;
}

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  mix(x, a, b, d, 16);
  mix(x, c, d, b, 12);
  mix(x, a, b, d, 8);
  mix(x, c, d, b, 7);
}

function mix(x: Int32Array, sum: number, add: number, turn: number, by: number): void {
  x[sum] = wordAt(x, sum) + wordAt(x, add);
  x[turn] = rotate(wordAt(x, turn) ^ x[sum], by);
}
