import { existsSync } from 'node:fs';
import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import type { Settings } from '../settings.ts';
import { adminRoutes } from './admin.ts';
import { isStorageFault } from '../storage/faults.ts';
import { HouseRefusal } from '../tables/house.ts';
import { campaignRoutes } from './campaigns.ts';
import { lessonRoutes } from './lessons.ts';
import { matchRoutes } from './matches.ts';
import { compressAnswers } from './compress.ts';
import { refuseOtherSites } from './origin.ts';
import { movingRoutes } from './moving.ts';
import { servePage } from './page.ts';
import { openQuota } from './quota.ts';
import { rematchRoutes } from './rematch.ts';
import { handRoutes } from './hands.ts';
import { seatingRoutes } from './seating.ts';
import { type Services, gameRoutes, guestRoutes, serviceRoutes, tableRoutes } from './routes.ts';

const FILES_A_REQUEST = 20; // a page brings a hundred files, the house kept on a phone three hundred: a family behind one address

/** Counted apart: whoever opens the page must not be refused a table for it. What a socket asks has no address here. */
const isFile = ({ url }: Partial<FastifyRequest>): boolean =>
  /^\/assets\/|^\/[\w.-]+\.\w+$/.test(url?.split('?', 1)[0] ?? '');

/** Everything that is not a socket: the page, the lobby's questions, health and metrics. */
export async function openHttp(services: Services, settings: Settings, page: string): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: settings.logLevel,
      // Neither cookies nor bodies: a log may be shown to others.
      redact: { paths: ['req.headers', 'res.headers'], remove: true },
    },
    trustProxy: settings.trustProxy,
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
  });
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        imgSrc: ["'self'", 'data:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        upgradeInsecureRequests: null, // plain http on a home network
      },
    },
    hsts: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  // Whoever has hung up has no address to be counted by, and waits for no answer.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.socket.remoteAddress === undefined) reply.hijack();
    else done();
  });
  await app.register(fastifyRateLimit, {
    keyGenerator: request => (isFile(request) ? `files ${request.ip}` : request.ip),
    max: request => settings.requestsPerMinute * (isFile(request) ? FILES_A_REQUEST : 1),
    timeWindow: '1 minute',
    ...services.limits,
  });
  await services.identity.register(app);
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    if (error instanceof HouseRefusal)
      return reply.code(statusOf(error)).send({ code: error.code, values: error.values });
    if (error instanceof ZodError) {
      const issue = error.issues[0];
      return reply
        .code(400)
        .send({ code: 'bad', values: { path: issue?.path.join('.') ?? '', reason: issue?.message } });
    }
    const status = error.statusCode ?? (isStorageFault(error) ? 503 : 500);
    if (status >= 500) request.log.error({ why: error.message }, 'a request failed');
    return reply.code(status).send({ code: codeOf(status), values: {} });
  });
  refuseOtherSites(app);
  compressAnswers(app);
  serviceRoutes(app, services);
  guestRoutes(app, services);
  gameRoutes(app, services);
  const quota = openQuota(app, settings.tablesPerHour);
  tableRoutes(app, services, quota);
  seatingRoutes(app, services);
  handRoutes(app, services);
  rematchRoutes(app, services, quota);
  movingRoutes(app, services, quota);
  campaignRoutes(app, services);
  lessonRoutes(app, services);
  matchRoutes(app, services);
  if (settings.adminToken !== '') await adminRoutes(app, services, settings.adminToken);
  if (existsSync(page)) await servePage(app, services, page);
  return app;
}

const statusOf = ({ code }: HouseRefusal): number =>
  code === 'too-many-tables' ? 429 : code === 'busy' ? 503 : code.startsWith('no-') ? 404 : 409;

const codeOf = (status: number): string =>
  status === 429 ? 'slow' : status === 503 ? 'storage' : status < 500 ? 'bad' : 'failed';
