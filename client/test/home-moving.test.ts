import { beforeEach, expect, test } from 'vitest';
import { commit } from '../../engine/commitment.ts';
import type { HostEntry } from '../../engine/types.ts';
import type { Lent, Moving } from '../../referee/moving.ts';
import { Referee } from '../../referee/referee.ts';
import { readFile } from '../home/file.ts';
import { Page, box } from './home-page.ts';

const THERE = 'abcdefghjkmn';

let page: Page;
beforeEach(() => {
  page = new Page();
});

const setupOf = ({ scenario, seats, options, carry }: Moving) => ({ scenario, seats: seats.length, options, carry });

/** What a server would lend, having been brought this. */
function lentFrom(match: Moving): Lent {
  const referee = new Referee(box, { ...match, setup: setupOf(match), snapshot: null });
  const entry: HostEntry = { type: 'reseed', seed: 'chacha:there', salt: 'salt', eyes: 0 };
  const input = { type: 'host', at: referee.match.clock, entry } as const;
  expect(referee.enter(input).refusal).toBeNull();
  const end = { after: referee.inputs.length, version: box.game.version, save: referee.save() };
  return { ...match, inputs: [...referee.inputs], end, reseeds: [commit('chacha:there', 'salt')] };
}

test('what is handed over is the whole match, with its clock stopped, and nobody plays it here meanwhile', async () => {
  const id = await page.open();
  const table = await page.sitsAt(id);
  await page.act(table, 'wait');
  const { match, onto } = await page.home.handOver(id);
  expect(onto).toBeNull();
  expect(match.inputs).toMatchObject([{ type: 'answer' }, { entry: { type: 'pause' } }]);
  const again = new Referee(box, { ...match, setup: setupOf(match), snapshot: null });
  expect(again.save()).toBe(await table.look(referee => referee.save()));
  expect(await page.act(table, 'wait')).toMatchObject({ refusal: { code: 'not-running', values: { status: 'lent' } } });
  const other = new Page(page.saves);
  const there = await other.sitsAt(id);
  expect(await other.act(there, 'wait'), 'nor on another page').toMatchObject({ refusal: { code: 'not-running' } });
  await expect(page.home.handOver(id)).rejects.toMatchObject({ code: 'not-running' });
});

test('a page that had it open before another one handed it over keeps nothing more of it', async () => {
  const id = await page.open();
  const table = await page.sitsAt(id);
  await new Page(page.saves).home.handOver(id);
  expect(await page.act(table, 'wait')).toMatchObject({ refusal: { code: 'not-running' } });
});

test('where the server refuses it, it stays and goes on', async () => {
  const id = await page.open();
  const table = await page.sitsAt(id);
  await page.home.handOver(id);
  await page.home.arrived(id, null);
  await page.say(table, { type: 'resume' });
  expect(await page.act(table, 'wait')).toMatchObject({ refusal: null });
  expect(page.told.findLast(({ type }) => type === 'lobby')).toMatchObject({ lobby: { status: 'running' } });
});

test('what was on its way when its page was closed is here after all', async () => {
  const id = await page.open();
  await page.home.handOver(id);
  const other = new Page(page.saves);
  expect(await other.home.lobby(id)).toMatchObject({ status: 'running' });
  const table = await other.sitsAt(id);
  await other.say(table, { type: 'resume' });
  expect(await other.act(table, 'wait')).toMatchObject({ refusal: null });
});

test('once it has arrived, its copy leads there and is listed no more', async () => {
  const id = await page.open();
  await page.home.handOver(id);
  await page.home.arrived(id, THERE);
  await expect(page.home.lobby(id)).rejects.toMatchObject({ code: 'moved', values: { there: THERE } });
  expect((await page.home.list()).mine).toEqual([]);
});

test('what a server lends goes on here, is kept as a file, and goes back to where it came from', async () => {
  const first = await page.open();
  const sent = await page.home.handOver(first);
  await page.home.arrived(first, THERE);
  const lent = lentFrom(sent.match);
  const id = await page.home.borrow(THERE, lent, 'Ana');
  expect(id, 'in the place of what led there').toBe(first);
  expect(await page.home.copyOf(THERE)).toBe(id);
  const table = await page.sitsAt(id);
  await page.say(table, { type: 'resume' });
  expect(await page.act(table, 'wait')).toMatchObject({ refusal: null });
  expect(await page.home.lobby(id)).toMatchObject({ elsewhere: THERE, reseeds: lent.reseeds });
  const [kept] = await page.home.keep([id]);
  const file = { rempart: 'matches', format: 1, tables: [kept], memory: {} };
  expect(readFile(JSON.stringify(file))?.tables[0]?.row).toMatchObject({ there: THERE, place: 'here' });
  const back = await page.home.handOver(id);
  expect(back.onto).toBe(THERE);
  expect(back.match.inputs.slice(0, lent.inputs.length)).toEqual(lent.inputs);
  expect(back.match.inputs.length).toBe(lent.inputs.length + 3); // it went on, an answer, and its clock was stopped
});

test('a match whose storage was emptied says so, and is kept from memory', async () => {
  const id = await page.open();
  const table = await page.sitsAt(id);
  await page.act(table, 'wait');
  await page.saves.remove(id);
  expect(await page.act(table, 'wait')).toMatchObject({ refusal: { code: 'erased' } });
  expect(await page.act(table, 'search'), 'and says so again').toMatchObject({ refusal: { code: 'erased' } });
  const tables = await page.home.keep([id]);
  expect(tables[0]?.log.entries, 'nothing that was not acknowledged').toHaveLength(1);
  expect(await page.home.bring({ tables })).toBe(1);
  const other = new Page(page.saves);
  const again = await other.sitsAt(id);
  expect(await other.act(again, 'wait')).toMatchObject({ refusal: null });
});

test('a match that another page deletes does not begin anew', async () => {
  const id = await page.open();
  const table = await page.sitsAt(id);
  await page.act(table, 'wait');
  await new Page(page.saves).home.remove(id);
  await page.home.changed(id);
  expect(await page.act(table, 'wait')).toMatchObject({ refusal: { code: 'erased' } });
  expect(page.told.findLast(({ type }) => type === 'whole')).toMatchObject({ n: 1 });
});
