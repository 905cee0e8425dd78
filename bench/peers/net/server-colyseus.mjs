// Colyseus 0.16 (the last line that supports Node 20) on loopback, ws transport.
// argv[2]: patch (default 50 ms patch rate) | eager (broadcastPatch at each message) | message (room.broadcast, no state)
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const { Server, Room } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');
const { Schema, defineTypes } = require('@colyseus/schema');
import { serveStats } from './lib.mjs';

const mode = process.argv[2];
class TableState extends Schema {
  constructor() {
    super();
    this.seq = 0;
    this.x = 0;
    this.y = 0;
  }
}
defineTypes(TableState, { seq: 'uint32', x: 'uint8', y: 'uint8' });

class Table extends Room {
  onCreate() {
    this.maxClients = 2;
    this.autoDispose = false;
    if (mode === 'message') {
      let seq = 0;
      this.onMessage('move', (client, m) => {
        seq++;
        this.broadcast('moved', { seq, x: m.x, y: m.y });
      });
      return;
    }
    this.setState(new TableState());
    if (mode === 'eager') this.setPatchRate(null);
    this.onMessage('move', (client, m) => {
      this.state.seq++;
      this.state.x = m.x;
      this.state.y = m.y;
      if (mode === 'eager') this.broadcastPatch();
    });
  }
}

const server = new Server({
  transport: new WebSocketTransport({ perMessageDeflate: false }),
  greet: false,
  gracefullyShutdown: false,
});
server.define('table', Table);
await server.listen(Number(process.argv[3]), '127.0.0.1');
serveStats(Number(process.argv[3]));
