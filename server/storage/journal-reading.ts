import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { HEAD } from './journal-file.ts';

/** Part of a file: lines of a whole batch, or what stands where nobody can vouch for it, byte by byte. */
export type Piece = { readonly lines: readonly string[] } | { readonly bad: string };

export interface Reading {
  /** In their order. */
  readonly pieces: readonly Piece[];
  readonly isDamaged: boolean;
}

const END_OF_LINE = 10;
const WHOLE_HEAD = /^([0-9a-f]{8}) ([0-9a-f]{8})\n$/;
const CUT_HEAD = /^([0-9a-f]{0,8}|[0-9a-f]{8} [0-9a-f]{0,8})$/;

/**
 * Everything a file holds, also behind a batch that is not what was written. The last write of all may have been cut short:
 * nobody was told that it is safe, so that is no damage. In a file that has a next one every write had returned.
 */
export function readJournal(path: string, isLast: boolean): Reading {
  const bytes = readFileSync(path);
  const pieces: Piece[] = [];
  let isDamaged = false;
  for (let at = 0; at < bytes.length; ) {
    const end = wholeUntil(bytes, at);
    if (end !== null) {
      pieces.push({ lines: linesIn(bytes.subarray(at + HEAD, end)) });
      at = end;
      continue;
    }
    const next = nextBatch(bytes, at);
    const part = bytes.subarray(at, next);
    if (next === bytes.length && isLast && isCutShort(part)) break;
    isDamaged = true;
    pieces.push(isOnlyLengthWrong(part) ? { lines: linesIn(part.subarray(HEAD)) } : { bad: part.toString('latin1') });
    at = next;
  }
  return { pieces, isDamaged };
}

const linesIn = (batch: Buffer): string[] => batch.toString('utf8').split('\n').slice(0, -1);

function headAt(bytes: Buffer, at: number): { readonly end: number; readonly sum: number } | null {
  const [, length, sum] = WHOLE_HEAD.exec(bytes.toString('latin1', at, at + HEAD)) ?? [];
  if (length === undefined || sum === undefined) return null;
  return { end: at + HEAD + Number.parseInt(length, 16), sum: Number.parseInt(sum, 16) };
}

/** Where the batch that begins here ends; null where none does that is whole. */
function wholeUntil(bytes: Buffer, at: number): number | null {
  const head = headAt(bytes, at);
  if (!head || head.end > bytes.length) return null;
  return crc32(bytes.subarray(at + HEAD, head.end)) === head.sum ? head.end : null;
}

/** Where reading goes on after a batch that is not whole. */
function nextBatch(bytes: Buffer, at: number): number {
  const stated = headAt(bytes, at)?.end ?? bytes.length;
  if (stated < bytes.length && beginsAt(bytes, stated)) return stated;
  for (let eol = bytes.indexOf(END_OF_LINE, at + HEAD); eol !== -1; eol = bytes.indexOf(END_OF_LINE, eol + 1))
    if (wholeUntil(bytes, eol - HEAD + 1) !== null) return eol - HEAD + 1;
  return bytes.length;
}

/** Whether a batch may begin here: no line of an input looks like a head, for it ends with a brace. */
function beginsAt(bytes: Buffer, at: number): boolean {
  const text = bytes.toString('latin1', at, at + HEAD);
  return WHOLE_HEAD.test(text) || CUT_HEAD.test(text);
}

function isCutShort(part: Buffer): boolean {
  if (part.length < HEAD) return CUT_HEAD.test(part.toString('latin1'));
  const head = headAt(part, 0);
  return head !== null && head.end > part.length && !isOnlyLengthWrong(part);
}

/** What is there is what was written, whatever its head says of its length. */
function isOnlyLengthWrong(part: Buffer): boolean {
  const head = headAt(part, 0);
  return head !== null && crc32(part.subarray(HEAD)) === head.sum;
}
