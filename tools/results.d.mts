interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}
export function results(report: Report | null, isGood: boolean): { passed: number; failed: number };
