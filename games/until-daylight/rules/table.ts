import type { Match, Seat } from '../../../engine/types.ts';
import type { CharacterId } from '../content/characters.ts';
import { characters } from '../content/characters.ts';
import { hordeKinds, horde } from '../content/horde.ts';
import type { UntilDaylight } from '../spec.ts';
import type { Foe, Player } from '../seen.ts';

/** A match of this game: what every rule is given. */
export type M = Match<UntilDaylight>;

export function player(m: M, seat: Seat): Player {
  const p = m.state.players[seat];
  if (!p) throw new Error(`no seat ${seat}`);
  return p;
}

/** The next seat clockwise, to the left. */
export const nextSeat = (m: M, seat: Seat): Seat => (seat + 1) % m.content.seats;
export const previousSeat = (m: M, seat: Seat): Seat => (seat + m.content.seats - 1) % m.content.seats;

/** The seats clockwise, beginning with this one. */
export function clockwise(m: M, from: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < m.content.seats; i++) seats.push((from + i) % m.content.seats);
  return seats;
}

export const isSolo = (m: M): boolean => m.content.seats === 1;

export function characterOf(m: M, seat: Seat): CharacterId {
  const { character } = player(m, seat);
  if (!character) throw new Error(`seat ${seat} has no character yet`);
  return character;
}

/** Damage at which the character of this seat dies. */
export const lifeOf = (m: M, seat: Seat): number => characters[characterOf(m, seat)].life + m.content.extraLife;

export const kindOf = (foe: Foe) => horde[foe.card].kind;
export const isEnemy = (foe: Foe): boolean => hordeKinds[kindOf(foe)].isEnemy;
export const lifeLeft = (foe: Foe): number => hordeKinds[kindOf(foe)].life - foe.damage;

export function foeById(m: M, id: number): Foe | null {
  for (const foe of m.state.line) if (foe.id === id) return foe;
  return null;
}

export function foeInLine(m: M, id: number): Foe {
  const foe = foeById(m, id);
  if (!foe) throw new Error(`no foe ${id} in the line`);
  return foe;
}
