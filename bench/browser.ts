// What the benches of the page need: the page as it is now, and a browser.

/** The tools are plain JavaScript beside the built code, not among it. */
const tools = new URL('../../tools/', import.meta.url);

/** Builds the page where it has changed; says where Chromium is. */
export async function browserPath(): Promise<string> {
  const { findChromium } = (await import(new URL('chromium.mjs', tools).href)) as { findChromium: () => string | null };
  const { buildPage } = (await import(new URL('fresh.mjs', tools).href)) as {
    buildPage: (root: string) => string | null;
  };
  const wrong = buildPage(process.cwd());
  if (wrong) throw new Error(wrong);
  const path = findChromium();
  if (!path) throw new Error('no Chromium: install one, or set CHROMIUM to its path');
  return path;
}
