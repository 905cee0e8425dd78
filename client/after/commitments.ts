import type { Lobby } from '../../referee/messages.ts';
import { remember, remembered } from '../memory.ts';

const LATEST = 40;

type Bound = Pick<Lobby, 'commitment' | 'reseeds'>;

const wordOf = ({ commitment, reseeds }: Bound): string => [commitment, ...reseeds].join();

/** Notes the fingerprints while the match is running: a server could not exchange them afterwards. When it moves, one is added. */
export function noteCommitment(lobby: Lobby): void {
  const { id, status } = lobby;
  const word = wordOf(lobby);
  const known = notedFor(id);
  if (status === 'over' || word === '' || known === word || (known !== null && !word.startsWith(`${known},`))) return;
  const lines = (remembered('commitments') ?? '').split('\n').filter(line => line !== '' && !line.startsWith(`${id} `));
  remember('commitments', [...lines.slice(1 - LATEST), `${id} ${word}`].join('\n'));
}

/** What this device had noted of a table, or null. */
export function notedFor(id: string): string | null {
  const line = (remembered('commitments') ?? '').split('\n').find(one => one.startsWith(`${id} `));
  return line?.split(' ')[1] ?? null;
}

/** Whether what was noted is how the fingerprints begin that are told now. */
export const isPublished = (bound: Bound, noted: string): boolean => `${wordOf(bound)},`.startsWith(`${noted},`);
