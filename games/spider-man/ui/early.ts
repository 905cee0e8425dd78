import type { Seat } from '../../../engine/types.ts';
import { characters } from '../content/characters.ts';
import { CHARACTERS, SCALES, type Square } from '../ids.ts';
import { touches } from '../rules/city.ts';
import type { SeenPlayer, View } from '../seen.ts';
import type { Action } from '../spec.ts';
import { isAbout } from './screen/mission.ts';

interface Eyes {
  readonly view: View;
  readonly seat: Seat | null;
}

/** Whether something would be given away: points of a move, or dice that still could do something in this turn. */
export function isEarly({ type }: Action, { view, seat }: Eyes): boolean | 'quietly' {
  switch (type) {
    // It can be taken back, and points are left nearly always: one press is enough. Whoever has come up to somebody wants to act there.
    case 'stop': {
      const way = view.focus?.move ?? view.focus?.drive;
      if (!way || way.points === 0) return false;
      return way.path.length > 1 && hasBusiness(view, seat, way.path.at(-1)) ? false : 'quietly';
    }
    case 'end':
      return unspent(view, seat) > 0;
    case 'pass':
      return 'quietly';
    default:
      return false;
  }
}

/** The dice that whoever ends the turn now would keep: they are there to react with, and for nothing else. */
export function unspent(view: View, seat: Seat | null): number {
  const dice = seat === null ? undefined : view.players[seat]?.dice;
  return dice ? SCALES.reduce((sum, scale) => sum + dice[scale], 0) : 0;
}

/** Whether what is next to that square is what one walks for: somebody to fight for points, or to take, or the place of one’s mission. */
function hasBusiness(view: View, seat: Seat | null, at: Square | undefined): boolean {
  const p = seat === null ? undefined : view.players[seat];
  if (!p || at === undefined || p.dice.combat === 0) return false;
  const isFoe = view.figures.some(
    ({ role, at: square, ko, captive, safe }) => role !== p.role && !ko && !captive && !safe && touches(at, square),
  );
  const isPrize = p.role !== 'spider-man' && p.role !== 'police' && isBesideCars(view, at);
  return isFoe || isPrize || isBesideSomebody(p, view, at) || isAtMission(p, view, at);
}

const isBesideCars = ({ stacks }: View, at: Square): boolean => stacks.some(({ square }) => touches(at, square));

const isBesideSomebody = ({ dice }: SeenPlayer, view: View, at: Square): boolean =>
  CHARACTERS.some(who => {
    const { holder, square } = view.characters[who];
    return holder === null && dice.combat >= characters[who].dice && touches(at, square);
  });

const isAtMission = ({ mission }: SeenPlayer, { city }: View, at: Square): boolean =>
  mission !== null && city.places.some(({ place, square }) => isAbout(mission, place) && touches(at, square));
