import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type Mutant, hashOf } from './mutants.ts';
import type { Target } from './targets.ts';

export const VERDICTS = ['killed', 'timeout', 'survived', 'noCoverage'] as const;
export type Verdict = (typeof VERDICTS)[number];

interface Kept {
  readonly verdict: Verdict;
  readonly by: string | null; // the test file that noticed
  readonly world: string; // the hash of all that this verdict hangs on
}

/**
 * The verdicts of earlier runs, written one by one. What one test file noticed holds as long as it and all that it imports stay as they
 * are; that nobody noticed, or that time ran out, holds until anything changes.
 */
export class Verdicts {
  readonly #path: string;
  readonly #kept: Record<string, Kept>;
  readonly #worlds: Worlds;

  constructor(root: string, target: Target) {
    this.#path = join(root, 'reports/mutation', `${target.name}.json`);
    this.#kept = existsSync(this.#path) ? (JSON.parse(readFileSync(this.#path, 'utf8')) as Record<string, Kept>) : {};
    this.#worlds = new Worlds(root, target.tests);
  }

  of(mutant: Mutant): Verdict | undefined {
    const kept = this.#kept[mutant.id];
    return kept?.world === this.#worlds.of(kept?.by ?? null) ? kept?.verdict : undefined;
  }

  keep(mutant: Mutant, verdict: Verdict, by: string | null): void {
    const world = this.#worlds.of(by);
    if (world === undefined) throw new Error(`${by} is no test of these rules`);
    this.#kept[mutant.id] = { verdict, by, world };
    mkdirSync(dirname(this.#path), { recursive: true });
    // renamed, so that whoever stops us between two bytes loses nothing
    writeFileSync(`${this.#path}.new`, `${JSON.stringify(this.#kept, null, 1)}\n`);
    renameSync(`${this.#path}.new`, this.#path);
  }
}

const IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/** What a test file says hangs on itself, on all that it imports, on the packages, and on the case files where it reads them. */
export class Worlds {
  readonly #root: string;
  readonly #texts = new Map<string, string>();
  readonly #hashes = new Map<string | null, string>();

  constructor(root: string, tests: readonly string[]) {
    this.#root = root;
    // at once: what is edited while mutants are tried is not what they are tried in
    this.#hashes.set(null, this.#hash(tests));
    for (const test of tests) this.#hashes.set(test, this.#hash([test]));
  }

  /** The world of one test file, or of all of them; undefined for one that is gone. */
  of(test: string | null): string | undefined {
    return this.#hashes.get(test);
  }

  #hash(tests: readonly string[]): string {
    return hashOf(...this.#closure(tests).flatMap(file => [file, this.#text(file)]));
  }

  #closure(tests: readonly string[]): string[] {
    const found = new Set<string>();
    const add = (file: string): void => {
      if (found.has(file) || !existsSync(join(this.#root, file))) return;
      found.add(file);
      if (!file.endsWith('.ts')) return;
      for (const [, name = ''] of this.#text(file).matchAll(IMPORT))
        add(relative(this.#root, resolve(this.#root, dirname(file), name)));
    };
    for (const file of ['package-lock.json', 'vitest.mutation.config.ts', ...tests]) add(file);
    for (const test of tests.filter(file => this.#text(file).includes('cases/')))
      for (const file of this.#cases(dirname(test))) add(file);
    return [...found].sort();
  }

  #cases(folder: string): string[] {
    const cases = join(folder, 'cases');
    return existsSync(join(this.#root, cases))
      ? readdirSync(join(this.#root, cases)).map(name => join(cases, name))
      : [];
  }

  #text(file: string): string {
    const known = this.#texts.get(file);
    if (known !== undefined) return known;
    const text = readFileSync(join(this.#root, file), 'utf8');
    this.#texts.set(file, text);
    return text;
  }
}
