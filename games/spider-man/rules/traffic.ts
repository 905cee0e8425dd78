import type { Frame } from '../../../engine/types.ts';
import { STACK_CARS } from '../content/numbers.ts';
import { CHARACTERS, type Square, isCaptain } from '../ids.ts';
import type { SpiderMan } from '../spec.ts';
import { otherCars } from './group.ts';
import { SquareSet } from './square-set.ts';
import { type M, prisonersAt, stackAt } from './table.ts';

// What stands in the way of those who drive.

type Drive = Frame<SpiderMan, 'drive'>;

export interface Traffic {
  readonly taken: SquareSet; // somebody is there
  readonly others: SquareSet; // and not of the Police: nobody may end there (SM-MOVE-04)
  readonly full: SquareSet; // this group cannot come to rest there
}

export function trafficFor(m: M, f: Drive): Traffic {
  const { figures, stacks, characters } = m.state;
  const taken = new SquareSet();
  const others = new SquareSet();
  const full = new SquareSet();
  for (const { square } of stacks) {
    taken.add(square);
    if (!hasRoom(m, f, square)) full.add(square);
  }
  for (const who of CHARACTERS) {
    const { square, holder } = characters[who];
    if (square < 0) continue;
    if (holder !== 'police' && !isCaptain(who)) {
      others.add(square);
      full.add(square);
    } else if (!taken.has(square) && !hasRoom(m, f, square)) full.add(square);
    taken.add(square);
  }
  for (const { at, captive } of figures) {
    if (at < 0 || captive) continue;
    taken.add(at);
    others.add(at);
    full.add(at);
  }
  return { taken, others, full };
}

/** SM-POL-06, SM-POL-16: two cars and one prisoner on a square, at rest. */
function hasRoom(m: M, f: Drive, square: Square): boolean {
  const cars = square === f.square ? otherCars(m, f) : (stackAt(m, square)?.cars ?? 0);
  if (cars + f.cars > STACK_CARS) return false;
  const guarded = prisonersAt(m, square).length - (square === f.square && f.prisoner !== null ? 1 : 0);
  return guarded + (f.prisoner === null ? 0 : 1) <= 1;
}
