import type { TableMessage } from '../nodes/bus.ts';
import type { MatchClock } from './match-clock.ts';
import type { OpenMatch } from './open-match.ts';
import type { Questions } from './questions.ts';
import type { Register } from './register.ts';
import type { Showing } from './showing.ts';
import type { Environment } from './environment.ts';

interface Beside {
  readonly register: Pick<Register, 'row'>;
  readonly match: Pick<OpenMatch, 'position'>;
  readonly clock: Pick<MatchClock, 'now' | 'atLeast'>;
  readonly showing: Pick<Showing, 'tellHere'>;
  readonly questions: Pick<Questions, 'hearUndo' | 'hearUndoAnswer' | 'hearEnd' | 'hearNoEnd' | 'tellEnd'>;
}

interface Events {
  /** The log has this many inputs. */
  grew(n: number): Promise<void>;
  /** Who sits where, or is there, has changed. */
  reseated(): Promise<void>;
  /** Somebody wrote this message. */
  said(message: string): void;
  /** A clock by which something falls due shows something else. */
  clockSet(): void;
}

/** Other servers that may have the same table awake: what they tell us of it, and we them. */
export class Neighbours {
  private readonly beside: Beside;
  private readonly around: Pick<Environment, 'bus'>;
  private readonly events: Events;

  constructor(beside: Beside, around: Neighbours['around'], events: Events) {
    this.beside = beside;
    this.around = around;
    this.events = events;
  }

  async hear(message: TableMessage): Promise<void> {
    const { match, clock, questions, showing } = this.beside;
    switch (message.kind) {
      case 'log':
        return this.events.grew(message.n);
      case 'lobby':
        return this.events.reseated();
      case 'tell':
        return showing.tellHere(message.message);
      case 'said':
        return this.events.said(message.message);
      case 'woken':
        questions.tellEnd();
        return this.tellClock();
      case 'clock':
        clock.atLeast(message.clock);
        return match.position && match.position.due !== null ? this.events.clockSet() : undefined;
      case 'undo':
        return questions.hearUndo(message.question);
      case 'consent':
        return void questions.hearUndoAnswer(message.guest, message.yes, message.of);
      case 'end':
        return void (await questions.hearEnd(message.question));
      case 'noEnd':
        return questions.hearNoEnd(message.of);
      default: // of a newer server: what it means is in the log, or concerns nobody here
        return message satisfies never;
    }
  }

  /** Seats, the row, or who is there has changed here. */
  tellReseated(): void {
    this.around.bus.publish({ kind: 'lobby', table: this.beside.register.row.id });
  }

  /** Somebody wrote a message here. */
  tellSaid(message: string): void {
    this.around.bus.publish({ kind: 'said', table: this.beside.register.row.id, message });
  }

  /** The match was opened here: whoever has it awake knows what time it is there. */
  tellWoken(): void {
    if (this.around.bus.isShared) this.around.bus.publish({ kind: 'woken', table: this.beside.register.row.id });
  }

  private tellClock(): void {
    const { register, match, clock } = this.beside;
    if (match.position && !match.position.paused)
      this.around.bus.publish({ kind: 'clock', table: register.row.id, clock: clock.now() });
  }
}
