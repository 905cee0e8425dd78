import { defineConfig } from 'vitest/config';

/** What mutants are tried on; tools/mutate/targets.ts says which files that are. */
export default defineConfig({
  test: {
    include: JSON.parse(process.env['MUTATED_BY'] ?? '[]') as string[],
    testTimeout: 60_000,
    // every mutant gets a new worker anyway: its test files may share what they load
    isolate: false,
  },
});
