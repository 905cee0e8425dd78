import type { Advice } from '../../bots/advice.ts';
import type { AnyBox } from '../../engine/box.ts';
import { load } from '../../engine/save.ts';
import { seedRng } from '../../engine/rng.ts';
import { alarms } from '../../engine/test/toys/alarm.ts';
import type { Answer, Down } from '../../referee/down.ts';
import { downOf } from '../../referee/short.ts';
import { thoughtOf } from '../../referee/suggest.ts';
import type { Up } from '../../referee/up.ts';
import { HandClock } from '../../server/clock.ts';
import { answer } from '../home/door.ts';
import { Home } from '../home/home.ts';
import type { HomeTable } from '../home/home-table.ts';
import { MemorySaves } from '../home/saves.ts';
import type { Thinker, Thought } from '../home/thinker.ts';

const first = ({ prompt }: { prompt: { options: readonly unknown[] } }) => prompt.options[0];
const texts = { title: '', about: '', scenarios: {}, options: {}, prompt: String, action: String, event: () => null };
export const box = {
  game: alarms,
  texts: { fr: texts, en: texts },
  bots: { yardstick: first, companion: first },
  vocabulary: {},
} as unknown as AnyBox;

/** Saves that fail, or say that somebody else was first, when told so. */
export class FickleSaves extends MemorySaves {
  isFull = false;

  override async append(...appended: Parameters<MemorySaves['append']>): Promise<boolean> {
    if (this.isFull) throw new DOMException('no room', 'QuotaExceededError');
    return super.append(...appended);
  }
}

/** A device with one page that looks at a table; time passes when the test says so. */
export class Page {
  readonly clock = new HandClock();
  readonly saves: FickleSaves;
  readonly told: Down[] = [];
  think: (thought: Thought) => Promise<Advice | null> = async ({ save, seat, bot, isHint }) =>
    thoughtOf(box, load(box.game, save), { seat, bot, isHint, rng: seedRng('x'), hasTime: () => true });
  readonly home: Home;
  box = box;
  private readonly watcher = (text: string): void => void this.told.push(downOf(text));
  private ids = 0;

  constructor(saves = new FickleSaves()) {
    this.saves = saves;
    const thinker: Thinker = { think: thought => this.think(thought) };
    const { clock } = this;
    this.home = new Home(
      {
        saves,
        thinker,
        botPace: 900,
        now: () => clock.now(),
        steady: () => clock.steady(),
        after: (ms, run) => clock.after(ms, run),
        changed: () => {},
      },
      async () => this.box,
    );
  }

  open(seats = 1, scenario = 'museum'): Promise<string> {
    const sitters = Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? ('here' as const) : ('companion' as const),
    );
    return this.home.create({ game: 'alarm', scenario, seats, options: {}, sitters, name: 'Ana' });
  }

  async sitsAt(id: string): Promise<HomeTable> {
    const table = await this.home.table(id);
    await table.enter(this.watcher);
    return table;
  }

  leaves(table: HomeTable): Promise<void> {
    return table.leave(this.watcher);
  }

  say(table: HomeTable, said: object): Promise<Answer> {
    return answer(table, this.watcher, { id: `m${++this.ids}`, ...said } as unknown as Up);
  }

  act(table: HomeTable, ...types: string[]): Promise<Answer> {
    return this.say(table, { type: 'act', seat: 0, step: null, actions: types.map(type => ({ type })) });
  }

  /** Lets time pass in steps in which everything can be done. */
  async passes(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 500) {
      this.clock.pass(Math.min(500, left));
      await new Promise(resolve => setTimeout(resolve, 0));
    }
  }
}
