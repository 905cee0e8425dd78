import { type Bearing, bearing } from '../../../kit/compass.ts';
import { WIDTH } from '../content/boards.ts';
import { isBlow, powers } from '../content/powers.ts';
import type { RoleId, Square } from '../ids.ts';
import type { Target, View } from '../seen.ts';

export const carsAt = (view: View, square: Square): number =>
  view.stacks.find(stack => stack.square === square)?.cars ?? 0;

/** A card with two names is one for villains, another for Spider-Man. */
export function sideOf(name: string, role: RoleId | null): string {
  const [villain = name, spiderMan = villain] = name.split(' / ');
  return role === null ? name : role === 'spider-man' ? spiderMan : villain;
}

/** The name that a card has for the viewer. */
export const sideFor = (name: string, view: View): string => sideOf(name, roleOf(view));

const roleOf = ({ seat, players }: View) => (seat === null ? null : (players[seat]?.role ?? null));

/** Whether Spider-Man looks: he guards people, others capture them. */
export const isHero = (view: View): boolean => roleOf(view) === 'spider-man';

/** Whether these are whoever has just attacked: nobody else may be struck then. */
export function strikesBack({ focus }: View, target: Target): boolean {
  const attacker = focus?.step.startsWith('reaction/') ? focus.attack?.attacker : undefined;
  if (attacker?.kind === 'figure') return target.kind === 'figure' && target.role === attacker.role;
  return attacker?.kind === 'stack' && target.kind === 'stack' && target.square === attacker.square;
}

/** How many dice an attack has, where that is not to be chosen: those of a power, a blow of one die, or the last one. */
export function fixedDice({ focus, players }: View): number | null {
  const attack = focus?.attack;
  if (!attack) return null;
  if (attack.way !== 'close') return attack.dice;
  const isLast = focus.seat !== null && players[focus.seat]?.dice.combat === 1;
  return isLast || attack.powers.some(used => isBlow(used) && powers[used].isSingle) ? 1 : null;
}

/** Whether somebody's own figure or cars are attacked. */
export function isAtViewer(view: View): boolean {
  const { target } = view.focus?.attack ?? {};
  const role = roleOf(view);
  return target?.kind === 'figure' ? target.role === role : target?.kind === 'stack' && role === 'police';
}

/** In which direction of the viewer's own figure a square beside it lies; null for those who stand elsewhere. */
export function directionTo(view: View, square: Square): Bearing | null {
  const own = view.figures.find(({ role }) => role === roleOf(view))?.at ?? -1;
  if (own < 0) return null;
  const [east, south] = [(square % WIDTH) - (own % WIDTH), Math.floor(square / WIDTH) - Math.floor(own / WIDTH)];
  return Math.abs(east) <= 1 && Math.abs(south) <= 1 ? bearing(east, south) : null;
}
