import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyBox, Language } from '../engine/box.ts';
import { type Rulebook, parseRulebook } from '../engine/rulebook.ts';

// How hosts find games: whatever folder of games/ has an index is on the shelf. Nobody lists them.

const here = new URL('.', import.meta.url);
const isBuilt = here.pathname.includes('/dist/');
const code = new URL('../games/', here);
const source = isBuilt ? new URL('../../games/', here) : code;
const index = isBuilt ? 'index.js' : 'index.ts';

export function gameIds(): string[] {
  if (!existsSync(source)) return [];
  const folders = readdirSync(source, { withFileTypes: true }).filter(entry => entry.isDirectory());
  return folders
    .map(entry => entry.name)
    .filter(id => existsSync(new URL(`${id}/index.ts`, source)))
    .sort();
}

export async function loadBox(id: string): Promise<AnyBox> {
  if (!gameIds().includes(id)) throw new Error(`no game ${id} on the shelf: ${gameIds().join(', ')}`);
  const module = (await import(new URL(`${id}/${index}`, code).href)) as { box: AnyBox };
  return module.box;
}

/** The rulebook of a game, in our words. */
export function loadRulebook(id: string, language: Language): Rulebook {
  return parseRulebook(readFileSync(new URL(`${id}/text/rulebook/${language}.md`, source), 'utf8'));
}

/** The folder of a game's sources. */
export function gameFolder(id: string): string {
  return fileURLToPath(new URL(`${id}/`, source));
}
