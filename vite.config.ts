import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Plugin, defineConfig } from 'vite';
import { icons } from './tools/icons.mjs';

const server = 'http://localhost:3000';

/** Beside each text of the built page its compressed forms: the server sends them as they are. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  writeBundle({ dir = '' }) {
    for (const path of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|html|svg)$/.test(path)) continue;
      const text = readFileSync(join(dir, path));
      writeFileSync(join(dir, `${path}.br`), brotliCompressSync(text));
      writeFileSync(join(dir, `${path}.gz`), gzipSync(text, { level: 9 }));
    }
  },
};

/** Style sheets after the bar that is seen first: it need not wait for them. Scripts do. */
const stylesLast: Plugin = {
  name: 'styles-last',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const links = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? [];
      return links
        .reduce((rest, link) => rest.replace(link, ''), html)
        .replace(/( *<noscript>)/, `${links.join('')}$1`);
    },
  },
};

export default defineConfig({
  root: 'client',
  plugins: [icons(), stylesLast, compressed],
  // the worker fetches the rules of one game, not of all of them
  worker: { format: 'es' },
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // what every page needs, in few files: each file is a request
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|zustand|use-sync-external-store)\//,
            },
            { name: 'house', test: /client\/(text|calls|language|memory|page\/controls)/ },
          ],
        },
      },
      onLog(level, log, tell) {
        // packages mark what servers must not render; nothing of ours is rendered there
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') tell(level, log);
      },
    },
  },
  server: {
    // the games lie beside the client, not below it
    fs: { allow: ['..'] },
    // no folder of the client may be called api: its modules would be asked of the server
    proxy: { '/api': { target: server }, '/socket': { target: server, ws: true } },
  },
});
