import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A way to break one place. */
export interface Mutant {
  readonly id: string; // the same wherever the line moves
  readonly key: string; // by which Stryker's results are known again
  readonly file: string;
  readonly mutator: string;
  readonly lines: readonly [first: number, last: number]; // from 1
  readonly line: string;
  readonly original: string;
  readonly replacement: string;
  readonly nth: number; // among those that look the same, from 1
}

/**
 * What is not broken, for it says little about rules. Literals are names and data: types, texts and the laws of content guard them, and
 * an empty one mostly crashes at once, as a function that does nothing does. Without a question mark the compiler complains.
 */
export const LEFT_ALONE = [
  'StringLiteral',
  'ObjectLiteral',
  'ArrayDeclaration',
  'ArrowFunction',
  'Regex',
  'OptionalChaining',
];

interface Place {
  readonly line: number;
  readonly column: number;
}

/** A mutant as Stryker has it while it works: all counts from 0. */
export interface Raw {
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: { readonly start: Place; readonly end: Place };
  readonly status?: string;
}

export function keyOf(file: string, { mutatorName, replacement, location: { start, end } }: Raw): string {
  return `${file}:${start.line}:${start.column}-${end.line}:${end.column} ${mutatorName} ${replacement}`;
}

interface Instrumenter {
  instrument(
    files: readonly { name: string; mutate: true; content: string }[],
    options: { ignorers: readonly never[]; excludedMutations: readonly string[]; plugins: null },
  ): Promise<{ mutants: readonly Raw[] }>;
}

/** Stryker's own: what it finds here is what it will try. */
async function instrumenter(): Promise<Instrumenter> {
  const core = createRequire(createRequire(import.meta.url).resolve('@stryker-mutator/core'));
  const path = pathToFileURL(core.resolve('@stryker-mutator/instrumenter')).href;
  const { Instrumenter } = (await import(path)) as { Instrumenter: new (log: object) => Instrumenter };
  const quiet = (): void => undefined;
  return new Instrumenter({ debug: quiet, info: quiet, warn: quiet, isDebugEnabled: () => false });
}

/** Every mutant of these files, in their order. */
export async function mutantsOf(root: string, files: readonly string[]): Promise<Mutant[]> {
  const stryker = await instrumenter();
  const mutants: Mutant[] = [];
  for (const file of files) {
    const content = readFileSync(join(root, file), 'utf8');
    const options = { ignorers: [], excludedMutations: LEFT_ALONE, plugins: null };
    const found = await stryker.instrument([{ name: file, mutate: true, content }], options);
    const tried = found.mutants.filter(raw => raw.status === undefined);
    mutants.push(...named(file, content, tried));
  }
  return mutants;
}

function named(file: string, content: string, raws: readonly Raw[]): Mutant[] {
  const lines = content.split('\n');
  const seen = new Map<string, number>();
  return raws.map(raw => {
    const { start, end } = raw.location;
    const mutator = raw.mutatorName;
    const line = (lines[start.line] ?? '').trim();
    const original = short(textBetween(lines, start, end));
    const replacement = short(raw.replacement);
    const look = hashOf(file, mutator, line, original, replacement);
    const nth = (seen.get(look) ?? 0) + 1;
    seen.set(look, nth);
    return {
      id: hashOf(look, `${nth}`).slice(0, 20),
      key: keyOf(file, raw),
      file,
      mutator,
      lines: [start.line + 1, end.line + 1],
      line,
      original,
      replacement,
      nth,
    };
  });
}

function textBetween(lines: readonly string[], start: Place, end: Place): string {
  if (start.line === end.line) return (lines[start.line] ?? '').slice(start.column, end.column);
  const middle = lines.slice(start.line + 1, end.line);
  return [lines[start.line]?.slice(start.column), ...middle, lines[end.line]?.slice(0, end.column)].join(' ');
}

const LONGEST = 120;

/** On one line; a long block is told by its beginning. */
function short(text: string): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  return whole.length <= LONGEST ? whole : `${whole.slice(0, LONGEST)}...`;
}

/** So many of them by lot; a rule that is added or moved changes the lots of no other. */
export function sampleOf(mutants: readonly Mutant[], count: number, seed: string): Mutant[] {
  const lots = mutants.map(mutant => ({ mutant, lot: hashOf(seed, mutant.id) }));
  lots.sort((a, b) => (a.lot < b.lot ? -1 : 1));
  const drawn = new Set(lots.slice(0, count).map(({ mutant }) => mutant));
  return mutants.filter(mutant => drawn.has(mutant));
}

export function hashOf(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:${part}`);
  return hash.digest('hex');
}
