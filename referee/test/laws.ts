import { describe, expect, test } from 'vitest';
import type { AnyBox, Box } from '../../engine/box.ts';
import { guess, start } from '../../engine/match.ts';
import { deciders } from '../../engine/queries.ts';
import { same } from '../../engine/plain.ts';
import { below, copyRng, seedRng } from '../../engine/rng.ts';
import { load } from '../../engine/save.ts';
import type { LawsOptions } from '../../engine/testing/given.ts';
import { type Secret, hiddenFrom } from '../../engine/testing/secrets.ts';
import { everybody, expectSame, move, position } from '../../engine/testing/walk.ts';
import { type Stretch, twoWorlds } from '../../engine/testing/worlds.ts';
import type { Game, Match, Rng, Seat, Spec } from '../../engine/types.ts';
import { caseNow } from '../case.ts';
import type { Down } from '../down.ts';
import { frameTexts } from '../frames.ts';
import { Referee } from '../referee.ts';
import type { Audience, TableNews } from '../messages.ts';
import { downOf } from '../short.ts';
import { thoughtOf } from '../suggest.ts';

// What every game must obey at a table: frames, hints and case files tell no secret.

const head = { title: '', note: [] };

export function hostLaws<W extends Spec>(box: Box<W>, given: LawsOptions<W>): void {
  describe(`${box.game.id} obeys the laws at a table`, () => {
    test('in two worlds that differ in one secret, frames, hints and case files are the same', () =>
      tablesAgree(box, given));
    test('whoever reckons back from 1,000 case files learns nothing', () =>
      attackersLearnNothing(box.game, given, 1000));
  });
}

// ---- two worlds at two tables ---------------------------------------------------------------------------------

function tablesAgree<W extends Spec>(box: Box<W>, { setups, secrets, policy, worlds }: LawsOptions<W>): void {
  const all = { setups: (worlds?.setups ?? setups).slice(0, 2), secrets, together: 40, ...(policy ? { policy } : {}) };
  const stretches = twoWorlds(box.game, all);
  expect(stretches.length).toBeGreaterThan(0);
  for (const stretch of stretches) tableAgrees(box, stretch);
}

function tableAgrees<W extends Spec>(box: Box<W>, { setup, secret, saves, inputs }: Stretch<W>): void {
  const any = box as unknown as AnyBox;
  const tables = saves.map(
    text =>
      new Referee(any, {
        setup,
        seed: 'worlds',
        salt: '',
        inputs: [],
        snapshot: { after: 0, save: text },
      }),
  );
  const [one, two] = tables as [Referee, Referee];
  const strangers = (): (Seat | null)[] =>
    everybody(one.match).filter(seat => !tables.some(({ match }) => secret.isKnownTo?.(match as never, seat)));
  inputs.forEach((input, i) => {
    const before = strangers();
    const frames = tables.map(table => {
      const entered = table.enter(input);
      if (entered.refusal) throw new Error(`${JSON.stringify(input)} is refused: ${JSON.stringify(entered.refusal)}`);
      return entered.frame;
    });
    const after = strangers();
    if (i % 5 === 0 && frames[0]) wireTellsAll(any, frames[0], everybody(one.match));
    for (const seat of before.filter(other => after.includes(other))) {
      const why = `${seat ?? 'a spectator'} gets nothing that tells ${secret.name} (${JSON.stringify(input)})`;
      const [first, second] = frames.map(frame => JSON.stringify(sent(frame, seat ?? 'table')));
      expect(second, `the frame: ${why}`).toBe(first);
      if (i % 8 === 0) thoughtsAgree(any, one, two, seat, why);
    }
  });
}

/** As texts frames say the same, in short, down to the order of what is in an option. */
function wireTellsAll({ game }: AnyBox, frame: TableNews, seats: readonly (Seat | null)[]): void {
  const isOpen = game.isOpen ?? false;
  for (const seat of seats) {
    const audience = seat ?? 'table';
    const [text = ''] = frameTexts(frame, [[audience]], isOpen).texts;
    const { type, ...told } = downOf(text) as Extract<Down, { type: 'frame' }>;
    const sights = frame.sights.flatMap(sight =>
      isOpen || sight.to.includes(audience) ? [{ ...sight, to: [audience] }] : [],
    );
    const [prompt, undo] = [seat === null ? undefined : frame.prompts[seat], seat === null ? null : frame.undo[seat]];
    expect(type).toBe('frame');
    expect(told).toEqual({
      ...frame,
      sights,
      prompts: prompt && seat !== null ? { [seat]: prompt } : {},
      undo: undo && seat !== null ? { [seat]: undo } : {},
    });
    if (prompt && seat !== null)
      expect(JSON.stringify(told.prompts[seat]?.options)).toBe(JSON.stringify(prompt.options));
  }
}

/** What goes over the line to one person. */
function sent({ sights, prompts, ...rest }: TableNews, audience: Audience): object {
  const sight = sights.find(({ to }) => to.includes(audience)) ?? sights.find(({ to }) => to.includes('table'));
  return {
    ...rest,
    events: sight?.events,
    patch: sight?.patch,
    prompt: audience === 'table' ? null : prompts[audience],
  };
}

const asking = (seat: Seat, why: string) =>
  ({ seat, bot: 'companion', isHint: true, rng: seedRng(why), hasTime: (n: number) => n < 1 }) as const;

function thoughtsAgree(box: AnyBox, one: Referee, two: Referee, seat: Seat | null, why: string): void {
  const [first, second] = [one, two].map(({ match }) => caseNow(match, seat, seedRng(why), head));
  expectSame(second, first, `the case file: ${why}`);
  if (seat === null || !deciders(one.match).includes(seat)) return;
  const hints = [one, two].map(({ match }) => thoughtOf(box, match, asking(seat, why)));
  expectSame(hints[1], hints[0], `the hint: ${why}`);
}

// ---- the attack on case files ---------------------------------------------------------------------------------

/** How often somebody who knows how a case file was dealt names a secret rightly, and how often somebody who just guesses. */
export interface Learned {
  attacker: number;
  blind: number;
  secrets: number;
}

export function attackersLearnNothing<W extends Spec>(game: Game<W>, given: LawsOptions<W>, positions: number): void {
  const { attacker, blind, secrets } = learned(game, given, positions);
  expect(secrets).toBeGreaterThan(positions / 2);
  expect(Math.abs(attacker - blind), `${attacker} and ${blind} of ${secrets} secrets`).toBeLessThanOrEqual(
    5 * Math.sqrt(attacker + blind + 1),
  );
}

/** The attack, with the worst that could come out: the attacker knows the very generator that dealt the file. */
export function learned<W extends Spec>(game: Game<W>, given: LawsOptions<W>, positions: number): Learned {
  const found: Learned = { attacker: 0, blind: 0, secrets: 0 };
  const r = seedRng('attack');
  const each = Math.ceil(positions / given.setups.length);
  for (const setup of given.setups) {
    let m = start(game, setup, 'attack');
    for (let i = 0; i < each; i++) {
      if (m.outcome) m = start(game, setup, `attack ${i}`);
      const seat = everybody(m)[below(r, setup.seats + 1)] ?? null;
      const rng = seedRng(`case:${i}`);
      const file = caseNow(m as never, seat, copyRng(rng), head);
      const secrets = given.secrets(setup);
      const truth = hiddenFrom(secrets, m, seat);
      const attacked = reckonedBack(load(game, file.save ?? ''), seat, rng, secrets);
      const guessed = hiddenFrom(secrets, guess(m, seat, r), seat);
      for (const [name, value] of Object.entries(truth)) {
        if (value.length === 0) continue;
        found.secrets++;
        if (same(attacked[name], value)) found.attacker++;
        if (same(guessed[name], value)) found.blind++;
      }
      move(position(m, r));
    }
  }
  return found;
}

const STEPS = 500;
type Hidden = { [name: string]: readonly unknown[] };

/**
 * Deals from the file again and again with the same generator: where a secret comes round, the truth lay one step before.
 * Where it does not come round soon, what stands in the file is as good as anything.
 */
function reckonedBack<W extends Spec>(
  file: Match<W>,
  seat: Seat | null,
  rng: Rng,
  secrets: readonly Secret<W>[],
): Hidden {
  const seen = hiddenFrom(secrets, file, seat);
  const found: Hidden = {};
  let [m, last] = [file, seen];
  for (let i = 0; i < STEPS && Object.keys(found).length < Object.keys(seen).length; i++) {
    m = guess(m, seat, copyRng(rng));
    const next = hiddenFrom(secrets, m, seat);
    for (const name of Object.keys(seen))
      if (!found[name] && same(next[name], seen[name])) found[name] = last[name] ?? [];
    last = next;
  }
  return { ...seen, ...found };
}
