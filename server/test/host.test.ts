import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseReplay } from '../../lab/replay-file.ts';
import { ChildServer } from './child.ts';
import { type Place, STORAGES, freshPlace, hasRedis, redisUrl } from './places.ts';
import { Player } from './player.ts';

const TOKEN = 'a-token-of-the-host';
const basic = (password: string) => ({ authorization: `Basic ${Buffer.from(`host:${password}`).toString('base64')}` });

describe.each(STORAGES)('what a host sees, on %s', storage => {
  let place: Place;
  let server: ChildServer;
  beforeAll(async () => {
    place = await freshPlace(storage);
    server = await ChildServer.start(place.path, {
      ...place.environment,
      REMPART_ADMIN_TOKEN: TOKEN,
      REMPART_NODE: 'alpha',
    });
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  async function failedTable(): Promise<{ player: Player; id: string }> {
    const player = new Player(server.port);
    const id = await player.opens('stubborn', 1);
    await player.request('POST', '/api/me', { name: '<b>Anastasia</b>' });
    await player.request('POST', `/api/tables/${id}/start`, {});
    await player.joins(id);
    await player.until(() => player.n === 0);
    await player.act(0, { type: 'count' });
    await player.act(0, { type: 'throw' });
    await player.until(() => player.heard.some(d => d.type === 'failed'));
    return { player, id };
  }

  test('the page opens with the token only, and tells what went wrong', async () => {
    const { id } = await failedTable();
    for (const path of ['/admin', `/admin/tables/${id}/log`]) {
      expect((await get(path)).status).toBe(401);
      expect((await get(path, basic('another-token-than-it'))).status).toBe(401);
      expect((await get(path, { authorization: `Bearer ${TOKEN}` })).status).toBe(401);
    }
    const page = await get('/admin', basic(TOKEN));
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    for (const words of [id, 'these rules are broken', 'table set aside', 'alpha']) expect(page.text).toContain(words);
    expect(page.text).not.toMatch(/<b>Anastasia|chacha:|<script/);
  });

  test('the page speaks the language of the browser, French where it does not say', async () => {
    const page = async (accepted: string) =>
      (await get('/admin', { ...basic(TOKEN), 'accept-language': accepted })).text;
    for (const accepted of ['fr-FR,fr;q=0.9,en;q=0.8', 'de'])
      expect(await page(accepted), accepted).toMatch(/<html lang="fr">[^]*alpha \(celui-ci\)[^]*Messages signalés/);
    expect(await page('en-GB,en;q=0.9,fr;q=0.1')).toMatch(/<html lang="en">[^]*alpha \(this one\)[^]*people reported/);
    expect(await page('en'), 'no heads of columns where there is nothing').not.toContain('reported by');
    const odd = await get('/admin?saved=<script>', basic(TOKEN));
    expect([odd.status, odd.text.includes('script')]).toEqual([200, false]);
  });

  test('the log of a failed table is a record that leads to the failure', async () => {
    const { id } = await failedTable();
    const log = await get(`/admin/tables/${id}/log`, basic(TOKEN));
    expect(log.headers.get('content-disposition')).toContain(`stubborn-${id}.json`);
    const record = parseReplay(JSON.parse(log.text));
    expect(record.inputs.map(input => (input as { action?: { type: string } }).action?.type)).toEqual([
      'count',
      'throw',
    ]);
    const file = join(place.path, 'log.json');
    writeFileSync(file, log.text);
    expect((await get('/admin/tables/abcdefghjkmn/log', basic(TOKEN))).status).toBe(404);
    expect((await get('/admin/tables/..%2f/log', basic(TOKEN))).status).toBe(400);
  });

  test('logs name tables and seats, and no secrets', async () => {
    const { player, id } = await failedTable();
    // The last line may still be on its way to us.
    const whole = (): string[] => server.output.slice(0, server.output.lastIndexOf('\n')).split('\n');
    const told = (): unknown[] => whole().flatMap(line => (line.startsWith('{') ? [JSON.parse(line) as unknown] : []));
    const wanted = expect.objectContaining({ msg: 'table set aside', table: id, seat: 0 });
    await expect.poll(told, { timeout: 15_000 }).toContainEqual(wanted);
    const value = decodeURIComponent(player.cookie.split('=')[1] ?? '');
    for (const secret of ['chacha:', value, value.split('.')[0] as string, TOKEN, 'Anastasia'])
      expect(server.output).not.toContain(secret);
  });

  test('metrics tell of all of it', async () => {
    const player = new Player(server.port);
    const id = await player.opens('secrets', 2);
    await player.joins(id);
    await player.request('POST', `/api/tables/${id}/start`, {});
    await player.until(() => player.n >= 1);
    const { text } = await get('/metrics');
    const value = (name: string): number =>
      Number(
        text
          .split('\n')
          .find(line => line.startsWith(`${name} `))
          ?.split(' ')[1] ?? Number.NaN,
      );
    expect(value('rempart_tables{state="failed"}')).toBeGreaterThanOrEqual(1);
    expect(value('rempart_tables{state="running"}')).toBeGreaterThanOrEqual(1);
    expect(value('rempart_sockets')).toBeGreaterThanOrEqual(1);
    expect(value('rempart_commits{what="jobs"}')).toBeGreaterThan(3);
    expect(value('rempart_commits{what="failures"}')).toBe(0);
    expect(value('rempart_thoughts{what="thought"}')).toBeGreaterThanOrEqual(1);
    expect(value('rempart_servers')).toBe(1);
    expect(value('rempart_races_total')).toBe(0);
    expect(value('rempart_input_milliseconds_count')).toBeGreaterThanOrEqual(1);
    expect(value('rempart_trouble_total')).toBeGreaterThanOrEqual(1);
  });

  test('whoever asks to be forgotten is', async () => {
    const [ana, ben] = [new Player(server.port), new Player(server.port)];
    await ana.request('POST', '/api/me', { name: 'Forgetmenot' });
    const running = await ana.opens('secrets', 2, 2);
    await ben.request('GET', '/api/me');
    await ben.request('POST', `/api/tables/${running}/seats/1`, { as: 'me' });
    await ben.joins(running);
    await ana.request('POST', `/api/tables/${running}/start`, {});
    await ben.until(() => ben.n === 0);
    const lobby = await ana.opens('secrets', 2, 2);
    const old = ana.cookie;
    const response = await fetch(`http://127.0.0.1:${server.port}/api/me`, {
      method: 'DELETE',
      headers: { cookie: old },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toMatch(/^rempart=;/);
    await ben.until(() => ben.lobby?.seats[0]?.kind === 'bot');
    expect(ben.lobby?.seats[0]).toMatchObject({ name: null, isYours: false });
    const again = Object.assign(new Player(server.port), { cookie: old });
    expect((await again.request('GET', '/api/me')).body, 'the old cookie is nobody').toEqual({ name: '' });
    const seen = (await ben.request('GET', `/api/tables/${lobby}`)).body as { seats: { kind: string }[] };
    expect(seen.seats[0]?.kind).toBe('open');
    await ben.until(() => (ben.view as { hasChosen: boolean[] }).hasChosen[0] === true);
  });
});

test('a backup made in the middle of play is a house of its own', async () => {
  const place = await freshPlace('sqlite');
  const environment = { ...place.environment, REMPART_ADMIN_TOKEN: TOKEN };
  const server = await ChildServer.start(place.path, environment);
  const ana = new Player(server.port);
  const id = await ana.opens('stubborn', 1);
  await ana.request('POST', `/api/tables/${id}/start`, {});
  await ana.joins(id);
  await ana.until(() => ana.n === 0);
  for (let i = 0; i < 5; i++) await ana.act(0, { type: 'count' });
  const ask = (headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${server.port}/admin/backup`, { method: 'POST', headers });
  expect((await ask({})).status).toBe(401);
  expect((await ask({ ...basic(TOKEN), origin: 'https://elsewhere.example' })).status).toBe(403);
  const { file } = (await (await ask(basic(TOKEN))).json()) as { file: string };
  const form = { ...basic(TOKEN), 'content-type': 'application/x-www-form-urlencoded' };
  const page = await ask({ ...form, origin: `http://127.0.0.1:${server.port}` });
  expect(page.url, 'a browser comes back to the page').toMatch(/\/admin\?saved=rempart-[\d-]+\.db$/);
  expect(await page.text()).toMatch(/role="status">Sauvegardé sous rempart-[\d-]+\.db/);
  await ana.act(0, { type: 'count' });
  await server.stop();
  const restored = await freshPlace('sqlite');
  copyFileSync(file, join(restored.path, 'rempart.db'));
  const second = await ChildServer.start(restored.path, restored.environment);
  const back = Object.assign(new Player(second.port), { cookie: ana.cookie });
  await back.joins(id);
  await back.until(() => back.n >= 0);
  expect(back.view, 'as it stood then').toMatchObject({ count: 5 });
  expect((await back.act(0, { type: 'count' }))['refusal'], 'and it goes on').toBeNull();
  await second.stop();
  await place.remove();
  await restored.remove();
});

test.runIf(hasRedis)('with Redis, bots think through the queue, also on the other server', async () => {
  const place = await freshPlace('postgres');
  const environment = { ...place.environment, REDIS_URL: `${await redisUrl()}/5`, REMPART_RULES_THREADS: '1' };
  const servers = await Promise.all([0, 1].map(() => ChildServer.start(place.path, environment)));
  const [one] = servers as [ChildServer];
  const players = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const player = new Player(one.port);
      const id = await player.opens('secrets', 2, 0);
      await player.request('POST', `/api/tables/${id}/seats/0`, { as: 'bot' });
      await player.joins(id);
      await player.request('POST', `/api/tables/${id}/start`, {});
      return player;
    }),
  );
  for (const player of players) await player.until(() => player.outcome !== null);
  const text = await (await fetch(`http://127.0.0.1:${one.port}/metrics`)).text();
  const thoughts = (what: string) =>
    Number(new RegExp(`^rempart_thoughts\\{what="${what}"\\} (\\d+)$`, 'm').exec(text)?.[1]);
  expect(thoughts('thought')).toBe(12 * 8);
  expect(thoughts('failed')).toBe(0);
  expect(thoughts('away'), 'the other server helps').toBeGreaterThan(0);
  await Promise.all(servers.map(server => server.stop()));
  await place.remove();
});
