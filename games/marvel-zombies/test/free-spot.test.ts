import { expect, test } from 'vitest';
import { READ, SIGN_HIGH, freeSpot, takenAbove, takenBy } from '../ui/screen/free-spot.ts';
import { type Piece, placesOf } from '../ui/screen/pieces.ts';

const cell = { width: 188, height: 168 };
const [PRICE, DEAR] = [56, 92]; // pixels: what a step costs, and what is to fear as well

const hero: Piece = { type: 'hero', id: 'wasp' };
const walkers: Piece = { type: 'group', kind: 'walker', count: 2 };

test('in an empty zone the price stands at its foot', () => {
  expect(freeSpot(PRICE, cell, [])).toEqual({ side: 'left', y: cell.height - 8 - SIGN_HIGH / 2 });
});

test('it covers nobody’s number, whoever stands there', () => {
  for (const pieces of [[hero], [walkers], [hero, walkers]])
    for (const wide of [PRICE, DEAR]) {
      const taken = placesOf(pieces, cell).flatMap(takenBy);
      const { side, y } = freeSpot(wide, cell, taken);
      const left = side === 'left' ? 8 : cell.width - 8 - wide;
      const covered = taken.filter(
        one =>
          one.weight === READ &&
          left < one.right &&
          left + wide > one.left &&
          Math.abs(2 * y - one.top - one.bottom) < SIGN_HIGH + one.bottom - one.top,
      );
      expect(covered, `${pieces.map(({ type }) => type).join()} ${wide}`).toEqual([]);
    }
});

test('it leaves the name of a room and what lies there to be read', () => {
  const { y } = freeSpot(PRICE, cell, [...placesOf([hero], cell).flatMap(takenBy), ...takenAbove(cell, true, 50)]);
  expect(y - SIGN_HIGH / 2).toBeGreaterThanOrEqual(22);
});
