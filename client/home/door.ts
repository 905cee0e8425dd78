import { impossible } from '../../engine/impossible.ts';
import { seedRng } from '../../engine/rng.ts';
import type { Answer, TableRefusal } from '../../referee/down.ts';
import type { Up } from '../../referee/up.ts';
import type { Watcher } from './device.ts';
import type { HomeTable } from './home-table.ts';
import { newSeed } from './ids.ts';

const notPossible = (why: string): TableRefusal => ({ code: 'not-possible', rule: null, values: { why } });

/** What a table at home answers to one message of a page. */
export async function answer(table: HomeTable, watcher: Watcher, up: Up): Promise<Answer> {
  if ('seat' in up && up.seat !== null && !isPlayed(table, up.seat)) return { refusal: notPossible('not-yours') };
  if ('again' in up && up.again && up.type !== 'act' && (await table.applied(up.id, 1)) > 0) return { refusal: null };
  const message = `${up.id}#0`;
  switch (up.type) {
    case 'act':
      return table.answerAll(up.seat, up.actions, up.id, up.step, up.again ?? false);
    case 'undo':
      return { refusal: await table.undo(up.seat, message) };
    case 'pause':
      return { refusal: await table.say({ type: 'pause', alone: true }, message) };
    case 'resume':
      return { refusal: await table.say({ type: 'resume' }, message) };
    case 'concede':
      return { refusal: await table.say({ type: 'concede', seat: up.seat }, message) };
    case 'free':
      return { value: await table.look(referee => referee.freeMoves(up.seat)), refusal: null };
    case 'preview':
      return { value: await table.look(referee => referee.preview(up.seat, up.action)), refusal: null };
    case 'previews':
      return { value: await table.look(referee => referee.previews(up.seat, up.step)), refusal: null };
    case 'hint':
      return { value: await table.hint(up.seat), refusal: null };
    case 'case':
      return { value: await table.look(referee => referee.caseNow(up.seat, seedRng(newSeed()))), refusal: null };
    case 'whole':
      await table.show(watcher);
      return { refusal: null };
    case 'ping':
      return { refusal: null };
    // Nobody else is there to agree, to read or to complain to.
    case 'consent':
    case 'chat':
    case 'report':
      return { refusal: notPossible('nothing') };
    default:
      return impossible(up);
  }
}

function isPlayed({ row }: HomeTable, seat: number): boolean {
  const at = row.seats[seat];
  return at?.isOwn === true && at.bot === null;
}
