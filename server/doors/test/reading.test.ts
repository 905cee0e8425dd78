import { createServer } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { readPlainly } from '../reading.ts';
import { frame, upgrade } from '../../test/line.ts';

// A line on which every byte is ours: what a page usually sends, and what it never would.

const server = createServer();
const sockets = new WebSocketServer({ noServer: true, maxPayload: 16_384, perMessageDeflate: false });
let line: Socket;
let plainly: string[]; // what was read without ws
let byWs: string[];
let ends: (number | string)[];
server.on('upgrade', (request, stream, head) =>
  sockets.handleUpgrade(request, stream, head, ws => {
    ws.on('message', (data: Buffer, isBinary) => byWs.push(isBinary ? 'binary' : data.toString('utf8')));
    ws.on('error', () => ends.push('error'));
    ws.on('close', code => ends.push(code));
    readPlainly(ws, stream, text => plainly.push(text));
  }),
);

beforeEach(async () => {
  [plainly, byWs, ends] = [[], [], []];
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  line = connect((server.address() as AddressInfo).port, '127.0.0.1');
  line.on('error', () => {});
  line.write(upgrade('/'));
  await new Promise(resolve => line.once('data', resolve));
});
afterEach(async () => {
  line.destroy();
  await vi.waitFor(() => expect(sockets.clients.size).toBe(0));
  await new Promise(resolve => server.close(resolve));
});

/** One write after the other, each read by itself. */
async function send(...pieces: readonly Buffer[]): Promise<void> {
  line.setNoDelay(true);
  for (const piece of pieces) {
    line.write(piece);
    await new Promise(resolve => setTimeout(resolve, 15));
  }
}

test('whole messages of plain letters do not go through ws', async () => {
  const texts = ['', 'a', '{"type":"ping"}', 'x'.repeat(125), 'x'.repeat(126), 'x'.repeat(16_384)];
  await send(...texts.map(text => frame(text)));
  await vi.waitFor(() => expect(plainly).toEqual(texts));
  expect(byWs).toEqual([]);
});

test('letters of more than a byte, binary messages and several at once do, and the next one need not', async () => {
  await send(frame('é🎲'), frame('after'), frame('bytes', 0x82), frame('after'));
  await send(Buffer.concat([frame('one'), frame('two')]), frame('after'));
  await vi.waitFor(() => expect(byWs).toEqual(['é🎲', 'binary', 'one', 'two']));
  expect(plainly).toEqual(['after', 'after', 'after']);
});

test('a ping is answered, and the next message read as before', async () => {
  const answers: Buffer[] = [];
  line.on('data', chunk => answers.push(chunk));
  await send(frame('hello', 0x89), frame('after'));
  await vi.waitFor(() => expect(Buffer.concat(answers).toString('latin1')).toBe('\u008a\u0005hello'));
  expect(plainly).toEqual(['after']);
});

test('what comes in pieces stays in order', async () => {
  const whole = frame('in two halves');
  await send(frame('before'), whole.subarray(0, 5), whole.subarray(5), frame('after'));
  await vi.waitFor(() => expect(byWs).toEqual(['in two halves', 'after']));
  expect(plainly).toEqual(['before']);
});

test('a message of several frames is put together, with another kind of frame in between', async () => {
  await send(frame('be', 0x01), frame('ping', 0x89), frame('gin', 0x80), frame('after'));
  await vi.waitFor(() => expect(byWs).toEqual(['begin', 'after']));
  expect(plainly).toEqual([]);
});

test.each<[string, Buffer, number]>([
  ['too long', frame('x'.repeat(16_385)), 1009],
  ['not masked', Buffer.from([0x81, 1, 65]), 1002],
  ['of bits that mean nothing', frame('x', 0xc1), 1002],
  ['letters that are none', Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0xff]), 1007],
])('what is %s ends the line as ws ends it, and nothing after it is heard', async (_what, bytes, code) => {
  await send(bytes, frame('after'));
  await vi.waitFor(() => expect(ends).toContain('error'));
  line.destroy();
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  expect([1006, code]).toContain(ends[1]);
  expect([...plainly, ...byWs]).toEqual([]);
});

test('a page that says goodbye is heard, and nothing after it', async () => {
  await send(frame('\u0010\u0000', 0x88), frame('after'));
  await vi.waitFor(() => expect(ends).toEqual([4096]));
  expect([...plainly, ...byWs]).toEqual([]);
});
