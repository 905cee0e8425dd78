import type { AnyBox } from '../../engine/box.ts';
import type { Seat } from '../../engine/types.ts';
import type { BotName } from '../../host/suggest.ts';
import { USUAL_BOT_PACE } from '../settings.ts';
import type { SeatRow } from '../storage/schema.ts';
import { botOf } from './seats.ts';
import type { TableRefusal } from './surroundings.ts';
import { LOST, TableLog, notRunning } from './table-log.ts';

const FOLLOW_AFTER = 400; // who did not write last lets the one who did go first
const LEAST_NOTICE = 600; // who plays at once announces nothing

/** What happens at a table by itself: its clock falls due, its bots answer. */
export abstract class TableTime extends TableLog {
  /** What a bot has said it will do, unless something else happens first. */
  private intent: { readonly n: number; readonly seat: Seat; readonly action: { type: string } } | null = null;

  /** Whoever writes a clock event first has written it for all. */
  protected override async fireDue(): Promise<TableRefusal | null> {
    for (let due = this.now?.due ?? null; due !== null && due <= this.clockNow(); due = this.now?.due ?? null) {
      const taken = await this.attempt({ type: 'tick', at: due }, null);
      if (taken && taken !== LOST) return taken;
      if (this.row.status !== 'running') return notRunning(this.row.status);
    }
    return null;
  }

  /** A timer may go off a moment too early: then it is set again, for nobody else would fire what is due. */
  private async ring(): Promise<void> {
    const due = this.now?.due ?? null;
    await this.fireDue();
    if (due !== null && this.now?.due === due) this.schedule();
  }

  protected override schedule(): void {
    this.timers.stop('due', 'bot');
    const { now } = this;
    if (!now || now.outcome || this.row.status !== 'running') return;
    const grace = this.isLead ? 0 : FOLLOW_AFTER * (1 + Math.random());
    if (now.due !== null && !now.paused)
      this.timers.set('due', now.due - this.clockNow() + grace, () => this.inTurn(() => this.ring()));
    const bot = this.seats.find(row => row.kind === 'bot' && now.asked.includes(row.seat));
    if (bot && !now.paused) this.awaitBot(bot.seat, this.botWait() + grace);
  }

  private awaitBot(seat: Seat, wait: number): void {
    const isAnnounced = this.isOpen && this.box?.bots.pace !== undefined && wait >= LEAST_NOTICE;
    const at = this.around.clock.steady() + wait;
    if (isAnnounced) this.timers.set('bot', wait / 4, () => this.announceBot(seat, at));
    else this.timers.set('bot', wait, () => this.moveBot(seat));
  }

  /** Where time counts and nothing is hidden, a bot says what it is about to do: its partners cannot wait to see it. */
  private announceBot(seat: Seat, at: number): Promise<void> {
    return this.inTurn(async () => {
      const row = this.botAsked(seat);
      const n = this.now?.n ?? 0;
      const action = row && (await this.suggestion(seat, botOf(row)));
      if (!action) return;
      this.intent = { n, seat, action };
      this.tell({ type: 'about', n, seat, action });
      this.timers.set('bot', at - this.around.clock.steady(), () => this.moveBot(seat));
    });
  }

  /** The seat, if a bot plays there and is asked. */
  private botAsked(seat: Seat): SeatRow | null {
    const row = this.seats.find(s => s.seat === seat);
    const isAsked = this.row.status === 'running' && this.now?.asked.includes(seat);
    return isAsked && row?.kind === 'bot' ? row : null;
  }

  /** How long a bot waits from now on, so that people can follow: at the pace of its game, where it has one. */
  private botWait(): number {
    const { answered, around, box } = this;
    if (!answered || !box?.bots.pace) return around.botPace;
    const own = this.ownPace(box, answered);
    if (own === null) return around.botPace;
    const waited = around.clock.steady() - answered.at;
    return Math.max((own * around.botPace) / USUAL_BOT_PACE - waited, around.botPace / 2);
  }

  /** The pace of the game; null where its rules have none to tell. */
  private ownPace(box: AnyBox, { step, action }: NonNullable<typeof this.answered>): number | null {
    try {
      const own = box.bots.pace?.(step, action, JSON.parse(this.row.options)) ?? Number.NaN;
      return Number.isFinite(own) ? own : null;
    } catch {
      return null;
    }
  }

  protected override async cameBack(ms: number): Promise<void> {
    if (await this.fireDue()) return;
    const taken = await this.attempt({ type: 'host', at: this.clockNow(), entry: { type: 'away', ms } }, null);
    if (taken && taken !== LOST && taken.code !== 'storage')
      this.around.trouble('an absence was refused', { table: this.row.id, refusal: taken });
  }

  /** A bot answers for its seat, unless somebody has taken the seat back meanwhile. */
  protected moveBot(seat: Seat): Promise<void> {
    return this.inTurn(async () => {
      if (await this.fireDue()) return;
      const row = this.botAsked(seat);
      if (!row) return;
      const { intent } = this;
      const isAsSaid = intent?.n === this.now?.n && intent?.seat === seat;
      const action = isAsSaid ? intent.action : await this.suggestion(seat, botOf(row));
      if (!action) return;
      const taken = await this.attempt({ type: 'answer', at: this.clockNow(), seat, action }, null);
      if (taken && taken !== LOST && taken.code !== 'storage')
        this.around.trouble('a bot was refused', { table: this.row.id, seat, refusal: taken });
    });
  }

  /** What a bot would do here: thought out elsewhere, so that the tables of this thread need not wait. */
  protected async suggestion(seat: Seat, bot: BotName): Promise<{ type: string } | null> {
    if (!this.now?.asked.includes(seat)) return null;
    const save = await this.ask({ op: 'save' });
    return this.blaming(() => this.around.thinker.think({ game: this.row.game, save, seat, bot }));
  }
}
