import { reveal } from '../../../engine/chance.ts';
import { decide, emit, flow, nobody } from '../../../engine/flow.ts';
import type { TokenId } from '../content/tokens.ts';
import type { Action, Hero, Lying, Zombie15 } from '../spec.ts';
import { hasBackpackRoom } from './sheet.ts';
import { type F, type M, active, faceAt, heroOf, only } from './table.ts';

/**
 * Z15-SEARCH-14 and -15: a token of the zone or of an unconscious hero is looked at, then kept, exchanged or left. What
 * lay open and fits is kept without a question.
 */
export const token = flow<Zombie15, 'token'>({
  look(m, f) {
    const hero = active(m);
    const lying = lyingOf(m, f);
    f.asks = !hasBackpackRoom(m, hero);
    if (lying && !lying.up) {
      lying.up = true;
      reveal(m);
      f.asks = true;
      emit(m, {
        type: 'tokenRevealed',
        hero: hero.id,
        token: lying.token,
        id: lying.id,
        zone: lying.zone,
        tile: faceAt(m, lying.zone),
      });
    }
    if (lying) f.what = lying.token;
    if (!f.asks) keep(m, f, null);
  },
  choose: decide({
    rule: 'Z15-SEARCH-14',
    who: (m, f) => (f.asks ? only(active(m).seat) : nobody),
    options(m): Extract<Action, { type: 'keepToken' | 'exchangeToken' | 'leaveToken' }>[] {
      const hero = active(m);
      if (hasBackpackRoom(m, hero)) return [{ type: 'keepToken' }, { type: 'leaveToken' }];
      return [...kindsOf(hero).map(own => ({ type: 'exchangeToken' as const, token: own })), { type: 'leaveToken' }];
    },
    apply(m, f, action) {
      if (action.type === 'leaveToken') emit(m, { type: 'tokenLeft', hero: active(m).id, token: f.what });
      else keep(m, f, action.type === 'exchangeToken' ? action.token : null);
    },
  }),
});

const lyingOf = (m: M, f: F<'token'>): Lying | undefined => m.state.tokens.find(lying => lying.id === f.token);

/** The tokens of a backpack, equal ones once. */
export const kindsOf = (hero: Hero): TokenId[] => hero.backpack.filter((own, i) => hero.backpack.indexOf(own) === i);

function keep(m: M, f: F<'token'>, instead: TokenId | null): void {
  const hero = active(m);
  if (instead !== null) {
    hero.backpack.splice(hero.backpack.indexOf(instead), 1);
    layDown(m, hero, instead);
  }
  if (f.from === null) m.state.tokens = m.state.tokens.filter(lying => lying.id !== f.token);
  else {
    const { backpack } = heroOf(m, f.from);
    backpack.splice(backpack.indexOf(f.what), 1);
  }
  hero.backpack.push(f.what);
  emit(m, { type: 'tokenKept', hero: hero.id, token: f.what, id: f.token, from: f.from, instead });
}

/** Tokens given up stay in play, face up (Z15-SHEET-04). */
function layDown(m: M, hero: Hero, what: TokenId): void {
  let id = 0;
  for (const lying of m.state.tokens) id = Math.max(id, lying.id + 1);
  m.state.tokens.push({ id, token: what, zone: hero.zone, up: true, pool: null });
}

/** Z15-SEARCH-16. */
export function dropToken(m: M, hero: Hero, what: TokenId): void {
  hero.backpack.splice(hero.backpack.indexOf(what), 1);
  layDown(m, hero, what);
  emit(m, { type: 'tokenDropped', hero: hero.id, token: what });
}
