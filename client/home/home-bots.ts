import type { AnyBox } from '../../engine/box.ts';
import type { Seat } from '../../engine/types.ts';
import type { Down, TableRefusal } from '../../referee/down.ts';
import { type Answered, isAnnounced, waitOf } from '../../referee/pace.ts';
import type { Referee } from '../../referee/referee.ts';
import type { BotName } from '../../referee/suggest.ts';
import type { Device } from './device.ts';
import type { HomeRow } from './saves.ts';
import { TooLong } from './thinker.ts';

const TRIES = 6; // a machine may be busy for a while
const REST = 2000; // milliseconds between two of them

type Action = { type: string };

interface Beside {
  row(): HomeRow;
  /** Null while the match is not open. */
  referee(): Referee | null;
  inTurn<T>(job: () => Promise<T>): Promise<T>;
  tell(message: Down): void;
  answer(seat: Seat, action: Action): Promise<TableRefusal | null>;
}

/** The bots of a table at home: they answer for their seats, at a pace that people can follow. */
export class HomeBots {
  private readonly box: AnyBox;
  private readonly device: Pick<Device, 'thinker' | 'botPace' | 'steady' | 'after'>;
  private readonly beside: Beside;
  private last: Answered | null = null;
  private misses = 0;
  /** What a bot has said it will do, unless something else happens first. */
  private intent: { readonly n: number; readonly seat: Seat; readonly action: Action } | null = null;
  private cancel: () => void = () => {};

  constructor(box: AnyBox, device: HomeBots['device'], beside: Beside) {
    this.box = box;
    this.device = device;
    this.beside = beside;
  }

  answered(step: string, action: Action): void {
    this.last = { step, action, at: this.device.steady() };
  }

  stop(): void {
    this.cancel();
  }

  /** The first bot that is asked answers in a while. */
  set(): void {
    const seat = this.beside.referee()?.position.asked.find(one => this.botAt(one) !== null);
    if (seat === undefined) return;
    const { box, device } = this;
    const now = device.steady();
    const wait = waitOf(box, () => this.beside.row().options, this.last, device.botPace, now);
    if (isAnnounced(box, wait)) this.later(wait / 4, () => this.announce(seat, now + wait));
    else this.later(wait, () => this.move(seat));
  }

  /** What a bot would do here, for somebody who asks; null where it has nothing to say. */
  async hint(seat: Seat): Promise<Action | null> {
    return this.thought(seat, 'companion').catch(() => null);
  }

  private later(ms: number, run: () => Promise<void>): void {
    this.cancel();
    this.cancel = this.device.after(Math.max(0, ms), () => void run());
  }

  private announce(seat: Seat, at: number): Promise<void> {
    return this.beside.inTurn(async () => {
      const n = this.beside.referee()?.count ?? 0;
      const action = await this.decided(seat);
      if (!action) return;
      this.intent = { n, seat, action };
      this.beside.tell({ type: 'about', n, seat, action });
      this.later(at - this.device.steady(), () => this.move(seat));
    });
  }

  /** A bot answers for its seat, unless somebody has taken the seat meanwhile. */
  private move(seat: Seat): Promise<void> {
    return this.beside.inTurn(async () => {
      const { intent } = this;
      const isAsSaid = intent?.seat === seat && intent.n === this.beside.referee()?.count;
      const action = isAsSaid ? intent.action : await this.decided(seat);
      if (action) await this.beside.answer(seat, action);
    });
  }

  /** The bot that plays a seat; null where somebody does. */
  private botAt(seat: Seat): BotName | null {
    return this.beside.row().seats[seat]?.bot ?? null;
  }

  /** One that is late tries again; one that fails is helped out by the plain one, and that one by whatever comes first. */
  private async decided(seat: Seat): Promise<Action | null> {
    const bot = this.botAt(seat);
    if (!bot) return null;
    for (const name of new Set<BotName>([bot, 'yardstick']))
      try {
        const action = await this.thought(seat, name);
        this.misses = 0;
        return action;
      } catch (error) {
        if (error instanceof TooLong && ++this.misses < TRIES) {
          this.later(REST, () => this.move(seat));
          return null;
        }
      }
    this.misses = 0;
    return this.beside.referee()?.whole([seat]).prompts[seat]?.options[0] ?? null;
  }

  private async thought(seat: Seat, bot: BotName): Promise<Action | null> {
    const referee = this.beside.referee();
    if (!referee?.position.asked.includes(seat)) return null;
    return this.device.thinker.think({ game: this.box.game.id, save: referee.save(), seat, bot });
  }
}
