/** How many tests passed and failed, by vitest's JSON report; null when it wrote none. */
export function results(report, isGood) {
  if (report === null) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests, testResults } = report;
  // a file that does not load has no tests that could fail
  const broken = testResults.filter(r => r.status === 'failed' && r.assertionResults.length === 0).length;
  const failed = numFailedTests + broken;
  // an error outside of every test fails the run too
  return { passed, failed: !isGood && failed === 0 ? 1 : failed };
}
