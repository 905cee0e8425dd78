import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyBox } from '../../engine/box.ts';
import { parseRulebook } from '../../engine/rulebook.ts';
import { main } from '../rempart/main.ts';
import { box } from '../template/index.ts';

const template = fileURLToPath(new URL('../template/', import.meta.url));

/** A command line whose shelf holds one game, the template, in a folder of its own that tests may spoil. */
export function world() {
  const root = mkdtempSync(join(tmpdir(), 'rempart-world-'));
  const folder = join(root, 'games/pebble-race');
  cpSync(template, folder, { recursive: true });
  const shelf = {
    gameIds: () => ['pebble-race'],
    loadBox: async (): Promise<AnyBox> => box,
    loadRulebook: (_id: string, language: string) =>
      parseRulebook(readFileSync(join(folder, `text/rulebook/${language}.md`), 'utf8')),
    gameFolder: () => folder,
  };
  /** Runs a command in English and returns all it says. */
  const run = async (...args: string[]) => {
    const said = { code: 0, out: '', err: '' };
    said.code = await main(args, {
      root,
      shelf,
      environment: { LANG: 'en_GB.UTF-8' },
      out: line => (said.out += `${line}\n`),
      err: text => (said.err += text),
      isTerminal: false,
    });
    return said;
  };
  /** Writes a file below the root: text as it is, anything else as JSON. */
  const put = (name: string, content: unknown): string => {
    const path = join(root, name);
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  };
  return { root, folder, shelf, run, put };
}

/** What a bad input must come to: exit code 1 and one sentence without a trace. */
export function sentence(said: { code: number; out: string; err: string }): string {
  if (said.code !== 1) throw new Error(`exit code ${said.code}: ${said.out}${said.err}`);
  if (/\n\s+at /.test(said.err)) throw new Error(`a stack trace: ${said.err}`);
  if (said.err.trim().split('\n').length !== 1) throw new Error(`not one sentence: ${said.err}`);
  return said.err.trim();
}
