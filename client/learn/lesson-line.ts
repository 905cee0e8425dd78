import type { Advice } from '../../bots/advice.ts';
import { type StoreApi, createStore } from 'zustand/vanilla';
import { same } from '../../engine/plain.ts';
import type { PlayedScene } from '../../engine/recorded-scene.ts';
import type { Seat, Spec } from '../../engine/types.ts';
import { type Drill, LEARNER, type Lesson, isRight, rightAnswer, sceneOf } from '../../table/lesson.ts';
import type { Lobby, SeatPosition, TableNews } from '../../referee/messages.ts';
import { emptyTable, withFrame, withWhole } from '../line/follow.ts';
import { StillLine, stillLobby } from '../line/still-line.ts';
import type { Action, LineRefusal, TableState } from '../line/table-line.ts';
import type { Walked } from '../scenes/walk.ts';

/** The rules of the game, wherever they run. */
export interface Rules {
  walk(scene: PlayedScene): Promise<Walked>;
  previews(scene: PlayedScene, seat: Seat, step: string): Promise<readonly (object | null)[]>;
}

/** How far somebody has come. */
export interface Course {
  /** What was answered to each note so far, all of it right. */
  readonly answers: readonly Action[];
  /** The last answer, where it was not right: it has changed nothing. */
  readonly mistake: { readonly id: number; readonly action: Action } | null;
}

/** The table of a lesson, or of a puzzle: right answers lead on, whoever teaches says something of every other one, and nothing has happened. */
export class LessonLine<D extends Drill<Spec> = Lesson<Spec>> extends StillLine {
  readonly lesson: D;
  readonly store: StoreApi<TableState>;
  readonly course: StoreApi<Course>;
  private readonly rules: Rules;
  /** The table as it stood at each note, and what led to the next. */
  private readonly laid: TableState[] = [];
  private readonly frames: (readonly TableNews[])[] = [];
  private isBusy = false;
  private mistakes = 0;

  private constructor(game: string, lesson: D, rules: Rules) {
    super();
    this.lesson = lesson;
    this.rules = rules;
    this.store = createStore(() => emptyTable(lobbyOf(game, lesson)));
    this.course = createStore(() => ({ answers: [], mistake: null }));
  }

  /** Laid where somebody left it, if those answers still hold; else from its beginning. */
  static async open<D extends Drill<Spec>>(
    game: string,
    lesson: D,
    rules: Rules,
    answers: readonly Action[] = [],
  ): Promise<LessonLine<D>> {
    const line = new LessonLine(game, lesson, rules);
    if (!(await line.lay(answers))) await line.lay([]);
    return line;
  }

  /** What is to be done now; null at the end. */
  get note(): D['notes'][number] | null {
    return this.lesson.notes[this.course.getState().answers.length] ?? null;
  }

  /** The table as it stood before so many answers, as far as they have been given. */
  laidAt(answers: number): TableState | null {
    return this.laid[answers] ?? null;
  }

  /** The answer that leads on. */
  get right(): Action | null {
    const { note } = this;
    const last = this.laid.at(-1);
    return note && last ? rightAnswer(note, last.position?.prompts[LEARNER]?.options ?? []) : null;
  }

  /** Whether the table has come to where its note speaks of it. */
  isAt(position: SeatPosition): boolean {
    return this.laid.at(-1)?.position?.n === position.n;
  }

  override async act(_seat: Seat, actions: readonly Action[]): Promise<LineRefusal | null> {
    if (this.isBusy) return null;
    const { answers } = this.course.getState();
    const given = [...answers];
    for (const action of actions) {
      const note = this.lesson.notes[given.length];
      if (!note) return null; // it is over, and nothing more is taught
      if (!isRight(note, action)) return this.mistaken(action);
      given.push(action);
    }
    this.isBusy = true;
    try {
      const frames: TableNews[] = [];
      for (let n = answers.length + 1; n <= given.length; n++) frames.push(...(await this.follow(given.slice(0, n))));
      this.show(frames);
      this.course.setState({ answers: given, mistake: null });
    } finally {
      this.isBusy = false;
    }
    return null;
  }

  /** Back to the note before. */
  override undo(): Promise<LineRefusal | null> {
    const { answers } = this.course.getState();
    if (answers.length === 0 || this.isBusy) return Promise.resolve(null);
    this.frames.pop();
    this.laid.pop();
    this.put(this.laid.at(-1));
    this.course.setState({ answers: answers.slice(0, -1), mistake: null });
    return Promise.resolve(null);
  }

  /** Plays once more what the last answer led to. */
  again(): void {
    const frames = this.frames.at(-1);
    if (!frames || this.isBusy) return;
    this.put(this.laid.at(-2));
    this.show(frames);
  }

  override hint(): Promise<Advice | null> {
    return Promise.resolve(this.right && { action: this.right, because: this.note?.because ?? [] });
  }

  override previews(seat: Seat, step: string): Promise<readonly (object | null)[]> {
    return this.rules.previews(sceneOf(this.lesson, this.course.getState().answers), seat, step);
  }

  override async preview(seat: Seat, action: Action): Promise<object | null> {
    const prompt = this.laid.at(-1)?.position?.prompts[seat];
    const at = prompt?.options.findIndex(option => same(option, action)) ?? -1;
    return prompt && at >= 0 ? ((await this.previews(seat, prompt.step))[at] ?? null) : null;
  }

  private mistaken(action: Action): null {
    this.course.setState({ mistake: { id: ++this.mistakes, action } });
    return null;
  }

  /** Lays the table as it stands after some answers; false where they do not hold. */
  private async lay(answers: readonly Action[]): Promise<boolean> {
    const areRight = answers.every((action, at) => {
      const note = this.lesson.notes[at];
      return note !== undefined && isRight(note, action);
    });
    if (!areRight) return false;
    try {
      const { whole } = await this.rules.walk(sceneOf(this.lesson, []));
      const first: TableState = { ...this.store.getState(), connection: 'open' };
      this.laid.splice(
        0,
        this.laid.length,
        this.free({ ...first, ...withWhole(first, { type: 'whole', events: [], ...whole }) }, 0),
      );
      this.frames.length = 0;
      for (let n = 1; n <= answers.length; n++) await this.follow(answers.slice(0, n));
    } catch (error) {
      if (answers.length === 0) throw error;
      return false;
    }
    this.put(this.laid.at(-1));
    this.course.setState({ answers, mistake: null });
    return true;
  }

  /** What comes of these answers, beyond what is known; the table as it stands then is kept. */
  private async follow(answers: readonly Action[]): Promise<readonly TableNews[]> {
    const { paces } = await this.rules.walk(sceneOf(this.lesson, answers));
    if (paces.some(({ refused }) => refused)) throw new Error(`the rules refuse ${JSON.stringify(answers.at(-1))}`);
    const known = this.frames.reduce((sum, { length }) => sum + length, 0);
    const frames = paces.flatMap(pace => pace.frames).slice(known);
    const before = this.laid.at(-1);
    if (!before) throw new Error('the table is not laid');
    let state = before;
    for (const frame of frames) state = Object.assign({}, state, withFrame(state, frame));
    this.laid.push(this.free(state, answers.length));
    this.frames.push(frames);
    return frames;
  }

  /** Frame by frame, so that all of it is seen; at last as it is kept. */
  private show(frames: readonly TableNews[]): void {
    for (const frame of frames.slice(0, -1)) this.store.setState(state => withFrame(state, frame));
    this.put(this.laid.at(-1));
  }

  private put(state: TableState | undefined): void {
    if (state) this.store.setState(state, true);
  }

  /** Everything can be taken back; and once all is done nothing more is asked. */
  private free(state: TableState, answers: number): TableState {
    const { position } = state;
    if (!position) return state;
    const undo = answers === 0 ? { to: null, why: 'nothing' as const, far: null } : { to: 0, why: null, far: 0 };
    const prompts = answers === this.lesson.notes.length ? {} : position.prompts;
    return { ...state, position: { ...position, prompts, undo: { [LEARNER]: undo } } };
  }
}

const lobbyOf = (game: string, { id, table }: Drill<Spec>): Lobby =>
  stillLobby(`lesson-${game}-${id}`, game, table, seat =>
    seat === LEARNER ? { isYours: true } : { kind: 'bot', bot: 'companion' },
  );
