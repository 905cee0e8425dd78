import type { Frame } from '../../engine/types.ts';
import { CARDS } from './content/cards.ts';
import { COMBAT_CARDS } from './content/combat.ts';
import { forecast } from './rules/forecast.ts';
import { slotsUsed } from './rules/inventory.ts';
import { boostOf, shownFoe } from './rules/line.ts';
import { type M, lifeOf, player } from './rules/table.ts';
import type { Focus, SeenPlayer, View } from './seen.ts';
import type { State, UntilDaylight } from './spec.ts';
import { byKind } from './ids.ts';

/** One view for all: everything lies open but the order of the face-down piles (UD-INFO-01..04). */
export function view(m: M): View {
  const { state } = m;
  const boost = boostOf(state.line);
  return {
    round: state.round,
    phase: state.phase,
    first: state.first,
    holder: state.holder,
    extraLife: m.content.extraLife,
    players: state.players.map((_, seat) => shownPlayer(m, seat)),
    line: state.line.map(foe => shownFoe(state.line, foe, boost)),
    piles: {
      active: state.active.length,
      reserve: state.reserve.length,
      combat: state.combatDeck.length,
      assaults: state.assaults.length,
      horde: byKind(kind => state.horde[kind].length),
    },
    rubbleDiscard: [...state.rubbleDiscard],
    combatDiscard: [...state.combatDiscard],
    hordeDiscard: byKind(kind => [...state.hordeDiscard[kind]]),
    combatLeft: combatCounted(state, state.combatDeck),
    rubbleLeft: rubbleCounted(state, state.reserve, state.active),
    assault: state.assault,
    usedAssaults: [...state.usedAssaults],
    supply: { ...state.supply },
    forecast: forecast(m),
    focus: focus(m),
    tally: { ...state.tally, damage: { ...state.tally.damage } },
  };
}

type Counts<T extends string> = { readonly [card in T]?: number };

/** What piles are made of, in an order that says nothing of their own. A table where they are the same is told the same. */
function countedBy<T extends string>(kinds: readonly T[]) {
  const places = new Map<string, number>(kinds.map((kind, i) => [kind, i]));
  const kept = new WeakMap<State, { readonly numbers: readonly number[]; readonly counts: Counts<T> }>();
  return (table: State, ...piles: (readonly (T | 'wave')[])[]): Counts<T> => {
    const numbers = kinds.map(() => 0);
    for (const pile of piles)
      for (const card of pile) {
        const place = places.get(card);
        if (place !== undefined) numbers[place] = (numbers[place] ?? 0) + 1;
      }
    const before = kept.get(table);
    if (before?.numbers.every((number, i) => number === numbers[i])) return before.counts;
    const counts: { [card in T]?: number } = {};
    for (const [i, kind] of kinds.entries()) if (numbers[i]) counts[kind] = numbers[i] ?? 0;
    kept.set(table, { numbers, counts });
    return counts;
  };
}
const combatCounted = countedBy(COMBAT_CARDS);
const rubbleCounted = countedBy(CARDS);

// Written out field by field: a spread followed by new fields is fifty times slower.

function shownPlayer(m: M, seat: number): SeenPlayer {
  const p = player(m, seat);
  return {
    character: p.character,
    damage: p.damage,
    items: p.items.slice(),
    bags: p.bags.map(bag => bag.slice()),
    barricades: p.barricades,
    traps: p.traps,
    usedMain: p.usedMain,
    usedFirst: p.usedFirst,
    shield: p.shield,
    life: p.character ? lifeOf(m, seat) : 0,
    slots: m.content.slots,
    used: slotsUsed(p),
  };
}

const NOTHING: Focus = {
  seat: null,
  card: null,
  weapon: null,
  target: null,
  foe: null,
  drawn: [],
  chosen: null,
  actions: 0,
  toDraw: 0,
  offers: [],
  ready: [],
  given: [],
  shown: [],
};

/** What is being resolved, the outer frames first, so that the innermost has the last word. */
function focus(m: M): Focus | null {
  let seen: Focus | null = null;
  for (const f of m.stack) {
    const part = partOf(f);
    if (part) seen = { ...(seen ?? NOTHING), ...part };
  }
  return seen;
}

function partOf(f: Frame<UntilDaylight>): Partial<Focus> | null {
  switch (f.flow) {
    case 'find':
      return { seat: f.seat, card: f.card };
    case 'wave':
      return { seat: f.seat, card: 'wave' };
    case 'exchange':
      return {
        offers: f.offers.map(offer => ({ ...offer })),
        ready: [...f.ready],
        given: [...f.given],
      };
    case 'turn':
      return { seat: f.seat, actions: f.actions };
    case 'attack':
      return {
        seat: f.seat,
        weapon: f.weapon,
        target: f.target,
        drawn: [...f.drawn],
        chosen: f.chosen,
        toDraw: f.toDraw,
      };
    case 'rummage':
      return { seat: f.seat, shown: [...f.cards] };
    case 'blackMarket':
      return { seat: f.seat };
    case 'enemyAttack':
      return {
        seat: f.seat,
        weapon: null,
        target: f.survivor,
        foe: f.foe,
        drawn: [...f.drawn],
        chosen: f.kept,
      };
    default:
      return null;
  }
}
