import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { writeFrames } from '../framing.ts';

test('messages of every length arrive as they were sent, several in one write', async () => {
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000];
  const letters = lengths.map(length => 'x'.repeat(length));
  const texts = [...letters, 'é'.repeat(63), '€'.repeat(21_846), '"🎲"', ...letters];
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  server.on('upgrade', (request, line, head) =>
    sockets.handleUpgrade(request, line, head, () => {
      writeFrames(line, texts.slice(0, -letters.length));
      writeFrames(line, letters);
    }),
  );
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  await new Promise<void>(resolve =>
    client.on('message', (data: Buffer, isBinary) => {
      heard.push(isBinary ? 'binary' : data.toString('utf8'));
      if (heard.length === texts.length) resolve();
    }),
  );
  client.terminate();
  sockets.close();
  server.close();
  expect(heard).toEqual(texts);
});
