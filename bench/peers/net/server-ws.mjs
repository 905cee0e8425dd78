// Raw `ws` server on loopback. Mode echo: sends the frame back. Mode pair: parses the
// JSON move, checks and applies it to the pair's plain state, sends the delta to both.
import { WebSocketServer } from 'ws';
import { serveStats } from './lib.mjs';
import { gridApplyMutable, gridLegal, gridState } from './games.mjs';

const pairMode = process.argv[2] === 'pair';
const tables = new Map();
const wss = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
wss.on('connection', (ws, req) => {
  const [, table, seat] = req.url.split('/');
  let t = tables.get(table);
  if (!t) tables.set(table, (t = { G: gridState(), seq: 0, turn: 0, log: [], sockets: [] }));
  t.sockets.push(ws);
  ws.on('message', (data, isBinary) => {
    if (!pairMode) {
      ws.send(data, { binary: isBinary });
      return;
    }
    const m = JSON.parse(data);
    if (m.seq !== t.seq || +seat !== t.turn || !gridLegal(t.G, t.turn, m.id, m.d)) {
      ws.send('{"error":"illegal"}');
      return;
    }
    gridApplyMutable(t.G, m.id, m.d);
    t.log.push([m.id, m.d]);
    t.seq++;
    t.turn ^= 1;
    const delta = JSON.stringify({ seq: t.seq, id: m.id, pos: t.G.pieces[m.id].pos });
    for (const s of t.sockets) s.send(delta);
  });
});
wss.on('listening', () => serveStats(wss.address().port));
