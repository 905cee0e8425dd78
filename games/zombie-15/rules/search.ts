import { draw } from '../../../engine/chance.ts';
import { again, decide, emit, finish, flow, goTo, nobody } from '../../../engine/flow.ts';
import { clone } from '../../../engine/match.ts';
import { QUICK_CARDS } from '../content/numbers.ts';
import { type FoundId, type GearId, type SearchId, isZombie, zombiesOn } from '../content/search-deck.ts';
import type { Action, Zombie15 } from '../spec.ts';
import { isWeapon, putOn, roomFor } from './sheet.ts';
import { type F, type M, active, only, traitsOf, turnOf } from './table.ts';
import { bring } from './zombies.ts';

const isGear = (card: SearchId): card is FoundId => !isZombie(card);

/** Z15-SEARCH-03 to -07. Once begun it is finished, whatever appears. */
export const quickSearch = flow<Zombie15, 'quickSearch'>({
  draw(m, f) {
    const hero = active(m);
    const count = QUICK_CARDS + traitsOf(m, hero).quickCards;
    for (let i = 0; i < count; i++) {
      const card = draw(m, m.state.search);
      if (card) f.cards.push(card);
    }
    m.state.tally.searches++;
  },
  charm: decide({
    rule: 'Z15-SPEC-16',
    who: (m, f) => (turnOf(m).charmed && f.cards.some(isZombie) ? only(active(m).seat) : nobody),
    options: (_m, f) =>
      distinct(f.cards)
        .filter(isZombie)
        .map(card => ({ type: 'charm' as const, card })),
    apply(_m, f, { card }) {
      f.spared = card;
    },
    lone: true,
  }),
  appear(m, f) {
    const hero = active(m);
    turnOf(m).charmed = false;
    emit(m, { type: 'cardsRevealed', hero: hero.id, cards: [...f.cards], spared: f.spared });
    let zombies = f.spared === null ? 0 : -zombiesOn(f.spared);
    for (const card of f.cards) zombies += zombiesOn(card);
    if (zombies > 0) bring(m, hero.zone, zombies, 'search');
  },
  keep: decide({
    rule: 'Z15-SEARCH-05',
    who: (m, f) => (f.cards.length > 0 ? only(active(m).seat) : nobody),
    options: keepOptions,
    apply(m, f, action) {
      if (action.type === 'keep') {
        keepCard(m, f, action.card, action.instead);
        again(m, f);
      } else discardCards(m, f, action);
    },
  }),
  order: decide({
    rule: 'Z15-SEARCH-06',
    who: (m, f) => (f.cards.length > 0 ? only(active(m).seat) : nobody),
    options: (_m, f) => orderOptions(f.cards),
    apply: discardCards,
    lone: true,
  }),
});

type QuickAction = Extract<Action, { type: 'keep' | 'discard' | 'discardRest' }>;

function keepOptions(m: M, f: F<'quickSearch'>): QuickAction[] {
  const hero = active(m);
  const open: QuickAction[] = [];
  const seen: SearchId[] = [];
  for (const card of f.cards) {
    if (!isGear(card) || seen.includes(card)) continue;
    seen.push(card);
    for (const instead of roomFor(m, hero, card, isWeapon(card) ? f.newWeapons : f.newObjects))
      open.push({ type: 'keep', card, instead });
  }
  open.push(...orderOptions(f.cards));
  return open;
}

/** The usual order in one word, or card by card where that makes a difference. */
function orderOptions(cards: readonly SearchId[]): (QuickAction & { type: 'discard' | 'discardRest' })[] {
  const kinds = distinct(cards);
  if (kinds.length < 2) return [{ type: 'discardRest' }];
  return [{ type: 'discardRest' }, ...kinds.map(card => ({ type: 'discard' as const, card }))];
}

const distinct = (cards: readonly SearchId[]): SearchId[] => cards.filter((card, i) => cards.indexOf(card) === i);

function keepCard(m: M, f: F<'quickSearch'>, card: FoundId, instead: number | null): void {
  const hero = active(m);
  f.cards.splice(f.cards.indexOf(card), 1);
  const gone = putOn(m, hero, card, instead);
  if (isWeapon(card)) f.newWeapons++;
  else f.newObjects++;
  emit(m, { type: 'gearKept', hero: hero.id, card, instead: gone, slot: instead });
}

/** The last card put down is the top of the pile; by default equipment lies above zombies. */
function discardCards(m: M, f: F<'quickSearch'>, action: QuickAction): void {
  const { id } = active(m);
  if (action.type === 'discard') {
    f.cards.splice(f.cards.indexOf(action.card), 1);
    m.state.discard.push(action.card);
    emit(m, { type: 'cardsDiscarded', hero: id, cards: [action.card] });
    goTo(f, 'order');
    return;
  }
  const cards = [...f.cards.filter(isZombie), ...f.cards.filter(isGear)];
  f.cards = [];
  m.state.discard.push(...cards);
  emit(m, { type: 'cardsDiscarded', hero: id, cards });
  finish(f);
}

// ---- careful search (Z15-SEARCH-08 to -10) ----------------------------------------------------------------------

export const carefulSearch = flow<Zombie15, 'carefulSearch'>({
  take: decide({
    rule: 'Z15-SEARCH-08',
    who: m => only(active(m).seat),
    options(m): Extract<Action, { type: 'take' | 'takeNothing' }>[] {
      const hero = active(m);
      const { discard } = m.state;
      const open: Extract<Action, { type: 'take' | 'takeNothing' }>[] = [{ type: 'takeNothing' }];
      for (let depth = 0; depth < discard.length; depth++) {
        const card = discard.at(-1 - depth);
        if (!card || !isGear(card)) continue;
        for (const instead of roomFor(m, hero, card)) open.push({ type: 'take', depth, card, instead });
      }
      return open;
    },
    preview(m, _f, action) {
      if (action.type !== 'take') return null;
      const { lost, removed } = take(clone(m), action);
      return { type: 'take', lost, removed };
    },
    apply(m, _f, action) {
      const hero = active(m).id;
      m.state.tally.searches++;
      if (action.type === 'takeNothing') return emit(m, { type: 'nothingTaken', hero });
      const { lost, removed } = take(m, action);
      const { card, instead: slot } = action;
      emit(m, { type: 'cardTaken', hero, card, instead: removed, slot, removed: lost });
    },
  }),
});

/** The cards that lie above it, the top first, leave the game, and so does what it displaces. */
function take(
  m: M,
  { depth, card, instead }: Extract<Action, { type: 'take' }>,
): {
  lost: SearchId[];
  removed: GearId | null;
} {
  const { discard } = m.state;
  const lost = discard.slice(discard.length - depth).reverse();
  discard.length -= depth + 1;
  m.state.removed.push(...lost);
  return { lost, removed: putOn(m, active(m), card, instead) };
}
