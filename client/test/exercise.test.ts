import { beforeEach, expect, test } from 'vitest';
import type { Replay, Spec } from '../../engine/types.ts';
import { readFile } from '../home/file.ts';
import { Page } from './home-page.ts';

let page: Page;
beforeEach(() => {
  page = new Page();
});

/** A match of two that was given up after some moves. */
async function ended(): Promise<{ id: string; replay: Replay<Spec> }> {
  const id = await page.open(2);
  const table = await page.sitsAt(id);
  await page.act(table, 'wait', 'wait');
  await page.say(table, { type: 'concede', seat: 0 });
  await page.leaves(table);
  return { id, replay: await page.home.replay(id) };
}

const wish = (replay: Replay<Spec>, n: number) => ({
  replay,
  n,
  sitters: ['here' as const, 'expert' as const],
  name: 'Ana',
});

test('a match that is over is played on from a moment, with other dice, and stays as it was', async () => {
  const { id, replay } = await ended();
  const kept = await page.saves.log(id);
  const exercise = await page.home.exercise(wish(replay, 1));
  const inputs = (await page.saves.log(exercise)).entries.map(({ input }) => input);
  expect(inputs).toHaveLength(2);
  expect(inputs[0]).toEqual(replay.inputs[0]);
  expect(inputs[1]).toMatchObject({ type: 'host', entry: { type: 'reseed', eyes: 0 } });
  const seeds = inputs.flatMap(input =>
    input.type === 'host' && input.entry.type === 'reseed' ? [input.entry.seed] : [],
  );
  expect(seeds[0]).not.toBe(replay.seed);
  const table = await page.sitsAt(exercise);
  const [before] = await table.look(referee => referee.whole(['table']).views);
  expect(before?.view, 'what was seen stays').toMatchObject({ bags: expect.any(Array), deck: expect.any(Number) });
  expect(await page.home.lobby(exercise)).toMatchObject({
    isExercise: true,
    status: 'running',
    seats: [{ isYours: true }, { isYours: false, bot: 'expert' }],
  });
  expect(await page.act(table, 'wait')).toMatchObject({ refusal: null });
  expect(await page.saves.log(id)).toEqual(kept);
  expect(await page.home.lobby(id)).toMatchObject({ isExercise: false, status: 'over' });
});

test('an exercise counts for nothing: it goes to no server and belongs to no campaign', async () => {
  const { replay } = await ended();
  const carried = { ...replay, setup: { ...replay.setup, carry: { fame: 2 } } };
  const exercise = await page.home.exercise(wish(carried, 0));
  const { mine, campaigns } = await page.home.list();
  expect(mine.find(({ id }) => id === exercise)).toMatchObject({ isExercise: true });
  expect(campaigns.map(({ id }) => id)).not.toContain(exercise);
  await expect(page.home.handOver(exercise)).rejects.toMatchObject({ code: 'not-running' });
  const table = await page.sitsAt(exercise);
  await page.say(table, { type: 'concede', seat: 0 });
  const again = await page.home.rematch(exercise, {});
  expect((await page.saves.row(again))?.carry).toEqual({ fame: 2 });
});

test('it goes into a file and comes back; what cannot be played on is refused', async () => {
  const { replay } = await ended();
  const exercise = await page.home.exercise(wish(replay, 2));
  const tables = await page.home.keep([exercise]);
  const file = readFile(JSON.stringify({ rempart: 'matches', format: 1, tables, memory: {} }));
  const other = new Page();
  expect(file && (await other.home.bring(file))).toBe(1);
  expect(await other.home.lobby(exercise)).toMatchObject({ isExercise: true });
  await expect(page.home.exercise(wish(replay, replay.inputs.length))).rejects.toMatchObject({ code: 'not-running' });
  await expect(page.home.exercise(wish({ ...replay, version: 99 }, 1))).rejects.toMatchObject({ code: 'file' });
});
