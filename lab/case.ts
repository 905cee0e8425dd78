import type { Box } from '../engine/box.ts';
import { deciders, freeMoves, options, play, prompt, resume, start, tick } from '../engine/match.ts';
import { same } from '../engine/plain.ts';
import { load, save } from '../engine/save.ts';
import type { Loaded, Match, Seat, Spec } from '../engine/types.ts';
import { type CaseStep, type StepName, type StepOf, parseCase } from './case-file.ts';
import { type Difference, compare } from './compare.ts';
import { Complaint, messageOf, parseAt } from './complaint.ts';
import { checkedSetup } from './plan.ts';

/** What of a case is not so; nothing when the rules agree with it. Complains of a case that cannot be read. */
export function runCase<W extends Spec>(box: Box<W>, json: unknown): Difference[] {
  const said = parseCase(json);
  if (said.game !== box.game.id) throw new Complaint('other-game', { game: said.game, expected: box.game.id });
  const setup = checkedSetup(box, said);
  const given = said.given ? parseAt(box.words.given, said.given, 'given') : null;
  const table = new Table(said.save ? saved(box, said.save) : start(box.game, setup, 'case'), box);
  const laid = table.attempt('given', () => {
    if (given) box.words.arrange(table.m, given);
    if (said.chance) table.load(said.chance);
    resume(table.m);
  });
  if (laid) said.steps.every((step, i) => table.attempt(`steps[${i}]`, () => table.run(step, `steps[${i}]`)));
  table.left();
  return table.differences;
}

function saved<W extends Spec>(box: Box<W>, text: string): Match<W> {
  try {
    return load(box.game, text);
  } catch (thrown) {
    throw new Complaint('wrong-shape', { path: 'save', why: messageOf(thrown) });
  }
}

class Table<W extends Spec> {
  m: Match<W>;
  readonly differences: Difference[] = [];
  private readonly box: Box<W>;

  constructor(m: Match<W>, box: Box<W>) {
    this.m = m;
    this.box = box;
  }

  /** Whether it makes sense to go on: not after a throw in the rules, nor after a move that was not made. */
  attempt(path: string, run: () => boolean | void): boolean {
    try {
      return run() !== false;
    } catch (thrown) {
      this.differ(path, 'no error', messageOf(thrown));
      return false;
    }
  }

  run({ name, step }: CaseStep, path: string): boolean | void {
    return (this.steps[name] as (step: unknown, path: string) => boolean | void)(step, `${path}.${name}`);
  }

  load({ rolls, picks, shuffles }: Loaded): void {
    this.m.loaded ??= { rolls: [], picks: [], shuffles: [] };
    this.m.loaded.rolls.push(...rolls);
    this.m.loaded.picks.push(...picks);
    this.m.loaded.shuffles.push(...shuffles);
  }

  /** What was loaded and never used. */
  left(): void {
    for (const [kind, values] of Object.entries(this.m.loaded ?? {}))
      if (values.length > 0) this.differ(`chance.${kind}`, [], values);
  }

  private readonly steps: { readonly [N in StepName]: (step: StepOf<N>, path: string) => boolean | void } = {
    play: (step, path) => {
      const { loaded } = this.m;
      this.m = Object.assign(load(this.m.game, save(this.m)), { loaded }); // every case proves that a save resumes
      const refused = play(this.m, this.seatOf(step), step.play as W['action']);
      if (refused) this.differ(path, step.play, { refused, offered: this.open(this.seatOf(step)) });
      return refused === null;
    },
    tick: step => this.wait(step.tick),
    asks: (step, path) => {
      const asked = prompt(this.m, null);
      if (asked?.step !== step.asks) this.differ(path, step.asks, asked?.step ?? this.m.outcome);
      else if (step.seats && !same(step.seats, [...asked.seats])) this.differ(path, step.seats, asked.seats);
    },
    offers: (step, path) => {
      const open = step.exactly ? this.answers(this.seatOf(step)) : this.open(this.seatOf(step));
      const isMissing = step.offers.some(wanted => !open.some(o => same(o, wanted)));
      if (isMissing || (step.exactly && open.length !== step.offers.length)) this.differ(path, step.offers, open);
    },
    forbids: (step, path) => {
      const found = this.open(this.seatOf(step)).filter(o => compare(step.forbids, o, '').length === 0);
      if (found.length > 0) this.differ(path, 'not offered', found);
    },
    refuses: (step, path) => {
      const refused = play(this.m, this.seatOf(step), step.refuses as W['action']);
      if (!refused) this.differ(path, 'refused', 'taken');
      else if (step.rule !== undefined && refused.rule !== step.rule) this.differ(path, step.rule, refused);
      return refused !== null;
    },
    expect: (step, path) => {
      this.differences.push(...compare(step.expect, this.box.words.describe(this.m), path));
    },
    ends: (step, path) => {
      if (this.m.outcome?.reason !== step.ends) this.differ(path, step.ends, this.m.outcome);
    },
    load: step => this.load(step.load),
  };

  private differ(path: string, expected: unknown, actual: unknown): void {
    this.differences.push({ path, expected, actual });
  }

  /** Time passes, with every clock event that falls due in between. */
  private wait(ms: number): void {
    const until = this.m.clock + ms;
    const next = (): number | null => (this.m.outcome ? null : (this.m.game.due?.(this.m) ?? null));
    for (let at = next(); at !== null && at <= until; at = next()) tick(this.m);
    if (!this.m.outcome) this.m.clock = until;
  }

  private seatOf(step: { seat?: Seat | undefined }): Seat {
    return step.seat ?? deciders(this.m)[0] ?? 0;
  }

  private answers(seat: Seat): W['action'][] {
    return deciders(this.m).includes(seat) ? options(this.m, seat) : [];
  }

  private open(seat: Seat): W['action'][] {
    return deciders(this.m).includes(seat) ? [...options(this.m, seat), ...freeMoves(this.m, seat)] : [];
  }
}
