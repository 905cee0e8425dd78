// Puts the outlines of the icons that a file names with gameIcons([...]) into it, when the page is built.
import { createRequire } from 'node:module';

const CALL = /\bgameIcons\(\s*(\[[^\]]*\])\s*(?:as const)?\s*\)/g;
const OUTLINE = /\sd="([^"]+)"/;

/** The source with outlines instead of names; throws with the name that the set does not have. */
export function withIcons(code, set) {
  return code.replace(CALL, (_, list) => {
    const names = [...list.matchAll(/['"]([^'"]+)['"]/g)].map(match => match[1]);
    const outlines = names.map(name => {
      const outline = OUTLINE.exec(set.icons[name]?.body ?? '')?.[1];
      if (!outline) throw new Error(`game-icons has no icon '${name}'`);
      return [name, outline];
    });
    return JSON.stringify(Object.fromEntries(outlines));
  });
}

export function icons() {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
  return {
    name: 'rempart-icons',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/(ui|table)\/.*icons\.ts$/.test(id)) return null;
      return { code: withIcons(code, set), map: null };
    },
  };
}
