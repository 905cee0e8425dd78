import { LARGEST_MATCH } from '../../referee/messages.ts';
import type { Lent } from '../../referee/moving.ts';
import { atHome, noteHome } from '../calls/home.ts';
import { Refused, asRefused, request } from '../calls/request.ts';
import { remembered } from '../memory.ts';

// A match goes from this device to the server, and back.

const addressOf = (id: string, what: string): string => `/api/tables/${encodeURIComponent(id)}/${what}`;

/** To the server, where others can join it; or back to the table that had lent it. Where it is refused, it stays here. */
export async function sendToServer(id: string): Promise<string> {
  const sent = await atHome('handOver', { id });
  try {
    if (JSON.stringify(sent).length > LARGEST_MATCH) throw new Refused('not-brought', { why: 'large' });
    const there = (await request<{ id: string }>('POST', '/api/tables/adopt', sent)).id;
    await atHome('arrived', { id, there });
    return there;
  } catch (error) {
    await atHome('arrived', { id, there: null });
    throw asRefused(error);
  }
}

/** To this device, which goes on with it without the server. */
export async function takeAlong(there: string): Promise<string> {
  const lent = await request<Lent>('POST', addressOf(there, 'lend'), {});
  try {
    const id = await atHome('borrow', { there, lent, name: remembered('name') ?? '' });
    noteHome();
    return id;
  } catch (error) {
    await giveUpCopy(there); // what this device cannot keep stays where it was
    throw asRefused(error);
  }
}

/** The server's table goes on from where it was lent; what was played since is lost. */
export async function giveUpCopy(there: string): Promise<void> {
  await request('POST', addressOf(there, 'recall'), {});
  const copy = await atHome('copyOf', { there });
  if (copy !== null) await atHome('remove', { id: copy });
}
