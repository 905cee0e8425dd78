import { type TableWish, changeSeat, openAtHome, openNewTable, startTable } from '../calls/endpoints.ts';

/** Who is to sit on the seats after one's own: a friend who comes by the link, somebody at this screen, or a bot. */
export type Sitter = 'friend' | 'here' | 'bot';

/** Opens a table. Whoever is known to play sits down at once; where nobody else is to come the match begins. */
export async function openMatch(wish: TableWish, others: readonly Sitter[], isAtHome: boolean): Promise<string> {
  if (isAtHome) {
    const sitters = others.map(sitter => (sitter === 'here' ? 'here' : 'bot'));
    return openAtHome({ ...wish, sitters: ['here', ...sitters] });
  }
  const { id } = await openNewTable(wish);
  for (const [at, sitter] of others.entries())
    if (sitter === 'bot' || (sitter === 'here' && !wish.isOnScreen))
      await changeSeat(id, at + 1, sitter === 'here' ? 'me' : 'bot');
  if (!others.includes('friend') && !wish.isOnScreen) await startTable(id);
  return id;
}
