import type { TestSpecification, Vitest } from 'vitest/node';
import { expect, test } from 'vitest';
import { LongestFirst } from '../longest-first.ts';

const sizes: { readonly [path: string]: number } = {
  'server/test/seats.test.ts': 900,
  'engine/test/rng.test.ts': 800,
  'games/tiny/e2e/rules.test.ts': 300,
  'games/tiny/e2e/screen.test.ts': 30,
  'games/tiny/test/laws.test.ts': 20,
  'server/test/races.test.ts': 10,
};

const withProcesses = /^server\/|\/e2e\//;

test('what takes long is begun first, each group by itself, and the rest goes by size', async () => {
  const cache = {
    getFileTestResults: () => undefined,
    getFileStats: (key: string) => ({ size: sizes[key.slice(key.indexOf(':') + 1)] ?? 0 }),
  };
  const specs = Object.keys(sizes).map(path => {
    const groupOrder = withProcesses.test(path) ? 1 : 0;
    return { moduleId: `/tree/${path}`, project: { name: 'one', config: { isolate: true, sequence: { groupOrder } } } };
  });
  const sequencer = new LongestFirst({ cache, config: { root: '/tree' } } as unknown as Vitest);
  const sorted = await sequencer.sort(specs as unknown as TestSpecification[]);
  expect(sorted.map(({ moduleId }) => moduleId.slice('/tree/'.length))).toEqual([
    'games/tiny/test/laws.test.ts',
    'engine/test/rng.test.ts',
    'games/tiny/e2e/screen.test.ts',
    'server/test/races.test.ts',
    'games/tiny/e2e/rules.test.ts',
    'server/test/seats.test.ts',
  ]);
});
