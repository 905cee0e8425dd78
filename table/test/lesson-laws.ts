import { expect, test } from 'vitest';
import { type AnyBox, LANGUAGES, type Texts } from '../../engine/box.ts';
import { same } from '../../engine/plain.ts';
import { lay } from '../../engine/recorded-scene.ts';
import { say, unused } from '../../engine/table-talk.ts';
import type { Spec } from '../../engine/types.ts';
import { LessonLine, type Rules } from '../../client/learn/lesson-line.ts';
import type { Action } from '../../client/line/table-line.ts';
import { previewsAfter, walk } from '../../client/scenes/walk.ts';
import { typesetIn } from '../../kit/typeset.ts';
import { type Lesson, LEARNER, type Said, isRight, mistakeOf, sceneOf } from '../lesson.ts';
import type { Look } from '../look.ts';
import type { ScreenParts } from '../screen/screen-parts.ts';
import { bookOf } from './first-match.ts';
import { misprints } from '../../kit/test/typography.ts';

interface School<W extends Spec, T extends Texts<W>> {
  readonly box: AnyBox;
  readonly lessons: readonly Lesson<W>[];
  readonly screen: Pick<ScreenParts<W, T>, 'thing' | 'touch' | 'isMain'>;
  readonly texts: T;
}

const [FEWEST, MOST] = [6, 10]; // notes
const [FIRST, LATER] = [5, 8]; // minutes
const MOST_WAYS = 60;

/** What every lesson of every game keeps, each way through it walked by the line that a page has. */
export function lessonLaws<W extends Spec, T extends Texts<W>>(school: School<W, T>): void {
  const lessons = school.lessons as unknown as readonly Lesson<Spec>[];
  const { box } = school;

  test('there are three to six lessons, each with a name of its own', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(3);
    expect(lessons.length).toBeLessThanOrEqual(6);
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
    for (const { id } of lessons) expect(id).not.toBe('match');
  });

  for (const [at, lesson] of lessons.entries()) {
    test(`${lesson.id}: few short notes, in both languages`, () => {
      expect(lesson.notes.length).toBeGreaterThanOrEqual(FEWEST);
      expect(lesson.notes.length).toBeLessThanOrEqual(MOST);
      expect(lesson.minutes).toBeLessThanOrEqual(at === 0 ? FIRST : LATER);
      expect(lesson.notes[0]?.part, 'the first note begins a part').toBeDefined();
      for (const said of sentences(lesson))
        for (const language of LANGUAGES) {
          const text = typesetIn(language, said[language]);
          expect(misprints(language, text.replaceAll('*', '')), text).toEqual([]);
          expect(text.split('*').length % 2, `stars in pairs: ${text}`).toBe(1);
          expect(countSentences(text), `two sentences at most: ${text}`).toBeLessThanOrEqual(2);
        }
    });

    test(`${lesson.id}: every rule that it quotes stands in both rulebooks`, () => {
      const mistakes = [...lesson.mistakes, ...lesson.notes.flatMap(note => note.mistakes ?? [])];
      for (const language of LANGUAGES) {
        const book = bookOf(box.game.id, language);
        for (const { rule } of [...lesson.notes, ...mistakes]) expect(book.has(rule), `${rule} ${language}`).toBe(true);
      }
    });

    test(`${lesson.id}: right answers lead to its victory, whichever are given, and chance is all used`, async () => {
      const ends = await ways(lesson, school);
      expect(ends.length).toBeGreaterThan(0);
      for (const answers of ends) {
        const table = { m: lay<Spec>(box, sceneOf(lesson, [])), vocabulary: box.vocabulary };
        for (const step of sceneOf(lesson, answers).steps) expect(say(table, step)).toEqual([]);
        expect(unused(table), JSON.stringify(answers)).toEqual([]);
        expect(say(table, lesson.victory), 'the victory').toEqual([]);
      }
    });

    test(`${lesson.id}: what somebody left goes on where it was`, async () => {
      const line = await LessonLine.open(box.game.id, lesson, rulesOf(box));
      await line.act(LEARNER, [line.right as Action]);
      const { answers } = line.course.getState();
      const again = await LessonLine.open(box.game.id, lesson, rulesOf(box), answers);
      expect(again.course.getState().answers).toEqual(answers);
      expect(again.store.getState().position).toEqual(line.store.getState().position);
      await line.undo();
      expect(line.course.getState().answers).toEqual([]);
      const other = await LessonLine.open(box.game.id, lesson, rulesOf(box), [{ type: 'no such answer' }]);
      expect(other.course.getState().answers).toEqual([]);
    });
  }
}

export const rulesOf = (box: AnyBox): Rules => ({
  walk: scene => Promise.resolve(walk(box, { scene, upTo: null, answers: [] })),
  previews: (scene, seat, step) => Promise.resolve(previewsAfter(box, { scene, upTo: null, answers: [] }, seat, step)),
});

/** Every way of right answers through a lesson; what is wrong at each note is tried on the way. */
async function ways(
  lesson: Lesson<Spec>,
  { box, screen, texts }: School<Spec, Texts<Spec>>,
): Promise<(readonly Action[])[]> {
  const ends: (readonly Action[])[] = [];
  const open: (readonly Action[])[] = [[]];
  const rules = rulesOf(box);
  for (let answers = open.pop(); answers; answers = open.pop()) {
    const { paces } = walk(box, { scene: sceneOf(lesson, answers), upTo: null, answers: [] });
    expect(
      paces.filter(({ refused }) => refused).map(({ answer }) => answer),
      `${lesson.id}: refused`,
    ).toEqual([]);
    const line = await LessonLine.open(box.game.id, lesson, rules, answers);
    expect(line.course.getState().answers, `${JSON.stringify(answers)} hold`).toEqual(answers);
    const { position, views } = line.store.getState();
    const note = lesson.notes[answers.length];
    if (!note) {
      ends.push(answers);
      continue;
    }
    const where = `${lesson.id}, note ${answers.length + 1}`;
    const prompt = position?.prompts[LEARNER];
    if (!prompt)
      throw new Error(
        `${where}: the learner is not asked, but ${JSON.stringify(position?.asked)} at ${position?.step}`,
      );
    const offered = prompt.options.map(action => JSON.stringify(action)).join('\n');
    const right = prompt.options.filter(action => isRight(note, action));
    expect(right, `${where}: a right answer among\n${offered}\n`).not.toEqual([]);
    for (const like of note.right)
      expect(
        prompt.options.some(action => isRight({ ...note, right: [like] }, action)),
        `${where}: ${JSON.stringify(like)} among\n${offered}\n`,
      ).toBe(true);
    expect(line.right && right.some(action => same(action, line.right)), `${where}: one is shown`).toBe(true);
    const view = views.get(LEARNER) ?? views.get('table') ?? {};
    const look: Look<Spec> = { texts, language: 'en', view, names: ['Ana', 'Bot 2', 'Bot 3', 'Bot 4'], seat: LEARNER };
    const touched = prompt.options.flatMap(action => screen.touch(action, look));
    expect(touched.includes(note.at) || screen.thing(note.at, look) !== null, `${where}: ${note.at} is there`).toBe(
      true,
    );
    for (const action of right)
      expect(screen.isMain(action) || screen.touch(action, look).length > 0, `${where}: can be touched`).toBe(true);
    await refusesMistakes(
      line,
      lesson,
      prompt.options.filter(action => !isRight(note, action)),
      where,
    );
    for (const action of right) open.push([...answers, action]);
    expect(open.length + ends.length, 'ways through a lesson').toBeLessThan(MOST_WAYS);
  }
  return ends;
}

/** Nothing has happened, and something is said, of this very answer. */
async function refusesMistakes(
  line: LessonLine,
  lesson: Lesson<Spec>,
  wrong: readonly Action[],
  where: string,
): Promise<void> {
  const { note } = line;
  const before = line.store.getState();
  const { answers } = line.course.getState();
  for (const action of wrong) {
    const mistake = note && mistakeOf(lesson, note, action);
    expect(mistake, `${where}: something is said of ${JSON.stringify(action)}`).toBeTruthy();
    expect(await line.act(LEARNER, [action])).toBeNull();
    expect(line.store.getState(), `${where}: ${JSON.stringify(action)} changes nothing`).toBe(before);
    expect(line.course.getState()).toMatchObject({ answers, mistake: { action } });
  }
}

const sentences = (lesson: Lesson<Spec>): Said[] => [
  lesson.title,
  lesson.about,
  lesson.won,
  ...lesson.mistakes.map(({ say: said }) => said),
  ...lesson.notes.flatMap(({ say: said, part, mistakes = [] }) => [
    said,
    ...(part ? [part] : []),
    ...mistakes.map(({ say: of }) => of),
  ]),
];

const countSentences = (text: string): number => text.match(/[.!?…](?=\s|$)/g)?.length ?? 0;
