/** What a rule relies on: whoever meets a place where there is nothing hears of it at once. */
export function known<T>(found: T | null | undefined, what: string): T {
  if (found === undefined || found === null) throw new Error(`no ${what}`);
  return found;
}
