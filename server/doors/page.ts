import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { gameFolder } from '../../shelf/games.ts';
import { type Services, FOR_ALL } from './routes.ts';

// The page, and what others show of a link to it: a title, a sentence and a picture, in the language of the house.

const NO_PAGE = /^\/(api|assets|links|socket|admin)\/|\.\w+$/;
const OF_A_GAME = ['new', 'rules', 'learn', 'origins', 'gallery'];
const OF_A_TABLE = ['table', 'hand'];

/** The page answers every address that is not a file and not an api: it finds its way by itself. */
export async function servePage(app: FastifyInstance, services: Services, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/');
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !NO_PAGE.test(request.url.split('?', 1)[0] ?? '');
    return isPage ? reply.sendFile('index.html') : reply.code(404).send({ code: 'no-page', values: {} });
  });
  serveLinks(app, services, readFileSync(join(folder, 'index.html'), 'utf8'));
}

/** Pages that people send each other, each with what it is about in its head. */
function serveLinks(app: FastifyInstance, { house, store }: Services, page: string): void {
  const about = (request: FastifyRequest, game: string, isTable: boolean): string => {
    const texts = house.games().find(({ game: { id } }) => id === game)?.texts.fr;
    return texts
      ? told(page, request, game, isTable ? `On vous attend : ${texts.title}` : texts.title, texts.about)
      : page;
  };
  for (const name of OF_A_GAME)
    app.get<{ Params: { game: string } }>(`/${name}/:game`, FOR_ALL, (request, reply) =>
      reply.type('text/html').send(about(request, request.params.game, false)),
    );
  for (const name of OF_A_TABLE)
    app.get<{ Params: { id: string } }>(`/${name}/:id`, FOR_ALL, async (request, reply) => {
      const row = await store.table(request.params.id).catch(() => null);
      return reply.type('text/html').send(row ? about(request, row.game, true) : page);
    });
  app.get<{ Params: { game: string } }>(String.raw`/links/:game(^[\w-]+).jpg`, (request, reply) => {
    const { game } = request.params;
    const isOurs = house.games().some(({ game: { id } }) => id === game);
    if (!isOurs || !existsSync(join(gameFolder(game), PICTURE))) return reply.sendFile('link.jpg');
    return reply.header('cache-control', 'public, max-age=86400').sendFile(PICTURE, gameFolder(game));
  });
}

const PICTURE = 'link.jpg';
const HOST = /^[\w.[\]:-]+$/;

/** Whoever shows a link wants whole addresses. */
function told(page: string, request: FastifyRequest, game: string, title: string, sentence: string): string {
  const { host, protocol } = request;
  const base = HOST.test(host) ? `${protocol}://${host}` : '';
  const tags = { 'og:title': title, 'og:description': sentence, 'og:image': `${base}/links/${game}.jpg` };
  const metas = Object.entries(tags).map(
    ([name, value]) => `    <meta property="${name}" content="${escaped(value)}">`,
  );
  const plain = page.replace(/ *<meta property="og:(title|description|image)"[^>]*>\n/g, '');
  return plain.replace('</head>', `${metas.join('\n')}\n  </head>`);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
