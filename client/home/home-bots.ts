import type { Seat } from '../../engine/types.ts';
import { BotTurns } from '../../referee/bot-turns.ts';
import type { Turns } from '../../referee/turns.ts';
import type { Device } from './device.ts';
import type { HomeLog } from './home-log.ts';
import type { HomeMatch } from './home-match.ts';
import type { HomeShowing } from './home-showing.ts';
import { TooLong } from './thinker.ts';

interface Beside {
  readonly match: HomeMatch;
  readonly log: Pick<HomeLog, 'commit' | 'fireDue'>;
  readonly showing: Pick<HomeShowing, 'tell'>;
  readonly turns: Pick<Turns, 'inTurn'>;
}

/** The bots of a table at home. */
export class HomeBots extends BotTurns {
  private readonly waiting: { cancel: () => void };

  constructor(
    { match, log, showing, turns }: Beside,
    device: Pick<Device, 'thinker' | 'botPace' | 'steady' | 'after'>,
  ) {
    const waiting = { cancel: (): void => {} };
    const isAsked = (seat: Seat): boolean => match.position?.asked.includes(seat) ?? false;
    super({
      box: match.box,
      get botPace() {
        return device.botPace;
      },
      steady: () => device.steady(),
      options: () => match.row.options,
      count: () => match.position?.n ?? 0,
      asked: () =>
        (match.position?.asked ?? []).flatMap(seat => {
          const bot = match.row.seats[seat]?.bot ?? null;
          return bot ? [{ seat, bot }] : [];
        }),
      inTurn: job => turns.inTurn(job),
      later(ms, run) {
        waiting.cancel();
        waiting.cancel = device.after(Math.max(0, ms), () => void run());
      },
      settles: async () => (await log.fireDue()) === null,
      async think(seat, bot, isHint) {
        const { referee } = match.now ?? {};
        if (!referee || !isAsked(seat)) return null;
        return device.thinker.think({ game: match.box.game.id, save: referee.save(), seat, bot, isHint });
      },
      wasLate: error => error instanceof TooLong,
      anything: async seat => match.now?.referee.whole([seat]).prompts[seat]?.options[0] ?? null,
      announce: intent => showing.tell({ type: 'about', ...intent }),
      answer: async (seat, action) => {
        await log.commit(at => ({ type: 'answer', at, seat, action }), null, null);
      },
    });
    this.waiting = waiting;
  }

  stop(): void {
    this.waiting.cancel();
  }
}
