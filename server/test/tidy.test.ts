import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HandClock } from '../clock.ts';
import { type RunningServer, startServer } from '../server.ts';
import { readSettings } from '../settings.ts';
import { KEEPING } from '../tables/sweeping.ts';
import { type Place, STORAGES, freshPlace } from './places.ts';
import { Player } from './player.ts';

vi.hoisted(() => {
  process.env['REMPART_GAMES'] = 'server/test/games';
});

const ASLEEP_AFTER = 15 * 60_000;
let place: Place;
let server: RunningServer;
let clock: HandClock;

describe.each(STORAGES)('on %s', storage => {
  beforeEach(async () => {
    place = await freshPlace(storage);
    clock = new HandClock();
    const settings = readSettings(
      ['--port', '0', '--host', '127.0.0.1', '--data', place.path, '--bot-pace', '0'],
      place.environment,
    );
    server = await startServer(settings, clock);
  });
  afterEach(async () => {
    await server.stop();
    await place.remove();
  });

  test('whoever comes while a table falls asleep waits, and finds it as it was', async () => {
    const ana = new Player(server.port);
    const id = await ana.opens('stubborn', 1);
    await ana.request('POST', `/api/tables/${id}/start`, {});
    const table = await server.house.table(id);
    const nothing = (): void => {};
    table.inputs.answer(0, { type: 'count' }, 'a:1#0', null, nothing, nothing);
    await expect.poll(() => table.match.position?.n).toBe(1);
    clock.pass(ASLEEP_AFTER);
    let isStored = (): void => {};
    const stored = new Promise<void>(resolve => {
      isStored = resolve;
    });
    const putSnapshot = server.store.putSnapshot.bind(server.store);
    const slow = vi.spyOn(server.store, 'putSnapshot').mockImplementation(async (...snapshot) => {
      await stored;
      await putSnapshot(...snapshot);
    });
    const tidied = server.house.tidy();
    await expect.poll(() => slow.mock.calls.length).toBe(1);
    const woken = server.house.table(id);
    let isAwake = false;
    void woken.then(() => {
      isAwake = true;
    });
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(isAwake, 'there is never a second one of the same table').toBe(false);
    isStored();
    expect((await tidied).asleep).toBe(1);
    expect((await woken).match.position).toMatchObject({ n: 1 });
    expect(await woken).not.toBe(table);
  });

  test('a table that nobody looks at sleeps, and wakes up where it was', async () => {
    const ana = new Player(server.port);
    const id = await ana.opens('stubborn', 1);
    await ana.joins(id);
    await ana.request('POST', `/api/tables/${id}/start`, {});
    await ana.until(() => ana.prompts[0] !== undefined);
    await ana.act(0, ana.prompts[0]?.options[0] as object);
    const { n, view } = ana;
    clock.pass(ASLEEP_AFTER);
    expect((await server.house.tidy()).asleep, 'somebody is looking').toBe(0);
    ana.leave();
    const table = await server.house.table(id);
    while (table.watchers.size > 0) await new Promise(resolve => setTimeout(resolve, 5));
    clock.pass(ASLEEP_AFTER);
    expect((await server.house.tidy()).asleep).toBe(1);
    expect(server.house.awake).toBe(0);
    const back = Object.assign(new Player(server.port), { cookie: ana.cookie });
    await back.joins(id);
    await back.until(() => back.n === n);
    expect(back.view).toEqual(view);
  });

  test('whoever comes in hears what time it is, not when something was last said', async () => {
    const ana = new Player(server.port);
    const id = await ana.opens('stubborn', 1);
    await ana.request('POST', `/api/tables/${id}/start`, {});
    await ana.joins(id);
    await ana.until(() => ana.prompts[0] !== undefined);
    clock.pass(7000);
    const ben = new Player(server.port);
    await ben.joins(id);
    await ben.until(() => ben.n >= 0);
    const clocks = [ana, ben].map(({ heard }) => heard.find(({ type }) => type === 'whole')?.['clock']);
    expect(clocks).toEqual([0, 7000]);
  });

  test('tables go by the stated rule: lobbies, forgotten matches, finished ones', async () => {
    const ana = new Player(server.port);
    const lobby = await ana.opens('stubborn', 2);
    const running = await ana.opens('stubborn', 1);
    await ana.request('POST', `/api/tables/${running}/start`, {});
    const exists = async (id: string): Promise<boolean> => (await server.store.table(id)) !== undefined;
    clock.pass(KEEPING.lobbyFor - 1);
    await server.house.tidy();
    expect([await exists(lobby), await exists(running)]).toEqual([true, true]);
    clock.pass(2);
    await server.house.tidy();
    expect([await exists(lobby), await exists(running)]).toEqual([false, true]);
    expect((await ana.request('GET', `/api/tables/${lobby}`)).status).toBe(404);
    clock.pass(KEEPING.runningFor);
    await server.house.tidy();
    expect(await exists(running)).toBe(false);
  });

  test('more tables than an attacker opens in a minute go in one round', async () => {
    const ana = new Player(server.port);
    const watched = await ana.opens('stubborn', 2);
    const row = await server.store.table(watched);
    if (!row) throw new Error('a table');
    const copies = Array.from({ length: 350 }, (_, i) => ({ ...row, id: `copy${i}`, touched_at: row.touched_at - i }));
    await Promise.all(
      copies.map(copy =>
        server.store.addTable(copy, [
          { table_id: copy.id, seat: 0, kind: 'open', guest_id: null, bot: null, taken: 0 },
        ]),
      ),
    );
    await ana.joins(watched);
    clock.pass(KEEPING.lobbyFor + 1);
    expect(await server.house.tidy()).toMatchObject({ removed: 350 });
    expect(await server.store.countByStatus(), 'but for the one that somebody looks at').toEqual([
      { status: 'lobby', count: 1 },
    ]);
  });

  const countOf = async (table: 'guests' | 'link_codes'): Promise<number> =>
    (await server.store.db.selectFrom(table).selectAll().execute()).length;

  test('a guest has one code at a time, and it goes by itself', async () => {
    const [ana, ben] = [new Player(server.port), new Player(server.port)];
    await ana.request('POST', '/api/me', { name: 'Ana' });
    const codes = [];
    for (let i = 0; i < 3; i++)
      codes.push(((await ana.request('POST', '/api/me/code', {})).body as { code: string }).code);
    expect(await countOf('link_codes')).toBe(1);
    expect((await ben.request('POST', '/api/me/link', { code: codes[0] })).status).toBe(404);
    expect((await ben.request('POST', '/api/me/link', { code: codes[2] })).body).toEqual({ name: 'Ana' });
    await ana.request('POST', '/api/me/code', {});
    await server.house.tidy();
    expect(await countOf('link_codes')).toBe(1);
    clock.pass(11 * 60_000);
    await server.house.tidy();
    expect(await countOf('link_codes')).toBe(0);
  });

  test('who only looks leaves nothing behind; who does something is kept', async () => {
    const [ana, eve] = [new Player(server.port), new Player(server.port)];
    const id = await ana.opens('stubborn', 2, 2);
    for (let i = 0; i < 5; i++) await new Player(server.port).request('GET', '/api/me');
    await eve.request('GET', '/api/tables');
    const before = eve.cookie;
    await eve.joins(id);
    await ana.joins(id);
    await ana.until(() => ana.lobby?.watching === 1);
    expect(await countOf('guests'), 'Ana').toBe(1);
    expect((await eve.request('POST', `/api/tables/${id}/seats/1`, { as: 'me' })).status).toBe(200);
    expect(eve.cookie).not.toBe(before);
    expect(await countOf('guests')).toBe(2);
    await ana.until(() => ana.lobby?.seats[1]?.isThere === true);
    expect(ana.lobby?.watching, 'she is who she was when she looked').toBe(0);
    const { mine } = (await eve.request('GET', '/api/tables')).body as { mine: object[] };
    expect(mine).toHaveLength(1);
  });

  test('what is refused to somebody without a cookie leaves no guest behind', async () => {
    const ana = new Player(server.port);
    const id = await ana.opens('stubborn', 2, 1);
    const refused = async (path: string, body: object): Promise<void> => {
      const { status } = await new Player(server.port).request('POST', path, body);
      expect(status, path).toBeGreaterThanOrEqual(400);
    };
    for (let i = 0; i < 3; i++) {
      await refused(`/api/tables/${id}/seats/0`, { as: 'me' });
      await refused(`/api/tables/${id}/seats/1`, { as: 'open' });
      await refused(`/api/tables/${id}/wish`, { seat: 0 });
      await refused('/api/tables', { game: 'nothing' });
      await refused('/api/tables', { game: 'stubborn', seats: 31 });
    }
    expect(await countOf('guests'), 'Ana').toBe(1);
    const statuses: number[] = [];
    for (let i = 0; i < 13; i++)
      statuses.push((await new Player(server.port).request('POST', '/api/me/code', {})).status);
    expect(statuses).toEqual([...Array(10).fill(200), ...Array(3).fill(429)]);
    expect([await countOf('guests'), await countOf('link_codes')]).toEqual([11, 10]);
  });

  test('guests without a name and without a seat go when they have not been seen for long', async () => {
    const players = ['Ana', '', ''].map(() => new Player(server.port));
    const [ana, ben, eve] = players as [Player, Player, Player];
    await ana.request('POST', '/api/me', { name: 'Ana' });
    for (const player of [ben, eve]) {
      const id = await player.opens('stubborn', 1);
      await player.request('POST', `/api/tables/${id}/start`, {});
    }
    const { body } = await ben.request('GET', '/api/tables');
    const [{ id }] = (body as { mine: [{ id: string }] }).mine;
    clock.pass(KEEPING.namelessFor + 1);
    await server.house.tidy();
    expect(await countOf('guests'), 'seats and names are kept').toBe(3);
    await server.store.removeTable(id);
    await ben.request('GET', '/api/me');
    await server.house.tidy();
    expect(await countOf('guests'), 'Ben was here today').toBe(3);
    clock.pass(KEEPING.namelessFor + 1);
    await server.house.tidy();
    expect(await countOf('guests'), 'Ana has a name; the match of Eve went by its own rule, and she after it').toBe(1);
    expect((await ben.request('GET', '/api/me')).body, 'somebody new').toEqual({ name: '' });
  });
});
