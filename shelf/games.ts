import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AnyBox, Language } from '../engine/box.ts';
import { type Rulebook, parseRulebook } from '../engine/rulebook.ts';

// How referees find games: whatever folder of games/ has an index is on the shelf. Nobody lists them.

const here = new URL('.', import.meta.url);
const isBuilt = here.pathname.includes('/dist/');
const code = new URL('../games/', here);
const source = isBuilt ? new URL('../../games/', here) : code;
const index = isBuilt ? 'index.js' : 'index.ts';

/** Another folder of games, built elsewhere, that an operator puts on the shelf beside ours. */
const more = process.env['REMPART_GAMES'] ? pathToFileURL(`${resolve(process.env['REMPART_GAMES'])}/`) : null;

/** The other folder, where one is named that is not there. */
export function missingFolder(): string | null {
  const folder = more && resolve(fileURLToPath(more));
  return folder && !statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? folder : null;
}

const isGame = (folder: URL, id: string, file: string): boolean => existsSync(new URL(`${id}/${file}`, folder));

function foldersOf(folder: URL, file: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).filter(entry => entry.isDirectory());
  return entries.map(entry => entry.name).filter(id => isGame(folder, id, file));
}

export function gameIds(): string[] {
  const found = [...foldersOf(source, 'index.ts'), ...(more ? foldersOf(more, 'index.js') : [])];
  return [...new Set(found)].sort();
}

export async function loadBox(id: string): Promise<AnyBox> {
  if (!gameIds().includes(id)) throw new Error(`no game ${id} on the shelf: ${gameIds().join(', ')}`);
  const isOurs = isGame(source, id, 'index.ts');
  const file = isOurs ? new URL(`${id}/${index}`, code) : new URL(`${id}/index.js`, more ?? code);
  const { box } = (await import(file.href)) as { box: AnyBox };
  if (box.game.id !== id) throw new Error(`the folder ${id} holds a game that calls itself ${box.game.id}`);
  return box;
}

/** The rulebook of a game, in our words; null for one that brings none. */
export function loadRulebook(id: string, language: Language): Rulebook | null {
  const file = new URL(`${id}/text/rulebook/${language}.md`, source);
  return existsSync(file) ? parseRulebook(readFileSync(file, 'utf8')) : null;
}

/** Where our own games lie. */
export const gamesFolder = (): string => fileURLToPath(source);

/** The folder of a game's sources. */
export function gameFolder(id: string): string {
  return fileURLToPath(new URL(`${id}/`, source));
}
