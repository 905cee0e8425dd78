import { known } from '../../../engine/known.ts';
import { draw, shuffle } from '../../../engine/chance.ts';
import { call, decide, emit, finish, flow, goTo } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { badLuck, isBadLuck } from '../cards/bad-luck.ts';
import { RUBBLE_PER_ROUND, ROUNDS } from '../content/numbers.ts';
import type { UntilDaylight } from '../spec.ts';
import { packedFor, putInstead } from './discard.ts';
import { waysToKeep } from './inventory.ts';
import { type M, nextSeat, player } from './table.ts';
import type { CardId } from '../content/cards.ts';

/** The top card of the reserve; an empty reserve is made anew of the discard (UD-SEARCH-02). */
export function fromReserve(m: M): CardId | undefined {
  const { state } = m;
  if (state.reserve.length === 0 && state.rubbleDiscard.length > 0) {
    state.reserve = shuffle(m, state.rubbleDiscard);
    state.rubbleDiscard = [];
    emit(m, { type: 'reshuffled', pile: 'rubble' });
  }
  return state.reserve.pop();
}

/** Cards join the active pile face down; after round 6 none do (UD-SEARCH-01, UD-EXTRA-01). */
function fillActivePile(m: M): void {
  const { state } = m;
  const count = state.round <= ROUNDS ? known(RUBBLE_PER_ROUND[m.content.seats - 1], 'such number of seats') : 0;
  for (let i = 0; i < count; i++) {
    const card = fromReserve(m);
    if (card === undefined) break;
    state.active.push(card);
  }
  state.active.push('wave');
  shuffle(m, state.active);
}

export const search = flow<UntilDaylight, 'search'>({
  prepare(m) {
    m.state.holder = null;
    m.state.assault = null;
    fillActivePile(m);
    emit(m, { type: 'roundStarted', round: m.state.round, first: m.state.first, pile: m.state.active.length });
    emit(m, { type: 'phaseStarted', phase: 'search' });
  },
  draw(m, f) {
    drawRubble(m, f.seat);
  },
  pass(m, f) {
    if (m.state.holder !== null) return;
    f.seat = nextSeat(m, f.seat);
    goTo(f, 'draw');
  },
});

/** Drawing is not optional, and all see the card (UD-SEARCH-04, UD-SEARCH-08). */
export function drawRubble(m: M, seat: Seat): void {
  const card = draw(m, m.state.active);
  if (card === undefined) throw new Error('the active pile has lost its WAVE');
  m.state.tally.drawn++;
  if (card === 'wave') call(m, 'wave', { seat });
  else call(m, 'find', { seat, card });
}

export const find = flow<UntilDaylight, 'find'>({
  show(m, f) {
    emit(m, { type: 'cardDrawn', seat: f.seat, card: f.card, pile: m.state.active.length });
    if (!isBadLuck(f.card)) return;
    finish(f);
    m.state.rubbleDiscard.push(f.card);
    badLuck[f.card].strike(m, f.seat);
  },
  keep: decide({
    rule: 'UD-SEARCH-05',
    who: (_m, f) => [f.seat],
    options: (m, f) => [
      ...waysToKeep(m, player(m, f.seat), f.card).map(instead => ({ type: 'keep' as const, instead })),
      { type: 'leave' as const },
    ],
    apply(m, f, choice) {
      if (choice.type === 'keep') {
        putInstead(m, f.seat, f.card, choice.instead);
        emit(m, { type: 'cardKept', seat: f.seat, card: f.card, packed: packedFor(choice.instead) });
      } else {
        m.state.rubbleDiscard.push(f.card);
        emit(m, { type: 'cardLeft', seat: f.seat, card: f.card });
      }
    },
  }),
});
