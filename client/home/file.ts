import { z } from 'zod';
import { commit } from '../../engine/commitment.ts';
import { hasParts } from '../../engine/plain.ts';
import { movingSeat } from '../../referee/moving.ts';
import { type Entry, type HomeRow, type Log, PLACES } from './saves.ts';

// Matches of a device as one file, to be kept elsewhere and brought back, here or to another device.

export interface KeptTable {
  readonly row: HomeRow;
  readonly log: Log;
}

export interface HomeFile {
  readonly rempart: 'matches';
  readonly format: 1;
  readonly tables: readonly KeptTable[];
  /** What else the page remembers: settings, name, language. */
  readonly memory: { readonly [name: string]: string };
}

const text = z.string().max(200);
const plain = z.custom<object>(hasParts);
const outcome = z.custom<NonNullable<HomeRow['outcome']>>(
  value => hasParts(value) && typeof value['reason'] === 'string' && Array.isArray(value['scores']),
);
const time = z.number().min(0);

const row = z.strictObject({
  id: z.string().regex(/^home-[a-z0-9]{12}$/),
  game: text,
  scenario: text,
  options: plain,
  seats: z.array(movingSeat).min(1).max(32),
  name: text,
  version: z.int(),
  seed: text,
  salt: text,
  commitment: text,
  carry: plain.nullable(),
  outcome: outcome.nullable(),
  wasUndone: z.boolean(),
  next: text.nullable(),
  there: text.nullable().optional(),
  place: z.enum(PLACES).optional(),
  reseeds: z.array(text).max(1000).optional(),
  isExercise: z.boolean().optional(),
  createdAt: time,
  touchedAt: time,
});

const input = z.custom<Entry['input']>(
  value => hasParts(value) && typeof value['type'] === 'string' && typeof value['at'] === 'number',
);

const log = z.strictObject({
  entries: z.array(z.strictObject({ table: text, seq: z.int().min(1), input, message: text.nullable(), at: time })),
  end: z.strictObject({ table: text, after: z.int(), version: z.int(), save: z.string() }).nullable(),
  mark: z.strictObject({ table: text, clock: time, at: time }).nullable(),
});

const file = z.strictObject({
  rempart: z.literal('matches'),
  format: z.literal(1),
  tables: z.array(z.strictObject({ row, log })).max(1000),
  memory: z.record(text, z.string().max(20_000)),
});

/** What a file holds; null where it is none of ours. What the rules think of it is for the rules to say. */
export function readFile(content: string): HomeFile | null {
  try {
    const read = file.parse(JSON.parse(content));
    return read.tables.every(isWhole) ? read : null;
  } catch {
    return null;
  }
}

/** Its inputs are numbered without gaps, all of them its own, and its dice are those it was bound to. */
const isWhole = ({ row: { id, seed, salt, commitment }, log: { entries, end, mark } }: KeptTable): boolean =>
  entries.every(({ seq, table }, at) => seq === at + 1 && table === id) &&
  (end === null ? entries.length === 0 : end.table === id && end.after === entries.length) &&
  (mark === null || mark.table === id) &&
  commit(seed, salt) === commitment;

/** The same match under another name. */
export const renamed = ({ row: old, log: { entries, end, mark } }: KeptTable, id: string): KeptTable => ({
  row: { ...old, id },
  log: {
    entries: entries.map(entry => ({ ...entry, table: id })),
    end: end && { ...end, table: id },
    mark: mark && { ...mark, table: id },
  },
});
