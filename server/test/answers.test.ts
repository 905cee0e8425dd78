import { readdirSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { words } from '../../client/text/words.ts';
import { Opened } from './opened.ts';

// What goes over the line when somebody asks for the page, its files and the lists: small, once, and the same.

const house = new Opened({ REMPART_GAMES: '' });

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks as it is told to: fetch would ask for compressed answers by itself, and unpack them. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: house.port, path, method, headers }, response => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) }),
      );
    });
    asked.on('error', reject).end();
  });
}

const asset = (ending: string): string =>
  `/assets/${readdirSync('dist/client/assets').find(name => name.endsWith(ending)) ?? `no file ends with ${ending}`}`;

const FOR_ALL = ['/api/games', '/api/games/until-daylight/rulebook/fr'];

test('files and lists come compressed where that is asked for, plain where it is not, and say the same', async () => {
  for (const path of ['/', '/rules/zombie-15', asset('.js'), asset('.css'), ...FOR_ALL]) {
    const plain = await ask(path);
    const gzip = await ask(path, { 'accept-encoding': 'gzip' });
    const brotli = await ask(path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    const refused = await ask(path, { 'accept-encoding': 'br;q=0, gzip;q=0.0' });
    const encodings = [plain, gzip, brotli, refused].map(answer => answer.headers['content-encoding']);
    expect([path, ...encodings]).toEqual([path, undefined, 'gzip', 'br', undefined]);
    expect(gunzipSync(gzip.body).equals(plain.body), path).toBe(true);
    expect(brotliDecompressSync(brotli.body).equals(plain.body), path).toBe(true);
    expect(refused.body.equals(plain.body), path).toBe(true);
    expect(brotli.headers.vary, path).toContain('accept-encoding');
    expect(Number(brotli.headers['content-length']), path).toBe(brotli.body.length);
  }
});

test('a link says what it leads to, with a whole address of a picture', async () => {
  const head = async (path: string, host = 'wall.example'): Promise<Record<string, string>> => {
    const { body } = await ask(path, { host });
    const metas = body.toString('utf8').matchAll(/<meta property="og:(\w+)" content="([^"]*)">/g);
    return Object.fromEntries(Array.from(metas, ([, name, value]) => [name, value]));
  };
  const { title, image, description } = await head('/new/until-daylight');
  expect(title).toBe('Survivez jusqu’à l’aube');
  expect(description).toContain('manches');
  expect(image).toBe('http://wall.example/links/until-daylight.jpg');
  for (const game of ['until-daylight', 'nothing']) {
    const picture = await ask(`/links/${game}.jpg`);
    expect([game, picture.status, picture.headers['content-type']]).toEqual([game, 200, 'image/jpeg']);
    expect(picture.body.subarray(0, 2).toString('hex'), game).toBe('ffd8');
  }
  const cookie = (await ask('/api/me')).headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const made = await fetch(`http://127.0.0.1:${house.port}/api/tables`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: '{"game":"zombie-15"}',
  });
  const { id } = (await made.json()) as { id: string };
  expect((await head(`/table/${id}`))['title']).toContain('Zombie 15');
  expect((await head('/table/nonesuch1234'))['title']).toBe('Rempart');
  expect((await head('/new/until-daylight', 'a"><script>'))['image'], 'no word of a stranger').toBe(
    '/links/until-daylight.jpg',
  );
});

test('what belongs to one person is not compressed: its length would tell', async () => {
  const accepts = { 'accept-encoding': 'br, gzip' };
  for (const path of ['/api/me', '/api/tables', '/metrics', '/health'])
    expect((await ask(path, accepts)).headers['content-encoding'], path).toBeUndefined();
});

test('a list that has not changed is not sent again', async () => {
  const cookie = (await ask('/api/me')).headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  for (const path of [...FOR_ALL, '/api/tables']) {
    const headers = { cookie, 'accept-encoding': 'br' };
    const first = await ask(path, headers);
    expect(first.headers.etag, path).toBeTruthy();
    const again = await ask(path, { ...headers, 'if-none-match': first.headers.etag ?? '' });
    expect({ path, status: again.status, length: again.body.length }).toEqual({ path, status: 304, length: 0 });
    const other = await ask(path, { ...headers, 'if-none-match': 'W/"something else"' });
    expect({ path, status: other.status, same: other.body.equals(first.body) }).toEqual({
      path,
      status: 200,
      same: true,
    });
  }
  const head = await ask('/api/games', { 'accept-encoding': 'br' }, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  const missing = await ask('/api/games/nobody/rulebook/fr', { 'accept-encoding': 'br' });
  expect([missing.status, JSON.parse(missing.body.toString('utf8'))]).toMatchObject([404, { code: 'no-game' }]);
});

test('robots are told where to look, and a file that is not there is not the page', async () => {
  const robots = await ask('/robots.txt');
  expect(robots.headers['content-type']).toMatch(/^text\/plain/);
  const lines = robots.body.toString('utf8').split('\n');
  expect(lines).toContain('Disallow: /table/');
  expect(lines).toContain('Disallow: /api/');
  expect(lines, 'the shelf and the rules are drawn from it').toContain('Allow: /api/games');
  expect(lines).not.toContain('Disallow: /');
  for (const path of ['/sitemap.xml', '/favicon.ico', '/assets/nothing.js']) expect((await ask(path)).status).toBe(404);
  for (const path of ['/table/aaaaaaaaaaaa', '/nowhere', '/rules/until-daylight?from=a.b'])
    expect((await ask(path)).headers['content-type'], path).toMatch(/^text\/html/);
});

test('the page says what it is before any script has run', async () => {
  const html = (await ask('/')).body.toString('utf8');
  expect(html).toMatch(/<html lang="fr">/);
  expect(html).toMatch(/<title>Rempart<\/title>/);
  const description = /<meta name="description" content="([^"]{50,160})"/.exec(html)?.[1];
  expect(description, 'what the page says of itself in French').toBe(words.fr.shell.description.replaceAll(/\s/g, ' '));
});
