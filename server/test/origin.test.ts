import { expect, test } from 'vitest';
import { Opened } from './opened.ts';
import { Player } from './player.ts';

// What other pages may make a browser send, and what requests without a cookie may leave behind.

const house = new Opened();

const send = async (path: string, method: string, headers: Record<string, string>, body?: string) => {
  const response = await fetch(`http://127.0.0.1:${house.port}${path}`, {
    method,
    headers,
    ...(body ? { body } : {}),
  });
  return { status: response.status, body: (await response.json()) as unknown };
};

test('nothing is changed at the word of another page, or by what is no JSON', async () => {
  const ana = new Player(house.port);
  const id = await ana.opens('secrets', 2);
  await ana.request('POST', '/api/me', { name: 'Ana' });
  const { cookie } = ana;
  const types = [
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
  ];
  const changes = [`/api/tables/${id}/start`, `/api/tables/${id}/rematch`];
  for (const origin of ['http://127.0.0.1:9', 'https://elsewhere.example', 'null']) {
    const refused = { status: 403, body: { code: 'other-site', values: {} } };
    for (const path of changes) {
      expect(await send(path, 'POST', { cookie, origin }), 'no body').toEqual(refused);
      for (const type of types)
        expect(await send(path, 'POST', { cookie, origin, 'content-type': type }, '{}'), type).toEqual(refused);
    }
    expect(await send('/api/me', 'DELETE', { cookie, origin })).toEqual(refused);
    expect(await send('/api/me/code', 'POST', { origin })).toEqual(refused);
  }
  const origin = `http://127.0.0.1:${house.port}`;
  for (const path of changes)
    for (const type of types.slice(1))
      expect(await send(path, 'POST', { cookie, origin, 'content-type': type }, 'a=b'), type).toEqual({
        status: 415,
        body: { code: 'bad', values: {} },
      });
  expect((await ana.request('GET', `/api/tables/${id}`)).body).toMatchObject({ status: 'lobby' });
  expect((await ana.request('GET', '/api/me')).body).toEqual({ name: 'Ana' });
  const json = { cookie, origin, 'content-type': 'application/json' };
  expect((await send(`/api/tables/${id}/start`, 'POST', json, '{}')).status).toBe(200);
  expect((await send('/api/me', 'DELETE', { cookie, origin })).status).toBe(200);
});
