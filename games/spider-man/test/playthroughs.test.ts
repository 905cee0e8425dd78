import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseEntries, transcript } from '../../../lab/transcript.ts';
import { box } from '../index.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('golden playthroughs', () => {
  const entries = parseEntries(JSON.parse(read('playthroughs/list.json')));
  test.each(entries)('$name', entry => expect(transcript(box, entry)).toBe(read(`playthroughs/${entry.name}.txt`)));
});
