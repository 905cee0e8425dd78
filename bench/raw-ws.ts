import { type AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';

// The least that any server of this game must do: parse a move, check it, apply it, send what changed to both seats.
// No storage, no threads, no rules engine, no acknowledgement.

interface Table {
  readonly seats: WebSocket[];
  readonly pieces: { side: number; x: number; y: number }[];
  turn: number;
  n: number;
}

const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const tables = new Map<string, Table>();

const newTable = (): Table => ({
  seats: [],
  pieces: [
    { side: 0, x: 0, y: 0 },
    { side: 0, x: 9, y: 0 },
    { side: 1, x: 0, y: 9 },
    { side: 1, x: 9, y: 9 },
  ],
  turn: 0,
  n: 0,
});

function move(table: Table, seat: number, piece: number, direction: number): boolean {
  const p = table.pieces[piece];
  const step = STEPS[direction];
  if (!p || !step || p.side !== seat || table.turn !== seat) return false;
  const [x, y] = [p.x + step[0], p.y + step[1]];
  if (x < 0 || y < 0 || x > 9 || y > 9 || table.pieces.some(o => o.x === x && o.y === y)) return false;
  Object.assign(p, { x, y });
  table.turn = 1 - table.turn;
  table.n++;
  return true;
}

const server = createServer((_request, response) => {
  const { user, system } = process.cpuUsage();
  response.end(JSON.stringify({ cpu: (user + system) / 1e6, rss: process.memoryUsage.rss() }));
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on('connection', (ws, request) => {
  const id = request.url?.split('/')[1] ?? '';
  const table = tables.get(id) ?? newTable();
  tables.set(id, table);
  const seat = table.seats.push(ws) - 1;
  ws.on('message', (data: Buffer) => {
    const { piece, direction } = JSON.parse(data.toString('utf8')) as { piece: number; direction: number };
    if (!move(table, seat, piece, direction)) return;
    const { x, y } = table.pieces[piece] as { x: number; y: number };
    const text = JSON.stringify({ type: 'frame', n: table.n, piece, x, y });
    for (const one of table.seats) one.send(text);
  });
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
