import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  apply,
  clone,
  deciders,
  due,
  freeMoves,
  guess,
  options,
  play,
  preview,
  prompt,
  start,
  tick,
} from '../match.ts';
import { copy, same } from '../plain.ts';
import { counted, replay, verify } from '../replay.ts';
import { type Recording, keep, record, toReplay, undo, undoLimit } from '../recording.ts';
import { below, seedRng } from '../rng.ts';
import { load, save } from '../save.ts';
import type { Game, Match, Rng, Seat, Setup, Spec } from '../types.ts';

// What every game must obey, whatever its rules.

export interface LawsOptions<W extends Spec> {
  readonly setups: readonly Setup<W>[];
  readonly runs?: number; // random matches per set-up and law
  readonly moves?: number; // inputs per match where the law looks at each of them
  readonly longest?: number; // inputs after which a match of random play must have ended
  /** The hidden things by name, as far as there is more than one way they could be. */
  hidden(m: Match<W>, seat: Seat): { readonly [name: string]: unknown };
}

interface Position<W extends Spec> {
  readonly m: Match<W>;
  readonly r: Rng;
  readonly seat: Seat;
  readonly action: W['action'];
  readonly open: readonly W['action'][];
}

export function laws<W extends Spec>(game: Game<W>, given: LawsOptions<W>): void {
  const { setups, runs = 5, moves = 150, longest = 20_000 } = given;

  /** Walks through random matches, looking at each position before it moves on. */
  const walk = (look: (p: Position<W>) => void): void => {
    for (const setup of setups)
      fc.assert(
        fc.property(fc.string({ minLength: 1, maxLength: 8 }), seed => {
          const r = seedRng(`laws:${seed}`);
          const m = start(game, setup, seed);
          for (let n = 0; n < moves && !m.outcome; n++) {
            const p = position(m, r);
            look(p);
            move(p);
          }
        }),
        { numRuns: runs },
      );
  };

  describe(`${game.id} obeys the laws`, () => {
    test('options are never empty, never doubled, and free moves never among them', () => {
      walk(({ m }) => {
        expect(deciders(m).length).toBeGreaterThan(0);
        for (const seat of deciders(m)) {
          const open = options(m, seat);
          const all = [...open, ...freeMoves(m, seat)];
          expect(open.length, `${prompt(m, seat)?.step} offers seat ${seat} something`).toBeGreaterThan(0);
          all.forEach((a, i) =>
            expect(
              all.findIndex(b => same(a, b)),
              JSON.stringify(a),
            ).toBe(i),
          );
          for (const a of open) expect(game.free?.types.includes(a.type) ?? false).toBe(false);
        }
      });
    });

    test('play takes exactly what is offered, and refuses the rest without a change', () => {
      walk(({ m, r, seat, open }) => {
        const before = save(m);
        for (const wrong of mutations(open, r)) {
          const isOpen = open.some(o => same(o, wrong));
          const twin = clone(m);
          const refused = play(twin, seat, wrong);
          expect(refused === null, JSON.stringify(wrong)).toBe(isOpen);
          if (refused) expect(save(twin)).toBe(before);
        }
        for (let other = 0; other < m.setup.seats; other++)
          if (!deciders(m).includes(other)) expect(play(m, other, open[0] as W['action'])?.code).toBe('not-asked');
        expect(save(m)).toBe(before);
      });
    });

    test('every offered option can be played', () => {
      walk(({ m, r, seat, open }) => {
        const one = open[below(r, open.length)] as W['action'];
        expect(play(clone(m), seat, copy(one))).toBeNull();
      });
    });

    test('clones are independent, saves are faithful and resume', () => {
      walk(({ m, seat, action }) => {
        const before = save(m);
        const twin = clone(m);
        expect(save(twin), 'a clone is complete').toBe(before);
        apply(twin, seat, action);
        expect(save(m), 'a clone is independent').toBe(before);
        const loaded = load(game, before);
        expect(save(loaded), 'a save is faithful').toBe(before);
        apply(loaded, seat, action);
        expect(save(loaded), 'a save resumes').toBe(save(twin));
      });
    });

    test('asking, viewing and previewing change nothing', () => {
      walk(({ m, open, seat }) => {
        const before = save(m);
        for (let s = 0; s < m.setup.seats; s++) {
          game.view(m, s);
          prompt(m, s);
        }
        game.view(m, null);
        for (const a of open) preview(m, seat, a);
        expect(save(m)).toBe(before);
      });
    });

    test('a view is plain data and shares nothing with the state', () => {
      walk(({ m }) => {
        for (const seat of [null, 0]) {
          const view = game.view(m, seat);
          const text = JSON.stringify(view);
          expect(JSON.parse(text)).toEqual(view);
          expect(shared(view, m.state), 'an object stands in the view and in the state').toBe(false);
        }
      });
    });

    test('views leak nothing: what a seat cannot know can be dealt anew without its noticing', () => {
      walk(({ m, r }) => {
        for (let seat: Seat | null = m.setup.seats - 1; seat !== null; seat = seat > 0 ? seat - 1 : null) {
          const other = guess(m, seat, r);
          expect(game.view(other, seat)).toEqual(game.view(m, seat));
          expect(prompt(other, seat)).toEqual(prompt(m, seat));
        }
        const spectator = guess(m, null, r);
        expect(game.view(spectator, null)).toEqual(game.view(m, null));
        expect(prompt(spectator, null)).toEqual(prompt(m, null));
      });
    });

    test('over many guesses every hidden thing varies', () => {
      const still = new Map<string, { guesses: number; varied: boolean }>();
      walk(({ m, r, seat }) => {
        const truth = given.hidden(m, seat);
        const other = given.hidden(guess(m, seat, r), seat);
        for (const name of Object.keys(truth)) {
          const known = still.get(name) ?? { guesses: 0, varied: false };
          still.set(name, { guesses: known.guesses + 1, varied: known.varied || !same(truth[name], other[name]) });
        }
      });
      for (const [name, { guesses, varied }] of still) expect(varied, `${name} in ${guesses} guesses`).toBe(true);
    });

    test('if one action shows different things on two guesses, something was revealed', () => {
      walk(({ m, r, seat, action }) => {
        const one = guess(m, seat, r);
        const two = guess(m, seat, r);
        if (!options(two, seat).some(o => same(o, action)) && !freeMoves(two, seat).some(o => same(o, action))) return;
        apply(one, seat, action);
        apply(two, seat, action);
        for (let s = 0; s < m.setup.seats; s++) {
          if (s === seat && !same(game.view(one, s), game.view(two, s)))
            expect(one.revealed).toBeGreaterThan(m.revealed);
        }
      });
    });

    test('events reach those who may know them, and only as plain data', () => {
      walk(({ m, seat, action }) => {
        const twin = clone(m);
        twin.hear = (event, instead) => {
          expect(JSON.parse(JSON.stringify(event))).toEqual(event);
          for (const s in instead ?? {}) expect(Number(s)).toBeLessThan(m.setup.seats);
        };
        apply(twin, seat, action);
      });
    });

    test('every match ends, and its record is true', () => {
      for (const setup of setups)
        fc.assert(
          fc.property(fc.string({ minLength: 1, maxLength: 8 }), seed => {
            const r = seedRng(`ends:${seed}`);
            const kept = record(game, setup, seed, 'salt');
            let n = 0;
            for (; n < longest && !kept.match.outcome; n++) {
              const m = kept.match;
              const at = due(m);
              if (at !== null && below(r, 4) === 0) expect(keep(kept, { type: 'tick', at })).toBeNull();
              else expect(keep(kept, { type: 'answer', at: m.clock, ...choice(m, r) })).toBeNull();
              if (below(r, 30) === 0 && !kept.match.outcome) takeBack(kept);
            }
            expect(kept.match.outcome, `over after ${longest} inputs`).not.toBeNull();
            expect(kept.match.outcome?.scores).toHaveLength(setup.seats);
            const file = JSON.parse(JSON.stringify(toReplay(kept)));
            expect(verify(game, file), 'a replay is exact').toBeNull();
            expect(save(replay(game, file))).toBe(save(kept.match));
          }),
          { numRuns: runs },
        );
    });
  });

  function takeBack(kept: Recording<W>): void {
    const last = kept.marks.at(-1)?.seat;
    if (last === null || last === undefined) return;
    const limit = undoLimit(kept, last);
    if (limit.to === null) return;
    expect(undo(kept, last, limit.to, false)).toBeNull();
    expect(counted(kept.inputs)).toHaveLength(limit.to);
  }
}

function position<W extends Spec>(m: Match<W>, r: Rng): Position<W> {
  const { seat, action } = choice(m, r);
  return { m, r, seat, action, open: [...options(m, seat), ...freeMoves(m, seat)] };
}

/** An answer most of the time, a free move now and then. */
function choice<W extends Spec>(m: Match<W>, r: Rng): { seat: Seat; action: W['action'] } {
  const seats = deciders(m);
  const seat = seats[below(r, seats.length)] ?? 0;
  const free = below(r, 6) === 0 ? freeMoves(m, seat) : [];
  const open = free.length > 0 ? free : options(m, seat);
  return { seat, action: open[below(r, open.length)] as W['action'] };
}

function move<W extends Spec>({ m, r, seat, action }: Position<W>): void {
  const at = due(m);
  if (at !== null && below(r, 4) === 0) tick(m);
  if (
    deciders(m).includes(seat) &&
    options(m, seat)
      .concat(freeMoves(m, seat))
      .some(o => same(o, action))
  )
    apply(m, seat, action);
}

/** Actions near the offered ones, most of them wrong: other values, missing and added fields, other types. */
function mutations<W extends Spec>(open: readonly W['action'][], r: Rng): W['action'][] {
  const one = open[below(r, open.length)] as W['action'];
  const two = open[below(r, open.length)] as W['action'];
  const wrong: object[] = [
    { type: 'no such action' },
    { ...one, extra: 1 },
    { ...one, type: two.type },
    { ...two, ...one },
  ];
  for (const key of Object.keys(one)) {
    const value = (one as Record<string, unknown>)[key];
    wrong.push(Object.fromEntries(Object.entries(one).filter(([k]) => k !== key)));
    wrong.push({ ...one, [key]: typeof value === 'number' ? value + 1 : null });
    wrong.push({ ...one, [key]: typeof value === 'number' ? -1 : [value] });
    wrong.push({ ...one, [key]: '__proto__' });
  }
  return wrong.filter(w => 'type' in w) as W['action'][];
}

/** Whether some object stands in both trees. */
function shared(view: unknown, state: unknown): boolean {
  const seen = new Set<unknown>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const part of Object.values(value)) collect(part);
  };
  collect(state);
  const meets = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && (seen.has(value) || Object.values(value).some(meets));
  return meets(view);
}
