// What goes over a line, byte by byte.

const MASK = [7, 99, 200, 255];

/** A frame as a page sends it, a whole text where nothing else is said. */
export function frame(text: string, first = 0x81): Buffer {
  const bytes = Buffer.from(text, 'utf8').map((byte, i) => byte ^ (MASK[i & 3] as number));
  const length = bytes.length < 126 ? [bytes.length | 128] : [126 | 128, bytes.length >> 8, bytes.length & 255];
  return Buffer.from([first, ...length, ...MASK, ...bytes]);
}

/** The request that makes a line a socket. */
export const upgrade = (path: string, cookie = ''): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: x',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Cookie: ${cookie}`,
    '\r\n',
  ].join('\r\n');
