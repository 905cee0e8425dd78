import { known } from '../../../engine/known.ts';
import { decide, emit, flow, nobody } from '../../../engine/flow.ts';
import { type FigureId, CHARACTERS, OFF, type Square } from '../ids.ts';
import type { Action, SpiderMan } from '../spec.ts';
import { STREET, cityOf, around } from './city.ts';
import { letGo } from './custody.ts';
import { type M, figure, freeStreets, occupied, openHq, ownerOf } from './table.ts';

const ownSeat = (m: M, role: FigureId): readonly number[] => {
  const seat = ownerOf(m, { kind: 'figure', role });
  // An abandoned figure is put down by whoever held it: by the seat whose turn it is.
  return [seat < 0 ? m.state.active : seat];
};

/** Out of the pincers: around Octopus, in somebody's place if all is full (SM-OCT-07). */
export const freedom = flow<SpiderMan, 'freedom'>({
  place: decide({
    rule: 'SM-OCT-07',
    who: (m, f) => ownSeat(m, f.role),
    options: (m, f): Action[] => landings(m, f.role).map(to => ({ type: 'put', to })),
    apply(m, f, action: Action) {
      if (action.type !== 'put') return;
      if (!occupied(m).has(action.to)) land(m, f.role, action.to);
      else f.pushed = action.to;
    },
  }),
  push: decide({
    rule: 'SM-OCT-07',
    lone: true,
    who: (m, f) => (f.pushed === null ? nobody : ownSeat(m, f.role)),
    options: (m, f): Action[] =>
      freeStreets(m, known(f.pushed, 'square to be cleared'), true).map(to => ({ type: 'put', to })),
    apply(m, f, action: Action) {
      if (action.type !== 'put' || f.pushed === null) return;
      push(m, f.pushed, action.to);
      land(m, f.role, f.pushed);
    },
  }),
});

function land(m: M, role: FigureId, to: Square): void {
  letGo(m, role, to);
  emit(m, { type: 'placed', role, to, why: 'freed' });
}

/** Free squares around Octopus; all street squares there if none is free. */
function landings(m: M, role: FigureId): Square[] {
  const { terrain } = cityOf(m);
  const home = openHq(m, role);
  const near = around(figure(m, 'octopus').at).filter(to => terrain[to] === STREET || to === home);
  const full = occupied(m);
  const free = near.filter(to => !full.has(to));
  return free.length > 0 ? free : near;
}

/** Everything on that square moves over. */
function push(m: M, from: Square, to: Square): void {
  const { figures, stacks, characters } = m.state;
  for (const f of figures) if (f.at === from) f.at = to;
  for (const stack of stacks) if (stack.square === from) stack.square = to;
  for (const who of CHARACTERS) if (characters[who].square === from) characters[who].square = to;
  emit(m, { type: 'pushed', from, to });
}

/** A figure steps out of a building, onto a free street square beside it or the nearest one. */
export const exit = flow<SpiderMan, 'exit'>({
  put: decide({
    rule: 'SM-HQ-03',
    lone: true,
    who: (m, f) => ownSeat(m, f.role),
    options: (m, f): Action[] => {
      const here = figure(m, f.role);
      const before = here.at;
      here.at = OFF;
      const free = freeStreets(m, f.from, true);
      here.at = before;
      return free.map(to => ({ type: 'put', to }));
    },
    apply(m, f, action: Action) {
      if (action.type !== 'put') return;
      letGo(m, f.role, action.to);
      emit(m, { type: 'placed', role: f.role, to: action.to, why: f.why });
    },
  }),
});
