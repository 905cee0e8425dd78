import { describe, expect, test } from 'vitest';
import { ChildServer } from './child.ts';
import { STORAGES, freshPlace } from './places.ts';
import { Player } from './player.ts';

describe.each(STORAGES)('on %s', storage => {
  test('a message that is sent again after a reconnection is applied once', async () => {
    const place = await freshPlace(storage);
    const server = await ChildServer.start(place.path, place.environment);
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
    expect(await again.say({ type: 'undo', seat: 0 }), 'what came in one message').toMatchObject({ refusal: null });
    await again.until(() => (again.view as { count: number }).count === 0);
    await server.stop();
    await place.remove();
  });

  test('a restart in the middle of a decision goes on with the same question', async () => {
    const place = await freshPlace(storage);
    let server = await ChildServer.start(place.path, place.environment);
    const ana = new Player(server.port);
    const id = await ana.opens('secrets', 2);
    await ana.request('POST', `/api/tables/${id}/start`, {});
    await ana.joins(id);
    await ana.until(() => ana.n === 1 && ana.prompts[0] !== undefined);
    await ana.act(0, ana.prompts[0]?.options[0] as object);
    await ana.until(() => ana.n === 3 && ana.prompts[0] !== undefined);
    const before = { n: ana.n, view: ana.view, prompts: ana.prompts };
    expect(await server.stop()).toBe(0);
    server = await ChildServer.start(place.path, place.environment);
    const back = Object.assign(new Player(server.port), { cookie: ana.cookie });
    await back.joins(id);
    await back.until(() => back.n >= 0);
    expect({ n: back.n, view: back.view, prompts: back.prompts }).toEqual(before);
    await server.stop();
    await place.remove();
  });

  test('a match goes on under changed rules from its snapshot, through migrate', async () => {
    const place = await freshPlace(storage);
    let server = await ChildServer.start(place.path, place.environment);
    const ana = new Player(server.port);
    const id = await ana.opens('stubborn', 1);
    await ana.request('POST', `/api/tables/${id}/start`, {});
    await ana.joins(id);
    await ana.until(() => ana.n === 0);
    for (let i = 0; i < 3; i++) await ana.act(0, { type: 'count' });
    await server.stop();
    server = await ChildServer.start(place.path, { ...place.environment, STUBBORN_VERSION: '2' });
    const back = Object.assign(new Player(server.port), { cookie: ana.cookie });
    await back.joins(id);
    await back.until(() => back.n >= 0);
    expect(back.view).toEqual({ count: 103, version: 2 });
    await back.act(0, { type: 'count' });
    expect(back.view).toEqual({ count: 105, version: 2 });
    await server.stop('SIGKILL');
    server = await ChildServer.start(place.path, { ...place.environment, STUBBORN_VERSION: '2' });
    const third = Object.assign(new Player(server.port), { cookie: ana.cookie });
    await third.joins(id);
    await third.until(() => third.n >= 0);
    expect(third.view, 'the boundary is crossed once').toEqual({ count: 105, version: 2 });
    await server.stop();
    server = await ChildServer.start(place.path, { ...place.environment, STUBBORN_VERSION: '3', STUBBORN_FROZEN: '1' });
    const late = Object.assign(new Player(server.port), { cookie: ana.cookie });
    await late.joins(id);
    await late.until(() => late.heard.some(d => d.type === 'failed'));
    expect(late.heard.find(d => d.type === 'failed')).toMatchObject({ status: 'frozen' });
    const troubles = async () =>
      /^rempart_trouble_total (\d+)/m.exec((await late.request('GET', '/metrics')).body)?.[1];
    const before = await troubles();
    for (let i = 0; i < 3; i++) await late.say({ type: 'whole' });
    expect(await troubles(), 'who looks at it later changes nothing').toBe(before);
    await server.stop();
    await place.remove();
  });
});
