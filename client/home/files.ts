import type { HomeFile } from './file.ts';
import { settings, settingsIn } from '../../table/settings.ts';
import { memories, remember } from '../memory.ts';
import { download } from '../page/download.ts';
import { atHome, noteHome } from '../calls/home.ts';

/** Hands matches of this device to the person as a file; null: all of them, with the settings. */
export async function keepAsFile(ids: readonly string[] | null): Promise<void> {
  const tables = await atHome('keep', ids);
  const file: HomeFile = {
    rempart: 'matches',
    format: 1,
    tables,
    memory: ids ? {} : { ...memories(), settings: JSON.stringify(settings.getState()) },
  };
  const day = new Date().toISOString().slice(0, 10);
  download(`rempart-${ids?.[0] ?? `parties-${day}`}.json`, JSON.stringify(file));
}

/** Takes in such a file; says how many matches are new here. */
export async function bringFile(content: string): Promise<number> {
  const { count, memory } = await atHome('bring', content);
  noteHome();
  for (const [name, value] of Object.entries(memory))
    if (name === 'settings') settings.setState(settingsIn(value));
    else remember(name, value);
  return count;
}
