import type { AnyBox } from '../../engine/box.ts';
import type { Seat } from '../../engine/types.ts';
import { type Answered, isAnnounced, waitOf } from '../../referee/pace.ts';
import type { BotName } from '../../referee/suggest.ts';
import { BotFault } from '../bots/thinker.ts';
import { optionsOf } from '../storage/columns.ts';
import type { SeatRow } from '../storage/schema.ts';
import type { Alarm } from './alarm.ts';
import type { MatchClock } from './match-clock.ts';
import { LOST, type MatchLog } from './match-log.ts';
import type { OpenMatch } from './open-match.ts';
import type { Register } from './register.ts';
import { botOf } from './seats.ts';
import type { Showing } from './showing.ts';
import type { Environment } from './environment.ts';
import type { Timers } from './timers.ts';
import type { Turns } from '../../referee/turns.ts';

const TRIES = 6; // a machine may be busy for a while
const REST = 2000; // milliseconds between two of them

type Action = { type: string };

interface Beside {
  readonly box: AnyBox | null;
  readonly register: Pick<Register, 'row' | 'seats' | 'isRunning'>;
  readonly match: Pick<OpenMatch, 'position' | 'ask'>;
  readonly clock: Pick<MatchClock, 'now'>;
  readonly log: Pick<MatchLog, 'attempt'>;
  readonly alarm: Pick<Alarm, 'fireDue'>;
  readonly showing: Pick<Showing, 'tell'>;
  readonly turns: Pick<Turns, 'inTurn'>;
  readonly timers: Pick<Timers, 'set'>;
}

/** The bots of a table: they answer for their seats, at a pace that people can follow. */
export class BotPlayers {
  private readonly beside: Beside;
  private readonly around: Pick<Environment, 'clock' | 'botPace' | 'thinker' | 'trouble'>;
  private last: Answered | null = null;
  /** How often in a row a bot did not come back in time. */
  private misses = 0;
  /** What a bot has said it will do, unless something else happens first. */
  private intent: { readonly n: number; readonly seat: Seat; readonly action: Action } | null = null;

  constructor(beside: Beside, around: BotPlayers['around']) {
    this.beside = beside;
    this.around = around;
  }

  answered(step: string, action: Action): void {
    this.last = { step, action, at: this.around.clock.steady() };
  }

  /** The first bot that is asked answers in a while, and later still where others go first. */
  set(grace: number): void {
    const { box, match, register, timers } = this.beside;
    const asked = match.position?.asked ?? [];
    const bot = register.seats.find(row => row.kind === 'bot' && asked.includes(row.seat));
    if (!bot) return;
    const { seat } = bot;
    const { botPace, clock } = this.around;
    const now = clock.steady();
    const wait = waitOf(box, () => optionsOf(register.row), this.last, botPace, now) + grace;
    const at = now + wait;
    if (isAnnounced(box, wait)) timers.set('bot', wait / 4, () => this.announce(seat, at));
    else timers.set('bot', wait, () => this.move(seat));
  }

  /** Where time counts and nothing is hidden, a bot says what it is about to do: its partners cannot wait to see it. */
  private announce(seat: Seat, at: number): Promise<void> {
    const { match, showing, turns, timers } = this.beside;
    return turns.inTurn(async () => {
      const row = this.asked(seat);
      const n = match.position?.n ?? 0;
      const action = row && (await this.decided(seat, botOf(row)));
      if (!action) return;
      this.intent = { n, seat, action };
      showing.tell({ type: 'about', n, seat, action });
      timers.set('bot', at - this.around.clock.steady(), () => this.move(seat));
    });
  }

  /** A bot answers for its seat, unless somebody has taken the seat back meanwhile. */
  private move(seat: Seat): Promise<void> {
    const { register, match, clock, log, alarm, turns } = this.beside;
    return turns.inTurn(async () => {
      if (await alarm.fireDue()) return;
      const row = this.asked(seat);
      if (!row) return;
      const { intent } = this;
      const isAsSaid = intent?.n === match.position?.n && intent?.seat === seat;
      const action = isAsSaid ? intent.action : await this.decided(seat, botOf(row));
      if (!action) return;
      const taken = await log.attempt({ type: 'answer', at: clock.now(), seat, action }, null);
      if (taken && taken !== LOST && taken.code !== 'storage')
        this.around.trouble('a bot was refused', { table: register.row.id, seat, refusal: taken });
    });
  }

  /** The seat, if a bot plays there and is asked. */
  private asked(seat: Seat): SeatRow | null {
    const { register, match } = this.beside;
    const row = register.seats.find(s => s.seat === seat);
    const isAsked = register.isRunning && match.position?.asked.includes(seat);
    return isAsked && row?.kind === 'bot' ? row : null;
  }

  /** What a bot would do here, for somebody who asks; null where it has nothing to say. A match does not depend on it. */
  async hint(seat: Seat): Promise<Action | null> {
    try {
      return await this.thought(seat, 'companion');
    } catch (error) {
      this.excused(error, 'a hint failed', seat);
      return null;
    }
  }

  /**
   * The answer of a bot for its seat. One that is late tries again a little later; one that fails is helped out by the plain one,
   * and that one by whatever comes first: a match does not end because somebody cannot think.
   */
  private async decided(seat: Seat, bot: BotName): Promise<Action | null> {
    for (const name of new Set<BotName>([bot, 'yardstick']))
      try {
        const action = await this.thought(seat, name);
        this.misses = 0;
        return action;
      } catch (error) {
        const { kind } = this.excused(error, 'a bot failed', seat);
        if (kind === 'timeout' && ++this.misses < TRIES) {
          this.beside.timers.set('bot', REST, () => this.move(seat));
          return null;
        }
      }
    this.misses = 0;
    const { prompts } = await this.beside.match.ask({ op: 'whole', audiences: [seat] });
    return prompts[seat]?.options[0] ?? null;
  }

  /** Whatever else went wrong is no matter of bots. */
  private excused(error: unknown, what: string, seat: Seat): BotFault {
    if (!(error instanceof BotFault)) throw error;
    this.around.trouble(what, { table: this.beside.register.row.id, seat, why: error.message });
    return error;
  }

  /** Thought out elsewhere, so that the tables of this thread need not wait. */
  private async thought(seat: Seat, bot: BotName): Promise<Action | null> {
    const { register, match } = this.beside;
    if (!match.position?.asked.includes(seat)) return null;
    const save = await match.ask({ op: 'save' });
    return this.around.thinker.think({ game: register.row.game, save, seat, bot });
  }
}
