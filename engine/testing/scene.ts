import { expect } from 'vitest';
import type { Box } from '../box.ts';
import { deciders, due, freeMoves, options, play, prompt, resume, start } from '../match.ts';
import { enter } from '../replay.ts';
import { load, save } from '../save.ts';
import type { Game, Instead, Loaded, Match, Seat, Setup, Spec } from '../types.ts';

/** A table set as the test wants it. Every method returns the scene, so that a test reads down the page. */
export function given<W extends Spec>(
  game: Game<W>,
  setup: Partial<Setup<W>> & { seats: number },
  change: (m: Match<W>) => void = () => {},
): Scene<W> {
  return new Scene(start(game, complete(game, setup), 'scene', change));
}

/** The same in the game's own words, as case files have it. */
export function scene<W extends Spec>(
  box: Pick<Box<W>, 'game' | 'words'>,
  setup: Partial<Setup<W>> & { seats: number },
  words: object,
): Scene<W> {
  const m = start(box.game, complete(box.game, setup), 'scene');
  box.words.arrange(m, box.words.given.parse(words));
  resume(m);
  return new Scene(m, box);
}

export function complete<W extends Spec>(game: Game<W>, setup: Partial<Setup<W>> & { seats: number }): Setup<W> {
  return {
    scenario: setup.scenario ?? game.scenarios[0]?.id ?? '',
    seats: setup.seats,
    options: game.options.parse(setup.options ?? {}),
    carry: setup.carry ?? null,
  };
}

export class Scene<W extends Spec> {
  m: Match<W>;
  readonly heard: W['event'][] = [];
  private told: { event: W['event']; instead: Instead<W> | null }[] = [];
  private readonly box: Pick<Box<W>, 'words'> | null;

  constructor(m: Match<W>, box: Pick<Box<W>, 'words'> | null = null) {
    this.m = m;
    this.box = box;
    this.m.hear = (event, instead) => {
      this.heard.push(event);
      this.told.push({ event, instead });
    };
  }

  /** Dice to be rolled next. */
  dice(...values: number[]): this {
    this.loaded().rolls.push(...values);
    return this;
  }

  /** What the next random picks pick, counted from 0. */
  picks(...values: number[]): this {
    this.loaded().picks.push(...values);
    return this;
  }

  /** What lies on top after the next shuffle, the first card to be drawn first. */
  shuffle(...top: unknown[]): this {
    this.loaded().shuffles.push(top);
    return this;
  }

  /** The table waits, at this step, for exactly these seats. */
  asks(step: string, ...seats: Seat[]): this {
    const asked = prompt(this.m, null);
    expect(asked?.step ?? 'the match is over').toBe(step);
    expect([...deciders(this.m)]).toEqual(seats);
    return this;
  }

  /** Exactly these answers, in any order. */
  offers(seat: Seat, ...actions: W['action'][]): this {
    const open = options(this.m, seat);
    expect(open, `exactly ${actions.length} options for seat ${seat}`).toHaveLength(actions.length);
    for (const action of actions) expect(open).toContainEqual(action);
    return this;
  }

  /** These answers or free moves, among others. */
  allows(seat: Seat, ...actions: W['action'][]): this {
    const open = this.open(seat);
    for (const action of actions) expect(open).toContainEqual(action);
    return this;
  }

  /** None of the answers or free moves looks like this. */
  forbids(seat: Seat, ...parts: Partial<W['action']>[]): this {
    const open = this.open(seat);
    for (const part of parts) for (const action of open) expect(action).not.toMatchObject(part);
    return this;
  }

  /** Asked for it all the same, the table refuses, for this reason, and nothing changes. */
  refuses(seat: Seat, action: W['action'], rule: string): this {
    const before = save(this.m);
    const refusal = play(this.m, seat, action);
    expect(refusal, `${JSON.stringify(action)} is refused`).not.toBeNull();
    expect(refusal?.rule).toBe(rule);
    expect(save(this.m)).toBe(before);
    return this;
  }

  /** An answer. The match is saved and loaded first: every test proves that a save resumes. */
  play(seat: Seat, action: W['action']): this {
    const { hear, loaded } = this.m;
    this.told = [];
    this.m = Object.assign(load(this.m.game, save(this.m)), { hear, loaded });
    const refusal = play(this.m, seat, action);
    expect(refusal, `seat ${seat} may play ${JSON.stringify(action)}: ${JSON.stringify(this.openTo(seat))}`).toBeNull();
    return this;
  }

  /** What this seat, or a spectator, has heard since the last answer, in this order and nothing else. */
  hears(seat: Seat | null, ...events: object[]): this {
    const heard = this.told.flatMap(({ event, instead }) => {
      const own = seat === null ? undefined : instead?.[seat];
      return own === null ? [] : [own ?? event];
    });
    expect(heard).toHaveLength(events.length);
    events.forEach((event, i) => expect(heard[i]).toMatchObject(event));
    return this;
  }

  /** Time passes: every clock event that falls due in between happens. */
  after(ms: number): this {
    const until = this.m.clock + ms;
    for (let at = due(this.m); at !== null && at <= until; at = due(this.m)) {
      expect(enter(this.m, { type: 'tick', at })).toBeNull();
      if (this.m.outcome) return this;
    }
    if (!this.m.paused) this.m.clock = until;
    return this;
  }

  /** Looks at the state. Everything that was loaded must have been used. */
  check(look: (s: W['state'], m: Match<W>) => void): this {
    this.spent();
    look(this.m.state, this.m);
    return this;
  }

  /** The table in the game's own words holds at least this. */
  shows(words: object): this {
    this.spent();
    if (!this.box) throw new Error('only a scene in words can be described');
    expect(this.box.words.describe(this.m)).toMatchObject(words);
    return this;
  }

  /** The match is over for this reason. */
  ends(reason: string): this {
    this.spent();
    expect(this.m.outcome?.reason ?? 'the match goes on').toBe(reason);
    return this;
  }

  /** The events that the table has heard of this type. */
  events<T extends W['event']['type']>(type: T): Extract<W['event'], { type: T }>[] {
    return this.heard.filter(e => e.type === type) as Extract<W['event'], { type: T }>[];
  }

  private spent(): void {
    const left = this.m.loaded;
    expect(left ?? { rolls: [], picks: [], shuffles: [] }, 'everything loaded was used').toEqual({
      rolls: [],
      picks: [],
      shuffles: [],
    });
  }

  private loaded(): Loaded {
    this.m.loaded ??= { rolls: [], picks: [], shuffles: [] };
    return this.m.loaded;
  }

  private open(seat: Seat): W['action'][] {
    return [...options(this.m, seat), ...freeMoves(this.m, seat)];
  }

  private openTo(seat: Seat): unknown {
    return deciders(this.m).includes(seat) ? this.open(seat) : `seat ${seat} is not asked`;
  }
}
