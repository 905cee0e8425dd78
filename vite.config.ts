import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type Plugin, defineConfig } from 'vite';
import { houseFiles } from './tools/house-files.mjs';
import { icons } from './tools/icons.mjs';
import { shaders } from './tools/shaders.mjs';

const server = 'http://localhost:3000';

/** Beside each text of the built page its compressed forms: the server sends them as they are. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  writeBundle: {
    sequential: true, // after whoever writes other files
    async handler({ dir = '' }) {
      const paths = readdirSync(dir, { recursive: true, encoding: 'utf8' });
      await Promise.all(paths.filter(path => /\.(js|css|html|svg|json|webmanifest)$/.test(path)).map(compress));

      async function compress(path: string): Promise<void> {
        const text = readFileSync(join(dir, path));
        const [br, gz] = await Promise.all([promisify(brotliCompress)(text), promisify(gzip)(text, { level: 9 })]);
        writeFileSync(join(dir, `${path}.br`), br);
        writeFileSync(join(dir, `${path}.gz`), gz);
      }
    },
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

/** Materials of the scenes in relief (ShaderMaterial brings its own shaders). */
const DRAWN = ['meshbasic', 'meshlambert'];

/** Covers and what they are drawn with: they come after the shelf, and are weighed by themselves. */
const FACE = /\/games\/[^/]+\/ui\/(cover\.tsx$|drawn\/)/;

export default defineConfig(({ mode }) => ({
  root: 'client',
  plugins: [icons(), shaders(DRAWN), stylesLast, houseFiles(mode === 'static'), compressed],
  // the worker fetches the rules of one game, not of all of them
  worker: { format: 'es' },
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    outDir: mode === 'static' ? '../dist/static' : '../dist/client',
    emptyOutDir: true,
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'], // whoever is older is told so by `public/old.js`
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.length > 0 && moduleIds.every(id => FACE.test(id))
            ? 'assets/faces/[name]-[hash].js'
            : 'assets/[name]-[hash].js',
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
}));
