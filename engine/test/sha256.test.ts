import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commit, isCommitted } from '../commitment.ts';
import { below, seedRng } from '../rng.ts';
import { hex, lendSha256, sha256, sha256Hex } from '../sha256.ts';

const ours = (text: string): string => hex(sha256(text));
const theirs = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

describe('sha256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
  ])('FIPS 180-4 example %j', (text, expected) => {
    expect(ours(text)).toBe(expected);
  });

  test('a million a', () => {
    expect(ours('a'.repeat(1_000_000))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
  });

  test.each([1, 54, 55, 56, 57, 63, 64, 65, 118, 119, 120, 127, 128, 129])('a text of %i bytes', length => {
    const text = Array.from({ length }, (_, i) => String.fromCharCode(33 + (i % 90))).join('');
    expect(ours(text)).toBe(theirs(text));
  });

  test.each(['é', '’', '漢字', '🎲', 'Zombie 15’: jusqu’à l’aube 🧟', '\ud800', '\0'])('beyond ASCII: %j', text => {
    expect(ours(text)).toBe(theirs(text));
  });

  test('random texts, against node:crypto', () => {
    const r = seedRng('texts');
    for (let n = 0; n < 200; n++) {
      const text = Array.from({ length: below(r, 300) }, () => String.fromCodePoint(32 + below(r, 2000))).join('');
      expect(ours(text)).toBe(theirs(text));
    }
  });

  test('one hash does not depend on those before it', () => {
    const alone = ours('alone');
    sha256('something else');
    expect(ours('alone')).toBe(alone);
  });
});

test('hex keeps the zeros in front', () => {
  expect(hex(Uint32Array.of(1, 0xabcdef))).toBe('0000000100abcdef');
});

describe('a commitment', () => {
  test('is the hash of salt and seed, as anybody can work it out', () => {
    expect(commit('chacha:seed', 'salt')).toBe(theirs('rempart commitment\nsalt\nchacha:seed'));
  });

  test('is kept by its own seed and salt only', () => {
    const published = commit('seed', 'salt');
    expect(isCommitted(published, 'seed', 'salt')).toBe(true);
    expect(isCommitted(published, 'seed2', 'salt')).toBe(false);
    expect(isCommitted(published, 'seed', 'salt2')).toBe(false);
    expect(isCommitted(published, 'salt', 'seed')).toBe(false);
    expect(isCommitted(published.toUpperCase(), 'seed', 'salt')).toBe(false);
  });

  test('binds one seed: a line break in the salt would leave the choice between two', () => {
    const published = commit('b\nc', 'a');
    expect(isCommitted(published, 'b\nc', 'a')).toBe(true);
    expect(isCommitted(published, 'c', 'a\nb')).toBe(false);
    expect(() => commit('c', 'a\nb')).toThrow('several seeds');
  });
});

test('a faster hash is used when it is the same one, and refused when it is not', () => {
  expect(() => lendSha256(text => text)).toThrow('not SHA-256');
  let asked = 0;
  lendSha256(text => {
    asked++;
    return createHash('sha256').update(text, 'utf8').digest('hex');
  });
  expect(sha256Hex('é')).toBe(hex(sha256('é')));
  expect(asked).toBe(2);
});
