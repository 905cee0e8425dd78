import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * An answer that is worth keeping: whoever has it already is told so (304). Compressed is only what everybody is
     * told alike: where somebody's own tables stand beside names that others have chosen, the length would tell (BREACH).
     */
    kept?: 'for-all' | 'by-one';
  }
}

/** Smaller than this, an answer fits into one packet anyway. */
const WORTH_IT = 1024;

const pack = {
  br: (text: string) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gzip: (text: string) => promisify(gzip)(text),
};

/** Answers of routes that are `kept` go out once, and small. Files of the page are compressed when it is built. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { kept } = request.routeOptions.config;
    if (!kept || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const tag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
    void reply.header('etag', tag);
    if (!reply.hasHeader('cache-control'))
      void reply.header('cache-control', kept === 'for-all' ? 'no-cache' : 'private, no-cache');
    if (kept === 'for-all') void reply.header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === tag) {
      void reply.code(304).removeHeader('content-type');
      return null;
    }
    const coding =
      kept === 'for-all' && payload.length >= WORTH_IT ? codingFor(request.headers['accept-encoding']) : null;
    if (!coding) return payload;
    void reply.header('content-encoding', coding);
    return pack[coding](payload);
  });
}

/** The best form that is asked for, or null where a plain one is. */
function codingFor(accepted = ''): keyof typeof pack | null {
  const asked = accepted.split(',').map(one => one.replaceAll(/\s/g, '').toLowerCase());
  const isAsked = (coding: string): boolean =>
    asked.some(one => one === coding || (one.startsWith(`${coding};q=`) && Number(one.slice(coding.length + 3)) > 0));
  return isAsked('br') ? 'br' : isAsked('gzip') ? 'gzip' : null;
}
