import type { Input, Spec } from '../../engine/types.ts';
import type { Opening } from '../../referee/referee.ts';
import type { Position } from '../../referee/messages.ts';
import { type RulesPool, RulesFault } from '../rules/pool.ts';
import type { RulesReply, RulesRequest } from '../rules/requests.ts';
import type { InputRow } from '../storage/schema.ts';
import type { Clock } from '../clock.ts';
import { HouseRefusal } from './refusal.ts';

const LONGEST = 20_000; // milliseconds for a whole match

/**
 * A match that somebody brings, played again beside all tables: one input at a time, each checked as any other and watched over as
 * any other, so that nobody waits for it longer than for a neighbour.
 */
export class Trial {
  readonly rows: InputRow[] = [];
  private readonly table: string;
  private readonly around: { readonly rules: RulesPool; readonly clock: Clock };
  private readonly until: number;
  private now: Position | null = null;

  constructor(table: string, around: Trial['around']) {
    this.table = table;
    this.around = around;
    this.until = around.clock.steady() + LONGEST;
  }

  get position(): Position {
    if (!this.now) throw new Error('the trial has not begun');
    return this.now;
  }

  async open(game: string, opening: Opening): Promise<void> {
    const { whole } = await this.ask({ op: 'open', game, opening });
    this.now = whole;
  }

  /** Enters one input; false where the rules refuse it. */
  async tries(input: Input<Spec>): Promise<boolean> {
    return (await this.entered(input)).refusal === null;
  }

  /** Enters what was played; whoever brings what the rules refuse is told where. */
  async play(inputs: readonly Input<Spec>[]): Promise<void> {
    for (const input of inputs) {
      const { n } = this.position;
      const { refusal } = await this.entered(input);
      if (refusal) throw new HouseRefusal('not-brought', { why: 'refused', at: n + 1, reason: refusal.code });
      if (this.around.clock.steady() > this.until) throw new HouseRefusal('not-brought', { why: 'slow', at: n + 1 });
    }
  }

  save(): Promise<string> {
    return this.ask({ op: 'save' });
  }

  async close(): Promise<void> {
    await this.around.rules.ask(this.name, { op: 'close' }).catch(() => {});
  }

  private get name(): string {
    return `trial ${this.table}`;
  }

  private async entered(input: Input<Spec>): Promise<RulesReply<'enter'>> {
    const text = JSON.stringify(input);
    const reply = await this.ask({ op: 'enter', input: text, wantsSave: false, mayRetract: false, groups: '' });
    if (reply.refusal) return reply;
    this.now = reply;
    const { n, kept } = reply;
    const at = this.around.clock.now();
    this.rows.push({ table_id: this.table, seq: n, input: text, message: null, frame: kept, entered_at: at });
    return reply;
  }

  private async ask<R extends RulesRequest>(request: R): Promise<RulesReply<R['op']>> {
    try {
      return await this.around.rules.ask(this.name, request);
    } catch (error) {
      if (!(error instanceof RulesFault) || error.kind === 'closed' || error.kind === 'replaced')
        throw new HouseRefusal('busy');
      const at = (this.now?.n ?? 0) + 1;
      if (error.kind === 'timeout') throw new HouseRefusal('not-brought', { why: 'slow', at });
      throw new HouseRefusal('not-brought', { why: 'rules', at, reason: error.message });
    }
  }
}
