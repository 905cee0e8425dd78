import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** What must pass without one of the games: all that knows no game, without what is slow (laws, copies of the tree, servers, browsers). */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      'dist/**',
      'bench/peers/**',
      'tools/template/**',
      '.stryker-tmp/**',
      'games/**',
      '**/*laws.test.ts',
      'tools/test/tree/**',
      'server/**',
      '**/e2e/**',
    ],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: availableParallelism(), // by default one core is left idle: of two, half of them
  },
});
