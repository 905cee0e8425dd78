import { impossible } from '../../engine/impossible.ts';
import type { Refusal, Seat } from '../../engine/types.ts';
import type { Answer, TableRefusal } from '../../referee/down.ts';
import type { Up } from '../../referee/up.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { havingASay, isSeatOf, seatsOf } from '../tables/seats.ts';
import { notPossible, notRunning } from '../tables/refusals.ts';
import type { Watcher } from '../tables/watcher.ts';

/** One answer by whoever sits there is what most messages are. Says whether this was one. */
export function answersOnce(
  table: LiveTable,
  watcher: Watcher,
  up: Up,
  done: (answered: Answer) => void,
  failed: (error: unknown) => void,
): boolean {
  if (up.type !== 'act' || up.again || watcher.isScreen) return false;
  const action = up.actions[0];
  if (!action || up.actions.length > 1 || !isSeatOf(table.seats, up.seat, watcher.guest)) return false;
  const told = (refusal: TableRefusal | null): void => done({ done: refusal ? 0 : 1, refusal });
  table.inputs.answer(up.seat, action, `${watcher.guest}:${up.id}#0`, up.step, told, failed);
  return true;
}

/** What shows something of a match. */
const LOOKS: ReadonlySet<Up['type']> = new Set(['whole', 'free', 'preview', 'previews', 'hint', 'case']);

/** What a big screen may ask for: it shows, and does nothing. */
const OF_SCREENS: ReadonlySet<Up['type']> = new Set(['whole', 'ping']);

/** What a table answers to one message of one of its watchers. */
export async function answer(table: LiveTable, watcher: Watcher, up: Up): Promise<Answer> {
  if (watcher.isScreen && !OF_SCREENS.has(up.type)) return { refusal: notYours(-1) };
  if ('seat' in up && up.seat !== null && !seatsOf(table.seats, watcher.guest).includes(up.seat))
    return { refusal: notYours(up.seat) };
  if (LOOKS.has(up.type) && (table.row.status === 'lobby' || table.match.isBroken))
    return { refusal: notRunning(table.row.status) };
  const message = `${watcher.guest}:${up.id}`;
  if ('again' in up && up.again && up.type !== 'act' && (await table.inputs.applied(message, 1)) > 0)
    return { refusal: null };
  switch (up.type) {
    case 'act':
      return table.inputs.answerAll(up.seat, up.actions, message, up.step, up.again ?? false);
    case 'undo':
      return { refusal: await undo(table, watcher, up.seat, message) };
    case 'consent':
      // Whoever was asked and has lost the seat since has no say any more.
      if (!havingASay(table.seats, table.present).includes(watcher.guest)) return { refusal: notYours(-1) };
      return {
        refusal: await (up.of?.about === 'end'
          ? table.questions.answerEnd(watcher.guest, up.yes, up.of)
          : table.questions.answerUndo(watcher.guest, up.yes, up.of)),
      };
    case 'pause':
    case 'resume':
      if (seatsOf(table.seats, watcher.guest).length === 0) return { refusal: notYours(-1) };
      return {
        refusal: await (up.type === 'pause'
          ? pause(table, watcher, message)
          : table.inputs.say({ type: 'resume' }, `${message}#0`)),
      };
    case 'concede':
      return { refusal: await concede(table, watcher, up.seat, message) };
    case 'free':
      return { value: await table.look({ op: 'free', seat: up.seat }), refusal: null };
    case 'previews':
      return { value: await table.look({ op: 'previews', seat: up.seat, step: up.step }), refusal: null };
    case 'preview':
      return { value: await table.look({ op: 'preview', seat: up.seat, action: up.action }), refusal: null };
    case 'hint':
      return { value: await table.hint(up.seat), refusal: null };
    case 'case':
      return { value: await table.look({ op: 'case', seat: up.seat }), refusal: null };
    case 'whole':
      await table.showing.show(watcher);
      return { refusal: null };
    case 'ping':
      return { refusal: null };
    case 'chat': // what people say to each other is not for the table to answer
    case 'report':
      return { refusal: notPossible('nothing') };
    default:
      return impossible(up);
  }
}

const notYours = (seat: Seat): Refusal => ({ code: 'not-possible', rule: null, values: { seat, why: 'not-yours' } });

/** Free where nothing became known; alone one may go further, and it is marked; else the others are asked. */
async function undo(table: LiveTable, watcher: Watcher, seat: Seat, message: string): Promise<TableRefusal | null> {
  const { status } = table.row;
  if (status !== 'running' && status !== 'over') return notPossible('nothing');
  const limit = await table.look({ op: 'undo', seat });
  const n = table.match.position?.n ?? 0;
  if (limit.to !== null) return table.inputs.say({ type: 'undo', to: limit.to, seat, marked: false }, `${message}#0`);
  if (limit.far === null) return notPossible(limit.why ?? 'nothing');
  const others = havingASay(table.seats, table.present).filter(guest => guest !== watcher.guest);
  if (others.length === 0) return table.inputs.say({ type: 'undo', to: limit.far, seat, marked: true }, `${message}#0`);
  table.questions.askUndo({ seat, to: limit.far, n, why: limit.why, waitingFor: others });
  return null;
}

/** Some games stop their clock only for whoever is alone: bots do not mind. */
async function pause(table: LiveTable, watcher: Watcher, message: string): Promise<TableRefusal | null> {
  await table.refresh(); // somebody may have sat down through another server
  const isAlone = havingASay(table.seats, table.present).every(guest => guest === watcher.guest);
  return table.inputs.say(isAlone ? { type: 'pause', alone: true } : { type: 'pause' }, `${message}#0`);
}

/** One's own match anybody may give up; that of others only where they agree. */
async function concede(table: LiveTable, watcher: Watcher, seat: Seat, message: string): Promise<TableRefusal | null> {
  if (table.questions.endsForOthers) {
    await table.refresh(); // somebody may have sat down through another server
    if (!isSeatOf(table.seats, seat, watcher.guest)) return notYours(seat);
    if (havingASay(table.seats, table.present).some(guest => guest !== watcher.guest))
      return table.questions.askEnd(seat, watcher.guest);
  }
  return table.inputs.say({ type: 'concede', seat }, `${message}#0`);
}
