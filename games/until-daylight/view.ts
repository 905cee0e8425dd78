import type { Frame } from '../../engine/types.ts';
import { horde } from './content/horde.ts';
import { KINDS, type Kind } from './content/horde.ts';
import { forecast } from './rules/forecast.ts';
import { slotsUsed } from './rules/inventory.ts';
import { boostFor } from './rules/line.ts';
import { type M, kindOf, lifeLeft, lifeOf } from './rules/table.ts';
import type { Focus, SeenFoe, SeenPlayer, UntilDaylight, View } from './spec.ts';

/** One view for all: everything lies open but the order of the face-down piles (UD-INFO-01..04). */
export function view(m: M): View {
  const { state } = m;
  return {
    round: state.round,
    phase: state.phase,
    first: state.first,
    holder: state.holder,
    players: state.players.map((_, seat) => seenPlayer(m, seat)),
    line: state.line.map(foe => seenFoe(m, foe)),
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
    combatLeft: counted(state.combatDeck),
    rubbleLeft: counted([...state.reserve, ...state.active.filter(card => card !== 'wave')]),
    assault: state.assault,
    usedAssaults: [...state.usedAssaults],
    supply: { ...state.supply },
    forecast: forecast(m),
    focus: focus(m),
    tally: { ...state.tally, damage: { ...state.tally.damage } },
  };
}

const byKind = <T>(make: (kind: Kind) => T): { [K in Kind]: T } =>
  Object.fromEntries(KINDS.map(kind => [kind, make(kind)])) as { [K in Kind]: T };

/** What a pile is made of, in an order that says nothing of its own. */
function counted<T extends string>(pile: readonly T[]): { [card in T]?: number } {
  const counts: { [card in T]?: number } = {};
  for (const card of [...pile].sort()) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

function seenPlayer(m: M, seat: number): SeenPlayer {
  const p = m.state.players[seat] as SeenPlayer;
  return {
    ...p,
    items: [...p.items],
    bags: p.bags.map(bag => [...bag]),
    life: p.character ? lifeOf(m, seat) : 0,
    slots: m.content.slots,
    used: slotsUsed(p),
  };
}

function seenFoe(m: M, foe: M['state']['line'][number]): SeenFoe {
  const card = horde[foe.card];
  return {
    ...foe,
    kind: kindOf(foe),
    life: lifeLeft(foe),
    hits: kindOf(foe) === 'survivor' ? 0 : card.damage + boostFor(m, foe),
    cards: card.cards,
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
