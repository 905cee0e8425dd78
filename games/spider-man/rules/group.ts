import { characters } from '../content/characters.ts';
import type { Frame } from '../../../engine/types.ts';
import { STACK_CARS } from '../content/numbers.ts';
import type { Action, SpiderMan } from '../spec.ts';
import { type Square, isCharacter, type CaptainId } from '../ids.ts';
import { type M, captainsAt, figure, isStuck, prisonersAt, stackAt } from './table.ts';

type Drive = Frame<SpiderMan, 'drive'>;

/** Cars of the square that do not belong to the moving group. */
export const otherCars = (m: M, f: Drive): number => (stackAt(m, f.square)?.cars ?? 0) - f.cars;

/** Whether the dice of the cars with this captain count double (SM-CHAR-06). */
export const doubles = (captain: CaptainId): boolean => (characters[captain].leads?.times ?? 1) > 1;

/** Who rides along: the prisoner of the group, or of the square where it stands alone. */
export function riding(m: M, f: Drive): Drive['prisoner'] {
  const here = prisonersAt(m, f.square);
  if (f.prisoner !== null && here.includes(f.prisoner)) return f.prisoner;
  return otherCars(m, f) === 0 ? (here[0] ?? null) : null;
}

/** What the group may leave here and what it may take along (SM-POL-03, SM-POL-15, SM-POL-24, SM-SPI-12). */
export function loads(m: M, f: Drive, found: Action[]): void {
  const stack = stackAt(m, f.square);
  const others = otherCars(m, f);
  const hasLeft = f.path.length > 1;
  if (f.cars > 1 && others < STACK_CARS) found.push({ type: 'drop', what: 'car' });
  for (const captain of f.captains)
    if (!f.doubled || hasLeft || !doubles(captain)) found.push({ type: 'drop', what: captain });
  const here = prisonersAt(m, f.square).filter(who => who !== f.prisoner);
  if (f.prisoner !== null && others > 0 && here.length === 0) found.push({ type: 'drop', what: 'prisoner' });
  if (stack && isStuck(stack)) return; // nothing can be taken out of a web
  for (const captain of captainsAt(m, f.square))
    if (!f.captains.includes(captain)) found.push({ type: 'take', what: captain });
  if (others + f.cars > STACK_CARS) return;
  // The last guard of a prisoner stays (SM-POL-15).
  if (others > 0 && f.cars < STACK_CARS && (here.length === 0 || others > 1)) found.push({ type: 'take', what: 'car' });
  if (f.prisoner === null && here.length > 0) found.push({ type: 'take', what: 'prisoner' });
}

/** The group leaves its square: cars, captains and prisoner come along, the rest stays there. */
export function moveGroup(m: M, f: Drive, to: Square): void {
  const { stacks, characters } = m.state;
  const here = stackAt(m, f.square);
  if (!here) return;
  const { prisoner } = f;
  const there = stackAt(m, to);
  const isWhole = here.cars === f.cars;
  if (there) {
    there.cars += f.cars;
    if (isWhole) stacks.splice(stacks.indexOf(here), 1);
    else here.cars -= f.cars;
  } else if (isWhole) here.square = to;
  else {
    here.cars -= f.cars;
    stacks.push({ square: to, cars: f.cars, web: false, symbiote: null });
  }
  for (const captain of f.captains) characters[captain].square = to;
  if (prisoner === null) return;
  if (isCharacter(prisoner)) characters[prisoner].square = to;
  else figure(m, prisoner).at = to;
}
