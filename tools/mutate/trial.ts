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

type Hear = (mutant: Mutant, verdict: Verdict, by: string | null) => void;

const PATIENCE_MS = 20_000;
const MORE_PATIENCE_MS = 90_000;

/** Breaks the rules in each of these ways, one at a time, in a copy of the sources. */
export async function tryAll(
  target: Target,
  mutants: readonly Mutant[],
  concurrency: number,
  hear: Hear,
): Promise<void> {
  const slow: Mutant[] = [];
  await trial(target, mutants, concurrency, PATIENCE_MS, (mutant, verdict, by, why) => {
    // Going round and round is counted in turns. By the clock alone it may be the machine that is slow.
    const isCertain = verdict !== 'timeout' || why.startsWith('Hit limit');
    if (isCertain) hear(mutant, verdict, by);
    else slow.push(mutant);
  });
  if (slow.length > 0) await trial(target, slow, concurrency, MORE_PATIENCE_MS, hear);
}

async function trial(
  { tests, unused }: Target,
  mutants: readonly Mutant[],
  concurrency: number,
  timeoutMS: number,
  hear: (...heard: [...Parameters<Hear>, why: string]) => void,
): Promise<void> {
  const byKey = new Map(mutants.map(mutant => [mutant.key, mutant]));
  listenTo((key, status, by, why) => {
    const mutant = byKey.get(key);
    const verdict = VERDICT_OF[status];
    if (mutant && verdict) hear(mutant, verdict, by, why);
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
    timeoutMS,
  };
  await new Stryker(options).runMutationTest();
}
