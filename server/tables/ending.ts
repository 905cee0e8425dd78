import type { Seat } from '../../engine/types.ts';
import type { QuestionName } from '../../referee/up.ts';
import type { EndQuestion } from '../nodes/bus.ts';
import type { SeatRow } from '../storage/schema.ts';
import { havingASay, isSeatOf } from './seats.ts';

/** The question whether the match ends for all, while it is open. Moves are made meanwhile: it outlives them. */
export class Ending {
  private question: EndQuestion | null = null;
  private last = -1;
  private closed = -1;

  get open(): EndQuestion | null {
    return this.question;
  }

  /** `n`: how many inputs there were. No two questions have the same number: no answer is to another one. */
  ask(seat: Seat, by: string, n: number): EndQuestion {
    const question = { seat, n: Math.max(n, this.last + 1), by, agreed: [] };
    this.put(question);
    return question;
  }

  /** What is known elsewhere: of two questions the later one, and everybody who agreed to it here or there. */
  put(question: EndQuestion): void {
    const known = this.question;
    this.last = Math.max(this.last, question.n);
    if (question.n <= this.closed) return; // a word that was on its way when the question ended
    if (known && isNamed(known, question))
      this.question = { ...known, agreed: [...new Set([...known.agreed, ...question.agreed])] };
    else if (!known || isLater(question, known)) this.question = question;
  }

  /** That question is one no longer; says whether it was. */
  close(n: number): boolean {
    this.closed = Math.max(this.closed, n);
    this.last = Math.max(this.last, n);
    const isOpen = this.question !== null && this.question.n <= n;
    if (isOpen) this.question = null;
    return isOpen;
  }
}

export const isNamed = (question: EndQuestion, { seat, n }: QuestionName): boolean =>
  question.seat === seat && question.n === n;

const isLater = (one: EndQuestion, other: EndQuestion): boolean =>
  one.n > other.n || (one.n === other.n && one.seat < other.seat);

/** Who has a say now, and has not agreed. */
export function waitedFor(
  { by, agreed }: EndQuestion,
  seats: readonly SeatRow[],
  present: ReadonlySet<string>,
): string[] {
  return havingASay(seats, present).filter(guest => guest !== by && !agreed.includes(guest));
}

/** Who asks must be there and play; and nobody ends a match by going away: without anybody to answer, there is no question. */
export function isAsked(question: EndQuestion, seats: readonly SeatRow[], present: ReadonlySet<string>): boolean {
  const { by, seat } = question;
  return present.has(by) && isSeatOf(seats, seat, by) && waitedFor(question, seats, present).length > 0;
}
