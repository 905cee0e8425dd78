import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyBox } from '../../engine/box.ts';
import { alarms } from '../../engine/test/toys/alarm.ts';
import { type HomeFile, readFile } from '../home/file.ts';
import type { HomeTable } from '../home/home-table.ts';
import type { Entry } from '../home/saves.ts';
import { TooLong } from '../home/thinker.ts';
import { FickleSaves, Page, box } from './home-page.ts';

const viewOf = (table: HomeTable): Promise<unknown> => table.look(referee => referee.whole(['table']));
const inputsOf = async (page: Page, id: string): Promise<Entry['input'][]> =>
  (await page.saves.log(id)).entries.map(({ input }) => input);

let page: Page;
afterEach(() => {
  vi.restoreAllMocks();
});
beforeEach(() => {
  page = new Page();
});

test('what is acknowledged is kept, and another page goes on from there', async () => {
  const id = await page.open();
  const table = await page.sitsAt(id);
  expect(await page.act(table, 'search')).toMatchObject({ refusal: null, done: 1 });
  expect(page.told.filter(({ type }) => type === 'frame')).toHaveLength(1);
  const other = new Page(page.saves);
  const again = await other.sitsAt(id);
  expect(await viewOf(again)).toEqual(await viewOf(table));
  await other.say(again, { type: 'whole' });
  expect(other.told.at(-1), 'with what was heard').toMatchObject({ type: 'whole', n: 1, events: [{ type: 'found' }] });
});

test('what the device cannot keep is refused, and has not happened', async () => {
  const table = await page.sitsAt(await page.open());
  page.saves.isFull = true;
  expect(await page.act(table, 'wait')).toMatchObject({ refusal: { code: 'device' } });
  page.saves.isFull = false;
  expect(await viewOf(table)).toMatchObject({ n: 0 });
  expect(await page.act(table, 'wait')).toMatchObject({ refusal: null });
});

test('what another page wrote first comes first, and what was said here after it', async () => {
  const id = await page.open();
  const here = await page.sitsAt(id);
  const other = new Page(page.saves);
  const there = await other.sitsAt(id);
  await page.act(here, 'wait');
  expect(await other.act(there, 'wait')).toMatchObject({ refusal: null });
  expect(await viewOf(there)).toMatchObject({ n: 2 });
  expect((await page.saves.log(id)).entries.map(({ seq }) => seq)).toEqual([1, 2]);
  await page.home.changed(id);
  expect(page.told.at(-1)).toMatchObject({ type: 'whole', n: 2 });
});

test('what is said twice is done once', async () => {
  const id = await page.open();
  const table = await page.sitsAt(id);
  const said = { type: 'act', id: 'once', seat: 0, step: null, actions: [{ type: 'wait' }, { type: 'wait' }] };
  await page.say(table, said);
  expect(await page.say(table, { ...said, again: true })).toMatchObject({ refusal: null, done: 2 });
  expect(await inputsOf(page, id)).toHaveLength(2);
});

test('a seat of a bot is not one’s own; nobody is there to talk to', async () => {
  const table = await page.sitsAt(await page.open(2));
  expect(await page.say(table, { type: 'act', seat: 1, step: null, actions: [{ type: 'wait' }] })).toMatchObject({
    refusal: { code: 'not-possible', values: { why: 'not-yours' } },
  });
  expect(await page.say(table, { type: 'hint', seat: 1 })).toMatchObject({ refusal: { code: 'not-possible' } });
  for (const said of [
    { type: 'chat', text: 'hello', phrase: null },
    { type: 'report', message: 'x' },
    { type: 'consent', yes: true },
  ])
    expect(await page.say(table, said)).toMatchObject({ refusal: { code: 'not-possible' } });
  const late = { type: 'act', seat: 0, step: 'turn/other', actions: [{ type: 'wait' }] };
  expect(await page.say(table, late), 'to another question').toMatchObject({ refusal: { code: 'not-asked' } });
});

test('bots play at their pace, as long as somebody looks', async () => {
  const id = await page.open(2);
  const table = await page.sitsAt(id);
  await page.act(table, 'wait', 'wait');
  await page.passes(800);
  expect(await inputsOf(page, id)).toHaveLength(2);
  await page.passes(200);
  expect(await inputsOf(page, id)).toHaveLength(3);
  await page.leaves(table);
  await page.passes(5000);
  expect(await inputsOf(page, id), 'asleep').toHaveLength(3);
});

test('a bot that fails is helped out; one that is late tries again; a match does not depend on hints', async () => {
  const id = await page.open(2);
  const table = await page.sitsAt(id);
  await page.act(table, 'wait', 'wait');
  const able = page.think;
  const asked: string[] = [];
  page.think = async thought => {
    asked.push(thought.bot);
    if (thought.bot === 'companion') throw new Error('lost its head');
    return able(thought);
  };
  await page.passes(1000);
  expect([asked, await inputsOf(page, id)]).toMatchObject([['companion', 'yardstick'], { length: 3 }]);
  let misses = 0;
  page.think = async thought => {
    if (misses++ < 3) throw new TooLong();
    return able(thought);
  };
  await page.passes(8000);
  expect((await inputsOf(page, id)).filter(({ type }) => type === 'answer').length).toBeGreaterThan(3);
  page.think = () => Promise.reject(new Error('never'));
  const before = (await inputsOf(page, id)).length;
  await page.home.sit(id, 0, 'bot');
  await page.passes(1000);
  expect((await inputsOf(page, id)).length, 'whatever comes first').toBeGreaterThan(before + 1);
  await page.home.sit(id, 0, 'me');
  expect(await page.say(table, { type: 'hint', seat: 0 })).toEqual({ value: null, refusal: null });
});

test('rules that throw set the table aside; another page tries again', async () => {
  const id = await page.open();
  const table = await page.sitsAt(id);
  await page.act(table, 'wait');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = new Page(page.saves);
  const check = (): never => {
    throw new Error('no such card');
  };
  broken.box = { ...box, game: { ...alarms, check } } as unknown as AnyBox;
  const there = await broken.sitsAt(id);
  expect(broken.told.at(-1)).toEqual({ type: 'failed', status: 'failed' });
  expect(await broken.home.lobby(id)).toMatchObject({ status: 'failed' });
  expect(await broken.act(there, 'wait')).toMatchObject({ refusal: { code: 'failed' } });
  const other = new Page(page.saves);
  expect(await viewOf(await other.sitsAt(id))).toMatchObject({ n: 1 });
});

test('a clock goes on where it stood, and the log says for how long nobody was there', async () => {
  const id = await page.open();
  const table = await page.sitsAt(id);
  await page.act(table, 'wait');
  await page.passes(4000);
  await page.leaves(table);
  page.clock.pass(3_600_000);
  await page.sitsAt(id);
  const inputs = await inputsOf(page, id);
  expect(inputs.at(-1)).toMatchObject({ type: 'host', at: 4000, entry: { type: 'away', ms: 3_600_000 } });
  await page.passes(5500);
  expect(await inputsOf(page, id)).toHaveLength(2);
  await page.passes(1000);
  expect((await inputsOf(page, id)).at(-1), 'the alarm of its tenth second').toMatchObject({
    type: 'tick',
    at: 10_000,
  });
});

test('a page that was frozen has let no time pass', async () => {
  const id = await page.open();
  const table = await page.sitsAt(id);
  await page.act(table, 'wait');
  await page.passes(3000);
  page.clock.pass(0);
  const { clock } = page;
  // Everything stands still, timers as well, and goes on later.
  const frozen = (clock as unknown as { timers: { at: number }[] }).timers;
  for (const timer of frozen) timer.at += 60_000;
  clock.pass(60_000);
  await page.passes(2500);
  const inputs = await inputsOf(page, id);
  expect(inputs.filter(({ type }) => type === 'tick')).toEqual([]);
  expect(inputs.at(-1)).toMatchObject({ type: 'host', entry: { type: 'away' } });
});

test('what passes during a pause does not count', async () => {
  const id = await page.open();
  const table = await page.sitsAt(id);
  await page.passes(2000);
  expect(await page.say(table, { type: 'pause' })).toMatchObject({ refusal: null });
  await page.passes(30_000);
  expect(await page.say(table, { type: 'resume' })).toMatchObject({ refusal: null });
  await page.passes(7500);
  expect((await inputsOf(page, id)).map(({ type }) => type)).toEqual(['host', 'host']);
  await page.passes(1000);
  expect((await inputsOf(page, id)).at(-1)).toMatchObject({ type: 'tick', at: 10_000 });
});

test('taking back goes as far as one likes: nobody else is there', async () => {
  const id = await page.open();
  const table = await page.sitsAt(id);
  await page.act(table, 'search');
  expect(await page.say(table, { type: 'undo', seat: 0 })).toMatchObject({ refusal: null });
  expect((await inputsOf(page, id)).at(-1)).toMatchObject({ entry: { type: 'undo', to: 0, marked: true } });
  expect(page.told.at(-1)).toMatchObject({ type: 'whole', events: [] });
  expect((await page.saves.row(id))?.wasUndone).toBe(true);
  expect(await page.say(table, { type: 'undo', seat: 0 }), 'nothing is left').toMatchObject({
    refusal: { code: 'not-possible' },
  });
});

test('a seat can be handed to a bot and taken back, and a bot’s seat taken', async () => {
  const id = await page.open(2);
  await page.sitsAt(id);
  const seatOf = async (seat: number) => (await page.home.lobby(id)).seats[seat];
  const eyes = () =>
    page.told.flatMap(told => (told.type === 'whole' ? [told.views.flatMap(({ to }) => to)] : [])).at(-1);
  await page.home.sit(id, 0, 'bot');
  expect(await seatOf(0)).toMatchObject({ kind: 'bot', isYours: true, isLent: true });
  expect(eyes(), 'its owner still looks through its eyes').toEqual([0]);
  await page.home.sit(id, 0, 'me');
  await page.home.sit(id, 1, 'me');
  expect(await seatOf(1)).toMatchObject({ kind: 'person', isYours: true, isTaken: true });
  expect(eyes()).toEqual([0, 1]);
  await page.home.sit(id, 1, 'leave');
  expect(await seatOf(1)).toMatchObject({ kind: 'bot', isYours: false });
  await expect(page.home.sit(id, 0, 'open')).rejects.toMatchObject({ code: 'started' });
  await expect(page.home.sit(id, 7, 'me')).rejects.toMatchObject({ code: 'no-seat' });
});

test('a bot has a level, which changes in the middle of a match and is kept', async () => {
  const id = await page.open(2);
  const table = await page.sitsAt(id);
  const botAt = async (table: string, seat: number) => (await page.home.lobby(table)).seats[seat]?.bot;
  expect(await botAt(id, 1)).toBe('companion');
  const before = await inputsOf(page, id);
  await page.home.sit(id, 1, 'bot', 'expert');
  expect(await botAt(id, 1)).toBe('expert');
  expect(await inputsOf(page, id), 'nobody has taken over').toEqual(before);
  const asked: (string | null)[] = [];
  const able = page.think;
  page.think = thought => {
    asked.push(thought.bot);
    return able(thought);
  };
  await page.act(table, 'wait', 'wait');
  await page.passes(1000);
  expect(new Set(asked)).toEqual(new Set(['expert']));
  await page.home.sit(id, 1, 'bot');
  expect(await botAt(id, 1), 'unless another one is said').toBe('expert');
  const again = new Page(page.saves);
  expect((await again.home.lobby(id)).seats[1]?.bot).toBe('expert');
});

test('the same once more, the replay, and what campaigns hand on', async () => {
  const id = await page.open();
  const table = await page.sitsAt(id);
  await expect(page.home.rematch(id, {})).rejects.toMatchObject({ code: 'not-over' });
  await expect(page.home.replay(id)).rejects.toMatchObject({ code: 'started' });
  await page.act(table, 'search');
  await page.say(table, { type: 'concede', seat: 0 });
  expect(await page.home.lobby(id)).toMatchObject({
    status: 'over',
    seed: expect.stringMatching(/^chacha:/) as string,
  });
  expect((await page.home.replay(id)).inputs).toHaveLength(2);
  const next = await page.home.rematch(id, {});
  expect(await page.home.rematch(id, {}), 'asked twice').toBe(next);
  expect(await page.home.lobby(next)).toMatchObject({ status: 'running', scenario: 'museum' });
  const { mine } = await page.home.list();
  expect(mine.map(brief => brief.id).toSorted()).toEqual([id, next].toSorted());
  await page.home.remove(next);
  await expect(page.home.lobby(next)).rejects.toMatchObject({ code: 'no-table' });
});

test('rules that have changed go on from the last save, or say that they cannot', async () => {
  const id = await page.open();
  await page.act(await page.sitsAt(id), 'wait');
  const newer = new Page(page.saves);
  const migrate = vi.fn((saved: object) => saved);
  newer.box = { ...box, game: { ...alarms, version: 3, migrate } } as unknown as AnyBox;
  const table = await newer.sitsAt(id);
  expect(migrate).toHaveBeenCalledOnce();
  expect(await newer.act(table, 'wait')).toMatchObject({ refusal: null });
  const later = new Page(page.saves);
  later.box = newer.box;
  expect(await viewOf(await later.sitsAt(id)), 'never again from the beginning').toMatchObject({ n: 2 });
  const other = new Page(page.saves);
  other.box = { ...box, game: { ...alarms, version: 4, migrate: () => null } } as unknown as AnyBox;
  await other.sitsAt(id);
  expect(await other.home.lobby(id)).toMatchObject({ status: 'frozen' });
  expect(other.told.at(-1)).toEqual({ type: 'failed', status: 'frozen' });
});

test('wishes that cannot be fulfilled say why', async () => {
  const wish = { game: 'alarm', scenario: 'museum', seats: 1, options: {}, sitters: [], name: '' };
  await expect(page.home.create({ ...wish, scenario: 'moon' })).rejects.toMatchObject({ code: 'setup' });
  await expect(page.home.create({ ...wish, seats: 9 })).rejects.toMatchObject({ code: 'setup' });
  expect(await page.saves.rows()).toEqual([]);
});

test('a file brings back what was kept, once; what was changed in it is refused', async () => {
  const id = await page.open();
  const table = await page.sitsAt(id);
  await page.act(table, 'wait');
  const text = JSON.stringify({
    rempart: 'matches',
    format: 1,
    tables: await page.home.keep(null),
    memory: { name: 'Ana' },
  });
  const file = readFile(text);
  if (!file) throw new Error('not read');
  expect(file.memory).toEqual({ name: 'Ana' });
  const other = new Page(new FickleSaves());
  expect(await other.home.bring(file)).toBe(1);
  expect(await viewOf(await other.sitsAt(id))).toEqual(await viewOf(table));
  expect(await other.home.bring(file), 'known already').toBe(0);
  await page.act(table, 'wait');
  expect(await page.home.bring(file), 'here it has gone on').toBe(0);
  expect(await inputsOf(page, id)).toHaveLength(2);
  const longer = { ...file, tables: await page.home.keep([id]) };
  expect(await other.home.bring(longer), 'there it has not').toBe(1);
  expect(await inputsOf(other, id)).toHaveLength(2);

  const [kept] = file.tables;
  if (!kept) throw new Error('nothing kept');
  const { row, log } = kept;
  const foul = (change: object): object => ({ ...file, tables: [{ row, log, ...change }] });
  for (const [what, said] of Object.entries({
    'another format': { ...file, format: 2 },
    'a gap': foul({ log: { ...log, entries: log.entries.map(entry => ({ ...entry, seq: 2 })) } }),
    'an input of another table': foul({
      log: { ...log, entries: log.entries.map(entry => ({ ...entry, table: 'x' })) },
    }),
    'other dice': foul({ row: { ...row, seed: 'chacha:mine' } }),
    'more than there is': foul({ row: { ...row, isAdmin: true } }),
    'a table of a server': foul({ row: { ...row, id: 'abcdefghjkmn' } }),
  }))
    expect(readFile(JSON.stringify(said)), what).toBeNull();
  expect(readFile('{')).toBeNull();
  const entries = log.entries.map(entry => ({ ...entry, input: { ...entry.input, action: { type: 'fly' } } }));
  const cheated = { tables: [{ row, log: { ...log, entries } }] } as unknown as HomeFile;
  const empty = new Page(new FickleSaves());
  await expect(empty.home.bring(cheated)).rejects.toMatchObject({
    code: 'file',
    values: { reason: expect.stringContaining('refuse') as string },
  });
  const won = {
    tables: [{ row: { ...row, outcome: { reason: 'escaped', scores: [1] } }, log }],
  } as unknown as HomeFile;
  await expect(empty.home.bring(won)).rejects.toMatchObject({ code: 'file' });
  expect(await empty.saves.rows()).toEqual([]);
});
