import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runCase } from '../../../lab/case.ts';
import { box } from '../index.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('cases', () => {
  const files = readdirSync(new URL('cases/', import.meta.url)).filter(name => name.endsWith('.json'));
  test.each(files)('%s', name => expect(runCase(box, JSON.parse(read(`cases/${name}`)))).toEqual([]));
});
