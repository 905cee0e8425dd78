import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type RunnerTask, afterAll, afterEach, expect } from 'vitest';
import type { AnyBox } from '../box.ts';
import { same } from '../plain.ts';
import type { RecordedScene, RecordedScenes } from '../recorded-scene.ts';
import { onlooker } from './onlooker.ts';
import { Recorder } from './recorder.ts';

// Runs before every test file: the scenes of a game's tests are those that its rulebook shows, or `rempart scenes` asks for them.

const OF_A_GAME = /[/\\]games[/\\]([^/\\]+)[/\\]test[/\\]/;

const path = expect.getState().testPath ?? '';
const game = OF_A_GAME.exec(path)?.[1];
const folder = process.env['REMPART_SCENES'];
const titleNow = (): string => expect.getState().currentTestName ?? '';
onlooker.current = null; // whoever looked on at the file before, in the same thread
if (game !== undefined && folder === undefined) compareAll(game, basename(path));
if (game !== undefined && folder !== undefined) await recordAll(game, basename(path), folder);

async function recordAll(id: string, file: string, into: string): Promise<void> {
  const { box } = (await import(`../../games/${id}/index.ts`)) as { box: AnyBox };
  const recorder = new Recorder(box);
  onlooker.current = recorder;
  const all: RecordedScene[] = [];
  afterEach(({ task }) => {
    const scenes = recorder.scenes(file, titleNow());
    if (task.result?.state !== 'fail') all.push(...scenes);
  });
  afterAll(() => writeFileSync(join(into, `${file}.json`), JSON.stringify(all)));
}

function shownOf(id: string): readonly RecordedScene[] {
  try {
    const text = readFileSync(new URL(`../../games/${id}/scenes.json`, import.meta.url), 'utf8');
    return (JSON.parse(text) as RecordedScenes).scenes;
  } catch {
    return []; // `rempart rules` says of each game how much is shown
  }
}

const WRITE = 'Write it anew with "npx rempart scenes GAME --write", and read the diff.';

/** Each scene that the rulebook shows is played so by its test, as long as there is one. */
function compareAll(id: string, file: string): void {
  const shown = shownOf(id).filter(scene => scene.file === file);
  if (shown.length === 0) return;
  const recorder = new Recorder();
  onlooker.current = recorder;
  let tasks: readonly RunnerTask[] = [];
  afterEach(({ task }) => {
    ({ tasks } = task.file);
    const test = titleNow();
    const now = recorder.scenes(file, test);
    if (task.result?.state === 'fail') return;
    for (const scene of shown)
      if (scene.test === test && !now.some(one => same(asWritten(one), scene)))
        throw new Error(`The rulebook shows another scene than this test plays. ${WRITE}`);
  });
  afterAll(() => {
    const titles = new Set(tasks.flatMap(task => titlesOf(task)));
    const gone = shown.find(scene => !titles.has(scene.test));
    if (gone) throw new Error(`The rulebook shows a scene of "${gone.test}", and there is no such test. ${WRITE}`);
  });
}

const asWritten = (scene: RecordedScene): unknown => JSON.parse(JSON.stringify(scene));

function titlesOf(task: RunnerTask, above = ''): string[] {
  const title = above === '' ? task.name : `${above} > ${task.name}`;
  return task.type === 'suite' ? task.tasks.flatMap(one => titlesOf(one, title)) : [title];
}
