import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { LEFT_ALONE, type Mutant } from './mutants.ts';
import { type Word, listenTo } from './plugin.ts';
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

/** Tries on the tests that come by, for a short while; then what is left on all tests, from the first line that is loaded. */
const HASTY = { timeoutMS: 20_000, ignoreStatic: true };
const PATIENT = { timeoutMS: 90_000, ignoreStatic: false };

/** Breaks the rules in each of these ways, one at a time, in a copy of the sources. */
export async function tryAll(
  target: Target,
  mutants: readonly Mutant[],
  concurrency: number,
  hear: Hear,
): Promise<void> {
  const left = new Set(mutants);
  await trial(target, mutants, { ...HASTY, concurrency }, (mutant, word) => {
    const verdict = VERDICT_OF[word.status];
    if (!verdict || !isCertain(word)) return;
    left.delete(mutant);
    hear(mutant, verdict, word.by);
  });
  if (left.size === 0) return;
  await trial(target, [...left], { ...PATIENT, concurrency }, (mutant, { status, by }) => {
    const verdict = VERDICT_OF[status];
    if (verdict) hear(mutant, verdict, by);
  });
}

/** Going round and round is counted in turns: by the clock alone it may be the machine that is slow. */
function isCertain({ status, why, isEarly }: Word): boolean {
  if (status === 'Timeout') return why.startsWith('Hit limit');
  return status === 'Killed' || status === 'RuntimeError' || !isEarly;
}

async function trial(
  { tests, unused }: Target,
  mutants: readonly Mutant[],
  manner: { timeoutMS: number; ignoreStatic: boolean; concurrency: number },
  hear: (mutant: Mutant, word: Word) => void,
): Promise<void> {
  const byKey = new Map(mutants.map(mutant => [mutant.key, mutant]));
  listenTo((key, word) => {
    const mutant = byKey.get(key);
    if (mutant) hear(mutant, word);
  });
  process.env['MUTATED_BY'] = JSON.stringify(tests);
  const options = {
    mutate: mutants.map(({ file, lines: [first, last] }) => `${file}:${first}-${last}`),
    mutator: { excludedMutations: [...LEFT_ALONE] },
    plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(new URL('plugin.js', import.meta.url))],
    checkers: ['drawn'], // its process tries mutants too when it has checked: one more than asked for
    reporters: ['teller'],
    drawn: [...byKey.keys()],
    ignorePatterns: ['dist', 'reports', 'coverage', ...unused],
    ...manner,
  };
  await new Stryker(options).runMutationTest();
}
