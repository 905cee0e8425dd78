import { expect } from 'vitest';
import type { Policy } from '../box.ts';
import { apply, clone, play, start, tick } from '../match.ts';
import { deciders, due, preview, prompt, waitingAt } from '../queries.ts';
import { copy, same } from '../plain.ts';
import { below, seedRng } from '../rng.ts';
import { save } from '../save.ts';
import { openTo } from '../table-talk.ts';
import type { Game, Input, Instead, Match, Rng, Seat, Setup, Spec } from '../types.ts';
import type { Secret, Secrets } from './secrets.ts';
import { everybody, expectSame, ticks, wished } from './walk.ts';

// The law of two worlds: the same match is played where one hidden thing is so, and where it is otherwise. Until the rules
// show it, nobody who may not know it gets anything that differs.

export interface TwoWorlds<W extends Spec> {
  readonly setups: readonly Setup<W>[];
  readonly secrets: Secrets<W>;
  /** Who plays, most of the time: random answers seldom come to where secrets matter. */
  readonly policy?: Policy<W>;
  /** Inputs that both worlds take, for each secret of each set-up; at least 40. */
  readonly together?: number;
}

/** A stretch of two matches that are alike but for the secret: how both began, and what was entered in both. */
export interface Stretch<W extends Spec> {
  readonly setup: Setup<W>;
  readonly secret: Secret<W>;
  readonly saves: readonly [string, string];
  readonly inputs: readonly Input<W>[];
}

const TRIES = 6;
/** Inputs after which a secret that has not come yet, or has not come back, is looked for in another match. */
const LONELY = { before: 150, after: 12 } as const;

/** Each secret of each set-up, in two worlds. Throws where somebody gets what differs; returns what was played. */
export function twoWorlds<W extends Spec>(game: Game<W>, given: TwoWorlds<W>): Stretch<W>[] {
  return given.setups.flatMap(setup =>
    given.secrets(setup).flatMap(secret => new Pair(game, given, setup, secret).play()),
  );
}

class Pair<W extends Spec> {
  private readonly game: Game<W>;
  private readonly given: TwoWorlds<W>;
  private readonly setup: Setup<W>;
  private readonly secret: Secret<W>;
  private readonly r: Rng;
  private readonly stretches: (Stretch<W> & { inputs: Input<W>[] })[] = [];
  private one: Match<W>;
  private two: Match<W> | null = null;
  private together = 0;

  constructor(game: Game<W>, given: TwoWorlds<W>, setup: Setup<W>, secret: Secret<W>) {
    this.game = game;
    this.given = given;
    this.setup = setup;
    this.secret = secret;
    this.r = seedRng(`worlds:${setup.scenario}:${setup.seats}:${secret.name}`);
    this.one = this.opened(0);
  }

  /** Until both worlds have taken enough together; a match that is over is followed by another one. */
  play(): readonly Stretch<W>[] {
    const { together = 40 } = this.given;
    let matches = 1;
    let alone = 0;
    let known = 0; // stretches of earlier matches
    for (let inputs = 0; this.together < together && inputs < together * 80; inputs++) {
      const patience = this.stretches.length > known ? LONELY.after : LONELY.before;
      if (this.one.outcome || alone > patience) {
        this.one = this.opened(matches++);
        this.two = null;
        alone = 0;
        known = this.stretches.length;
      }
      if (!this.two) this.part();
      alone = this.two ? 0 : alone + 1;
      if (this.two) this.stepTogether(this.two);
      else this.stepAlone();
    }
    return this.stretches;
  }

  private opened(n: number): Match<W> {
    return start(this.game, this.setup, `${this.secret.name} ${n}`);
  }

  /** From here on there are two worlds. At the start, whatever shows the difference is a leak. */
  private part(): void {
    const { one, secret, r } = this;
    secret.prepare?.(one, r);
    if (secret.of(one).length === 0) return;
    for (let tries = 0; tries < TRIES && !this.two; tries++) {
      const two = clone(one);
      secret.change(two, r);
      if (same(secret.of(one), secret.of(two))) continue;
      // Later on, what was changed may not fit what the table has seen: then it is no other world.
      if (this.together > 0 && this.difference(one, two) !== null) continue;
      this.agree(one, two, 'at the start');
      this.two = two;
      this.stretches.push({ setup: this.setup, secret, saves: [save(one), save(two)], inputs: [] });
    }
  }

  private stepAlone(): void {
    const input = this.input(this.one, null);
    if (input) enter(this.one, input);
  }

  /** Several answers are tried, so that the secret stays one for as long as it may. */
  private stepTogether(two: Match<W>): void {
    for (let tries = 0; tries < TRIES; tries++) {
      const input = this.input(this.one, two);
      if (!input) break;
      const after = [clone(this.one), clone(two)] as const;
      const heard = [this.overhear(after[0], input), this.overhear(after[1], input)] as const;
      this.agreeUntilTold(after, heard, input);
      if (this.isTold(after, heard)) continue;
      this.agree(after[0], after[1], JSON.stringify(input));
      [this.one, this.two] = after;
      this.stretches.at(-1)?.inputs.push(input);
      this.together++;
      return;
    }
    this.two = null; // whatever is answered shows it
    this.stepAlone();
  }

  /** What is heard, and at each word what had been shown of the secret by then; at the end, what has been shown of it. */
  private overhear(m: Match<W>, input: Input<W>): Heard<W> {
    const { secret } = this;
    const things = (): (readonly unknown[])[] => [secret.of(m), secret.along?.(m) ?? []];
    const before = copy(things());
    const shown = (): string =>
      things()
        .map((list, i) => gone(before[i] ?? [], list))
        .join(';');
    const words: Word<W>[] = [];
    m.hear = (event, instead) => words.push({ event, instead, shown: shown() });
    enter(m, input);
    m.hear = null;
    return { words, shown: shown() };
  }

  /** Whether the rules have shown of the secret what differs, or it differs no more. */
  private isTold([one, two]: Both<Match<W>>, heard: Both<Heard<W>>): boolean {
    return heard[0].shown !== heard[1].shown || same(this.secret.of(one), this.secret.of(two));
  }

  /** Also an input that shows the secret says the same up to the word that shows it. */
  private agreeUntilTold([one, two]: Both<Match<W>>, heard: Both<Heard<W>>, input: Input<W>): void {
    const words = heard[0].words.length > heard[1].words.length ? heard[1].words : heard[0].words;
    const told = words.findIndex((_, i) => heard[0].words[i]?.shown !== heard[1].words[i]?.shown);
    const common = told < 0 ? words.length : told;
    for (const seat of this.strangers(one, two)) {
      const [first, second] = heard.map(all => hearsOf(all.words.slice(0, common), seat));
      expectSame(
        second,
        first,
        `what ${seat ?? 'a spectator'} hears does not tell ${this.secret.name} (${JSON.stringify(input)})`,
      );
    }
    if (heard[0].shown === heard[1].shown)
      expect(heard[1].words.length, `as much is heard (${JSON.stringify(input)})`).toBe(heard[0].words.length);
  }

  /** A clock event, or an answer that both worlds offer. */
  private input(one: Match<W>, two: Match<W> | null): Input<W> | null {
    const { r } = this;
    const at = due(one);
    if (at !== null && ticks(one, at, r)) return { type: 'tick', at };
    const isCommon = (seat: Seat, action: W['action']): boolean =>
      two === null || openTo(two, seat).some(o => same(o, action));
    const asked = deciders(one);
    const seat = below(r, 8) === 0 ? below(r, one.setup.seats) : (asked[below(r, asked.length)] as Seat);
    if (this.given.policy && asked.includes(seat) && below(r, 4) > 0) {
      const action = wished(one, seat, this.given.policy, r);
      if (isCommon(seat, action)) return { type: 'answer', at: one.clock, seat, action };
    }
    const open = openTo(one, seat).filter(action => isCommon(seat, action));
    const action = open[below(r, Math.max(1, open.length))];
    return action ? { type: 'answer', at: one.clock, seat, action } : null;
  }

  private agree(one: Match<W>, two: Match<W>, when: string): void {
    const { secret } = this;
    for (const seat of this.strangers(one, two)) {
      const whose = `what ${seat ?? 'a spectator'} gets does not tell ${secret.name} (${when})`;
      expectSame(told(two, seat), told(one, seat), whose);
      if (seat !== null) this.tryOut(one, two, seat, whose);
    }
  }

  /** What the options would mean, and what is refused and why. */
  private tryOut(one: Match<W>, two: Match<W>, seat: Seat, whose: string): void {
    const { r } = this;
    if (one.outcome) return;
    const open = deciders(one).includes(seat) ? (prompt(one, seat)?.options ?? []) : [];
    const option = open[below(r, Math.max(1, open.length))];
    if (option) expectSame(preview(two, seat, option), preview(one, seat, option), `preview: ${whose}`);
    const other = everybody(one)[below(r, one.setup.seats)] as Seat;
    const foreign = openTo(one, other);
    const wrong = foreign[below(r, Math.max(1, foreign.length))];
    if (wrong && below(r, 3) === 0)
      expectSame(play(clone(two), seat, wrong), play(clone(one), seat, wrong), `refusal: ${whose}`);
  }

  /** Those who may not know the secret in either world. */
  private strangers(one: Match<W>, two: Match<W>): (Seat | null)[] {
    const { secret } = this;
    return everybody(one).filter(seat => !secret.isKnownTo?.(one, seat) && !secret.isKnownTo?.(two, seat));
  }

  private difference(one: Match<W>, two: Match<W>): Seat | null | 'table' {
    for (const seat of this.strangers(one, two)) if (!same(told(one, seat), told(two, seat))) return seat ?? 'table';
    return null;
  }
}

/** All that reaches one person at a table: its size, too, for it is compared letter by letter. */
function told<W extends Spec>(m: Match<W>, seat: Seat | null) {
  const { clock, paused, revealed, outcome } = m;
  return {
    view: m.game.isOpen && seat !== null ? null : m.game.view(m, seat), // a spectator sees it for all
    prompt: prompt(m, seat),
    step: waitingAt(m),
    asked: deciders(m),
    due: due(m),
    clock,
    paused,
    outcome,
    revealed, // how far undo goes
  };
}

type Both<T> = readonly [T, T];

interface Word<W extends Spec> {
  readonly event: W['event'];
  readonly instead: Instead<W> | null;
  readonly shown: string;
}

interface Heard<W extends Spec> {
  readonly words: readonly Word<W>[];
  readonly shown: string;
}

function hearsOf<W extends Spec>(words: readonly Word<W>[], seat: Seat | null): W['event'][] {
  return words.flatMap(({ event, instead }) => {
    const own = seat === null ? undefined : instead?.[seat];
    return own === null ? [] : [own ?? event];
  });
}

function enter<W extends Spec>(m: Match<W>, input: Input<W>): void {
  if (input.type === 'tick') tick(m);
  else if (input.type === 'answer') apply(m, input.seat, input.action);
}

/** What of the first list is not in the second, as text. */
function gone(before: readonly unknown[], after: readonly unknown[]): string {
  if (same(before, after)) return '';
  const left = after.map(card => JSON.stringify(card));
  const missing = before
    .map(card => JSON.stringify(card))
    .filter(card => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  return missing.join();
}
