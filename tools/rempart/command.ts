import { parseArgs } from 'node:util';
import type { AnyBox, Language } from '../../engine/box.ts';
import { messageOf } from '../../engine/thrown.ts';
import type * as games from '../../shelf/games.ts';
import { Complaint } from '../../lab/complaint.ts';
import type { CommandComplaint } from './complaints.ts';
import type { Sentences } from './text/sentences.ts';

/** What a command sees of the world; tests give their own. */
export interface Cli {
  readonly root: string;
  readonly shelf: Pick<typeof games, 'gameIds' | 'loadBox' | 'loadRulebook' | 'gameFolder'>;
  readonly language: Language;
  readonly say: Sentences;
  readonly out: (line: string) => void;
  readonly err: (text: string) => void;
  readonly isTerminal: boolean; // whether somebody looks at `err`
}

export interface Command {
  readonly names: readonly string[]; // of what it is given by position; the last may end with ... for several
  readonly options: { readonly [name: string]: 'string' | 'boolean' };
  /** The exit code. */
  run(given: Given, cli: Cli): Promise<number>;
}

export interface Given {
  readonly names: readonly string[];
  readonly text: (option: string) => string | undefined;
  readonly number: (option: string, min?: number) => number | undefined;
  readonly has: (option: string) => boolean;
}

/** Not `strict`: the sentences of parseArgs are English only. */
export function parse(command: Command, args: readonly string[]): Given {
  const entries = Object.entries(command.options);
  const types = new Map<string, 'string' | 'boolean'>(entries);
  const options = Object.fromEntries(entries.map(([name, type]) => [name, { type }]));
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const values = new Map<string, string>();
  const names: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') names.push(token.value);
    if (token.kind !== 'option') continue;
    const option = token.rawName;
    const type = types.get(token.name);
    if (!type) throw new Complaint<CommandComplaint>('unknown-option', { option });
    if (type === 'string' && token.value === undefined)
      throw new Complaint<CommandComplaint>('needs-value', { option });
    if (type === 'boolean' && token.value !== undefined)
      throw new Complaint<CommandComplaint>('needs-no-value', { option });
    values.set(token.name, token.value ?? '');
  }
  checkNames(command, names);
  return {
    names,
    text: name => values.get(name),
    number: (name, min = 0) => numberOf(name, values.get(name), min),
    has: name => values.has(name),
  };
}

function checkNames(command: Command, names: readonly string[]): void {
  const wanted = command.names.filter(name => !name.startsWith('['));
  const missing = wanted[names.length];
  if (missing) throw new Complaint<CommandComplaint>('missing-name', { name: missing.replace('...', '') });
  const extra = names[command.names.length];
  if (extra !== undefined && !command.names.at(-1)?.endsWith('...'))
    throw new Complaint<CommandComplaint>('too-many-names', { name: extra });
}

function numberOf(option: string, value: string | undefined, min: number): number | undefined {
  if (value === undefined) return undefined;
  if (!/^\d{1,12}$/.test(value))
    throw new Complaint<CommandComplaint>('not-a-number', { option: `--${option}`, value });
  if (Number(value) < min) throw new Complaint<CommandComplaint>('too-small', { option: `--${option}`, min });
  return Number(value);
}

export async function boxOf(cli: Cli, id: string): Promise<AnyBox> {
  const known = cli.shelf.gameIds();
  if (!known.includes(id)) throw new Complaint('unknown-game', { game: id, known: known.join(', ') });
  try {
    return await cli.shelf.loadBox(id);
  } catch (thrown) {
    const why = messageOf(thrown);
    throw new Complaint<CommandComplaint>('broken-game', { game: id, why });
  }
}
