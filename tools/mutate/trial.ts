import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { LEFT_ALONE, type Mutant } from './mutants.ts';
import { listenTo } from './plugin.ts';
import type { Target } from './targets.ts';
import type { Verdict } from './verdicts.ts';

/** An error outside of every test makes a run as red as a test does. */
const VERDICT_OF: { readonly [status: string]: Verdict } = {
  Killed: 'killed',
  RuntimeError: 'killed',
  Timeout: 'timeout',
  Survived: 'survived',
  NoCoverage: 'noCoverage',
};

/** Breaks the rules in each of these ways, one at a time, in a copy of the sources. */
export async function tryAll(
  { tests, unused }: Target,
  mutants: readonly Mutant[],
  concurrency: number,
  hear: (mutant: Mutant, verdict: Verdict, by: string | null) => void,
): Promise<void> {
  const byKey = new Map(mutants.map(mutant => [mutant.key, mutant]));
  listenTo((key, status, by) => {
    const mutant = byKey.get(key);
    const verdict = VERDICT_OF[status];
    if (mutant && verdict) hear(mutant, verdict, by);
  });
  process.env['MUTATED_BY'] = JSON.stringify(tests);
  const options = {
    mutate: mutants.map(({ file, lines: [first, last] }) => `${file}:${first}-${last}`),
    mutator: { excludedMutations: [...LEFT_ALONE] },
    plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(new URL('plugin.js', import.meta.url))],
    checkers: ['drawn'],
    reporters: ['teller'],
    drawn: [...byKey.keys()],
    ignorePatterns: ['dist', 'reports', 'coverage', ...unused],
    concurrency,
  };
  await new Stryker(options).runMutationTest();
}
