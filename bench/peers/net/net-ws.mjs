// Physical limit of a WebSocket table server on loopback: echo, then authoritative pairs.
//   node net-ws.mjs [--tables=100] [--ms=6000]
import { WebSocket } from 'ws';
import { arg, now, out, quantiles, rng, sleep, startServer, untilCpu } from './lib.mjs';
import { gridApplyMutable, gridMoves, gridState } from './games.mjs';

const TABLES = arg('tables', 100),
  MS = arg('ms', 8000),
  WARM = 2500; // wall clock of the paced runs; saturated ones go by server CPU time

const open = url =>
  new Promise((res, rej) => {
    const ws = new WebSocket(url, { perMessageDeflate: false });
    ws.once('open', () => res(ws));
    ws.once('error', rej);
  });

async function run(mode, pacedMs) {
  const srv = startServer(new URL('server-ws.mjs', import.meta.url).pathname, [mode]);
  const { port } = await srv.ready();
  const lat = [];
  let count = 0,
    measuring = false,
    stop = false;
  const socks = [];
  for (let t = 0; t < TABLES; t++) {
    const pair = [];
    for (let seat = 0; seat < 2; seat++) pair.push(await open(`ws://127.0.0.1:${port}/${t}/${seat}`));
    socks.push(pair);
  }
  const idle = await srv.stats();
  socks.forEach((pair, t) => {
    const r = rng(t + 1),
      G = gridState();
    let seq = 0,
      turn = 0,
      sent = 0;
    const later = f => (pacedMs ? setTimeout(f, pacedMs * (0.5 + Math.random())) : f());
    const move = () => {
      if (stop) return;
      const legal = gridMoves(G, turn),
        [id, d] = legal[r(legal.length)];
      move.last = [id, d];
      sent = now();
      pair[turn].send(JSON.stringify({ seq, id, d }));
    };
    const seen = () => {
      if (measuring) {
        lat.push(now() - sent);
        count++;
      }
      gridApplyMutable(G, ...move.last);
      seq++;
      turn ^= 1;
      later(move);
    };
    if (mode === 'echo') pair.forEach(ws => ws.on('message', () => seen()));
    else
      pair.forEach((ws, seat) =>
        ws.on('message', data => {
          const m = JSON.parse(data);
          if (m.error) throw new Error(m.error);
          if (seat !== turn && m.seq === seq + 1) seen(); // the opponent of the mover sees it
        }),
      );
    later(move);
  });
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
  socks.flat().forEach(w => w.terminate());
  await srv.stop();
  return {
    movesPerS: Math.round((count * 1000) / wall),
    movesPerServerCpuS: Math.round((count * 1000) / (s1.cpuMs - s0.cpuMs)),
    latencyMs: quantiles(lat),
    serverCpu: +((s1.cpuMs - s0.cpuMs) / wall).toFixed(2),
    clientCpu: +((c1.user + c1.system) / 1000 / wall).toFixed(2),
    serverRssMiB: Math.round(s1.rss / 2 ** 20),
    idleHeapMiB: +(idle.heap / 2 ** 20).toFixed(1),
  };
}

const echo = await run('echo', 0);
const pair = await run('pair', 0);
const paced = await run('pair', 1000);
out('net-ws', { tables: TABLES, sockets: TABLES * 2, echo, pairSaturated: pair, pairPaced1s: paced });
process.exit(0);
