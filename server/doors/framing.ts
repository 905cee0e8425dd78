import type { Writable } from 'node:stream';

const TEXT = 0x81; // the first byte of a whole text message from a server: RFC 6455, 5.2

const MOST_UNSENT = 4 * 1024 * 1024;

/** Whether its other end does not read: nothing more is written to such a line, for what waits is held in memory. */
export const isUnread = (line: Writable): boolean => line.writableLength > MOST_UNSENT;

/** Writes messages to a line that compresses nothing, all at once: as letters where each is one byte, which costs least. */
export function writeFrames(line: Writable, texts: readonly string[]): void {
  let framed = '';
  for (const text of texts) {
    if (Buffer.byteLength(text, 'utf8') !== text.length) {
      line.write(framesOf(texts));
      return;
    }
    framed += headFor(text.length) + text;
  }
  line.write(framed, 'latin1');
}

/** The beginning of a message of so many bytes, a letter for each of its own. */
function headFor(length: number): string {
  if (length < 126) return String.fromCharCode(TEXT, length);
  if (length < 65_536) return String.fromCharCode(TEXT, 126, length >> 8, length & 255);
  const bytes = Buffer.alloc(10, TEXT);
  bytes[1] = 127;
  bytes.writeBigUInt64BE(BigInt(length), 2);
  return bytes.toString('latin1');
}

export function framesOf(texts: readonly string[]): Buffer {
  return Buffer.concat(
    texts.flatMap(text => {
      const bytes = Buffer.from(text, 'utf8');
      return [Buffer.from(headFor(bytes.length), 'latin1'), bytes];
    }),
  );
}
