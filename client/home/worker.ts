import { textOf } from '../../referee/down.ts';
import { LONGEST_MESSAGE, parseUp } from '../../referee/up.ts';
import { USUAL_BOT_PACE } from '../../referee/pace.ts';
import { boxOf } from '../threads/boxes.ts';
import { Refused, asRefused } from '../calls/request.ts';
import { DeviceSaves } from './device-saves.ts';
import { answer } from './door.ts';
import { readFile } from './file.ts';
import { Home } from './home.ts';
import type { Device } from './device.ts';
import { playedIn } from './played.ts';
import type { FromHome, HomeJobName, HomeJobs, ToHome } from './jobs.ts';
import { ReopenedSaves } from './reopened-saves.ts';
import { MemorySaves, type Saves } from './saves.ts';
import { BesideThinker } from './beside-thinker.ts';

// The thread in which the tables of this page live: rules and saves, no bots.

const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('rempart-home');
const pace = { botPace: USUAL_BOT_PACE };

/** Where a browser keeps nothing, matches last as long as the page. */
const saves = new ReopenedSaves(async (closed): Promise<Saves> => {
  try {
    return await DeviceSaves.open(closed);
  } catch {
    return new MemorySaves();
  }
});

const device: Device = {
  saves,
  thinker: new BesideThinker(),
  get botPace() {
    return pace.botPace;
  },
  now: () => Date.now(),
  steady: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  changed: table => others?.postMessage(table),
};

const home = new Home(device, boxOf);

others?.addEventListener('message', ({ data }: MessageEvent<string>) => {
  void home.changed(data);
});

const work: {
  readonly [N in HomeJobName]: (house: Home, asks: HomeJobs[N]['asks']) => Promise<HomeJobs[N]['answers']>;
} = {
  create: (house, wish) => house.create(wish),
  exercise: (house, wish) => house.exercise(wish),
  lobby: (house, { id }) => house.lobby(id),
  sit: (house, { id, seat, as, level }) => house.sit(id, seat, as, level),
  list: house => house.list(),
  played: () => playedIn(saves),
  rematch: (house, { id, wish }) => house.rematch(id, wish),
  campaign: (house, { id }) => house.campaign(id),
  replay: (house, { id }) => house.replay(id),
  remove: async (house, { id }) => {
    await house.remove(id);
    return null;
  },
  keep: (house, ids) => house.keep(ids),
  bring: async (house, content) => {
    const file = readFile(content);
    if (!file) throw new Refused('file', { reason: '' });
    return { count: await house.bring(file), memory: file.memory };
  },
  handOver: (house, { id }) => house.handOver(id),
  arrived: async (house, { id, there }) => {
    await house.arrived(id, there);
    return null;
  },
  borrow: (house, { there, lent, name }) => house.borrow(there, lent, name),
  copyOf: (house, { there }) => house.copyOf(there),
  isLasting: () => saves.isLasting(),
};

async function done({ id, name, asks }: Extract<ToHome, { kind: 'job' }>): Promise<FromHome> {
  try {
    const job = work[name] as (house: Home, asks: unknown) => Promise<unknown>;
    return { id, value: await job(home, asks), refused: null };
  } catch (error) {
    const { code, values } = asRefused(error);
    return { id, value: null, refused: { code, values } };
  }
}

/** A page looks at a table. It says null when it goes. */
async function attend(table: string, port: MessagePort): Promise<void> {
  const open = await home.table(table);
  const watcher = (text: string): void => port.postMessage(text);
  port.addEventListener('message', ({ data }: MessageEvent<string | null>) => {
    if (data === null) {
      port.close();
      void open.leave(watcher);
    } else void heard(data);
  });
  port.start();
  await open.enter(watcher);
  await open.show(watcher);

  async function heard(text: string): Promise<void> {
    const { up } = text.length > LONGEST_MESSAGE ? { up: null } : parseUp(text);
    if (!up) return watcher(textOf({ type: 'bad' }));
    const told = await answer(open, watcher, up).catch(() => null);
    watcher(textOf({ type: 'ack', id: up.id, ...(told ?? { refusal: { code: 'failed', rule: null, values: {} } }) }));
  }
}

export function hear({ data }: MessageEvent<ToHome>): void {
  if (data.kind === 'job') void done(data).then(reply => postMessage(reply));
  else if (data.kind === 'pace') pace.botPace = data.botPace;
  else attend(data.table, data.port).catch(() => data.port.postMessage(null));
}
