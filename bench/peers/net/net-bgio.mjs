// boardgame.io 0.50.2: real server, plain socket.io clients (no redux on the client, so
// that the server is what is measured), closed loop: a move counts when the OPPONENT sees it.
//   node net-bgio.mjs [--tables=100] [--ms=6000]
import { io } from 'socket.io-client';
import { arg, now, out, quantiles, rng, sleep, startServer, untilCpu } from './lib.mjs';
import { gridMoves } from './games.mjs';

const TABLES = arg('tables', 100),
  MS = arg('ms', 8000),
  WARM = 2500; // wall clock of the paced runs; saturated ones go by server CPU time
const post = async (url, body) =>
  (
    await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  ).json();

async function run(opts, pacedMs) {
  const srv = startServer(new URL('server-bgio.mjs', import.meta.url).pathname, opts);
  const { port } = await srv.ready();
  const base = `http://127.0.0.1:${port}`;
  const empty = await srv.stats();
  const tables = [];
  for (let t = 0; t < TABLES; t++) {
    const { matchID } = await post(`${base}/games/grid/create`, { numPlayers: 2 });
    const seats = [];
    for (const playerID of ['0', '1']) {
      const { playerCredentials } = await post(`${base}/games/grid/${matchID}/join`, {
        playerID,
        playerName: `p${playerID}`,
      });
      seats.push({ playerID, credentials: playerCredentials });
    }
    tables.push({ matchID, seats });
  }
  const created = await srv.stats();
  const lat = [];
  let count = 0,
    measuring = false,
    stop = false,
    bytes = 0;
  const sockets = [];
  for (const [t, tab] of tables.entries()) {
    tab.G = null;
    tab.seq = 0;
    tab.turn = 0;
    const r = rng(t + 1);
    const later = f => (pacedMs ? setTimeout(f, pacedMs * (0.5 + Math.random())) : f());
    tab.move = () => {
      if (stop) return;
      const legal = gridMoves(tab.G, tab.turn),
        args = legal[r(legal.length)];
      tab.args = args;
      tab.sent = now();
      const s = tab.seats[tab.turn];
      s.socket.emit(
        'update',
        { type: 'MAKE_MOVE', payload: { type: 'step', args, playerID: s.playerID, credentials: s.credentials } },
        tab.seq,
        tab.matchID,
        s.playerID,
      );
    };
    const seen = () => {
      if (measuring) {
        lat.push(now() - tab.sent);
        count++;
      }
      tab.turn ^= 1;
      later(tab.move);
    };
    for (const [seat, s] of tab.seats.entries()) {
      s.socket = io(`${base}/grid`, { transports: ['websocket'], forceNew: true, reconnection: false });
      sockets.push(s.socket);
      await new Promise((res, rej) => {
        s.socket.on('connect_error', rej);
        s.socket.on('sync', (id, info) => {
          tab.G = info.state.G;
          tab.seq = info.state._stateID;
          res();
        });
        s.socket.on('update', (id, state) => {
          if (seat === tab.turn || state._stateID <= tab.seq) return;
          tab.G = state.G;
          tab.seq = state._stateID;
          seen();
        });
        s.socket.on('patch', (id, prev, seq) => {
          if (seat === tab.turn || seq <= tab.seq) return;
          const p = tab.G.pieces[tab.args[0]].pos,
            d = [
              [1, 0],
              [-1, 0],
              [0, 1],
              [0, -1],
            ][tab.args[1]];
          p.x += d[0];
          p.y += d[1];
          tab.seq = seq;
          seen();
        });
        s.socket.on('connect', () => s.socket.emit('sync', tab.matchID, s.playerID, s.credentials, 2));
      });
      s.socket.io.engine.on('packet', p => {
        if (measuring && typeof p.data === 'string') bytes += p.data.length;
      });
    }
  }
  const idle = await srv.stats();
  tables.forEach(tab => later0(tab, pacedMs));
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
  await sleep(300);
  sockets.forEach(s => s.disconnect());
  await srv.stop();
  return {
    movesPerS: Math.round((count * 1000) / wall),
    movesPerServerCpuS: Math.round((count * 1000) / (s1.cpuMs - s0.cpuMs)),
    latencyMs: quantiles(lat),
    bytesPerMoveAllClients: count ? Math.round(bytes / count) : 0,
    serverCpu: +((s1.cpuMs - s0.cpuMs) / wall).toFixed(2),
    clientCpu: +((c1.user + c1.system) / 1000 / wall).toFixed(2),
    serverRssMiB: Math.round(s1.rss / 2 ** 20),
    heapKiBPerNewMatch: +((created.heap - empty.heap) / 1024 / TABLES).toFixed(1),
    heapKiBPerConnectedMatch: +((idle.heap - empty.heap) / 1024 / TABLES).toFixed(1),
    heapMiBAfter: +(s1.heap / 2 ** 20).toFixed(1),
  };
}
function later0(tab, pacedMs) {
  if (pacedMs) setTimeout(tab.move, Math.random() * pacedMs);
  else tab.move();
}

const saturated = await run([], 0);
const delta = await run(['delta'], 0);
const paced = await run([], 1000);
out('net-bgio', {
  version: '0.50.2',
  tables: TABLES,
  sockets: TABLES * 2,
  saturated,
  saturatedDeltaState: delta,
  paced1s: paced,
});
process.exit(0);
