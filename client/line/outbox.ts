import type { LineRefusal } from './table-line.ts';

/** What a table answered to one message. */
export interface Answer {
  readonly refusal: LineRefusal | null;
  readonly value: unknown;
}

interface Letter {
  readonly text: string;
  readonly isFleeting: boolean;
  readonly resolve: (answer: Answer) => void;
}

const INPUTS = new Set(['act', 'undo', 'pause', 'resume', 'concede']);

/** What was said and not yet acknowledged, in the order in which it was said. */
export class Outbox {
  private readonly letters = new Map<string, Letter>();

  /** Keeps a message until somebody acknowledges it; a fleeting one only as long as the line holds. */
  add(id: string, text: string, isFleeting: boolean): Promise<Answer> {
    return new Promise(resolve => this.letters.set(id, { text, isFleeting, resolve }));
  }

  acknowledge(id: string, answer: Answer): void {
    const letter = this.letters.get(id);
    this.letters.delete(id);
    letter?.resolve(answer);
  }

  /** What has to be said again; what changes the match says so, since it may have arrived the first time. */
  texts(): string[] {
    return [...this.letters.values()].map(({ text }) => {
      const said = JSON.parse(text) as { type: string };
      return INPUTS.has(said.type) ? JSON.stringify({ ...said, again: true }) : text;
    });
  }

  /** The line broke: when it is back, nobody will want to know these any more. */
  forgetFleeting(): void {
    for (const [id, letter] of this.letters) if (letter.isFleeting) this.refuse(id, 'lost');
  }

  /** Nothing of it will ever be answered. */
  giveUp(code: string): void {
    for (const id of this.letters.keys()) this.refuse(id, code);
  }

  private refuse(id: string, code: string): void {
    this.acknowledge(id, { refusal: { code, rule: null, values: {} }, value: null });
  }
}
