import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { icons } from './tools/icons.mjs';
import { LongestFirst } from './tools/longest-first.ts';

/** Servers, databases and browsers: two files at a time, for they are many processes each and wait more than they work. */
const WITH_PROCESSES = ['server/test/**/*.test.ts', '**/e2e/**/*.test.ts', 'games/*/test/online.test.ts'];
/** Of these, those that have been green twenty times in a row on a machine that had much else to do: they are not tried again. */
const PROVEN = ['file', 'fuzz', 'limits', 'no-games', 'not-shown', 'seats', 'sockets', 'tidy'].map(
  name => `server/test/${name}.test.ts`,
);
const NEVER = ['**/node_modules/**', 'dist/**', 'bench/peers/**', 'tools/template/**', '.stryker-tmp/**'];

const processes = { maxWorkers: 2, sequence: { groupOrder: 1 } };

export default defineConfig({
  plugins: [icons()],
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: availableParallelism(), // by default one core is left idle: of two, half of them
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['**/*.test.ts'],
          exclude: [...NEVER, ...WITH_PROCESSES],
          isolate: false, // to read a game's rules takes longer than most files that test them
          setupFiles: ['engine/testing/look-on.ts'], // what the rulebooks show is what these tests play
        },
      },
      {
        extends: true,
        test: { name: 'processes', include: PROVEN, exclude: NEVER, ...processes },
      },
      {
        extends: true,
        test: {
          name: 'unproven',
          include: WITH_PROCESSES,
          exclude: [...NEVER, ...PROVEN],
          // Real browsers, clocks and databases: what fails twice is broken, what fails once is told and tried again.
          retry: 1,
          ...processes,
        },
      },
    ],
  },
});
