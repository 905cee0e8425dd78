import type { AnyBox } from '../engine/box.ts';
import type { Seat } from '../engine/types.ts';
import type { Intent } from './down.ts';
import type { Advice } from '../bots/advice.ts';
import { type Answered, isAnnounced, waitOf } from './pace.ts';
import type { BotName } from '../bots/levels.ts';

const TRIES = 6; // a machine may be busy for a while
const REST = 2000; // milliseconds between two of them

type Action = { type: string };

/** A table at which bots play, whoever keeps it. */
export interface BotTable {
  readonly box: AnyBox | null;
  readonly botPace: number;
  steady(): number;
  options(): unknown;
  /** How many inputs there are. */
  count(): number;
  /** The seats that are asked and that bots play, in the order in which they answer. */
  asked(): readonly { readonly seat: Seat; readonly bot: BotName }[];
  inTurn<T>(job: () => Promise<T>): Promise<T>;
  /** Runs something later, instead of what was to be run. */
  later(ms: number, run: () => Promise<void>): void;
  /** Clock events that are due come first; false where the match cannot go on. */
  settles(): Promise<boolean>;
  /** Thought out elsewhere; fails where the bot does, or comes too late. */
  think(seat: Seat, bot: BotName, isHint: boolean): Promise<Advice | null>;
  /** Whether the bot was only late. What is no matter of bots is thrown again. */
  wasLate(error: unknown, what: string, seat: Seat): boolean;
  /** Whatever comes first of what a seat may answer. */
  anything(seat: Seat): Promise<Action | null>;
  announce(intent: Intent): void;
  answer(seat: Seat, action: Action): Promise<void>;
}

/** How the bots of a table take their turns: they answer for their seats, at a pace that people can follow. */
export class BotTurns {
  private readonly table: BotTable;
  private last: Answered | null = null;
  /** How often in a row a bot did not come back in time. */
  private misses = 0;
  /** What a bot has said it will do, unless something else happens first. */
  private intent: Intent | null = null;

  constructor(table: BotTable) {
    this.table = table;
  }

  answered(step: string, action: Action): void {
    this.last = { step, action, at: this.table.steady() };
  }

  /** The first bot that is asked answers in a while, and later still where others go first. */
  set(grace: number): void {
    const { table } = this;
    const [first] = table.asked();
    if (!first) return;
    const { seat } = first;
    const now = table.steady();
    const wait = waitOf(table.box, () => table.options(), this.last, table.botPace, now) + grace;
    if (isAnnounced(table.box, wait)) table.later(wait / 4, () => this.announce(seat, now + wait));
    else table.later(wait, () => this.move(seat));
  }

  /**
   * What a bot would do here, for somebody who asks; the plain one helps out, too, and gives no reasons. Null where neither has
   * anything to say: a match does not depend on it.
   */
  async hint(seat: Seat): Promise<Advice | null> {
    for (const name of ['companion', 'yardstick'] as const)
      try {
        return await this.table.think(seat, name, name === 'companion');
      } catch (error) {
        this.table.wasLate(error, 'a hint failed', seat);
      }
    return null;
  }

  /** Where nothing is hidden, a bot says what it is about to do, and then does it. */
  private announce(seat: Seat, at: number): Promise<void> {
    const { table } = this;
    return table.inTurn(async () => {
      const n = table.count();
      const action = await this.decided(seat);
      if (!action) return;
      this.intent = { n, seat, action };
      table.announce(this.intent);
      table.later(at - table.steady(), () => this.move(seat));
    });
  }

  /** A bot answers for its seat, unless somebody has taken the seat back meanwhile. */
  private move(seat: Seat): Promise<void> {
    const { table } = this;
    return table.inTurn(async () => {
      if (!(await table.settles()) || !this.botAt(seat)) return;
      const { intent } = this;
      const isAsSaid = intent?.n === table.count() && intent.seat === seat;
      const action = isAsSaid ? intent.action : await this.decided(seat);
      if (action) await table.answer(seat, action);
    });
  }

  /** The bot that plays a seat and is asked; null where somebody does, or is not. */
  private botAt(seat: Seat): BotName | null {
    return this.table.asked().find(one => one.seat === seat)?.bot ?? null;
  }

  /**
   * The answer of a bot for its seat. One that is late tries again a little later; one that fails is helped out by the plain one,
   * and that one by whatever comes first: a match does not end because somebody cannot think.
   */
  private async decided(seat: Seat): Promise<Action | null> {
    const bot = this.botAt(seat);
    if (!bot) return null;
    for (const name of new Set<BotName>([bot, 'yardstick']))
      try {
        const thought = await this.table.think(seat, name, false);
        this.misses = 0;
        return thought?.action ?? null;
      } catch (error) {
        if (this.table.wasLate(error, 'a bot failed', seat) && ++this.misses < TRIES) {
          this.table.later(REST, () => this.move(seat));
          return null;
        }
      }
    this.misses = 0;
    return this.table.anything(seat);
  }
}
