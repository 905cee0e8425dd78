import type { Difference } from '../difference.ts';
import type { Seat } from '../types.ts';

/** What a scene says is not so. Test runners show `expected` beside `actual`. */
export class Disagreement extends Error {
  override readonly name = 'Disagreement';
  readonly expected: unknown;
  readonly actual: unknown;

  constructor(differences: readonly Difference[], seat?: Seat | null) {
    const whose = seat === undefined ? '' : seat === null ? 'a spectator: ' : `seat ${seat}: `;
    super(differences.map(one => `${whose}${inWords(one)}`).join('\n'));
    this.expected = alike(differences, 'expected');
    this.actual = alike(differences, 'actual');
    this.stack = atTheTest(this.stack ?? '');
  }
}

function inWords({ path, expected, actual }: Difference): string {
  return `${path}: expected ${brief(expected)}, but came ${brief(actual)}`;
}

/** One thing stands for itself, several are shown by where they are. */
function alike(differences: readonly Difference[], side: 'expected' | 'actual'): unknown {
  const [only] = differences;
  if (only && differences.length === 1) return only[side];
  return Object.fromEntries(differences.map(one => [one.path, one[side]]));
}

const LONGEST = 1000;

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text;
}

/** Whoever reads a failure wants the line of the test, not that of the verb. */
function atTheTest(stack: string): string {
  const isOurs = (line: string): boolean => /engine\/testing\/(scene|disagreement)\.ts/.test(line);
  return stack
    .split('\n')
    .filter(line => !isOurs(line))
    .join('\n');
}
