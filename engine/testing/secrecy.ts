import { expect } from 'vitest';
import { apply, clone, guess } from '../match.ts';
import { deciders, isLone, options, prompt, waitingAt } from '../queries.ts';
import { same } from '../plain.ts';
import { below, copyRng } from '../rng.ts';
import { save } from '../save.ts';
import type { Game, Match, Seat, Spec } from '../types.ts';
import type { LawsOptions } from './given.ts';
import { type Secret, hiddenFrom } from './secrets.ts';
import { everybody, expectSame, eyes, isOpen, walk, walkWisely } from './walk.ts';
import { type TwoWorlds, twoWorlds } from './worlds.ts';

// What is hidden stays hidden: each law throws where a game breaks it.

export function viewsLeakNothing<W extends Spec>(game: Game<W>, given: LawsOptions<W>): void {
  walk(game, given, ({ m, r }) => {
    for (const seat of everybody(m)) {
      const other = guess(m, seat, r);
      if (!game.isOpen || seat === null) expectSame(game.view(other, seat), game.view(m, seat), `the view of ${seat}`);
      expectSame(prompt(other, seat), prompt(m, seat), `the prompt of ${seat}`);
    }
  });
}

export function guessesVary<W extends Spec>(game: Game<W>, given: LawsOptions<W>): void {
  const still = new Map<string, { guesses: number; varied: boolean }>();
  walk(game, given, ({ m, r, seat }) => {
    const secrets = given.secrets(m.setup);
    const truth = hiddenFrom(secrets, m, seat);
    const other = hiddenFrom(secrets, guess(m, seat, r), seat);
    for (const name of Object.keys(truth)) {
      if (truth[name]?.length === 0) continue;
      const known = still.get(name) ?? { guesses: 0, varied: false };
      still.set(name, { guesses: known.guesses + 1, varied: known.varied || !same(truth[name], other[name]) });
    }
  });
  for (const [name, { guesses, varied }] of still) expect(varied, `${name} in ${guesses} guesses`).toBe(true);
}

/** Whoever knows the generator of a guess, and not only its result, must not be able to reckon back to the truth. */
export function guessesTellNothing<W extends Spec>(game: Game<W>, given: LawsOptions<W>): void {
  walk(game, given, ({ m, r }) => {
    for (const seat of eyes(m)) {
      const other = guess(m, seat, r);
      const fromOther = guess(other, seat, copyRng(r));
      expect(save(fromOther), `the guess of ${seat ?? 'a spectator'}`).toBe(save(guess(m, seat, r)));
    }
  });
}

export function worldsAgree<W extends Spec>(game: Game<W>, given: LawsOptions<W>): void {
  const all = worldsOf(given);
  const played = new Map<string, number>();
  for (const { secret, inputs } of twoWorlds(game, all))
    played.set(secret.name, (played.get(secret.name) ?? 0) + inputs.length);
  for (const name of namesOf(all))
    expect(played.get(name) ?? 0, `inputs in two worlds of ${name}`).toBeGreaterThanOrEqual(all.together);
}

/** Plants a leak that is worked out at one moment and shown later on, for each secret, and looks whether the law finds it. */
export function leaksAreNoticed<W extends Spec>(game: Game<W>, given: LawsOptions<W>): void {
  const all = worldsOf(given);
  const noticed = new Set<string>();
  for (const setup of all.setups)
    for (const secret of all.secrets(setup)) {
      if (noticed.has(secret.name)) continue;
      try {
        twoWorlds(leaking(game, secret), { ...all, setups: [setup], secrets: () => [secret] });
      } catch (thrown) {
        if (!(thrown as Error).message.includes(`does not tell ${secret.name}`)) throw thrown;
        noticed.add(secret.name);
      }
    }
  expect([...noticed].sort()).toEqual(namesOf(all).sort());
}

/** After every step the secret is written down, where saves and copies keep it, and everybody sees what was written. */
function leaking<W extends Spec>(game: Game<W>, secret: Secret<W>): Game<W> {
  const written = (m: Match<W>) => m.stack[0] as { leak?: string } | undefined;
  return {
    ...game,
    isOpen: false,
    check(m) {
      game.check?.(m);
      Object.assign(written(m) ?? {}, { leak: JSON.stringify(secret.of(m)) });
    },
    view: (m, seat) => Object.assign(game.view(m, seat), { leak: written(m)?.leak ?? null }),
  };
}

const worldsOf = <W extends Spec>({ setups, secrets, policy, worlds }: LawsOptions<W>) => ({
  together: 40,
  setups,
  secrets,
  ...(policy ? { policy } : {}),
  ...worlds,
});

const namesOf = <W extends Spec>({ setups, secrets }: TwoWorlds<W>): string[] => [
  ...new Set(setups.flatMap(setup => secrets(setup).map(({ name }) => name))),
];

export function surprisesAreCounted<W extends Spec>(game: Game<W>, given: LawsOptions<W>): void {
  walk(game, given, ({ m, r, seat, action }) => {
    const one = guess(m, seat, r);
    const two = guess(m, seat, r);
    if (!isOpen(two, seat, action)) return;
    apply(one, seat, action);
    apply(two, seat, action);
    if (!same(game.view(one, seat), game.view(two, seat)))
      expect(one.revealed, `${JSON.stringify(action)} reveals`).toBeGreaterThan(m.revealed);
  });
}

/** Whoever sees the same in two worlds has heard the same: with the same dice only what is hidden differs. */
export function eventsLeakNothing<W extends Spec>(game: Game<W>, given: LawsOptions<W>): void {
  walk(game, given, ({ m, r, seat, action }) => {
    for (const listener of everybody(m)) {
      const one = guess(m, listener, r);
      const two = guess(m, listener, r);
      two.rng = copyRng(one.rng);
      if (!isOpen(one, seat, action) || !isOpen(two, seat, action)) continue;
      const heard = overheard(one, listener, seat, action);
      expectSame(JSON.parse(JSON.stringify(heard)), heard, 'plain data');
      const other = overheard(two, listener, seat, action);
      if (seesTheSame(one, two, listener)) expectHeard(given, heard, other, listener, action);
    }
  });
}

/** A choice that does not show must not be heard either: two answers that look alike sound alike. */
export function choicesStaySecret<W extends Spec>(game: Game<W>, given: LawsOptions<W>): void {
  if (game.isOpen) return;
  walk(game, given, ({ m, r, seat, action, open }) => {
    const instead = open[below(r, open.length)] as W['action'];
    for (const listener of everybody(m)) {
      if (listener === seat) continue;
      const one = clone(m);
      const two = clone(m);
      const heard = overheard(one, listener, seat, action);
      const other = overheard(two, listener, seat, instead);
      if (seesTheSame(one, two, listener)) expectHeard(given, heard, other, listener, action);
    }
  });
}

/** From how fast an answer comes anybody may learn that a page gave it: it must depend on nothing that is hidden from them. */
export function loneAnswersTellNothing<W extends Spec>(game: Game<W>, given: LawsOptions<W>): void {
  if (game.isOpen) return;
  const mayTake = (m: Match<W>, seat: Seat): boolean => isLone(m, seat, options(m, seat));
  walkWisely(game, given, ({ m, r }) => {
    for (const seat of deciders(m)) {
      const other = guess(m, null, r);
      if (mayTake(m, seat) !== mayTake(other, seat))
        expect.fail(`${waitingAt(m)} tells what seat ${seat} hides by being answered at once`);
    }
  });
}

function seesTheSame<W extends Spec>(one: Match<W>, two: Match<W>, seat: Seat | null): boolean {
  const { game } = one;
  return same(game.view(one, seat), game.view(two, seat)) && same(prompt(one, seat), prompt(two, seat));
}

function expectHeard<W extends Spec>(
  { announced = [] }: LawsOptions<W>,
  heard: readonly W['event'][],
  other: readonly W['event'][],
  listener: Seat | null,
  action: W['action'],
): void {
  const secret = (events: readonly W['event'][]) => events.filter(event => !announced.includes(event.type));
  expectSame(secret(other), secret(heard), `what ${listener ?? 'a spectator'} hears of ${JSON.stringify(action)}`);
}

/** What one listener hears of an action. */
function overheard<W extends Spec>(m: Match<W>, listener: Seat | null, seat: Seat, action: W['action']): W['event'][] {
  const heard: W['event'][] = [];
  m.hear = (event, instead) => {
    for (const s in instead ?? {}) expect(Number(s), 'an event for a seat of the table').toBeLessThan(m.setup.seats);
    const own = listener === null ? undefined : instead?.[listener];
    if (own !== null) heard.push(own ?? event);
  };
  apply(m, seat, action);
  m.hear = null;
  return heard;
}
