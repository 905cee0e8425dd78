import { WebSocket } from 'ws';

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

/** Asks for a socket and says how the door answered; one that opens is closed again. */
export function knock(port: number, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ws = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
    ws.on('open', () => {
      resolve({ status: 101, retryAfter: undefined, body: '' });
      ws.terminate();
    });
    ws.on('unexpected-response', (_request, response) => {
      let body = '';
      response.on('data', (part: Buffer) => (body += part.toString('utf8')));
      response.on('close', () => {
        const { statusCode = 0, headers: told } = response;
        resolve({ status: statusCode, retryAfter: told['retry-after'], body });
      });
    });
    ws.on('error', reject);
  });
}

export interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly body: string;
}
