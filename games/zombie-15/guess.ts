import { dealAnew, pick } from '../../engine/chance.ts';
import type { ZombieCardId } from './content/zombie-cards.ts';
import { isEarly } from './rules/setup.ts';
import type { M } from './rules/table.ts';

/** Hidden are the orders of the two decks and the faces of tokens that lie face down (Z15-INFO-01). */
export function guess(m: M): void {
  dealAnew(m, m.state.search);
  m.state.deck = reshuffled(m);
  const pools = new Set(m.state.tokens.map(lying => lying.pool));
  for (const pool of pools) if (pool !== null) shufflePool(m, pool);
}

/** Everybody can count how many Hordes each half still holds; which numbered card lies in which half is open. */
function reshuffled(m: M): ZombieCardId[] {
  const { deck, drawn } = m.state;
  const lower = Math.min(deck.length, Math.floor((deck.length + drawn.length) / 2));
  const hordesIn = (cards: readonly ZombieCardId[]): ZombieCardId[] => cards.filter(card => card === 'horde');
  const [below, above] = [hordesIn(deck.slice(0, lower)), hordesIn(deck.slice(lower))];
  const numbered = dealAnew(
    m,
    deck.filter(card => card !== 'horde'),
  );
  const upper = dealAnew(m, [...above, ...numbered.splice(0, deck.length - lower - above.length)]);
  return [...dealAnew(m, [...below, ...numbered]), ...upper];
}

/** What lies face down of one pool, among itself; the key of a quick game lies in the first half of the course. */
function shufflePool(m: M, pool: number): void {
  const hidden = m.state.tokens.filter(lying => lying.pool === pool && !lying.up);
  const faces = dealAnew(
    m,
    hidden.map(lying => lying.token),
  );
  hidden.forEach((lying, i) => {
    lying.token = faces[i] ?? lying.token;
  });
  if (m.state.course === null) return;
  const key = hidden.find(lying => lying.token === 'key-blue');
  if (!key || isEarly(m, key.zone)) return;
  const early = hidden.filter(lying => isEarly(m, lying.zone));
  const other = early[pick(m, early.length)];
  if (!other) return;
  key.token = other.token;
  other.token = 'key-blue';
}
