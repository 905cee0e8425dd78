import { describe, expect, test } from 'vitest';
import { apply, clone, play, start } from '../match.ts';
import { deciders, due, freeMoves, options, preview, prompt } from '../queries.ts';
import { copy, same } from '../plain.ts';
import { type Recording, keep, record, toReplay, undo, undoLimit } from '../recording.ts';
import { counted, enter, replay, verify } from '../replay.ts';
import { below } from '../rng.ts';
import { load, save } from '../save.ts';
import { openTo } from '../table-talk.ts';
import type { Game, Rng, Spec } from '../types.ts';
import { freeMovesLeaveAnAnswer, loneAnswersStayAlone, loneAnswersWait } from './free-moves.ts';
import type { LawsOptions } from './given.ts';
import { intentsAreTrue, previewsAreTrue } from './promises.ts';
import {
  choicesStaySecret,
  eventsLeakNothing,
  guessesTellNothing,
  guessesVary,
  leaksAreNoticed,
  loneAnswersTellNothing,
  surprisesAreCounted,
  viewsLeakNothing,
  worldsAgree,
} from './secrecy.ts';
import { choice, everybody, expectSame, eyes, matches, soon, ticks, walk } from './walk.ts';

// What every game must obey, whatever its rules.

export function laws<W extends Spec>(game: Game<W>, given: LawsOptions<W>): void {
  describe(`${game.id} obeys the laws`, () => {
    test('options are never empty, never doubled, and free moves never among them', () =>
      optionsAreDistinct(game, given));
    test('play takes exactly what is offered, and refuses the rest without a change', () =>
      onlyOffersAreTaken(game, given));
    test('every offered option can be played', () => everyOfferIsTaken(game, given));
    test('whatever is moved freely, the question keeps an option, and so do those that follow', () =>
      freeMovesLeaveAnAnswer(game, given));
    test('no free move is passed over because an answer is the only one', () => loneAnswersWait(game, given));
    test('an answer that a page may take by itself stays the only one, whatever is moved freely', () =>
      loneAnswersStayAlone(game, given));
    test('clones are independent, saves are faithful and resume', () => copiesAreIndependent(game, given));
    test('asking, viewing and previewing change nothing', () => askingChangesNothing(game, given));
    test('a view is plain data and shares nothing with the state', () => viewsAreTheirOwn(game, given));
    test('views leak nothing: what a seat cannot know can be dealt anew without its noticing', () =>
      viewsLeakNothing(game, given));
    test('where the table is open, all see the same', () => openTablesShowTheSame(game, given));
    test('over many guesses every hidden thing varies', () => guessesVary(game, given));
    test('a guess tells nothing: worlds that a seat cannot tell apart give the same guesses', () =>
      guessesTellNothing(game, given));
    test('in two worlds that differ in one secret, nobody who may not know it gets anything that differs', () =>
      worldsAgree(game, given));
    test('a leak of each secret would be noticed', () => leaksAreNoticed(game, given));
    test('if one action shows different things on two guesses, something was revealed', () =>
      surprisesAreCounted(game, given));
    test('events reach those who may know them, and only as plain data', () => eventsLeakNothing(game, given));
    test('a choice that does not show is not heard', () => choicesStaySecret(game, given));
    test('whether a page may answer by itself is known to all', () => loneAnswersTellNothing(game, given));
    test('what a preview promises is what playing that option brings', () => previewsAreTrue(game, given));
    test('what is shown as certain happens', () => intentsAreTrue(game, given));
    test('who gives up loses, alone or with all others, as the game says', () => concessionsAreTrue(game, given));
    test('every match ends, also one that is dealt anew in its middle, and its record is true', () =>
      matchesEnd(game, given));
  });
}

// ---- the laws: each one throws where a game breaks it ---------------------------------------------------------

export function optionsAreDistinct<W extends Spec>(game: Game<W>, given: LawsOptions<W>): void {
  walk(game, given, ({ m }) => {
    expect(deciders(m).length).toBeGreaterThan(0);
    for (let seat = 0; seat < m.setup.seats; seat++) {
      const isAsked = deciders(m).includes(seat);
      const open = isAsked ? options(m, seat) : [];
      const all = [...open, ...freeMoves(m, seat)];
      if (isAsked) expect(open.length, `${prompt(m, seat)?.step} offers seat ${seat} something`).toBeGreaterThan(0);
      all.forEach((a, i) => {
        if (all.findIndex(b => same(a, b)) !== i) expect.fail(`${JSON.stringify(a)} is offered once`);
      });
      for (const { type } of open) if (game.free?.types.includes(type)) expect.fail(`${type} is a free move`);
    }
  });
}

export function onlyOffersAreTaken<W extends Spec>(game: Game<W>, given: LawsOptions<W>): void {
  walk(game, given, ({ m, r, seat, open }) => {
    const before = save(m);
    for (const wrong of mutations(open, r)) {
      const isOpen = open.some(o => same(o, wrong));
      const twin = clone(m);
      const refused = play(twin, seat, wrong);
      expect(refused === null, JSON.stringify(wrong)).toBe(isOpen);
      if (refused) expect(save(twin)).toBe(before);
    }
    for (const { action, rule } of prompt(m, seat)?.barred ?? [])
      expect(play(m, seat, copy(action)), JSON.stringify(action)).toMatchObject({ code: 'barred', rule });
    const answer = options(m, deciders(m)[0] ?? 0)[0] as W['action'];
    for (let other = 0; other < m.setup.seats; other++)
      if (!deciders(m).includes(other)) expect(play(m, other, answer)?.code).toBe('not-asked');
    expect(save(m)).toBe(before);
  });
}

export function everyOfferIsTaken<W extends Spec>(game: Game<W>, given: LawsOptions<W>): void {
  walk(game, given, ({ m, r, seat, open }) => {
    const one = open[below(r, open.length)] as W['action'];
    expect(play(clone(m), seat, copy(one)), `${JSON.stringify(one)} is taken`).toBeNull();
  });
}

export function copiesAreIndependent<W extends Spec>(game: Game<W>, given: LawsOptions<W>): void {
  walk(game, given, ({ m, seat, action }) => {
    const before = save(m);
    const twin = clone(m);
    expect(notPlain([m.state, m.stack, m.outcome], 'match'), 'would not survive a save').toBeNull();
    expect(save(twin), 'a clone is complete').toBe(before);
    apply(twin, seat, action);
    expect(save(m), 'a clone is independent').toBe(before);
    const loaded = load(game, before);
    expect(save(loaded), 'a save is faithful').toBe(before);
    apply(loaded, seat, action);
    expect(save(loaded), 'a save resumes').toBe(save(twin));
  });
}

export function askingChangesNothing<W extends Spec>(game: Game<W>, given: LawsOptions<W>): void {
  walk(game, given, ({ m, open, seat }) => {
    const before = save(m);
    for (const s of everybody(m)) {
      game.view(m, s);
      prompt(m, s);
    }
    for (const a of open) preview(m, seat, a);
    expect(save(m), 'views, prompts and previews').toBe(before);
    openTo(m, seat);
    expect(save(m), 'options and free moves alone').toBe(before);
  });
}

export function viewsAreTheirOwn<W extends Spec>(game: Game<W>, given: LawsOptions<W>): void {
  walk(game, given, ({ m }) => {
    for (const seat of eyes(m)) {
      const view = game.view(m, seat);
      const text = JSON.stringify(view);
      expect(notPlain(view, 'view'), 'plain data').toBeNull();
      expectSame(JSON.parse(text), view, 'plain data');
      expect(shared(view, [m.state, m.stack]), 'an object stands in the view and in the match').toBe(false);
    }
  });
}

export function openTablesShowTheSame<W extends Spec>(game: Game<W>, given: LawsOptions<W>): void {
  if (!game.isOpen) return;
  walk(game, given, ({ m }) => {
    for (const seat of everybody(m)) expectSame(game.view(m, seat), game.view(m, null), `the view of ${seat}`);
  });
}

export function concessionsAreTrue<W extends Spec>(game: Game<W>, given: LawsOptions<W>): void {
  matches(given, 'concedes', (setup, seed) => {
    for (let seat = 0; seat < setup.seats; seat++) {
      const m = start(game, setup, seed);
      expect(enter(m, { type: 'host', at: m.clock, entry: { type: 'concede', seat } })).toBeNull();
      const { scores } = m.outcome ?? { scores: [] };
      const others = scores.filter((_, one) => one !== seat);
      expect(scores[seat], `seat ${seat} loses`).toBe(0);
      expect(
        others.every(score => score === 0),
        `all lose when seat ${seat} gives up`,
      ).toBe(game.concession === 'shared' || others.length === 0);
    }
  });
}

export function matchesEnd<W extends Spec>(game: Game<W>, given: LawsOptions<W>): void {
  const { longest = 20_000 } = given;
  matches(given, 'ends', (setup, seed, r) => {
    const kept = record(game, setup, seed, 'salt');
    for (let n = 0; n < longest && !kept.match.outcome; n++) {
      const m = kept.match;
      const at = due(m);
      if (at !== null && ticks(m, at, r)) expect(keep(kept, { type: 'tick', at })).toBeNull();
      else expect(keep(kept, { type: 'answer', at: soon(m, at, r), ...choice(m, r) })).toBeNull();
      if (below(r, 30) === 0 && !kept.match.outcome) takeBack(kept);
      if (n === RESEEDED_AFTER && !kept.match.outcome) reseed(kept, `${seed}:again`);
    }
    expect(kept.match.outcome, `over after ${longest} inputs`).not.toBeNull();
    expect(kept.match.outcome?.scores).toHaveLength(setup.seats);
    const file = JSON.parse(JSON.stringify(toReplay(kept)));
    expect(verify(game, file), 'a replay is exact').toBeNull();
    expect(save(replay(game, file))).toBe(save(kept.match));
  });
}

const RESEEDED_AFTER = 25;

/** Whoever looks through these eyes notices nothing; and there is no way back. */
function reseed<W extends Spec>(kept: Recording<W>, seed: string): void {
  const { match: m } = kept;
  const [before, asked] = [m.game.view(m, 0), prompt(m, 0)];
  const entry = { type: 'reseed', seed, salt: 'salt', eyes: 0 } as const;
  expect(keep(kept, { type: 'host', at: m.clock, entry })).toBeNull();
  expectSame(m.game.view(m, 0), before, 'the view after other dice');
  expectSame(prompt(m, 0), asked, 'the question after other dice');
  expect(undo(kept, 0, kept.marks.length - 1, true)?.code).toBe('not-possible');
}

// ---- looking closely ------------------------------------------------------------------------------------------

function takeBack<W extends Spec>(kept: Recording<W>): void {
  const last = kept.marks.at(-1)?.seat;
  if (last === null || last === undefined) return;
  const limit = undoLimit(kept, last);
  if (limit.to === null) return;
  expect(undo(kept, last, limit.to, false)).toBeNull();
  expect(counted(kept.inputs)).toHaveLength(limit.to);
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

/** Where something stands that JSON does not keep, or null. */
function notPlain(value: unknown, path: string): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : path;
  if (typeof value !== 'object') return path;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return path;
  for (const [key, part] of Object.entries(value)) {
    const found = notPlain(part, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
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
