import type { Status } from '../../referee/messages.ts';
import { Guests } from '../storage/guests.ts';
import { Tickets } from '../storage/tickets.ts';
import type { Store } from '../storage/store.ts';

const DAY = 24 * 60 * 60_000;

/** When things are cleaned away. Documented in docs/hosting.md. */
export const KEEPING = {
  lobbyFor: 2 * DAY, // a table that was never started
  runningFor: 60 * DAY, // a match that nobody touched
  overFor: 365 * DAY, // a finished match stays watchable
  campaignFor: 5 * 365 * DAY, // one from which a campaign goes on: people may take it up again any day
  namelessFor: 30 * DAY, // a guest without a name, a seat or a table
} as const;

const KINDS: readonly { statuses: readonly Status[]; after: number; goesOn: 0 | 1 }[] = [
  { statuses: ['lobby'], after: KEEPING.lobbyFor, goesOn: 0 },
  { statuses: ['running', 'lent', 'frozen', 'failed'], after: KEEPING.runningFor, goesOn: 0 },
  { statuses: ['over'], after: KEEPING.overFor, goesOn: 0 },
  { statuses: ['over'], after: KEEPING.campaignFor, goesOn: 1 },
];
const SOME = 25; // at once: one sync of the disk for all, and not long for those who play
const BREATH = 10; // in between
const LONGEST = 20_000; // what is left then is left to the next time

/** Removes what nobody will miss, until nothing of it is left; whoever plays meanwhile comes first. */
export async function sweep(store: Store, now: number, isAwake: (table: string) => boolean): Promise<number> {
  const isLate = lateAfter(LONGEST);
  let removed = 0;
  for (const { statuses, after, goesOn } of KINDS) {
    let awake = 0; // they are found each time, and are not to hide the others
    for (let isMore = true; isMore && !isLate(); ) {
      const found = await store.staleTables(statuses, now - after, SOME + awake, goesOn);
      const gone = found.filter(id => !isAwake(id));
      await Promise.all(gone.map(id => store.removeTable(id)));
      removed += gone.length;
      isMore = found.length === SOME + awake;
      awake = found.length - gone.length;
      if (isMore) await breath();
    }
  }
  const guests = new Guests(store);
  await guests.removeCodes(now);
  await new Tickets(store).removeOld(now);
  while ((await guests.removeNameless(now - KEEPING.namelessFor, SOME)) === SOME && !isLate()) await breath();
  return removed;
}

const breath = (): Promise<void> => new Promise(resolve => setTimeout(resolve, BREATH));

function lateAfter(ms: number): () => boolean {
  const until = performance.now() + ms;
  return () => performance.now() > until;
}
