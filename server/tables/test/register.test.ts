import { expect, test } from 'vitest';
import type { SeatRow, TableRow, VisitRow } from '../../storage/schema.ts';
import { Register } from '../register.ts';
import type { Environment } from '../environment.ts';
import { rowWith, seatsOf } from './fakes.ts';

/** A storage with one table. */
class Rows {
  table: TableRow | undefined = rowWith();
  seats: SeatRow[] = seatsOf('ana', null);
  visits: Partial<VisitRow>[] = [];
  readonly updates: Partial<TableRow>[] = [];

  get around(): Pick<Environment, 'store' | 'elsewhere'> {
    const query = { selectAll: () => query, where: () => query, execute: async () => this.visits };
    const store = {
      table: async () => this.table,
      seats: async () => this.seats,
      db: { selectFrom: () => query },
      updateTable: async (_id: string, change: Partial<TableRow>) => void this.updates.push(change),
    };
    return { store: store as unknown as Environment['store'], elsewhere: async () => new Set(['zoe']) };
  }
}

const found = async (rows: Rows): Promise<Register> => (await Register.of('t', rows.around)) as Register;

test('it holds the row, the seats, the visits, and who is elsewhere', async () => {
  const rows = new Rows();
  rows.visits = [{ guest_id: 'eve', standing: 'shut' }];
  const register = await found(rows);
  expect(register.row).toStrictEqual(rows.table);
  expect(register.seating).toEqual({ table: rows.table, seats: rows.seats, visits: rows.visits });
  expect([...register.elsewhere]).toEqual(['zoe']);
  expect([register.isShutTo('eve'), register.isShutTo('ana')]).toEqual([true, false]);
});

test('there is none of a table that does not exist', async () => {
  const rows = new Rows();
  rows.table = undefined;
  expect(await Register.of('t', rows.around)).toBeNull();
});

test('read again, it says what was before; of a table that is gone it keeps what it knew', async () => {
  const rows = new Rows();
  const register = await found(rows);
  const { seats } = register;
  rows.table = rowWith({ status: 'over' });
  rows.seats = seatsOf('ana', 'ben');
  expect(await register.read()).toMatchObject({ row: { status: 'running' }, seats });
  expect([register.row.status, register.seats]).toEqual(['over', rows.seats]);
  rows.table = undefined;
  expect(await register.read()).toBeNull();
  expect(register.row.status).toBe('over');
});

test('a change of the row leaves the seats the same ones; only what is kept is written', async () => {
  const rows = new Rows();
  const register = await found(rows);
  const { seats } = register;
  register.change({ touched_at: 5 });
  expect([register.row.touched_at, rows.updates]).toEqual([5, []]);
  await register.keep({ status: 'frozen' });
  expect([register.isRunning, register.isSetAside, rows.updates]).toEqual([false, true, [{ status: 'frozen' }]]);
  expect(register.seats).toBe(seats);
});
