import { FACTORS, settings } from '../../table/settings.ts';
import { USUAL_BOT_PACE } from '../../referee/pace.ts';
import { Refused } from '../calls/request.ts';
import type { Ear, Line } from '../line/remote.ts';
import type { FromHome, HomeJobName, HomeJobs, ToHome } from './jobs.ts';

// The page's side of the thread in which its own tables live. It begins with the first of them.

const PATIENCE = 4000; // then the thread counts as hung, and another one goes on from what is kept

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

let thread: Worker | null = null;
let ids = 0;
const waiting = new Map<number, Waiting>();
const lines = new Set<() => void>(); // hangs up

function home(): Worker {
  if (thread) return thread;
  const made = new Worker(new URL('../threads/entry.ts', import.meta.url), { type: 'module', name: 'home' });
  made.addEventListener('message', ({ data }: MessageEvent<FromHome>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (!data.refused) asked?.resolve(data.value as never);
    else asked?.reject(new Refused(data.refused.code, data.refused.values as Refused['values']));
  });
  made.addEventListener('error', () => giveUp(made));
  thread = made;
  keepPace(made);
  return made;
}

/** The thread is dead or hangs: whoever needs it next begins another one. */
function giveUp(dead: Worker): void {
  if (thread !== dead) return;
  thread = null;
  dead.terminate();
  for (const { reject } of waiting.values()) reject(new Refused('failed'));
  waiting.clear();
  for (const hangUp of lines) hangUp();
  lines.clear();
}

/** Bots are as fast as this person likes. */
function keepPace(to: Worker): void {
  const tell = (): void => {
    const { speed } = settings.getState();
    to.postMessage({ kind: 'pace', botPace: USUAL_BOT_PACE * FACTORS[speed] } satisfies ToHome);
  };
  tell();
  settings.subscribe(tell);
}

/** Has something done by the house of this page. */
export function askHome<N extends HomeJobName>(name: N, asks: HomeJobs[N]['asks']): Promise<HomeJobs[N]['answers']> {
  const id = ++ids;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    home().postMessage({ kind: 'job', id, name, asks } satisfies ToHome);
  });
}

/** Whether the thread still answers; one that does not is given up. */
async function knock(): Promise<void> {
  const knocked = home();
  const timer = setTimeout(() => giveUp(knocked), PATIENCE);
  await askHome('isLasting', null).catch(() => {});
  clearTimeout(timer);
}

/** A line to a table of this page, as if it were a socket. */
export function connectHome(table: string, { opened, heard, closed }: Ear): Line {
  let port: MessagePort | null = null;
  let isClosed = false;
  const hangUp = (): void => {
    if (isClosed) return;
    isClosed = true;
    port?.close();
    closed();
  };
  void knock().then(() => {
    if (isClosed) return;
    const { port1, port2 } = new MessageChannel();
    port = port1;
    port1.addEventListener('message', ({ data }: MessageEvent<string | null>) =>
      data === null ? hangUp() : heard(data),
    );
    port1.start();
    lines.add(hangUp);
    home().postMessage({ kind: 'line', table, port: port2 } satisfies ToHome, [port2]);
    opened();
  });
  return {
    send: text => port?.postMessage(text),
    close: () => {
      port?.postMessage(null);
      lines.delete(hangUp);
      hangUp();
    },
  };
}
