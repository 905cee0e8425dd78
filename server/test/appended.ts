import type { Afterwards } from '../storage/appends.ts';
import type { InputRow, TableRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';

/** An input that is in the log when this returns; it fails where it is not. */
export const appended = (store: Store, row: InputRow, after: Afterwards): Promise<void> =>
  new Promise((resolve, reject) =>
    store.append(row, after, {
      kept(isKept) {
        if (isKept) resolve();
        else void store.takenKey(row).then(key => reject(new Error(`the log has that ${key} already`)), reject);
      },
      notKept: reject,
    }),
  );

export const NOTHING: Afterwards = { snapshot: null, table: null };

/** An input with everything in it that could be taken for the end of a field. */
export const row = (table_id: string, seq: number, message: string | null = `m${seq}`): InputRow => ({
  table_id,
  seq,
  input: JSON.stringify({ type: 'answer', at: seq, seat: 0, action: { type: 'say', text: 'é\t\n"' } }),
  message,
  frame: `{"n":${seq}}`,
  entered_at: 1_700_000_000_000 + seq,
});

export const table = (id: string): TableRow => ({
  id,
  game: 'g',
  scenario: 's',
  seats: 1,
  options: '{}',
  host_id: 'h',
  is_public: 0,
  may_join: 0,
  status: 'running',
  version: 1,
  seed: 'seed',
  salt: 'salt',
  commitment: 'c',
  reseeds: '[]',
  origin: null,
  carry: null,
  outcome: null,
  failure: null,
  goes_on: 0,
  is_exercise: 0,
  created_at: 0,
  touched_at: 0,
});
