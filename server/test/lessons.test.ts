import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChildServer } from './child.ts';
import { type Place, STORAGES, freshPlace } from './places.ts';

const TOKEN = 'a-token-of-the-host';
const AS_HOST = { authorization: `Basic ${Buffer.from(`host:${TOKEN}`).toString('base64')}`, 'accept-language': 'en' };

describe.each(STORAGES)('where people stop in lessons, on %s', storage => {
  let place: Place;
  let server: ChildServer;
  beforeAll(async () => {
    place = await freshPlace(storage);
    server = await ChildServer.start(place.path, { ...place.environment, REMPART_ADMIN_TOKEN: TOKEN });
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  const tell = (body: unknown): Promise<Response> =>
    fetch(`http://127.0.0.1:${server.port}/api/lessons`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const admin = async (): Promise<string> =>
    (await fetch(`http://127.0.0.1:${server.port}/admin`, { headers: AS_HOST })).text();

  test('it is counted by note, without anybody, and the host is shown where most have stopped', async () => {
    const come = async (last: number, hasWon: boolean): Promise<void> => {
      for (let reached = 1; reached <= last; reached++)
        expect((await tell({ game: 'stubborn', lesson: 'first', reached })).status).toBe(200);
      if (hasWon) await tell({ game: 'stubborn', lesson: 'first', reached: 'won' });
    };
    await come(3, true);
    await come(2, false);
    await come(2, false);
    await come(1, false);
    const answer = await tell({ game: 'stubborn', lesson: 'second', reached: 1 });
    expect(answer.headers.get('set-cookie'), 'nobody becomes known by learning').toBeNull();
    const page = await admin();
    expect(page).toContain('<tr><td>stubborn</td><td>first</td><td>4</td><td>1</td><td>1 (1), 2 (2)</td></tr>');
    expect(page).toContain('<tr><td>stubborn</td><td>second</td><td>1</td><td>0</td><td>1 (1)</td></tr>');
  });

  test.each([
    ['an unknown game', { game: 'no-such-game', lesson: 'first', reached: 1 }],
    ['no note', { game: 'stubborn', lesson: 'first', reached: 0 }],
    ['half a note', { game: 'stubborn', lesson: 'first', reached: 1.5 }],
    ['a note far beyond', { game: 'stubborn', lesson: 'first', reached: 21 }],
    ['a lesson that is no name', { game: 'stubborn', lesson: '<b>first</b>', reached: 1 }],
    ['a long name', { game: 'stubborn', lesson: 'a'.repeat(41), reached: 1 }],
    ['a person', { game: 'stubborn', lesson: 'first', reached: 1, name: 'Ana' }],
    ['nothing', null],
  ])('%s is refused, and not counted', async (_what, body) => {
    const before = await admin();
    expect((await tell(body)).status).toBeGreaterThanOrEqual(400);
    expect(lessonsOf(await admin())).toBe(lessonsOf(before));
  });
});

function lessonsOf(page: string): string {
  const [section] = /<h2>Where people stop[^]*?<\/section>/.exec(page) ?? [];
  if (!section) throw new Error('the page does not tell of lessons');
  return section;
}
