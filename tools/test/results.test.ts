import { expect, test } from 'vitest';
import { results } from '../results.mjs';

const good = { status: 'passed', assertionResults: [1] };
const bad = { status: 'failed', assertionResults: [1, 2] };
const broken = { status: 'failed', assertionResults: [] };
const report = (numPassedTests: number, numFailedTests: number, ...testResults: (typeof good)[]) => ({
  numPassedTests,
  numFailedTests,
  testResults,
});

test.each([
  ['all pass', report(3, 0, good), true, { passed: 3, failed: 0 }],
  ['some fail', report(3, 2, good, bad), false, { passed: 3, failed: 2 }],
  ['a file does not load', report(3, 1, good, bad, broken), false, { passed: 3, failed: 2 }],
  ['an error happens outside of every test', report(3, 0, good), false, { passed: 3, failed: 1 }],
  ['nothing was reported', null, false, { passed: 0, failed: 1 }],
])('when %s', (_what, given, isGood, counted) => {
  expect(results(given, isGood)).toEqual(counted);
});
