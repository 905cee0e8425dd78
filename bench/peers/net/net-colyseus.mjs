// Colyseus: N rooms x 2 clients, tiny state change, closed loop; a move counts when the
// OPPONENT sees it.   node net-colyseus.mjs [--tables=200] [--ms=6000]
import { createRequire } from 'node:module';
import net from 'node:net';
const require = createRequire(import.meta.url);
const { Client } = require('colyseus.js');
import { arg, now, out, quantiles, sleep, startServer, untilCpu } from './lib.mjs';

const TABLES = arg('tables', 200),
  MS = arg('ms', 8000),
  WARM = 2500; // wall clock of the paced runs; saturated ones go by server CPU time
const freePort = () =>
  new Promise(res => {
    const s = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = s.address();
      s.close(() => res(port));
    });
  });

async function run(mode, pacedMs) {
  const srv = startServer(new URL('server-colyseus.mjs', import.meta.url).pathname, [mode, String(await freePort())]);
  const { port } = await srv.ready();
  const empty = await srv.stats();
  const client = new Client(`ws://127.0.0.1:${port}`);
  const lat = [];
  let count = 0,
    measuring = false,
    stop = false;
  const rooms = [];
  for (let t = 0; t < TABLES; t++) {
    const a = await client.create('table');
    const b = await client.joinById(a.roomId);
    const pair = [a, b];
    rooms.push(pair);
    const tab = { seq: 0, turn: 0, sent: 0 };
    const later = f => (pacedMs ? setTimeout(f, pacedMs * (0.5 + Math.random())) : f());
    tab.move = () => {
      if (stop) return;
      tab.sent = now();
      pair[tab.turn].send('move', { x: tab.seq % 10, y: tab.turn });
    };
    const seen = (seat, seq) => {
      if (seat === tab.turn || seq !== tab.seq + 1) return;
      if (measuring) {
        lat.push(now() - tab.sent);
        count++;
      }
      tab.seq++;
      tab.turn ^= 1;
      later(tab.move);
    };
    pair.forEach((room, seat) => {
      if (mode === 'message') room.onMessage('moved', m => seen(seat, m.seq));
      else room.onStateChange(s => seen(seat, s.seq));
      room.onError((code, msg) => {
        throw new Error(`${code} ${msg}`);
      });
    });
    pair.tab = tab;
  }
  const idle = await srv.stats();
  rooms.forEach(p => (pacedMs ? setTimeout(p.tab.move, Math.random() * pacedMs) : p.tab.move()));
  if (pacedMs) await sleep(WARM);
  else await untilCpu(srv, 2000, 20000);
  const s0 = await srv.stats(),
    t0 = now(),
    c0 = process.cpuUsage();
  measuring = true;
  if (pacedMs) await sleep(MS);
  else await untilCpu(srv, 3000, 20000);
  measuring = false;
  const wall = now() - t0,
    s1 = await srv.stats(),
    c1 = process.cpuUsage(c0);
  stop = true;
  await sleep(200);
  rooms.flat().forEach(r => r.connection.close());
  await srv.stop();
  return {
    movesPerS: Math.round((count * 1000) / wall),
    movesPerServerCpuS: Math.round((count * 1000) / (s1.cpuMs - s0.cpuMs)),
    latencyMs: quantiles(lat),
    serverCpu: +((s1.cpuMs - s0.cpuMs) / wall).toFixed(2),
    clientCpu: +((c1.user + c1.system) / 1000 / wall).toFixed(2),
    serverRssMiB: Math.round(s1.rss / 2 ** 20),
    heapKiBPerConnectedRoom: +((idle.heap - empty.heap) / 1024 / TABLES).toFixed(1),
  };
}

const patch = await run('patch', 0);
const eager = await run('eager', 0);
const message = await run('message', 0);
const paced = await run('patch', 1000);
out('net-colyseus', {
  core: '0.16.26',
  schema: '3.0.76',
  tables: TABLES,
  sockets: TABLES * 2,
  patch50ms: patch,
  eagerPatch: eager,
  messageOnly: message,
  patch50msPaced1s: paced,
});
process.exit(0);
