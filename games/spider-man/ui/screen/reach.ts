import { powers } from '../../content/powers.ts';
import { CHARACTERS, type Square } from '../../ids.ts';
import { cityFrom } from '../../rules/city.ts';
import { reached } from '../../rules/paths.ts';
import { SquareSet } from '../../rules/square-set.ts';
import type { View } from '../../seen.ts';

const NOWHERE = -1;

/** Where the figure that moves may still go, for those who only look on: its points and the city are known to all. */
export function reachOf({ focus, figures, stacks, characters, city }: View): readonly Square[] {
  const move = focus?.move;
  const at = figures.find(({ role }) => role === move?.role)?.at ?? NOWHERE;
  if (!move || move.points === 0 || at < 0) return [];
  const full = new SquareSet();
  const standing = [
    ...figures.map(figure => figure.at),
    ...stacks.map(({ square }) => square),
    ...CHARACTERS.map(who => characters[who].square),
  ];
  for (const square of standing) if (square >= 0) full.add(square);
  const hq = city.places.find(({ place, destroyed }) => place === `hq-${move.role}` && !destroyed)?.square ?? NOWHERE;
  const walls = move.powers.some(power => {
    const own = powers[power];
    return (own.kind === 'movement' || own.kind === 'reaction') && own.walls;
  });
  const mover = { hq, stations: false, walls, closed: [] };
  return reached(cityFrom(city.slots), at, move.points, mover, move.path, full).map(({ square }) => square);
}
