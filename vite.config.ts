import { defineConfig } from 'vite';
import { icons } from './tools/icons.mjs';

const server = 'http://localhost:3000';

export default defineConfig({
  root: 'client',
  plugins: [icons()],
  oxc: { jsx: { runtime: 'automatic' } },
  build: { outDir: '../dist/client', emptyOutDir: true, assetsInlineLimit: 0, reportCompressedSize: true },
  server: {
    // the games lie beside the client, not below it
    fs: { allow: ['..'] },
    // no folder of the client may be called api: its modules would be asked of the server
    proxy: { '/api': server, '/socket': { target: server, ws: true } },
  },
});
