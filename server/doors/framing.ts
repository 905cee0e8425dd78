const TEXT = 0x81; // the first byte of a whole text message from a server: RFC 6455, 5.2

const headOf = (length: number): number => (length < 126 ? 2 : length < 65_536 ? 4 : 10);

/** Messages as they go over a line that compresses nothing: one piece of memory, one write. */
export function framesOf(texts: readonly string[]): Buffer {
  const lengths = texts.map(text => Buffer.byteLength(text, 'utf8'));
  let size = 0;
  for (const length of lengths) size += headOf(length) + length;
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  for (let i = 0; i < texts.length; i++) {
    const length = lengths[i] as number;
    at = writeHead(bytes, at, length);
    at += bytes.write(texts[i] as string, at, length, 'utf8');
  }
  return bytes;
}

function writeHead(bytes: Buffer, at: number, length: number): number {
  bytes[at] = TEXT;
  if (length < 126) {
    bytes[at + 1] = length;
    return at + 2;
  }
  if (length < 65_536) {
    bytes[at + 1] = 126;
    return bytes.writeUInt16BE(length, at + 2);
  }
  bytes[at + 1] = 127;
  return bytes.writeBigUInt64BE(BigInt(length), at + 2);
}
