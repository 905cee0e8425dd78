import { expect, test } from 'vitest';
import { ChildServer, temporaryFolder } from './child.ts';
import { Player } from './player.ts';

const ROUNDS = 30;

test(`nothing acknowledged is lost: a server is killed ${ROUNDS} times in the middle of play`, async () => {
  const folder = temporaryFolder();
  let server = await ChildServer.start(folder.path);
  const ana = new Player(server.port);
  const id = await ana.opens('stubborn', 1);
  await ana.request('POST', `/api/tables/${id}/start`, {});
  let acknowledged = 0;
  let sent = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const player = Object.assign(new Player(server.port), { cookie: ana.cookie });
    await player.joins(id);
    await player.until(() => player.n >= 0);
    const { count } = player.view as { count: number };
    expect(count, `round ${round}: what was acknowledged is there`).toBeGreaterThanOrEqual(acknowledged);
    expect(count, `round ${round}: nothing was applied twice`).toBeLessThanOrEqual(sent);
    expect(player.n).toBe(count);
    acknowledged = count;
    player.socket?.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString('utf8')) as { type: string; refusal: unknown };
      if (message.type === 'ack' && message.refusal === null) acknowledged++;
    });
    for (let i = 0; i < 15; i++) {
      player.socket?.send(
        JSON.stringify({ type: 'act', id: `r${round}-${i}`, seat: 0, step: null, actions: [{ type: 'count' }] }),
      );
      sent++;
    }
    const enough = acknowledged + (round % 15);
    await player.until(() => acknowledged >= enough);
    await server.stop('SIGKILL');
    player.leave();
    sent = Math.max(sent, acknowledged);
    server = await ChildServer.start(folder.path);
  }
  expect(acknowledged).toBeGreaterThan(ROUNDS * 3);
  await server.stop();
  folder.remove();
}, 300_000);

test('a message that is sent again after a reconnection is applied once', async () => {
  const folder = temporaryFolder();
  const server = await ChildServer.start(folder.path);
  const ana = new Player(server.port);
  const id = await ana.opens('stubborn', 1);
  await ana.request('POST', `/api/tables/${id}/start`, {});
  await ana.joins(id);
  await ana.until(() => ana.n === 0);
  const message = { type: 'act', id: 'twice', seat: 0, step: null, actions: [{ type: 'count' }, { type: 'count' }] };
  expect(await ana.say(message)).toMatchObject({ done: 2, refusal: null });
  expect(await ana.say(message)).toMatchObject({ done: 2, refusal: null });
  ana.leave();
  const again = Object.assign(new Player(server.port), { cookie: ana.cookie });
  await again.joins(id);
  await again.until(() => again.n >= 0);
  expect(await again.say(message)).toMatchObject({ done: 2, refusal: null });
  expect(again.view).toMatchObject({ count: 2 });
  await server.stop();
  folder.remove();
});

test('a restart in the middle of a decision goes on with the same question', async () => {
  const folder = temporaryFolder();
  let server = await ChildServer.start(folder.path);
  const ana = new Player(server.port);
  const id = await ana.opens('secrets', 2);
  await ana.request('POST', `/api/tables/${id}/start`, {});
  await ana.joins(id);
  await ana.until(() => ana.n === 1 && ana.prompts[0] !== undefined);
  await ana.act(0, ana.prompts[0]?.options[0] as object);
  await ana.until(() => ana.n === 3 && ana.prompts[0] !== undefined);
  const before = { n: ana.n, view: ana.view, prompts: ana.prompts };
  expect(await server.stop()).toBe(0);
  server = await ChildServer.start(folder.path);
  const back = Object.assign(new Player(server.port), { cookie: ana.cookie });
  await back.joins(id);
  await back.until(() => back.n >= 0);
  expect({ n: back.n, view: back.view, prompts: back.prompts }).toEqual(before);
  await server.stop();
  folder.remove();
});

test('a match goes on under changed rules from its snapshot, through migrate', async () => {
  const folder = temporaryFolder();
  let server = await ChildServer.start(folder.path);
  const ana = new Player(server.port);
  const id = await ana.opens('stubborn', 1);
  await ana.request('POST', `/api/tables/${id}/start`, {});
  await ana.joins(id);
  await ana.until(() => ana.n === 0);
  for (let i = 0; i < 3; i++) await ana.act(0, { type: 'count' });
  await server.stop();
  server = await ChildServer.start(folder.path, { STUBBORN_VERSION: '2' });
  const back = Object.assign(new Player(server.port), { cookie: ana.cookie });
  await back.joins(id);
  await back.until(() => back.n >= 0);
  expect(back.view).toEqual({ count: 103, version: 2 });
  await back.act(0, { type: 'count' });
  expect(back.view).toEqual({ count: 105, version: 2 });
  await server.stop('SIGKILL');
  server = await ChildServer.start(folder.path, { STUBBORN_VERSION: '2' });
  const third = Object.assign(new Player(server.port), { cookie: ana.cookie });
  await third.joins(id);
  await third.until(() => third.n >= 0);
  expect(third.view, 'the boundary is crossed once').toEqual({ count: 105, version: 2 });
  await server.stop();
  server = await ChildServer.start(folder.path, { STUBBORN_VERSION: '3', STUBBORN_FROZEN: '1' });
  const late = Object.assign(new Player(server.port), { cookie: ana.cookie });
  await late.joins(id);
  await late.until(() => late.heard.some(d => d.type === 'failed'));
  expect(late.heard.find(d => d.type === 'failed')).toMatchObject({ status: 'frozen' });
  await server.stop();
  folder.remove();
});
