import { endsForOthers } from '../../engine/concession.ts';
import type { Concession, Seat } from '../../engine/types.ts';
import type { QuestionName } from '../../host/up.ts';
import type { EndQuestion, UndoQuestion } from '../nodes/bus.ts';
import { Asking } from './asking.ts';
import { Ending, isAsked, isNamed, waitedFor } from './ending.ts';
import type { TableRefusal } from './surroundings.ts';
import { notRunning } from './table-log.ts';
import { TableTime } from './table-time.ts';

const refused = (why: string): TableRefusal => ({ code: 'not-possible', rule: null, values: { why } });

/** What the others must agree to: that something is taken back, that the match ends for all. */
export abstract class TableQuestions extends TableTime {
  private readonly asking = new Asking();
  private readonly ending = new Ending();

  /** What somebody at the table is asked has changed: all of them are told. */
  protected abstract questioned(): void;

  /** Those who look at the table, on whatever server. */
  get present(): Set<string> {
    return new Set([...this.elsewhere, ...[...this.watchers].map(watcher => watcher.guest)]);
  }

  // ---- taking back ----

  askUndo(question: UndoQuestion): void {
    this.putUndo(question);
    this.around.bus.publish({ kind: 'undo', table: this.row.id, question });
  }

  protected putUndo(question: UndoQuestion): void {
    this.asking.put(question);
    this.tellHere({ type: 'undoAsked', seat: question.seat, n: question.n, why: question.why });
  }

  /** Somebody agrees, or not; the last one to agree has it undone. */
  async consent(guest: string, isYes: boolean, of: QuestionName | undefined): Promise<TableRefusal | null> {
    const answered = this.answerUndo(guest, isYes, of);
    if (!answered) return refused('nothing');
    const { seat, to, n } = answered.question;
    this.around.bus.publish({ kind: 'consent', table: this.row.id, guest, yes: isYes, of: { seat, n } });
    if (!isYes || !answered.isSettled) return null;
    const entry = { type: 'undo', to, seat, marked: true } as const;
    return this.enter(at => ({ type: 'host', at, entry }), `undo:${n}:${seat}`, null, n);
  }

  protected answerUndo(guest: string, isYes: boolean, of: QuestionName | undefined) {
    const answered = this.asking.answer(guest, isYes, this.now?.n, of);
    if (answered?.isSettled) this.tellHere({ type: 'undoAnswered', seat: answered.question.seat, yes: isYes });
    return answered;
  }

  // ---- ending for all ----

  get concession(): Concession {
    return this.box?.game.concession ?? 'shared';
  }

  /** Whether a seat that gives up ends the match of others too. */
  get endsForOthers(): boolean {
    return endsForOthers(this.concession, this.row.seats);
  }

  /** The question whether the match ends for all, and whose answers it waits for. */
  get endAsked(): { readonly question: EndQuestion; readonly waitedFor: readonly string[] } | null {
    const { open: question } = this.ending;
    if (!question || this.row.status !== 'running') return null;
    const { present, seats } = this;
    return isAsked(question, seats, present) ? { question, waitedFor: waitedFor(question, seats, present) } : null;
  }

  /** Asks all others who have a say; one question at a time. */
  async askEnd(seat: Seat, by: string): Promise<TableRefusal | null> {
    if (this.row.status !== 'running') return notRunning(this.row.status);
    await this.inTurn(() => this.opened());
    this.lookAtEnding();
    const { open } = this.ending;
    if (open) return open.by === by ? null : refused('asked');
    this.publishEnd(this.ending.ask(seat, by, this.now?.n ?? 0));
    return null;
  }

  /** Who was asked agrees, or would rather go on, also after having agreed; who asks may think better of it. */
  async answerEnd(guest: string, isYes: boolean, of: QuestionName): Promise<TableRefusal | null> {
    this.lookAtEnding();
    const { open } = this.ending;
    if (!open || !isNamed(open, of) || (isYes && guest === open.by)) return refused('nothing');
    if (!isYes) {
      this.dropEnd(open);
      if (guest !== open.by) this.tell({ type: 'endDeclined', seat: open.seat, n: open.n });
      return null;
    }
    const question = { ...open, agreed: [...open.agreed, guest] };
    this.ending.put(question);
    this.publishEnd(question);
    return this.endAsAgreed();
  }

  /** Another server's word: it was asked there, or somebody has agreed. */
  protected hearEnd(question: EndQuestion): Promise<TableRefusal | null> {
    this.ending.put(question);
    this.questioned();
    return question.agreed.length > 0 ? this.endAsAgreed() : Promise.resolve(null);
  }

  protected hearNoEnd(of: QuestionName): void {
    if (this.ending.close(of.n)) this.questioned();
  }

  /** For whoever has just woken this table elsewhere. */
  protected tellEnd(): void {
    const { open: question } = this.ending;
    if (question) this.around.bus.publish({ kind: 'end', table: this.row.id, question });
  }

  /** Somebody has come or gone, or the match is over: is the question still one? */
  lookAtEnding(): void {
    const { open } = this.ending;
    if (open && !this.endAsked) this.dropEnd(open);
  }

  /** Whoever is last to agree ends it; on two servers at once, both try and one message is in the log. */
  private async endAsAgreed(): Promise<TableRefusal | null> {
    const { open } = this.ending;
    if (!open || waitedFor(open, this.seats, this.present).length > 0) return null;
    const { seat, n } = open;
    this.dropEnd(open);
    const entry = { type: 'concede', seat } as const;
    return this.enter(at => ({ type: 'host', at, entry }), `concede:${n}:${seat}`, null);
  }

  private publishEnd(question: EndQuestion): void {
    this.around.bus.publish({ kind: 'end', table: this.row.id, question });
    this.questioned();
  }

  private dropEnd({ seat, n }: EndQuestion): void {
    this.ending.close(n);
    this.around.bus.publish({ kind: 'noEnd', table: this.row.id, of: { seat, n } });
    this.questioned();
  }
}
