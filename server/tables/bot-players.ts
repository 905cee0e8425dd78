import type { AnyBox } from '../../engine/box.ts';
import type { Seat } from '../../engine/types.ts';
import { BotTurns } from '../../referee/bot-turns.ts';
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

/** The bots of a table of this server. */
export class BotPlayers extends BotTurns {
  constructor(beside: Beside, around: Pick<Environment, 'clock' | 'botPace' | 'thinker' | 'trouble'>) {
    const { box, register, match, clock, log, alarm, showing, turns, timers } = beside;
    super({
      box,
      botPace: around.botPace,
      steady: () => around.clock.steady(),
      options: () => optionsOf(register.row),
      count: () => match.position?.n ?? 0,
      asked: () => (register.isRunning ? botsAmong(register.seats, match.position?.asked ?? []) : []),
      inTurn: job => turns.inTurn(job),
      later: (ms, run) => timers.set('bot', ms, run),
      settles: async () => (await alarm.fireDue()) === null,
      /** Elsewhere, so that the tables of this thread need not wait. */
      async think(seat, bot, isHint) {
        if (!match.position?.asked.includes(seat)) return null;
        const save = await match.ask({ op: 'save' });
        return around.thinker.think({ game: register.row.game, save, seat, bot, isHint });
      },
      wasLate(error, what, seat) {
        if (!(error instanceof BotFault)) throw error;
        around.trouble(what, { table: register.row.id, seat, why: error.message });
        return error.kind === 'timeout';
      },
      anything: async seat => (await match.ask({ op: 'whole', audiences: [seat] })).prompts[seat]?.options[0] ?? null,
      announce: intent => showing.tell({ type: 'about', ...intent }),
      async answer(seat, action) {
        const taken = await log.attempt({ type: 'answer', at: clock.now(), seat, action }, null);
        if (taken && taken !== LOST && taken.code !== 'storage')
          around.trouble('a bot was refused', { table: register.row.id, seat, refusal: taken });
      },
    });
  }
}

const botsAmong = (seats: readonly SeatRow[], asked: readonly Seat[]) =>
  seats.filter(row => row.kind === 'bot' && asked.includes(row.seat)).map(row => ({ seat: row.seat, bot: botOf(row) }));
