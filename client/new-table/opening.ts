import type { Level } from '../../engine/box.ts';
import { type TableWish, changeSeat, openAtHome, openNewTable, startTable } from '../calls/endpoints.ts';

/** Who is to sit on the seats after one's own: a friend who comes by the link, somebody at this screen, or a bot at its level. */
export type Sitter = 'friend' | 'here' | Level;

export const isBot = (sitter: Sitter): sitter is Level => sitter !== 'friend' && sitter !== 'here';

/** Opens a table. Whoever is known to play sits down at once; where nobody else is to come the match begins. */
export async function openMatch(wish: TableWish, others: readonly Sitter[], isAtHome: boolean): Promise<string> {
  if (isAtHome) {
    const sitters = others.map(sitter => (sitter === 'friend' ? 'companion' : sitter));
    return openAtHome({ ...wish, sitters: ['here', ...sitters] });
  }
  const { id } = await openNewTable(wish);
  for (const [at, sitter] of others.entries())
    if (isBot(sitter)) await changeSeat(id, at + 1, 'bot', sitter);
    else if (sitter === 'here' && !wish.isOnScreen) await changeSeat(id, at + 1, 'me');
  if (!others.includes('friend') && !wish.isOnScreen) await startTable(id);
  return id;
}
