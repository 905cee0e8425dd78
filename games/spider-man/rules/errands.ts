import { call, decide, emit, flow, nobody } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { CHARACTERS, type CharacterId, type Square } from '../ids.ts';
import type { Action, SpiderMan } from '../spec.ts';
import type { Stack, Target } from '../seen.ts';
import { declareAttack, declareDrive, isDrivable } from './declare.ts';
import { touches } from './city.ts';
import { type M, isStuck, isVillain, player, stackAt, just } from './table.ts';
import { isSpared, isTargetable } from './targets.ts';

const NOBODY: CharacterId[] = [];

/** Character cards whose captor drives the police, once per own turn (SM-CHAR-01, 05, 06). */
export function callable(m: M, seat: Seat): CharacterId[] {
  const { role } = player(m, seat);
  if (role === null || role === 'police') return NOBODY;
  const { characters, called } = m.state;
  const { jameson, stacy, dewolff } = characters;
  if (jameson.holder !== role && stacy.holder !== role && dewolff.holder !== role) return NOBODY;
  let found: CharacterId[] = NOBODY;
  for (const who of CHARACTERS) {
    if (characters[who].holder !== role || called.includes(who) || !hasStackFor(m, seat, who)) continue;
    if (found === NOBODY) found = [];
    found.push(who);
  }
  return found;
}

export function callCharacter(m: M, seat: Seat, character: CharacterId): void {
  m.state.called.push(character);
  call(m, 'errand', { seat, character, square: -1 });
}

/** The holder chooses the stack, its path and its target (SM-CHAR-07). */
export const errand = flow<SpiderMan, 'errand'>({
  stack: decide({
    rule: 'SM-CHAR-07',
    lone: true,
    who: (_m, f) => just(f.seat),
    options: (m, f): Action[] => stacksFor(m, f.seat, f.character).map(square => ({ type: 'stack', square })),
    apply(m, f, action: Action) {
      if (action.type !== 'stack') return;
      f.square = action.square;
      emit(m, { type: 'characterCalled', seat: f.seat, character: f.character, square: f.square });
      if (f.character === 'jameson') declareDrive(m, f.seat, f.square, 1, false);
      else if (f.character === 'dewolff') declareDrive(m, f.seat, f.square, 2, false);
    },
  }),
  aim: decide({
    rule: 'SM-CHAR-05',
    lone: true,
    who: (_m, f) => (f.character === 'stacy' ? just(f.seat) : nobody),
    options: (m, f): Action[] => victims(m, f.seat, f.square).map(target => ({ type: 'aim', target })),
    apply(m, f, action: Action) {
      if (action.type === 'aim')
        declareAttack(m, f.seat, { kind: 'stack', square: f.square }, 'stacy', action.target, 2, false);
    },
  }),
  /** Jameson's stack strikes if Spider-Man is next to it now, and it has not driven into a web (SM-SPI-12). */
  strike(m, f) {
    const stack = stackAt(m, f.square);
    if (f.character !== 'jameson' || !stack || isStuck(stack)) return;
    const target = victims(m, f.seat, f.square).find(t => t.kind === 'figure' && t.role === 'spider-man');
    if (target) declareAttack(m, f.seat, { kind: 'stack', square: f.square }, 'jameson', target, 2, false);
  },
});

const stacksFor = (m: M, seat: Seat, who: CharacterId): Square[] =>
  m.state.stacks.filter(stack => canServe(m, seat, who, stack)).map(({ square }) => square);

/** Looked at after every step of a turn. */
function hasStackFor(m: M, seat: Seat, who: CharacterId): boolean {
  for (const stack of m.state.stacks) if (canServe(m, seat, who, stack)) return true;
  return false;
}

function canServe(m: M, seat: Seat, who: CharacterId, stack: Stack): boolean {
  if (isStuck(stack)) return false;
  if (who === 'dewolff' || (who === 'jameson' && isVillain(player(m, seat).role))) return isDrivable(m, stack.square);
  return who === 'stacy' && victims(m, seat, stack.square).length > 0;
}

/** Figures next to the stack: never the holder, for Spider-Man only villains. */
function victims(m: M, seat: Seat, square: Square): Target[] {
  const { role } = player(m, seat);
  return m.state.figures
    .filter(f => f.role !== role && isTargetable(m, f, 'police') && touches(f.at, square))
    .map((f): Target => ({ kind: 'figure', role: f.role }))
    .filter(target => !isSpared(m, 'police', target));
}
