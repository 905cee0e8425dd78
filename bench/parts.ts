import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { AnyBox } from '../engine/box.ts';
import { clone } from '../engine/match.ts';
import { enter } from '../engine/replay.ts';
import { below, seedRng } from '../engine/rng.ts';
import type { Input, Spec } from '../engine/types.ts';
import { lendSha256 } from '../engine/sha256.ts';
import { Referee } from '../referee/referee.ts';
import { diff } from '../referee/patch.ts';
import { parseUp } from '../referee/up.ts';
import { writeFrames } from '../server/doors/framing.ts';
import { RulesPool } from '../server/rules/pool.ts';
import { frameTexts } from '../referee/frames.ts';
import { Journal } from '../server/storage/journal.ts';
import { migrate } from '../server/storage/migrations.ts';
import type { InputRow } from '../server/storage/schema.ts';
import { openSqlite } from '../server/storage/sqlite.ts';
import { Store } from '../server/storage/store.ts';
import { box } from './games/grid/index.ts';
import { cost, report, round } from './measure.ts';

// What one move of the grid costs on the server, part by part, in microseconds of CPU. Sockets are the bench `server`'s.

process.env['REMPART_GAMES'] = fileURLToPath(new URL('./games', import.meta.url));
const BATCH = 40; // tables that move at once
const BATCHES = 400;
const setup = { scenario: 'grid', seats: 2, options: {}, carry: null };
const opening = { setup, seed: 'parts', salt: '', inputs: [], snapshot: null };
const rng = seedRng('parts');

type Asked = { options: readonly { type: string }[] };
type Prompts = { readonly [seat: number]: Asked };

function inputFor(prompts: Prompts): Input<Spec> {
  const [seat, { options }] = Object.entries(prompts)[0] as [string, Asked];
  return { type: 'answer', at: 0, seat: Number(seat), action: options[below(rng, options.length)] as { type: string } };
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** The second half of so many batches: the first one is for the compiler. */
async function perMove(batch: () => Promise<void>): Promise<number> {
  for (let i = 0; i < BATCHES / 2; i++) await batch();
  const before = cpu();
  for (let i = 0; i < BATCHES / 2; i++) await batch();
  return round(((cpu() - before) * 2) / (BATCHES * BATCH), 2);
}

/** The rules thread: hop, rules, view, patch and texts. */
async function inThread(): Promise<number> {
  const pool = new RulesPool(1, 10_000, new URL('../server/rules/worker.js', import.meta.url));
  const tables = Array.from({ length: BATCH }, (_, i) => `table${i}`);
  await Promise.all(tables.map(table => pool.ask(table, { op: 'open', game: 'grid', opening })));
  let turn = 0;
  const figure = await perMove(async () => {
    // Each side steps its first piece to and fro: always legal, and nothing but the thread is measured.
    const action = { type: 'step', piece: (turn % 2) * 2, direction: Math.floor(turn / 2) % 2 };
    const input = JSON.stringify({ type: 'answer', at: 0, seat: turn++ % 2, action });
    const request = { op: 'enter', input, wantsSave: false, mayRetract: false, groups: '0;1' } as const;
    const all = await Promise.all(tables.map(table => pool.ask(table, request)));
    for (const { refusal } of all) if (refusal) throw new Error(refusal.code);
  });
  await pool.close();
  return figure;
}

/** The journal and, every hundred inputs of a table, the way into the database. */
async function stored(kept: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'rempart-bench-'));
  const { db, database } = openSqlite(folder);
  await migrate(db);
  const store = new Store(db, new Journal(database, folder));
  let seq = 0;
  const input = '{"type":"answer","at":123456,"seat":0,"action":{"type":"move","piece":1,"direction":2}}';
  const appended = (row: InputRow): Promise<void> =>
    new Promise((kept, notKept) => store.append(row, { snapshot: null, table: null }, { kept: () => kept(), notKept }));
  const figure = await perMove(async () => {
    seq++;
    const row = (i: number) => ({
      table_id: `table${i}`,
      seq,
      input,
      message: `somebody:${seq}#0`,
      frame: kept,
      entered_at: Date.now(),
    });
    await Promise.all(Array.from({ length: BATCH }, (_, i) => appended(row(i))));
  });
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  return figure;
}

lendSha256(text => createHash('sha256').update(text, 'utf8').digest('hex'));
const matches = Array.from({ length: BATCH }, (_, i) => {
  const hosted = new Referee(box, { ...opening, seed: `parts ${i}` });
  return { hosted, prompts: hosted.whole([0, 1]).prompts };
});
let moves = 0;
const play = () => {
  const one = matches[moves++ % BATCH] as (typeof matches)[number];
  const entered = one.hosted.enter(inputFor(one.prompts));
  if (entered.refusal) throw new Error(entered.refusal.code);
  one.prompts = entered.frame.prompts;
  return entered.frame;
};
const frame = play();
const { kept, texts } = frameTexts(frame, [[0], [1]], true);
const message = '{"type":"act","id":"12345","seat":0,"step":null,"actions":[{"type":"move","piece":1,"direction":2}]}';
const { hosted, prompts } = matches[0] as (typeof matches)[number];
const match = clone(hosted.match);
const look = () => (box as AnyBox).game.view(match, null);
const before = look();
const nowhere = new Writable({ decodeStrings: false, write: (_chunk, _encoding, done) => done() });

report('parts', {
  microseconds: {
    parse: round(
      cost(() => parseUp(message)),
      2,
    ),
    checkAndPlay: round(cost(() => void enter(clone(match), inputFor(prompts))) - cost(() => void clone(match)), 2),
    viewAndPatch: round(
      cost(() => void diff(before, look())),
      2,
    ),
    allInTheMatch: round(cost(play), 2),
    texts: round(
      cost(() => frameTexts(frame, [[0], [1]], true)),
      2,
    ),
    inTheRulesThread: await inThread(),
    storedWithFolding: await stored(kept),
    framed: round(
      cost(() => {
        writeFrames(nowhere, [texts[0] ?? '', '{"type":"ack","id":"1","refusal":null,"done":1}']);
        writeFrames(nowhere, [texts[1] ?? '']);
      }),
      2,
    ),
  },
});
process.exit(0);
