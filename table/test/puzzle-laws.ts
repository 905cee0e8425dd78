import { expect, test } from 'vitest';
import { chanceOf } from '../../bots/value.ts';
import { type AnyBox, LANGUAGES, type Texts } from '../../engine/box.ts';
import { apply } from '../../engine/match.ts';
import { same } from '../../engine/plain.ts';
import type { Puzzle, Puzzles } from '../../engine/puzzle.ts';
import { question } from '../../engine/queries.ts';
import { lay } from '../../engine/recorded-scene.ts';
import { seedRng } from '../../engine/rng.ts';
import { stateHash } from '../../engine/save.ts';
import type { Spec } from '../../engine/types.ts';
import { LessonLine } from '../../client/learn/lesson-line.ts';
import { drillOf } from '../../client/puzzle/puzzles.ts';
import { puzzleWords } from '../../client/puzzle/words.ts';
import { misprints } from '../../kit/test/typography.ts';
import { judge } from '../../lab/puzzles/judge.ts';
import { LEARNER } from '../lesson.ts';
import type { Look } from '../look.ts';
import type { ScreenParts } from '../screen/screen-parts.ts';
import { bookOf } from './first-match.ts';
import { rulesOf } from './lesson-laws.ts';

interface Posed<W extends Spec, T extends Texts<W>> {
  readonly box: AnyBox;
  /** `puzzles.json`, as it was read. */
  readonly puzzles: object;
  readonly screen: Pick<ScreenParts<W, T>, 'touch' | 'isMain'>;
}

const FEWEST = 14;
const MOST_ANSWERS = 4;
/** Points by which the best is better, at least. */
const CLEAR = 2;
/** Bytes of all of them: they are fetched together. */
const LARGEST = 90_000;

/** What every puzzle of every game keeps. */
export function puzzleLaws<W extends Spec, T extends Texts<W>>({ box, puzzles: read, screen }: Posed<W, T>): void {
  const { puzzles, version } = read as Puzzles;
  const parts = screen as unknown as Pick<ScreenParts<Spec, Texts<Spec>>, 'touch' | 'isMain'>;

  test('there are enough puzzles, of these rules, each with a name of its own', () => {
    expect(version).toBe(box.game.version);
    expect(puzzles.length).toBeGreaterThanOrEqual(FEWEST);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(JSON.stringify(puzzles).length).toBeLessThan(LARGEST);
  });

  test('every puzzle still stands: its moves lead to its table, its answers are open and clearly better, and rules say more', () => {
    const books = LANGUAGES.map(language => bookOf(box.game.id, language));
    for (const puzzle of puzzles) {
      const m = lay<Spec>(box, { ...puzzle.table, steps: [] });
      expect(stateHash(m).slice(0, puzzle.id.length), puzzle.table.led.seed).toBe(puzzle.id);
      expect(puzzle.answers.length).toBeGreaterThan(0);
      expect(puzzle.answers.length).toBeLessThanOrEqual(MOST_ANSWERS);
      for (const [at, { right, chances, margin, forced }] of puzzle.answers.entries()) {
        const asked = question(m, LEARNER);
        const where = `${puzzle.id}, answer ${at + 1}`;
        expect(asked?.options.length, where).toBe(chances.length);
        const rightAt = right.map(action => asked?.options.findIndex(option => same(option, action)) ?? -1);
        expect(rightAt, where).not.toContain(-1);
        const best = Math.min(...rightAt.map(n => chances[n] ?? 0));
        const others = chances.filter((_, n) => !rightAt.includes(n));
        expect(others.length, `${where}: something to choose`).toBeGreaterThan(0);
        expect(margin, where).toBeGreaterThanOrEqual(CLEAR);
        expect(best - Math.max(...others), where).toBeGreaterThanOrEqual(margin - 1); // both are rounded
        for (const book of books) expect(book.has(asked?.rule ?? ''), `${where}: ${asked?.rule}`).toBe(true);
        if (at === puzzle.answers.length - 1) break;
        expect(right, `${where}: one way leads on`).toHaveLength(1);
        for (const action of [...right, ...forced]) apply(m, LEARNER, action);
      }
    }
  });

  test('the line of a page takes right answers only, each of which can be touched, and says what the others are worth', async () => {
    for (const puzzle of puzzles) await solve(box, parts, puzzle);
  });

  test('answers are still better when they are tried again', () => {
    const { judgement } = box.bots;
    if (!judgement) throw new Error('puzzles need a judgement');
    const rng = seedRng('laws');
    // A few worlds tell little of one puzzle, and enough of several.
    const tried = puzzles.slice(0, 3).map(puzzle => {
      const m = lay<Spec>(box, { ...puzzle.table, steps: [] });
      expect(chanceOf(judgement, m, LEARNER)).toBeGreaterThan(0);
      const { options } = question(m, LEARNER) ?? { options: [] };
      const [right = options[0]] = puzzle.answers[0]?.right ?? [];
      const wrong = options.filter(option => !puzzle.answers[0]?.right.some(one => same(one, option)));
      const depth = { worlds: 8, inputs: 12, players: ['yardstick', 'companion'] } as const;
      const { chances } = judge<Spec>(box, judgement, m, LEARNER, [right as Spec['action'], ...wrong], depth, rng);
      const [best = 0, ...others] = chances.map(all => all.reduce((sum, one) => sum + one, 0) / all.length);
      return best - others.reduce((sum, one) => sum + one, 0) / others.length;
    });
    expect(tried.reduce((sum, gain) => sum + gain, 0) / tried.length).toBeGreaterThan(0.02);
  });
}

async function solve(
  box: AnyBox,
  screen: Pick<ScreenParts<Spec, Texts<Spec>>, 'touch' | 'isMain'>,
  puzzle: Puzzle,
): Promise<void> {
  const line = await LessonLine.open(box.game.id, drillOf(puzzle), rulesOf(box));
  for (const [at, { right, chances }] of puzzle.answers.entries()) {
    const { position, views } = line.store.getState();
    const options = position?.prompts[LEARNER]?.options ?? [];
    const view = views.get(LEARNER) ?? {};
    for (const language of LANGUAGES) {
      const texts = box.texts[language] as Texts<Spec>;
      const names = ['Ana', 'Bot 2', 'Bot 3', 'Bot 4'];
      const look: Look<Spec> = { texts, language, view, names, seat: LEARNER };
      for (const [n, action] of options.entries()) {
        const said = puzzleWords[language].wrong(texts.action(action, view, names), chances[n] ?? -1, 50);
        expect(misprints(language, said.replaceAll('*', '')), said).toEqual([]);
        expect(said.split('*'), said).toHaveLength(5);
        expect(screen.isMain(action) || screen.touch(action, look).length > 0, `${puzzle.id}: can be touched`).toBe(
          true,
        );
      }
    }
    const before = line.store.getState();
    for (const action of options.filter(option => !right.some(one => same(one, option)))) {
      expect(await line.act(LEARNER, [action])).toBeNull();
      expect(line.store.getState(), `${puzzle.id}: ${JSON.stringify(action)} changes nothing`).toBe(before);
      expect(line.course.getState()).toMatchObject({ mistake: { action } });
    }
    await line.act(LEARNER, [line.right as Spec['action']]);
    expect(line.course.getState().answers, puzzle.id).toHaveLength(at + 1);
  }
  expect(line.note, puzzle.id).toBeNull();
}
