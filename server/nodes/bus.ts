import type { Seat } from '../../engine/types.ts';
import type { Down } from '../../referee/down.ts';
import type { QuestionName } from '../../referee/up.ts';

/**
 * What servers on one database tell each other. All of it is hints: the log and the rows are the truth, and whoever
 * missed something finds it there.
 */
export type BusMessage =
  | { readonly kind: 'log'; readonly table: string; readonly n: number } // its log has this many inputs
  | { readonly kind: 'lobby'; readonly table: string } // its row, its seats or who is there has changed
  | { readonly kind: 'tell'; readonly table: string; readonly message: Down } // for everybody who looks at it
  | { readonly kind: 'said'; readonly table: string; readonly message: string } // somebody wrote this message there
  | { readonly kind: 'woken'; readonly table: string } // what time is it there?
  | { readonly kind: 'clock'; readonly table: string; readonly clock: number }
  | { readonly kind: 'undo'; readonly table: string; readonly question: UndoQuestion }
  | {
      readonly kind: 'consent';
      readonly table: string;
      readonly guest: string;
      readonly yes: boolean;
      readonly of: QuestionName;
    }
  | { readonly kind: 'end'; readonly table: string; readonly question: EndQuestion } // asked, or somebody has agreed
  | { readonly kind: 'noEnd'; readonly table: string; readonly of: QuestionName } // it is asked no longer
  | { readonly kind: 'guest'; readonly guest: string } // is now on more servers, or on fewer
  | { readonly kind: 'forgotten'; readonly guest: string }; // is nobody any more

export type TableMessage = Extract<BusMessage, { readonly table: string }>;

/** A seat that has asked to take something back, and who has not agreed yet. */
export interface UndoQuestion {
  readonly seat: Seat;
  readonly to: number;
  readonly n: number; // a later input makes the question pointless
  readonly why: string | null;
  readonly waitingFor: readonly string[];
}

/** A seat that has asked to end the match for all, and who has agreed. */
export interface EndQuestion {
  readonly seat: Seat;
  readonly n: number;
  readonly by: string;
  readonly agreed: readonly string[];
}

export interface Bus {
  /** Whether there may be other servers at all. */
  readonly isShared: boolean;
  /** Tells the others. Never throws: what is not told is found in the database. */
  publish(message: BusMessage): void;
  /** `returned` is called when messages may have been missed. */
  listen(hear: (message: BusMessage) => void, returned: () => void): void;
  close(): Promise<void>;
  /** Messages told, heard, and turns in which telling failed. */
  readonly counts: { told: number; heard: number; failed: number };
}

/** One server alone has nobody to tell. */
export const nobodyElse: Bus = {
  isShared: false,
  publish() {},
  listen() {},
  close: () => Promise.resolve(),
  counts: { told: 0, heard: 0, failed: 0 },
};

/** A packet: everything that one server says in one turn of its event loop. */
export interface Packet {
  readonly from: string;
  readonly said: readonly BusMessage[];
}

/** PostgreSQL refuses to pass on 8,000 bytes. */
const MOST_BYTES = 7900;

/** Gathers what is said in one turn; the body sends it. */
export abstract class SharedBus implements Bus {
  readonly isShared = true;
  readonly counts = { told: 0, heard: 0, failed: 0 };
  protected readonly node: string;
  private waiting: string[] = [];
  private hear: (message: BusMessage) => void = () => {};
  protected returned: () => void = () => {};

  constructor(node: string) {
    this.node = node;
  }

  protected abstract send(text: string): Promise<unknown>;
  abstract close(): Promise<void>;

  publish(message: BusMessage): void {
    if (this.waiting.length === 0) setImmediate(() => this.flush());
    this.waiting.push(JSON.stringify(message));
  }

  listen(hear: (message: BusMessage) => void, returned: () => void): void {
    this.hear = hear;
    this.returned = returned;
  }

  /** A packet that came in, our own included. */
  protected receive(text: string): void {
    try {
      const { from, said } = JSON.parse(text) as Packet;
      if (from === this.node) return;
      this.counts.heard += said.length;
      for (const message of said) this.hear(message);
    } catch {
      this.counts.failed++; // somebody else's word: the log is the truth
    }
  }

  private flush(): void {
    const all = this.waiting;
    this.waiting = [];
    const head = `{"from":${JSON.stringify(this.node)},"said":[`;
    let parts: string[] = [];
    let size = head.length + 2;
    for (const part of all) {
      const more = Buffer.byteLength(part) + 1;
      if (size + more > MOST_BYTES && parts.length > 0) {
        this.tell(head, parts);
        parts = [];
        size = head.length + 2;
      }
      parts.push(part);
      size += more;
    }
    this.tell(head, parts);
  }

  private tell(head: string, parts: readonly string[]): void {
    this.counts.told += parts.length;
    this.send(`${head}${parts.join()}]}`).catch(() => {
      this.counts.failed++;
    });
  }
}
