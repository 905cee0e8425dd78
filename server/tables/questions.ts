import { endsForOthers } from '../../engine/concession.ts';
import type { Concession, Seat } from '../../engine/types.ts';
import type { TableRefusal } from '../../referee/down.ts';
import type { QuestionName } from '../../referee/up.ts';
import type { EndQuestion, UndoQuestion } from '../nodes/bus.ts';
import { OpenQuestion } from './open-question.ts';
import { Ending, isAsked, isNamed, waitedFor } from './ending.ts';
import type { Inputs } from './inputs.ts';
import type { OpenMatch } from './open-match.ts';
import { notPossible, notRunning } from './refusals.ts';
import type { Register } from './register.ts';
import type { Showing } from './showing.ts';
import type { Environment } from './environment.ts';

interface Beside {
  readonly register: Pick<Register, 'row' | 'seats' | 'isRunning'>;
  readonly match: Pick<OpenMatch, 'position'>;
  readonly inputs: Pick<Inputs, 'say'>;
  readonly showing: Pick<Showing, 'tell' | 'tellHere'>;
}

interface Table {
  /** Whose match it is that a seat gives up. */
  readonly concession: Concession;
  /** Those who look at the table, on whatever server. */
  present(): ReadonlySet<string>;
  open(): Promise<void>;
  /** What somebody at the table is asked has changed: all of them are told. */
  questioned(): void;
}

/** What the others must agree to: that something is taken back, that the match ends for all. */
export class Questions {
  private readonly beside: Beside;
  private readonly around: Pick<Environment, 'bus'>;
  private readonly table: Table;
  private readonly asking = new OpenQuestion();
  private readonly ending = new Ending();

  constructor(beside: Beside, around: Questions['around'], table: Table) {
    this.beside = beside;
    this.around = around;
    this.table = table;
  }

  private get id(): string {
    return this.beside.register.row.id;
  }

  // ---- taking back ----

  askUndo(question: UndoQuestion): void {
    this.hearUndo(question);
    this.around.bus.publish({ kind: 'undo', table: this.id, question });
  }

  /** It was asked, here or on another server. */
  hearUndo(question: UndoQuestion): void {
    this.asking.put(question);
    this.beside.showing.tellHere({ type: 'undoAsked', seat: question.seat, n: question.n, why: question.why });
  }

  /** Somebody agrees, or not; the last one to agree has it undone. */
  async answerUndo(guest: string, isYes: boolean, of: QuestionName | undefined): Promise<TableRefusal | null> {
    const answered = this.hearUndoAnswer(guest, isYes, of);
    if (!answered) return notPossible('nothing');
    const { seat, to, n } = answered.question;
    this.around.bus.publish({ kind: 'consent', table: this.id, guest, yes: isYes, of: { seat, n } });
    if (!isYes || !answered.isSettled) return null;
    return this.beside.inputs.say({ type: 'undo', to, seat, marked: true }, `undo:${n}:${seat}`, n);
  }

  hearUndoAnswer(guest: string, isYes: boolean, of: QuestionName | undefined): ReturnType<OpenQuestion['answer']> {
    const answered = this.asking.answer(guest, isYes, this.beside.match.position?.n, of);
    if (answered?.isSettled)
      this.beside.showing.tellHere({ type: 'undoAnswered', seat: answered.question.seat, yes: isYes });
    return answered;
  }

  // ---- ending for all ----

  get concession(): Concession {
    return this.table.concession;
  }

  /** Whether a seat that gives up ends the match of others too. */
  get endsForOthers(): boolean {
    return endsForOthers(this.table.concession, this.beside.register.row.seats);
  }

  /** The question whether the match ends for all, and whose answers it waits for. */
  get endAsked(): { readonly question: EndQuestion; readonly waitedFor: readonly string[] } | null {
    const { open: question } = this.ending;
    const { register } = this.beside;
    if (!question || !register.isRunning) return null;
    const present = this.table.present();
    if (!isAsked(question, register.seats, present)) return null;
    return { question, waitedFor: waitedFor(question, register.seats, present) };
  }

  /** Asks all others who have a say; one question at a time. */
  async askEnd(seat: Seat, by: string): Promise<TableRefusal | null> {
    const { register, match } = this.beside;
    if (!register.isRunning) return notRunning(register.row.status);
    await this.table.open();
    this.lookAtEnding();
    const { open } = this.ending;
    if (open) return open.by === by ? null : notPossible('asked');
    this.publishEnd(this.ending.ask(seat, by, match.position?.n ?? 0));
    return null;
  }

  /** Who was asked agrees, or would rather go on, also after having agreed; who asks may think better of it. */
  async answerEnd(guest: string, isYes: boolean, of: QuestionName): Promise<TableRefusal | null> {
    this.lookAtEnding();
    const { open } = this.ending;
    if (!open || !isNamed(open, of) || (isYes && guest === open.by)) return notPossible('nothing');
    if (!isYes) {
      this.dropEnd(open);
      if (guest !== open.by) this.beside.showing.tell({ type: 'endDeclined', seat: open.seat, n: open.n });
      return null;
    }
    const question = { ...open, agreed: [...open.agreed, guest] };
    this.ending.put(question);
    this.publishEnd(question);
    return this.endAsAgreed();
  }

  /** Another server's word: it was asked there, or somebody has agreed. */
  hearEnd(question: EndQuestion): Promise<TableRefusal | null> {
    this.ending.put(question);
    this.table.questioned();
    return question.agreed.length > 0 ? this.endAsAgreed() : Promise.resolve(null);
  }

  hearNoEnd(of: QuestionName): void {
    if (this.ending.close(of.n)) this.table.questioned();
  }

  /** For whoever has just woken this table elsewhere. */
  tellEnd(): void {
    const { open: question } = this.ending;
    if (question) this.around.bus.publish({ kind: 'end', table: this.id, question });
  }

  /** Somebody has come or gone, or the match is over: is the question still one? */
  lookAtEnding(): void {
    const { open } = this.ending;
    if (open && !this.endAsked) this.dropEnd(open);
  }

  /** Whoever is last to agree ends it; on two servers at once, both try and one message is in the log. */
  private async endAsAgreed(): Promise<TableRefusal | null> {
    const { open } = this.ending;
    if (!open || waitedFor(open, this.beside.register.seats, this.table.present()).length > 0) return null;
    const { seat, n } = open;
    this.dropEnd(open);
    return this.beside.inputs.say({ type: 'concede', seat }, `concede:${n}:${seat}`);
  }

  private publishEnd(question: EndQuestion): void {
    this.around.bus.publish({ kind: 'end', table: this.id, question });
    this.table.questioned();
  }

  private dropEnd({ seat, n }: EndQuestion): void {
    this.ending.close(n);
    this.around.bus.publish({ kind: 'noEnd', table: this.id, of: { seat, n } });
    this.table.questioned();
  }
}
