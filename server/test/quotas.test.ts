import { describe, expect, test } from 'vitest';
import { ChildServer } from './child.ts';
import { STORAGES, freshPlace } from './places.ts';

describe.each(STORAGES)('on %s', storage => {
  test('a guest, and an address whatever guests it makes, may open so many tables an hour', async () => {
    const place = await freshPlace(storage);
    const server = await ChildServer.start(place.path, {
      ...place.environment,
      REMPART_TABLES_PER_HOUR: '3',
      REMPART_TRUST_PROXY: 'true',
    });
    const ask = async (method: string, path: string, address: string, cookie: string, body?: object) => {
      const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
        method,
        headers: { cookie, 'x-forwarded-for': address, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const given = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      return { status: response.status, body: (await response.json()) as Record<string, unknown>, cookie: given };
    };
    const open = (address: string, cookie: string) =>
      ask('POST', '/api/tables', address, cookie, { game: 'stubborn', seats: 2 });

    let { cookie: ana } = await ask('GET', '/api/me', '192.0.2.1', '');
    for (let i = 0; i < 3; i++) {
      const opened = await open('192.0.2.1', ana);
      expect(opened.status).toBe(201);
      ana = opened.cookie;
    }
    const refused = await open('192.0.2.9', ana);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-tables' } });
    const { minutes } = refused.body['values'] as { minutes: number };
    expect(minutes).toBeGreaterThan(0);
    expect(minutes).toBeLessThanOrEqual(60);
    const { body } = await ask('GET', '/api/tables', '192.0.2.1', ana);
    expect(body['mine'], 'nothing was opened').toHaveLength(3);

    const statuses = [];
    for (let i = 0; i < 15; i++) statuses.push((await open('192.0.2.1', '')).status);
    expect(statuses, 'five guests may, from one address').toEqual([...Array(12).fill(201), ...Array(3).fill(429)]);
    expect((await open('192.0.2.2', '')).status).toBe(201);
    await server.stop();
    await place.remove();
  });
});
