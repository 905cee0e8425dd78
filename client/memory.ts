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
