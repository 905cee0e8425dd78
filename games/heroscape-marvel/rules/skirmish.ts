import { known } from '../../../engine/known.ts';
import { call, decide, emit, flow, goTo } from '../../../engine/flow.ts';
import { end } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import type { HeroScape } from '../spec.ts';
import { activationFrame } from './frames.ts';
import { countOf, rollCombat } from './dice.ts';
import { compare } from './end.ts';
import { handicapOf } from './handicap.ts';
import { type M, leftOf, ownOnBoard } from './table.ts';

const START_DICE = 6;

/** The discovery game: single turns in alternation, no rounds, no markers (HS-DISC). */
export const skirmish = flow<HeroScape, 'skirmish'>({
  /** HS-DISC-02: more skulls among six dice. HS-HOUSE-02: nobody rolls where player 1 opens. */
  rollOff(m, f) {
    if (openingOf(m) > 0) return begins(m, known(m.state.players[0], 'player 1'));
    const faces = m.content.seats.map(() => rollCombat(m, START_DICE));
    const skulls = faces.map(dice => countOf(dice, 'skull'));
    const [best, ...tied] = m.content.seats.filter(seat => skulls[seat] === Math.max(...skulls));
    const winner = best === undefined || tied.length > 0 ? null : best;
    emit(m, { type: 'startRolled', faces, winner });
    if (winner === null) return goTo(f, 'rollOff');
    begins(m, winner);
  },
  begin(m) {
    const { state } = m;
    if (state.turn >= m.setup.options.turnLimit * m.content.seats.length) end(m, compare(m, ['figures'])); // HS-END-06
    state.turn++;
    state.active = state.turn <= openingOf(m) ? state.first : leftOf(m, state.active ?? state.first);
    emit(m, { type: 'turnBegan', seat: state.active, turn: state.turn });
  },
  choose: decide({
    rule: 'HS-DISC-03',
    lone: true,
    who: (m): readonly Seat[] => [known(m.state.active, 'turn in progress')],
    options: (m, _f, seat) => ownOnBoard(m, seat).map(({ id }) => ({ type: 'choose' as const, figure: id })),
    apply(m, _f, { figure }, seat) {
      emit(m, { type: 'activated', seat, figure, by: 'choice', via: null });
      call(m, 'activation', activationFrame(figure, seat, 'choice'));
    },
  }),
  close(_m, f) {
    goTo(f, 'begin');
  },
});

/** How many turns player 1 has before anybody else has one (HS-HOUSE-02). */
const openingOf = (m: M): number => handicapOf(m)?.turns ?? 0;

function begins(m: M, seat: Seat): void {
  m.state.first = seat;
  m.state.active = leftOf(m, seat, m.content.seats.length - 1); // the next one to the left begins
}
