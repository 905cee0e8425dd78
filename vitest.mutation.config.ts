import { defineConfig } from 'vitest/config';

/** What the mutants of the engine are tried on: its own tests. */
export default defineConfig({ test: { include: ['engine/test/**/*.test.ts'], testTimeout: 60_000 } });
