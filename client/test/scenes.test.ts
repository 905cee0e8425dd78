import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type AnyBox, LANGUAGES } from '../../engine/box.ts';
import type { RecordedScene, RecordedScenes } from '../../engine/recorded-scene.ts';
import { gameFolder, gameIds, loadBox } from '../../shelf/games.ts';
import { box as template } from '../../tools/template/index.ts';
import { SceneLine } from '../scenes/scene-line.ts';
import { walk } from '../scenes/walk.ts';

const NAMES = ['Camille', 'Noé', 'Lou', 'Max', 'Zoé', 'Tom', 'Inès', 'Sacha'];
const any = template as AnyBox;

const read = (path: string): RecordedScenes => JSON.parse(readFileSync(path, 'utf8')) as RecordedScenes;
const { scenes, rules } = read(new URL('../../tools/template/scenes.json', import.meta.url).pathname);
const sceneOf = (rule: string): RecordedScene => {
  const found = scenes[rules[rule] ?? -1];
  if (!found) throw new Error(`no scene of ${rule}`);
  return found;
};
const lineOf = (box: AnyBox, scene: RecordedScene): SceneLine =>
  new SceneLine(box.game.id, scene, NAMES, walk(box, { scene, upTo: null, answers: [] }), 0);

/** What the page says of a scene, in a language: it throws where a text cannot. */
function told(box: AnyBox, line: SceneLine, language: (typeof LANGUAGES)[number]): string[] {
  const texts = box.texts[language];
  return Array.from({ length: line.paces.length + 1 }, (_, at) => {
    const question = line.questionAfter(at);
    const view = question && line.viewAfter(at, question.seat);
    const asked = question && view ? [texts.prompt(question.prompt.step, view, NAMES)] : [];
    const answer = line.paces[at - 1]?.answer;
    const before = answer && line.viewAfter(at - 1, answer.seat);
    const answered = before ? [texts.action(answer.action, before, NAMES)] : [];
    const heard = at === 0 ? [] : line.heardAt(at);
    const log = heard.map(
      entry => ('event' in entry ? texts.event(entry.event, NAMES, view ?? undefined) : null) ?? '',
    );
    return [...answered, ...asked, ...log].join('\n');
  });
}

/** Every step is taken, or refused by the rule that the test names. */
function expectPlayed(box: AnyBox, scene: RecordedScene): void {
  const line = lineOf(box, scene);
  const steps = scene.steps.filter(step => !('load' in step));
  expect(line.paces.map(pace => pace.refused?.rule ?? null)).toEqual(
    steps.map(step => ('refuses' in step ? (step.rule ?? null) : null)),
  );
  expect(line.paces.map(pace => pace.refused !== null)).toEqual(steps.map(step => 'refuses' in step));
  for (const language of LANGUAGES) told(box, line, language);
}

describe('a walk along a scene', () => {
  test('shows what each step changes, and what is heard of it', () => {
    const line = lineOf(any, sceneOf('PR-TURN-01'));
    expect(line.paces).toHaveLength(2);
    expect([0, 1, 2].map(at => line.questionAfter(at)?.seat)).toEqual([0, 1, 0]);
    expect([0, 1, 2].map(at => line.eyesAfter(at))).toEqual([0, 1, 0]);
    expect(line.heardAt(1).length).toBeGreaterThan(0);
    expect(line.viewAfter(1, 0)).not.toEqual(line.viewAfter(0, 0));
    expect(told(any, line, 'fr')[1]).not.toBe('');
  });

  test('goes on with other answers, with what chance was left for it', () => {
    const scene = sceneOf('PR-TURN-01');
    const [first, second] = walk(any, { scene, upTo: 1, answers: [{ seat: 1, action: { type: 'roll' } }] }).paces;
    expect([first, second]).toEqual(walk(any, { scene, upTo: null, answers: [] }).paces);
    const refused = walk(any, { scene, upTo: 1, answers: [{ seat: 0, action: { type: 'roll' } }] }).paces[1];
    expect(refused).toMatchObject({ frames: [], refused: {} });
  });

  test('is taken one pace at a time or at once', () => {
    const line = lineOf(any, sceneOf('PR-TURN-01'));
    const seen: number[] = [];
    line.store.subscribe(({ position }) => seen.push(position?.n ?? -1));
    line.walkTo(1, 0);
    line.walkTo(2, 1);
    line.walkTo(0, 2);
    expect(seen).toEqual([1, 2, 0]);
  });

  test.each(scenes)('$test', scene => expectPlayed(any, scene));
});

test.each(gameIds())('every scene of %s is played in the page as in its test', async id => {
  const path = join(gameFolder(id), 'scenes.json');
  if (!existsSync(path)) return;
  const box = await loadBox(id);
  for (const scene of read(path).scenes) expectPlayed(box, scene);
});
