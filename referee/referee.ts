import type { AnyBox } from '../engine/box.ts';
import { clone, start } from '../engine/match.ts';
import { deciders, due, freeMoves, isLone, preview, prompt, waitingAt } from '../engine/queries.ts';
import { same } from '../engine/plain.ts';
import {
  type Recording,
  keep,
  listen,
  markOf,
  record,
  rowOf,
  toReplay,
  undo,
  undoAgain,
  undoLimit,
} from '../engine/recording.ts';
import { counted } from '../engine/replay.ts';
import { seedRng } from '../engine/rng.ts';
import { load, save } from '../engine/save.ts';
import type { CaseFile } from '../engine/sayings.ts';
import type { Input, Instead, Match, Refusal, Replay, Rng, Seat, Setup, Spec } from '../engine/types.ts';
import type { Audience, Position, SentPrompt, SentUndo, Sight, TableNews, WholeTable } from './messages.ts';
import { caseNow } from './case.ts';
import { diff } from './patch.ts';
import type { BotName } from '../bots/levels.ts';
import { suggest } from './suggest.ts';

/** What a match needs to begin, or to go on where its log ends. */
export interface Opening {
  readonly setup: Setup<Spec>;
  readonly seed: string;
  readonly salt: string;
  readonly inputs: readonly Input<Spec>[];
  readonly snapshot: { readonly after: number; readonly save: string } | null; // after how many inputs of the log
}

/** All that an input changes. */
interface Before {
  readonly match: Match<Spec>;
  readonly inputs: number;
  readonly marks: { readonly list: Recording<Spec>['marks']; readonly length: number };
  readonly hashes: { readonly list: Recording<Spec>['hashes']; readonly length: number };
  readonly snapshots: { readonly list: Recording<Spec>['snapshots']; readonly length: number };
  readonly views: Map<Audience, object>;
}

type Heard = { event: { type: string }; instead: Instead<Spec> | null };

/**
 * A match at a table: it takes inputs and tells each audience what it may know. It knows neither sockets nor
 * storage, so it runs in a server's worker as well as in a browser's.
 */
export class Referee {
  private readonly box: AnyBox;
  private readonly recording: Recording<Spec>;
  private readonly rng: Rng;
  private views = new Map<Audience, object>();
  private n: number;
  private before: Before | null = null;

  constructor(box: AnyBox, opening: Opening) {
    this.box = box;
    this.recording = reopened(box, opening);
    this.n = opening.inputs.length;
    this.rng = seedRng(`bots:${opening.seed}:${this.n}`);
    for (const audience of this.audiences()) this.views.set(audience, this.look(audience));
  }

  get match(): Match<Spec> {
    return this.recording.match;
  }

  /** Where the match stands. */
  get position(): Position {
    const { match } = this;
    return {
      n: this.n,
      clock: match.clock,
      paused: match.paused,
      due: due(match),
      asked: deciders(match),
      step: waitingAt(match),
      outcome: match.outcome,
    };
  }

  /** The whole log. */
  get inputs(): readonly Input<Spec>[] {
    return this.recording.inputs;
  }

  /**
   * Takes one input, or says why not. The frame is for those whom it concerns, after the input is safe. Where somebody
   * else may be faster, what was before is kept until the next input.
   */
  enter(input: Input<Spec>, mayRetract = false): { refusal: Refusal } | { refusal: null; frame: TableNews } {
    const before = mayRetract ? this.remembered() : null;
    const heard: Heard[] = [];
    let refusal: Refusal | null = null;
    const { entry } = input.type === 'host' ? input : { entry: null };
    if (entry?.type === 'undo') refusal = undo(this.recording, entry.seat, entry.to, entry.marked);
    else
      listen(
        this.match,
        (event, instead) => heard.push({ event, instead }),
        () => {
          refusal = keep(this.recording, input);
        },
      );
    if (refusal) return { refusal };
    this.before = before;
    this.n++;
    return { refusal: null, frame: this.frame(heard) };
  }

  /** Takes back the last input: another referee's came first. */
  retract(): void {
    const { before, recording } = this;
    if (!before) throw new Error('there is nothing to take back');
    recording.match = before.match;
    recording.inputs.length = before.inputs;
    for (const name of ['marks', 'hashes', 'snapshots'] as const) {
      const { list, length } = before[name];
      list.length = length;
      Object.assign(recording, { [name]: list });
    }
    this.views = before.views;
    this.n--;
    this.before = null;
  }

  /** The recording grows its lists or replaces them, and changes the match: the copy is all that costs. */
  private remembered(): Before {
    const { match, inputs, marks, hashes, snapshots } = this.recording;
    const kept = <T>(list: T[]) => ({ list, length: list.length });
    return {
      match: clone(match),
      inputs: inputs.length,
      marks: kept(marks),
      hashes: kept(hashes),
      snapshots: kept(snapshots),
      views: new Map(this.views),
    };
  }

  /** The whole table for these audiences. */
  whole(audiences: readonly Audience[]): WholeTable {
    const groups: { to: Audience[]; view: object }[] = [];
    for (const audience of audiences) {
      const view = this.views.get(audience) ?? this.look(audience);
      const group = groups.find(g => g.view === view || same(g.view, view));
      if (group) group.to.push(audience);
      else groups.push({ to: [audience], view });
    }
    const undoneBy = this.undoneBy();
    const whole = { ...this.situation(), views: groups, prompts: this.prompts(audiences) };
    return undoneBy === null ? whole : { ...whole, undoneBy };
  }

  private undoneBy(): Seat | null {
    const last = this.inputs.at(-1);
    return last?.type === 'host' && last.entry.type === 'undo' ? last.entry.seat : null;
  }

  /** What a seat may do beside answering, and what its options would mean. */
  freeMoves(seat: Seat): readonly { type: string }[] {
    return freeMoves(this.match, seat);
  }

  preview(seat: Seat, action: { type: string }): object | null {
    const asked = prompt(this.match, seat);
    return asked?.options.some(o => same(o, action)) ? preview(this.match, seat, action) : null;
  }

  /** What each option of a question would mean, in their order; none where it is not asked any more. */
  previews(seat: Seat, step: string): (object | null)[] {
    const asked = prompt(this.match, seat, false);
    return asked?.step === step ? asked.options.map(action => preview(this.match, seat, action)) : [];
  }

  /** What a policy would answer for this seat: a bot's move, or a hint for a person. Null when it is not asked. */
  suggest(seat: Seat, bot: BotName, hasTime: (thoughts: number) => boolean): { type: string } | null {
    return suggest(this.box, this.match, seat, bot, this.rng, hasTime);
  }

  /** The table as a case file, without what this seat cannot know: dealt anew from `rng`, which nobody may foresee. */
  caseNow(seat: Seat | null, rng: Rng): CaseFile {
    return caseNow(this.match, seat, rng, { title: '', note: [] });
  }

  /** How far this seat may take back. */
  undoLimit(seat: Seat): SentUndo {
    const limit = undoLimit(this.recording, seat);
    const far = this.lastAnswerOf(seat);
    return limit.to === null ? { to: null, why: limit.why, far } : { to: limit.to, why: null, far };
  }

  save(): string {
    const { snapshots, marks } = this.recording;
    const last = snapshots.at(-1);
    return last?.after === marks.length ? last.save : save(this.match);
  }

  /** Only for a match that is over: it holds the seed. */
  replay(): Replay<Spec> {
    if (!this.match.outcome) throw new Error('the record of a running match stays with its referee');
    return toReplay(this.recording);
  }

  private audiences(): Audience[] {
    if (this.box.game.isOpen) return ['table'];
    return ['table', ...Array.from({ length: this.match.setup.seats }, (_, seat) => seat)];
  }

  private look(audience: Audience): object {
    return this.box.game.view(this.match, audience === 'table' ? null : audience);
  }

  private frame(heard: readonly Heard[]): TableNews {
    const sights: (Sight & { readonly to: Audience[] })[] = [];
    for (const audience of this.audiences()) {
      const before = this.views.get(audience);
      const after = this.look(audience);
      this.views.set(audience, after);
      const patch = diff(before, after);
      const events = heardBy(heard, audience);
      const group = sights.find(s => same(s.patch, patch) && same(s.events, events));
      if (group) group.to.push(audience);
      else sights.push({ to: [audience], events, patch });
    }
    const { n, clock, paused, due: at, asked, step, undo, outcome } = this.situation();
    const prompts = this.prompts(asked);
    const { length } = this.recording.marks;
    return { n, counted: length, clock, paused, due: at, asked, step, sights, prompts, undo, outcome };
  }

  private situation() {
    const undo: { [seat: Seat]: SentUndo } = {};
    for (let seat = 0; seat < this.match.setup.seats; seat++) undo[seat] = this.undoLimit(seat);
    const { n, clock, paused, due: at, asked, step, outcome } = this.position;
    return { n, clock, paused, due: at, asked, step, outcome, undo };
  }

  /** Before which input this seat last decided something, unless something has come since that lasts. */
  private lastAnswerOf(seat: Seat): number | null {
    const { marks } = this.recording;
    const at = this.match.outcome ? -1 : marks.findLastIndex(mark => mark.lasting || mark.seat === seat);
    return at < 0 || marks[at]?.lasting ? null : rowOf(this.recording, at, () => true);
  }

  private prompts(audiences: readonly Audience[]): { [seat: Seat]: SentPrompt } {
    const found: { [seat: Seat]: SentPrompt } = {};
    for (const seat of audiences) {
      const asked = seat === 'table' ? null : prompt(this.match, seat, false);
      if (!asked || seat === 'table' || !asked.seats.includes(seat)) continue;
      const { step, rule, seats, options, barred } = asked;
      const sent = { step, rule, seats, options, barred };
      found[seat] = isLone(this.match, seat, options) ? { ...sent, isLone: true } : sent;
    }
    return found;
  }
}

function heardBy(heard: readonly Heard[], audience: Audience): { type: string }[] {
  const found: { type: string }[] = [];
  for (const { event, instead } of heard) {
    const own = audience === 'table' ? undefined : instead?.[audience];
    if (own !== null) found.push(own ?? event);
  }
  return found;
}

/** From the last snapshot and the inputs after it; the record is rebuilt without being run again. */
function reopened(box: AnyBox, { setup, seed, salt, inputs, snapshot }: Opening): Recording<Spec> {
  const { game } = box;
  if (!snapshot) {
    const fresh = record<Spec>(game, setup, seed, salt, start(game, setup, seed));
    for (const input of inputs) reenter(fresh, input);
    return fresh;
  }
  const known = counted(inputs.slice(0, snapshot.after));
  const recording = record<Spec>(game, setup, seed, salt, load(game, snapshot.save));
  recording.inputs.push(...inputs.slice(0, snapshot.after));
  // What came before the snapshot can be undone no more, save by consent: nobody knows what it revealed, or what of it lasts.
  const lasting = game.lasts !== undefined;
  recording.marks = known.map(input => markOf(input, true, lasting));
  recording.snapshots = [{ after: known.length, save: save(recording.match) }]; // by the rules of today
  for (const input of inputs.slice(snapshot.after)) reenter(recording, input);
  return recording;
}

function reenter(recording: Recording<Spec>, input: Input<Spec>): void {
  const { entry } = input.type === 'host' ? input : { entry: null };
  const refusal =
    entry?.type === 'undo' ? undoAgain(recording, entry.seat, entry.to, entry.marked) : keep(recording, input);
  if (refusal) throw new Error(`the log holds an input that the rules refuse: ${JSON.stringify({ input, refusal })}`);
}
