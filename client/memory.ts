// What this browser remembers. It may be forbidden to remember anything: then it forgets, and nothing breaks.

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(`rempart.${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`rempart.${name}`, value);
  } catch {
    // forgotten with the page
  }
}

/** What concerns one browser only: whom it has met, what it keeps. */
const OF_THIS_BROWSER = new Set(['met', 'home', 'hands']);

/** All that it remembers and another browser might as well. */
export function memories(): { [name: string]: string } {
  const found: { [name: string]: string } = {};
  try {
    for (const key of Object.keys(localStorage)) {
      const name = key.startsWith('rempart.') ? key.slice('rempart.'.length) : null;
      const value = localStorage.getItem(key);
      if (name !== null && value !== null && !OF_THIS_BROWSER.has(name)) found[name] = value;
    }
  } catch {
    // it remembers nothing
  }
  return found;
}
