import type { Refusal, Seat } from '../../engine/types.ts';
import type { Up } from '../../host/up.ts';
import type { LiveTable, TableRefusal } from '../tables/live-table.ts';
import { isAlone, seatsOf } from '../tables/seats.ts';
import type { Watcher } from '../tables/watchers.ts';

type Answered = { readonly value?: unknown; readonly done?: number; readonly refusal: TableRefusal | null };

/** What a table answers to one message of one of its watchers. */
export async function answer(table: LiveTable, watcher: Watcher, up: Up): Promise<Answered> {
  if ('seat' in up && up.seat !== null && !seatsOf(table.seats, watcher.guest).includes(up.seat))
    return { refusal: notYours(up.seat) };
  const message = `${watcher.guest}:${up.id}`;
  if ('again' in up && up.again && up.type !== 'act' && (await table.wasApplied(message))) return { refusal: null };
  switch (up.type) {
    case 'act':
      return table.enterAll(up.seat, up.actions, message, up.step, up.again ?? false);
    case 'undo':
      return { refusal: await undo(table, watcher, up.seat, message) };
    case 'consent':
      return { refusal: await consent(table, watcher, up.yes) };
    case 'pause':
    case 'resume':
      if (seatsOf(table.seats, watcher.guest).length === 0) return { refusal: notYours(-1) };
      return { refusal: await table.say({ type: up.type }, `${message}#0`) };
    case 'concede':
      return { refusal: await table.say({ type: 'concede', seat: up.seat }, `${message}#0`) };
    case 'free':
      return { value: await table.look({ op: 'free', seat: up.seat }), refusal: null };
    case 'preview':
      return { value: await table.look({ op: 'preview', seat: up.seat, action: up.action }), refusal: null };
    case 'hint':
      return { value: await table.look({ op: 'suggest', seat: up.seat, bot: 'companion' }), refusal: null };
    case 'case':
      return { value: await table.look({ op: 'case', seat: up.seat }), refusal: null };
    case 'whole':
      await table.show(watcher);
      return { refusal: null };
    default:
      return { refusal: null };
  }
}

const notYours = (seat: Seat): Refusal => ({ code: 'not-possible', rule: null, values: { seat, why: 'not-yours' } });

/** A seat that has asked to take something back, and who has not agreed yet. */
interface Asking {
  readonly seat: Seat;
  readonly to: number;
  readonly n: number; // a later input makes the question pointless
  readonly waitingFor: Set<string>;
}

const asking = new WeakMap<LiveTable, Asking>();

/** Free where nothing became known; alone one may go further, and it is marked; else the others are asked. */
async function undo(table: LiveTable, watcher: Watcher, seat: Seat, message: string): Promise<TableRefusal | null> {
  const now = table.situation;
  const limit = now?.undo[seat];
  if (!now || !limit) return { code: 'not-possible', rule: null, values: { why: 'nothing' } };
  if (limit.to !== null) return table.say({ type: 'undo', to: limit.to, seat, marked: false }, `${message}#0`);
  if (limit.far === null) return { code: 'not-possible', rule: null, values: { why: limit.why ?? 'nothing' } };
  if (isAlone(table.seats)) return table.say({ type: 'undo', to: limit.far, seat, marked: true }, `${message}#0`);
  const others = table.seats.flatMap(row =>
    row.kind === 'person' && row.guest_id && row.guest_id !== watcher.guest ? [row.guest_id] : [],
  );
  asking.set(table, { seat, to: limit.far, n: now.n, waitingFor: new Set(others) });
  table.tell({ type: 'undoAsked', seat, why: limit.why });
  return null;
}

async function consent(table: LiveTable, watcher: Watcher, isYes: boolean): Promise<TableRefusal | null> {
  const question = asking.get(table);
  if (!question?.waitingFor.has(watcher.guest) || question.n !== table.situation?.n)
    return { code: 'not-possible', rule: null, values: { why: 'nothing' } };
  if (isYes) question.waitingFor.delete(watcher.guest);
  if (isYes && question.waitingFor.size > 0) return null;
  asking.delete(table);
  table.tell({ type: 'undoAnswered', seat: question.seat, yes: isYes });
  if (!isYes) return null;
  return table.say({ type: 'undo', to: question.to, seat: question.seat, marked: true });
}
