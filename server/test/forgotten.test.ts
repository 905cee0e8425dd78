import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { HandClock } from '../clock.ts';
import { tidyLimits } from '../doors/counters.ts';
import { type RunningServer, startServer } from '../server.ts';
import { readSettings } from '../settings.ts';
import { type Place, STORAGES, freshPlace } from './places.ts';
import { Player } from './player.ts';

vi.hoisted(() => {
  process.env['REMPART_GAMES'] = 'server/test/games';
});

const DAY = 24 * 60 * 60_000;

describe.each(STORAGES)('who is forgotten, on %s', storage => {
  let place: Place;
  let server: RunningServer;
  const clock = new HandClock();
  beforeAll(async () => {
    place = await freshPlace(storage);
    const options = ['--port', '0', '--host', '127.0.0.1', '--data', place.path, '--bot-pace', '0'];
    server = await startServer(readSettings(options, place.environment), clock);
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  const withCookie = (cookie: string) => Object.assign(new Player(server.port), { cookie });
  const post = (player: Player, path: string, body: object) => player.request('POST', path, body);
  const forget = async (player: Player) => expect((await player.request('DELETE', '/api/me')).status).toBe(200);
  const idOf = (player: Player): string => /^rempart=([a-z0-9]{20})\./.exec(player.cookie)?.[1] ?? '';

  test('is nobody by any cookie, for good', async () => {
    const ana = new Player(server.port);
    await ana.request('GET', '/api/me');
    const fresh = ana.cookie;
    await post(ana, '/api/me', { name: 'Ana' });
    const kept = ana.cookie;
    expect(kept).not.toBe(fresh);
    await forget(ana);
    for (const later of [0, DAY, 2 * DAY, 9 * DAY]) {
      clock.pass(later);
      await tidyLimits(server.store, clock.now());
      for (const cookie of [fresh, kept]) {
        const back = withCookie(cookie);
        await post(back, '/api/me', { name: 'Mallory' });
        expect([fresh, kept], `somebody else after ${later / DAY} days`).not.toContain(back.cookie);
        expect((await withCookie(kept).request('GET', '/api/me')).body).toEqual({ name: '' });
      }
    }
    const marks = server.store.db.selectFrom('limits').selectAll().where('key', 'like', 'forgotten %');
    expect(await marks.execute(), 'nothing is left').toEqual([]);
  });

  test('a cookie of somebody of whom nothing is kept is good for two days, and a kept one for as long as they are', async () => {
    const [eve, ben] = [new Player(server.port), new Player(server.port)];
    for (const player of [eve, ben]) await player.request('GET', '/api/me');
    const [first, lost] = [eve.cookie, ben.cookie];
    await post(ben, '/api/me', { name: 'Ben' });
    await eve.request('GET', '/api/tables');
    expect(eve.cookie, 'she is who she was').toBe(first);
    const late = withCookie(lost);
    expect((await late.request('GET', '/api/me')).body, 'the answer with his lasting cookie got lost').toEqual({
      name: 'Ben',
    });
    expect(late.cookie).toBe(ben.cookie);
    clock.pass(2 * DAY);
    await eve.request('GET', '/api/me');
    expect(eve.cookie).not.toBe(first);
    expect((await withCookie(lost).request('GET', '/api/me')).body).toEqual({ name: '' });
    expect((await ben.request('GET', '/api/me')).body).toEqual({ name: 'Ben' });
  });

  test('has its lines closed, and no id of it stays', async () => {
    const [ana, ben, eve] = [new Player(server.port), new Player(server.port), new Player(server.port)];
    const id = await ana.opens('secrets', 4, 3);
    for (const [seat, player] of [ben, eve].entries())
      await post(player, `/api/tables/${id}/seats/${seat + 1}`, { as: 'me' });
    await post(ana, `/api/tables/${id}/seats/0`, { as: 'bot' });
    await post(ana, `/api/tables/${id}/start`, {});
    for (const player of [ana, ben, eve]) await player.joins(id);
    await ana.say({ type: 'chat', text: 'bonjour', phrase: null });
    const chat = ana.heard.filter(one => one.type === 'chat').flatMap(one => one['messages'] as { id: string }[]);
    for (const player of [ben, eve]) await player.say({ type: 'report', message: chat[0]?.id });
    await post(ana, `/api/tables/${id}/wish`, { seat: 3 });
    await ben.until(() => (ben.lobby?.wishes.length ?? 0) === 1);
    const wish = ben.lobby?.wishes[0]?.guest ?? '';
    expect((await post(ben, `/api/tables/${id}/wishes/${wish}`, { yes: true })).status).toBe(200);
    const everything = async (): Promise<string> => {
      const tables = ['guests', 'seats', 'visits', 'chat', 'reports', 'presence', 'link_codes', 'tables'] as const;
      return JSON.stringify(
        await Promise.all(tables.map(name => server.store.db.selectFrom(name).selectAll().execute())),
      );
    };
    for (const player of [ben, eve]) {
      const closed = new Promise<number>(resolve => player.socket?.once('close', resolve));
      const guest = idOf(player);
      expect(guest).not.toBe('');
      expect(await everything()).toContain(guest);
      await forget(player);
      expect(await closed).toBe(4401);
      expect(await everything()).not.toContain(guest);
    }
    const reports = await server.store.db.selectFrom('reports').selectAll().execute();
    expect(reports, 'what was reported stays').toMatchObject([{ said: 'bonjour' }, { said: 'bonjour' }]);
    expect(ana.socket?.readyState, 'nobody else is hung up on').toBe(1);
  });
});
