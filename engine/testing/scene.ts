import type { Box, Vocabulary } from '../box.ts';
import { type Difference, compare } from '../difference.ts';
import { resume, start } from '../match.ts';
import { SCENE_SEED } from '../recorded-scene.ts';
import type { Saying } from '../sayings.ts';
import { type Table, say, unused } from '../table-talk.ts';
import type { Game, Instead, Match, Seat, Setup, Spec } from '../types.ts';
import { Disagreement } from './disagreement.ts';
import { onlooker } from './onlooker.ts';

/** A table set as the test wants it. Every method returns the scene, so that a test reads down the page. */
export function given<W extends Spec>(
  game: Game<W>,
  setup: Partial<Setup<W>> & { seats: number },
  change: (m: Match<W>) => void = () => {},
): Scene<W> {
  return new Scene(start(game, complete(game, setup), SCENE_SEED, change));
}

/** The same in the game's own words, as case files have it. */
export function scene<W extends Spec>(
  box: Pick<Box<W>, 'game' | 'vocabulary'>,
  setup: Partial<Setup<W>> & { seats: number },
  words: object,
): Scene<W> {
  const m = start(box.game, complete(box.game, setup), SCENE_SEED);
  box.vocabulary.arrange(m, box.vocabulary.given.parse(words));
  resume(m);
  return new Scene(m, box, words);
}

export function complete<W extends Spec>(game: Game<W>, setup: Partial<Setup<W>> & { seats: number }): Setup<W> {
  return {
    scenario: setup.scenario ?? game.scenarios[0]?.id ?? '',
    seats: setup.seats,
    options: game.options.parse(setup.options ?? {}),
    carry: setup.carry ?? null,
  };
}

export class Scene<W extends Spec> implements Table<W> {
  m: Match<W>;
  readonly vocabulary: Vocabulary<W> | null;
  readonly heard: W['event'][] = [];
  private told: { event: W['event']; instead: Instead<W> | null }[] = [];

  constructor(m: Match<W>, box: Pick<Box<W>, 'vocabulary'> | null = null, words: object | null = null) {
    this.m = m;
    this.vocabulary = box?.vocabulary ?? null;
    onlooker.current?.laid(this, words);
    this.m.hear = (event, instead) => {
      this.heard.push(event);
      this.told.push({ event, instead });
    };
  }

  /** Dice to be rolled next. */
  dice(...rolls: number[]): this {
    return this.say({ load: { rolls } });
  }

  /** What the next random picks pick, counted from 0. */
  picks(...picks: number[]): this {
    return this.say({ load: { picks } });
  }

  /** What lies on top after the next shuffle, the first card to be drawn first. */
  shuffle(...top: unknown[]): this {
    return this.say({ load: { shuffles: [top] } });
  }

  /** The table waits, at this step, for exactly these seats. */
  asks(step: string, ...seats: Seat[]): this {
    return this.say({ asks: step, seats });
  }

  /** Exactly these answers, in any order. */
  offers(seat: Seat, ...actions: W['action'][]): this {
    return this.say({ offers: actions, seat });
  }

  /** These answers or free moves, among others. */
  allows(seat: Seat, ...actions: W['action'][]): this {
    return this.say({ offers: actions, seat, exactly: false });
  }

  /** None of the answers or free moves looks like one of these. */
  forbids(seat: Seat, ...parts: Partial<W['action']>[]): this {
    for (const part of parts) this.say({ forbids: part, seat });
    return this;
  }

  /** Asked for it all the same, the table refuses, for this reason, and nothing changes. */
  refuses(seat: Seat, action: W['action'], rule: string): this {
    return this.say({ refuses: action, seat, rule });
  }

  /** An answer, or a free move. */
  play(seat: Seat, action: W['action']): this {
    this.told = [];
    return this.say({ play: action, seat });
  }

  /** What this seat, or a spectator, has heard since the last answer, in this order and nothing else. */
  hears(seat: Seat | null, ...events: object[]): this {
    const heard = this.told.flatMap(({ event, instead }) => {
      const own = seat === null ? undefined : instead?.[seat];
      return own === null ? [] : [own ?? event];
    });
    return this.agree(compare(events, heard, 'hears'), seat);
  }

  /** Time passes: every clock event that falls due in between happens. */
  after(ms: number): this {
    return this.say({ tick: ms });
  }

  /** Looks at the state. Everything that was loaded must have been used. */
  check(look: (s: W['state'], m: Match<W>) => void): this {
    this.agree(unused(this));
    look(this.m.state, this.m);
    return this;
  }

  /** The table in the game's own words holds at least this. Everything that was loaded must have been used. */
  shows(words: object): this {
    return this.agree(unused(this)).say({ expect: words });
  }

  /** The match is over for this reason. Everything that was loaded must have been used. */
  ends(reason: string): this {
    return this.agree(unused(this)).say({ ends: reason });
  }

  /** The events that the table has heard of this type. */
  events<T extends W['event']['type']>(type: T): Extract<W['event'], { type: T }>[] {
    return this.heard.filter(e => e.type === type) as Extract<W['event'], { type: T }>[];
  }

  private say(saying: Saying<W>): this {
    onlooker.current?.said(this, saying);
    return this.agree(say(this, saying), 'seat' in saying ? saying.seat : undefined);
  }

  private agree(differences: readonly Difference[], seat?: Seat | null): this {
    if (differences.length > 0) throw new Disagreement(differences, seat);
    return this;
  }
}
