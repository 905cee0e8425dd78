import { randomBytes, randomInt } from 'node:crypto';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'; // none that look alike

const random = (length: number): string =>
  Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

/** Hard to guess: whoever has it may look at the table and take an open seat. */
export const newTableId = (): string => random(12);
export const newGuestId = (): string => random(20);
/** Short enough to type on another device; it lives for minutes. */
export const newLinkCode = (): string => random(8);
/** For a remote control or a thumb; it opens what is not secret. */
export const newShortCode = (): string => random(6);
export const newMessageId = (): string => random(16);
export const newSecret = (): string => randomBytes(32).toString('base64url');
/** Unpredictable dice: the seed names its generator. */
export const newSeed = (): string => `chacha:${newSecret()}`;
