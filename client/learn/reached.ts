import { hasServer } from '../calls/server.ts';
import { remember, remembered } from '../memory.ts';

/**
 * Tells the house that somebody has come to a note, the first being 1, or beyond the last: a number is counted there, and nobody with it.
 * Once for each note and device; without a server nothing is told.
 */
export function tellReached(game: string, lesson: string, note: number, last: number): void {
  const key = `reached.${game}.${lesson}`;
  const before = Number(remembered(key) ?? 0);
  if (!hasServer || note <= before) return;
  remember(key, String(note));
  for (let one = before + 1; one <= note; one++) {
    const reached = one > last ? 'won' : one;
    // Without a cookie; and whoever learns need not know whether it was counted.
    fetch('/api/lessons', {
      method: 'POST',
      credentials: 'omit',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game, lesson, reached }),
    }).catch(() => {});
  }
}
