import { call, emit } from '../../../engine/flow.ts';
import type { RuleId } from '../ids.ts';
import type { HeroId } from '../content/heroes.ts';
import type { TokenId } from '../content/tokens.ts';
import type { Action, Hero } from '../spec.ts';
import { isStreet } from './board.ts';
import { putOn, roomFor } from './sheet.ts';
import { type M, isLaden, ruleOf, traitsOf, turnOf } from './table.ts';

// How the search actions begin. Whether zombies forbid them is asked by whoever offers them: spoiled meat does not.

/** Why he cannot search quickly here, zombies apart. */
export function canQuickly(m: M, hero: Hero): RuleId | null {
  if (isStreet(hero.zone)) return 'Z15-SEARCH-02';
  if (isLaden(m, hero)) return 'Z15-HEAVY-03';
  return m.state.search.length === 0 ? 'Z15-SEARCH-03' : null;
}

export function canCarefully(m: M, hero: Hero): RuleId | null {
  if (isStreet(hero.zone)) return 'Z15-SEARCH-02';
  if (isLaden(m, hero)) return 'Z15-HEAVY-03';
  if (!traitsOf(m, hero).searchesCarefully) return ruleOf(hero);
  return m.state.discard.length === 0 ? 'Z15-SEARCH-09' : null;
}

/** Z15-HERO-07: the first card search of a turn. */
export const isFreeSearch = (m: M, hero: Hero): boolean => traitsOf(m, hero).searchesFreely && !turnOf(m).searched;

export function beginQuick(m: M, hero: Hero, free: boolean): void {
  turnOf(m).searched = true;
  emit(m, { type: 'searched', hero: hero.id, kind: 'quick', free });
  call(m, 'quickSearch', { cards: [], spared: null, newWeapons: 0, newObjects: 0 });
}

export function beginCareful(m: M, hero: Hero, free: boolean): void {
  turnOf(m).searched = true;
  emit(m, { type: 'searched', hero: hero.id, kind: 'careful', free });
  call(m, 'carefulSearch', {});
}

/** Why he cannot take anything here, zombies apart. */
export const takeBar = (m: M, hero: Hero): RuleId | null => (isLaden(m, hero) ? 'Z15-HEAVY-03' : null);

/** Tokens and items of his zone, tokens of those who lie there unconscious (Z15-SEARCH-13 to -17). */
export function takeOptions(m: M, hero: Hero, open: Action[]): void {
  const { zone } = hero;
  for (const lying of m.state.tokens) if (lying.zone === zone) open.push({ type: 'takeToken', token: lying.id });
  for (const other of m.state.heroes)
    if (other.zone === zone && other.posture === 'unconscious')
      other.backpack.forEach((token, i) => {
        if (other.backpack.indexOf(token) === i) open.push({ type: 'takeFromHero', hero: other.id, token });
      });
  const cards = new Set<string>();
  for (const item of m.state.items) {
    if (item.zone !== zone || cards.has(item.card)) continue;
    cards.add(item.card);
    for (const instead of roomFor(m, hero, item.card)) open.push({ type: 'takeItem', item: item.id, instead });
  }
}

export function takeToken(m: M, token: number): void {
  call(m, 'token', { token, from: null, what: 'empty', asks: false });
}

export function takeFromHero(m: M, from: HeroId, what: TokenId): void {
  call(m, 'token', { token: null, from, what, asks: false });
}

export function takeItem(m: M, hero: Hero, id: number, instead: number | null): void {
  const item = m.state.items.find(other => other.id === id);
  if (!item) throw new Error(`no item ${id}`);
  m.state.items = m.state.items.filter(other => other !== item);
  const gone = putOn(m, hero, item.card, instead);
  emit(m, { type: 'itemTaken', hero: hero.id, card: item.card, item: id, instead: gone, slot: instead });
}
