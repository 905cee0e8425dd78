// Puts outlines into a file when the page is built: those that it names with gameIcons([...]), and in the place of
// contentIcons() those that the content of its game names with `icon: '...'`.
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const CALL = /\bgameIcons\(\s*(\[[^\]]*\])\s*(?:as const)?\s*\)/g;
const CONTENT_CALL = /(?<!function )\bcontentIcons(?:<[^;]*?>)?\(\)/g;
const NAMED = /\bicon: '([^']+)'/g;
const OUTLINE = /\sd="([^"]+)"/;

/** The source with outlines instead of names; throws with the name that the set does not have. */
export function withIcons(code, set, content = '') {
  const outlines = names => JSON.stringify(Object.fromEntries(names.map(name => [name, outlineOf(name, set)])));
  return code
    .replace(CALL, (_, list) => outlines([...list.matchAll(/['"]([^'"]+)['"]/g)].map(match => match[1])))
    .replace(CONTENT_CALL, () => outlines([...content.matchAll(NAMED)].map(match => match[1])));
}

function outlineOf(name, set) {
  const outline = OUTLINE.exec(set.icons[name]?.body ?? '')?.[1];
  if (!outline) throw new Error(`game-icons has no icon '${name}'`);
  return outline;
}

export function icons() {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
  return {
    name: 'rempart-icons',
    enforce: 'pre',
    transform(code, id) {
      const [, above, room] = /^(.*)\/(ui|table)\/.*icons\.ts$/.exec(id) ?? [];
      if (room === undefined) return null;
      const files = room === 'ui' && code.includes('contentIcons') ? contentOf(above) : [];
      for (const file of files) this.addWatchFile(file);
      const content = files.map(file => readFileSync(file, 'utf8')).join('\n');
      return { code: withIcons(code, set, content), map: null };
    },
  };
}

function contentOf(game) {
  const folder = join(game, 'content');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => join(folder, name));
}
