import { defineConfig } from 'vitest/config';

/** What the mutants of the engine are tried on: its own tests, without the long walks of the laws. */
export default defineConfig({
  test: { include: ['engine/test/**/*.test.ts'], exclude: ['engine/test/**/*laws.test.ts'], testTimeout: 60_000 },
});
