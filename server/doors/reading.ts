import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { LONGEST_MESSAGE } from '../../referee/up.ts';

const WHOLE_TEXT = 0x81; // RFC 6455, 5.2: the last piece of a message, and a text
const MASKED = 0x80;
const LAST_PIECE = 0x80;
const PIECE = 0; // of a message that came in several

const unmasked = Buffer.allocUnsafe(LONGEST_MESSAGE);

/**
 * Reads what a page usually sends, one whole short message of plain letters at a time, without the way through ws and its
 * streams. Anything else is read by ws as ever; what it holds of a message that has not come whole is never overtaken.
 */
export function readPlainly(ws: WebSocket, line: Duplex, heard: (text: string) => void): void {
  const [byWs, ...others] = line.listeners('data') as ((chunk: Buffer) => void)[];
  if (!byWs || others.length > 0) return;
  let isWhole = true; // whether ws has nothing left in its hands
  line.off('data', byWs);
  line.on('data', (chunk: Buffer) => {
    const text = isWhole && ws.readyState === WebSocket.OPEN ? plainText(chunk) : null;
    if (text !== null) return heard(text);
    isWhole &&= endsWithMessage(chunk);
    byWs.call(line, chunk);
  });
}

/** Where the payload begins; nothing where the head is not whole, not masked, or of more than a page may say. */
function payloadAt(chunk: Buffer, at: number): { readonly from: number; readonly length: number } | null {
  const short = (chunk[at + 1] ?? 0) ^ MASKED;
  if (short > 126) return null;
  const from = at + (short === 126 ? 8 : 6);
  if (from > chunk.length) return null;
  return { from, length: short === 126 ? chunk.readUInt16BE(at + 2) : short };
}

function plainText(chunk: Buffer): string | null {
  if (chunk[0] !== WHOLE_TEXT) return null;
  const payload = payloadAt(chunk, 0);
  if (!payload || payload.length > LONGEST_MESSAGE || payload.from + payload.length !== chunk.length) return null;
  const { from, length } = payload;
  let all = 0;
  for (let i = 0; i < length; i++) {
    const byte = (chunk[from + i] ?? 0) ^ (chunk[from - 4 + (i & 3)] ?? 0);
    unmasked[i] = byte;
    all |= byte;
  }
  return all < 128 ? unmasked.toString('latin1', 0, length) : null;
}

/** Whether these bytes are whole messages, to the last. */
function endsWithMessage(chunk: Buffer): boolean {
  let at = 0;
  while (at < chunk.length) {
    const first = chunk[at] ?? 0;
    const payload = payloadAt(chunk, at);
    if (!payload || (first & LAST_PIECE) === 0 || (first & 15) === PIECE) return false;
    at = payload.from + payload.length;
  }
  return at === chunk.length;
}
