import type { Lobby } from '../../referee/messages.ts';
import { remember, remembered } from '../memory.ts';

const LATEST = 40;

/** Notes the fingerprint while the match is running: a server could not exchange it afterwards. */
export function noteCommitment({ id, status, commitment }: Lobby): void {
  if (status === 'over' || notedFor(id)) return;
  const lines = (remembered('commitments') ?? '').split('\n').filter(line => line !== '');
  remember('commitments', [...lines.slice(1 - LATEST), `${id} ${commitment}`].join('\n'));
}

/** What this device had noted of a table, or null. */
export function notedFor(id: string): string | null {
  const line = (remembered('commitments') ?? '').split('\n').find(one => one.startsWith(`${id} `));
  return line?.split(' ')[1] ?? null;
}
