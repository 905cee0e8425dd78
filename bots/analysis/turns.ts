// Where a match turned: inputs after which a side's chance was another one, and stayed so.

export interface Turning {
  /** The positions before and after it. */
  readonly from: number;
  readonly to: number;
  /** The input that did most of it, counted from 1. */
  readonly n: number;
  readonly before: number;
  readonly after: number;
}

/** Less than this nobody would call a turning point. */
const LEAST = 0.07;

/** Over how many positions a chance must have moved: a judgement may stumble over one. */
const STEADY = 5;

/** The largest, in the order in which they came. `chance` is that of one side at each position. */
export function turningsOf(chance: readonly number[], most = 6): Turning[] {
  const steps = chance.slice(1).map((after, i) => lasting(chance, i + 1, after - (chance[i] ?? 0)));
  const isFound = steps.map(() => false);
  const found: Turning[] = [];
  const order = steps.map((_, i) => i).toSorted((a, b) => Math.abs(steps[b] ?? 0) - Math.abs(steps[a] ?? 0));
  for (const at of order) {
    const step = steps[at] ?? 0;
    if (found.length === most || Math.abs(step) < LEAST) break;
    if (isFound[at]) continue;
    const goesOn = (i: number): boolean => !isFound[i] && (steps[i] ?? 0) * Math.sign(step) > LEAST / 2;
    let [from, to] = [at, at + 1];
    while (goesOn(from - 1)) from--;
    while (goesOn(to)) to++;
    for (let i = Math.max(0, from - 1); i <= to; i++) isFound[i] = true; // what lies beside it belongs to it
    found.push({ from, to, n: at + 1, before: chance[from] ?? 0, after: chance[to] ?? 0 });
  }
  return found.sort((a, b) => a.from - b.from);
}

/** How much of a step is left when it is seen from a little further away. */
function lasting(chance: readonly number[], n: number, step: number): number {
  const sign = Math.sign(step);
  const before = median(chance.slice(Math.max(0, n - STEADY), n));
  const after = median(chance.slice(n, n + STEADY));
  return sign * Math.max(0, Math.min(Math.abs(step), (after - before) * sign));
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
