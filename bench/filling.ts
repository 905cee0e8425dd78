import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { commit } from '../engine/commitment.ts';
import { below, seedRng } from '../engine/rng.ts';
import type { Input, Spec } from '../engine/types.ts';
import { frameTexts } from '../referee/frames.ts';
import { Referee } from '../referee/referee.ts';
import { newSecret, newSeed, newTableId } from '../server/ids.ts';
import { migrate } from '../server/storage/migrations.ts';
import type { InputRow, Schema, SeatRow, TableRow } from '../server/storage/schema.ts';
import { openSqlite } from '../server/storage/sqlite.ts';
import { lineOf } from '../server/storage/stretches.ts';
import { box } from './games/grid/index.ts';

// Tables of the grid, as many as a house has after years, written straight into its database: in a process of its own, which
// lets go of the file when it ends.

/** `sleeping`: running matches in which nobody has moved yet. `years`: lobbies, running and finished matches, with their logs. */
export type Past = 'sleeping' | 'years';

/** The ids of the new tables. `place` is a folder, or the address of a PostgreSQL; `guest` plays at the first 400. */
export function filled(place: string, past: Past, tables: number, guest = 'g'): string[] {
  const args = [fileURLToPath(import.meta.url), place, past, String(tables), guest];
  const { stdout, status } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error('the database could not be filled');
  return JSON.parse(stdout) as string[];
}

const INPUTS = 10; // in the log of a table
const OWN = 400; // tables of the one who is measured
const GUESTS = 20_000;
const AT_ONCE = 250;
const MINUTE = 60_000;
const SETUP = { scenario: 'grid', seats: 2, options: {}, carry: null };

interface Told {
  readonly seed: string;
  readonly salt: string;
  readonly inputs: readonly Pick<InputRow, 'input' | 'frame'>[];
}

/** One match, which all of them have played: the rules must take it when a table is opened. */
function told(): Told {
  const [seed, salt] = [newSeed(), newSecret()];
  const referee = new Referee(box, { setup: SETUP, seed, salt, inputs: [], snapshot: null });
  const rng = seedRng('filling');
  const inputs = Array.from({ length: INPUTS }, (_, i) => {
    const [seat, asked] = Object.entries(referee.whole([0, 1]).prompts)[0] ?? [];
    const options = asked?.options ?? [];
    const action = options[below(rng, options.length)] ?? { type: '' };
    const input: Input<Spec> = { type: 'answer', at: i * 1000, seat: Number(seat), action };
    const entered = referee.enter(input);
    if (entered.refusal) throw new Error('a move was refused');
    return { input: JSON.stringify(input), frame: frameTexts(entered.frame, [], true).kept };
  });
  return { seed, salt, inputs };
}

function statusAt(at: number, past: Past): TableRow['status'] {
  if (past === 'sleeping') return 'running';
  return at % 10 === 0 ? 'lobby' : at % 10 < 3 ? 'running' : 'over';
}

function tableRow(at: number, past: Past, { seed, salt }: Told, host_id: string, now: number): TableRow {
  const status = statusAt(at, past);
  const touched_at = now - (past === 'sleeping' ? MINUTE : MINUTE * (1 + (at % 1000)));
  return {
    id: newTableId(),
    game: 'grid',
    scenario: 'grid',
    seats: 2,
    options: '{}',
    host_id,
    is_public: status === 'lobby' ? 1 : 0,
    may_join: 0,
    status,
    version: box.game.version,
    seed,
    salt,
    commitment: commit(seed, salt),
    reseeds: '[]',
    origin: null,
    carry: null,
    outcome: status === 'over' ? JSON.stringify({ reason: 'conceded', scores: [0, 1] }) : null,
    goes_on: 0,
    is_exercise: 0,
    failure: null,
    created_at: touched_at - MINUTE,
    touched_at,
  };
}

function seatsOf({ id, status, host_id }: TableRow, other: string): SeatRow[] {
  const taken = { table_id: id, kind: 'person', bot: null, taken: 0 } as const;
  const second: SeatRow =
    status === 'lobby' ? { ...taken, seat: 1, kind: 'open', guest_id: null } : { ...taken, seat: 1, guest_id: other };
  return [{ ...taken, seat: 0, guest_id: host_id }, second];
}

function inputsOf({ id, status, touched_at }: TableRow, { inputs }: Told): InputRow[] {
  if (status === 'lobby') return [];
  return inputs.map((one, i) => ({ ...one, table_id: id, seq: i + 1, message: `m:${i}#0`, entered_at: touched_at }));
}

/** As the server would have written it: a house with a file has its logs in stretches. */
async function addLogs(db: Kysely<Schema>, logs: readonly InputRow[][], isFile: boolean): Promise<void> {
  const some = logs.filter(rows => rows.length > 0);
  if (some.length === 0) return;
  const stretchOf = (rows: InputRow[]) => ({
    table_id: rows[0]?.table_id ?? '',
    first: 1,
    last: rows.length,
    lines: rows.map(lineOf).join(''),
  });
  if (isFile) await db.insertInto('stretches').values(some.map(stretchOf)).execute();
  else await db.insertInto('inputs').values(some.flat()).execute();
}

async function addGuests(db: Kysely<Schema>, now: number): Promise<void> {
  for (let i = 0; i < GUESTS; i += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, n) => i + n);
    const rows = some.map(n => ({ id: `g${n}`, name: `Guest ${n}`, created_at: now, seen_at: now }));
    await db.insertInto('guests').values(rows).execute();
  }
}

/** A PostgreSQL without the limits that the server's questions have. */
const patient = (url: string): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: url }) }) });

async function fill(place: string, past: Past, tables: number, guest: string): Promise<void> {
  const isFile = !place.includes('://');
  const db = isFile ? openSqlite(place).db : patient(place);
  await migrate(db);
  const now = Date.now();
  const match = told();
  const ids: string[] = [];
  await addGuests(db, now);
  for (let i = 0; i < tables; i += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, tables - i) }, (_, n) => {
      const host = i + n < OWN ? guest : `g${(i + n) % GUESTS}`;
      return tableRow(i + n, past, match, host, now);
    });
    ids.push(...rows.map(({ id }) => id));
    await db.transaction().execute(async trx => {
      await trx.insertInto('tables').values(rows).execute();
      const seats = rows.flatMap((row, n) => seatsOf(row, `g${(i + n * 7) % GUESTS}`));
      await trx.insertInto('seats').values(seats).execute();
      if (past === 'years')
        await addLogs(
          trx,
          rows.map(row => inputsOf(row, match)),
          isFile,
        );
    });
  }
  await db.destroy();
  console.log(JSON.stringify(ids));
}

const [, file, place, past, tables, guest] = process.argv;
if (file === fileURLToPath(import.meta.url) && place && guest) await fill(place, past as Past, Number(tables), guest);
