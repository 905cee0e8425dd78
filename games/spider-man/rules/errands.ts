import { charactersWith, characters } from '../content/characters.ts';
import { call, decide, emit, flow, nobody } from '../../../engine/flow.ts';
import type { Seat, Frame } from '../../../engine/types.ts';
import { type CharacterId, type Square } from '../ids.ts';
import type { Action, SpiderMan } from '../spec.ts';
import type { Stack, Target } from '../seen.ts';
import { declareAttack, declareDrive, isDrivable } from './declare.ts';
import { touches } from './city.ts';
import { type M, isStuck, isVillain, player, stackAt, just } from './table.ts';
import { isSpared, isTargetable } from './targets.ts';

const NOBODY: CharacterId[] = [];
const SENT = charactersWith(({ errand }) => errand !== null);

const errandOf = (who: CharacterId) => {
  const { errand: sent } = characters[who];
  if (!sent) throw new Error(`${who} sends nobody`);
  return sent;
};

/** Character cards whose captor drives the police, once per own turn (SM-CHAR-01, 05, 06). */
export function callable(m: M, seat: Seat): CharacterId[] {
  const { role } = player(m, seat);
  if (role === null || role === 'police') return NOBODY;
  const { characters: held, called } = m.state;
  let found: CharacterId[] = NOBODY;
  for (const who of SENT) {
    if (held[who].holder !== role || called.includes(who) || !hasStackFor(m, seat, who)) continue;
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
      const { drive } = errandOf(f.character);
      if (drive > 0) declareDrive(m, f.seat, f.square, drive, false);
    },
  }),
  aim: decide({
    rule: 'SM-CHAR-05',
    lone: true,
    who: (_m, f) => (errandOf(f.character).aim > 0 ? just(f.seat) : nobody),
    options: (m, f): Action[] => victims(m, f.seat, f.square).map(target => ({ type: 'aim', target })),
    apply(m, f, action: Action) {
      if (action.type === 'aim') sendOut(m, f, action.target, errandOf(f.character).aim);
    },
  }),
  /** Jameson's stack strikes if Spider-Man is next to it now, and it has not driven into a web (SM-SPI-12). */
  strike(m, f) {
    const stack = stackAt(m, f.square);
    const { strike } = errandOf(f.character);
    if (strike === 0 || !stack || isStuck(stack)) return;
    const target = victims(m, f.seat, f.square).find(t => t.kind === 'figure' && t.role === 'spider-man');
    if (target) sendOut(m, f, target, strike);
  },
});

const sendOut = (m: M, f: Frame<SpiderMan, 'errand'>, target: Target, dice: number): void =>
  declareAttack(m, f.seat, { kind: 'stack', square: f.square }, f.character, target, dice, false);

const stacksFor = (m: M, seat: Seat, who: CharacterId): Square[] =>
  m.state.stacks.filter(stack => canServe(m, seat, who, stack)).map(({ square }) => square);

/** Looked at after every step of a turn. */
function hasStackFor(m: M, seat: Seat, who: CharacterId): boolean {
  for (const stack of m.state.stacks) if (canServe(m, seat, who, stack)) return true;
  return false;
}

function canServe(m: M, seat: Seat, who: CharacterId, stack: Stack): boolean {
  if (isStuck(stack)) return false;
  const { isForVillains, drive } = errandOf(who);
  if (isForVillains && !isVillain(player(m, seat).role)) return false;
  return drive > 0 ? isDrivable(m, stack.square) : victims(m, seat, stack.square).length > 0;
}

/** Figures next to the stack: never the holder, for Spider-Man only villains. */
function victims(m: M, seat: Seat, square: Square): Target[] {
  const { role } = player(m, seat);
  return m.state.figures
    .filter(f => f.role !== role && isTargetable(m, f, 'police') && touches(f.at, square))
    .map((f): Target => ({ kind: 'figure', role: f.role }))
    .filter(target => !isSpared(m, 'police', target));
}
