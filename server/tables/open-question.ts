import type { QuestionName } from '../../referee/up.ts';
import type { UndoQuestion } from '../nodes/bus.ts';

/** The question whether something may be taken back, while the others have not answered it. */
export class OpenQuestion {
  private question: (Omit<UndoQuestion, 'waitingFor'> & { readonly waitingFor: Set<string> }) | null = null;

  put(question: UndoQuestion): void {
    this.question = { ...question, waitingFor: new Set(question.waitingFor) };
  }

  /** What this answer does to the question; `null` where nobody asked this guest that, or it is too late. */
  answer(
    guest: string,
    isYes: boolean,
    n: number | undefined,
    of: QuestionName | undefined,
  ): { isSettled: boolean; question: UndoQuestion } | null {
    const { question } = this;
    if (!question?.waitingFor.has(guest) || question.n !== n) return null;
    if (of && (of.seat !== question.seat || of.n !== question.n)) return null; // another one has come before the click
    if (isYes) question.waitingFor.delete(guest);
    const isSettled = !isYes || question.waitingFor.size === 0;
    if (isSettled) this.question = null;
    return { isSettled, question: { ...question, waitingFor: [...question.waitingFor] } };
  }
}
