import { relative } from 'node:path';
import { type Raw, keyOf } from './mutants.ts';

// Our part in Stryker: it tries the mutants that were drawn and no others, and tells of each as soon as it knows.

interface Tried extends Raw {
  readonly id: string;
  readonly fileName: string;
}

interface Result extends Tried {
  readonly status: string;
  readonly statusReason?: string;
  readonly static?: boolean;
  readonly killedBy?: readonly string[];
}

/** Runs in a process of its own; the options are all it is told. */
class Drawn {
  static readonly inject = ['options'] as const;
  readonly #keys: ReadonlySet<string>;

  constructor({ drawn }: { drawn: readonly string[] }) {
    this.#keys = new Set(drawn);
  }

  async init(): Promise<void> {}

  async check(mutants: readonly Tried[]): Promise<Record<string, { status: string; reason?: string }>> {
    const isDrawn = (mutant: Tried): boolean => this.#keys.has(keyOf(nameOf(mutant), mutant));
    return Object.fromEntries(
      mutants.map(m => [m.id, isDrawn(m) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' }]),
    );
  }
}

const nameOf = ({ fileName }: Tried): string => relative(process.cwd(), fileName).replaceAll('\\', '/');

export interface Word {
  readonly status: string;
  readonly by: string | null; // the test file that noticed
  readonly why: string;
  readonly isEarly: boolean; // it also runs while test files are loaded, before any test
}

/** What Stryker found out about the mutant of that key. */
type Heard = (key: string, word: Word) => void;

const told: { hear: Heard } = { hear: () => undefined };

export function listenTo(hear: Heard): void {
  told.hear = hear;
}

class Teller {
  onMutantTested(result: Result): void {
    // results count from 1
    const from0 = ({ line, column }: { line: number; column: number }) => ({ line: line - 1, column: column - 1 });
    const location = { start: from0(result.location.start), end: from0(result.location.end) };
    told.hear(keyOf(nameOf(result), { ...result, location }), {
      status: result.status,
      by: result.killedBy?.[0]?.split('#')[0] ?? null,
      why: result.statusReason ?? '',
      isEarly: result.static === true,
    });
  }
}

export const strykerPlugins = [
  { kind: 'Checker', name: 'drawn', injectableClass: Drawn },
  { kind: 'Reporter', name: 'teller', injectableClass: Teller },
];
