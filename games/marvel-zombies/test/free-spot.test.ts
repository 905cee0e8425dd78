import { expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { READ, SIGN_HIGH, freeSpot, metAt, takenAbove, takenAt, takenBy } from '../ui/screen/free-spot.ts';
import { briefIn } from '../ui/screen/figures.tsx';
import { LOUPE, loupeSpot, takenIn } from '../ui/screen/loupe.ts';
import { type Piece, piecesIn, placesOf } from '../ui/screen/pieces.ts';
import { table } from './table.ts';

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

test('the way to look closely stands on nobody’s heart, and the price not on it', () => {
  const narrow = { width: 124, height: 75 }; // on a phone
  const { m } = table('M0', { turn: 'hulk' });
  const view = game.view(m, 0);
  const zone = view.zones.find(({ heroes }) => heroes.length === 4);
  if (!zone) throw new Error('the team stands together');
  const placed = placesOf(piecesIn(view, zone), narrow);
  const spot = loupeSpot(view, zone, placed, narrow);
  if (!spot) throw new Error('four on so little ground are a crowd');
  const acting = placed.find(({ piece }) => piece.type === 'hero' && piece.id === 'hulk');
  if (!acting) throw new Error('one of them acts');
  expect(spot.side, 'not over the mark of whoever acts').toBe(acting.at.x < narrow.width / 2 ? 'right' : 'left');
  const hearts = placed.map(({ at }) => at.y - 10);
  expect(spot.y + LOUPE / 2).toBeLessThanOrEqual(Math.min(...hearts));
  const price = freeSpot(PRICE, narrow, [...takenIn(view, zone, placed, narrow), takenAt(spot, LOUPE, narrow)]);
  expect(price.side === spot.side && Math.abs(price.y - spot.y) < SIGN_HIGH).toBe(false);
  expect(loupeSpot(view, zone, placesOf(piecesIn(view, zone), { width: 400, height: 300 }), narrow)).toBeNull();
});

test('the way to look closely leaves the middle of those who are attacked as one to the hand', () => {
  const narrow = { width: 124, height: 75 };
  const { m } = table('M0', { turn: 'hulk' });
  const view = game.view(m, 0);
  const [zone] = view.zones;
  if (!zone) throw new Error('there is no city');
  const brutes: Piece = { type: 'group', kind: 'brute', count: 2 };
  const runners: Piece = { type: 'group', kind: 'runner', count: 1 };
  const placed = placesOf([walkers, brutes, runners, hero], narrow);
  const spot = loupeSpot(view, zone, placed, narrow);
  if (!spot) throw new Error('six on so little ground are a crowd');
  const x = spot.side === 'left' ? 8 + LOUPE / 2 : narrow.width - 8 - LOUPE / 2;
  const met = metAt(placed);
  expect(met).toHaveLength(5);
  for (const { left, right, top, bottom } of met)
    expect(Math.abs(x - (left + right) / 2) < LOUPE / 2 && Math.abs(spot.y - (top + bottom) / 2) < SIGN_HIGH / 2).toBe(
      false,
    );
});

test('it leaves the name of a room and what lies there to be read', () => {
  const { y } = freeSpot(PRICE, cell, [...placesOf([hero], cell).flatMap(takenBy), ...takenAbove(cell, true, 50)]);
  expect(y - SIGN_HIGH / 2).toBeGreaterThanOrEqual(22);
});

test('the way to look closely covers neither the face nor the mark of whoever acts', () => {
  const laptop = { width: 181, height: 84 };
  const view = game.view(table('M0', { turn: 'hulk' }).m, 0);
  const zone = view.zones.find(({ heroes }) => heroes.length === 4);
  if (!zone) throw new Error('the team stands together');
  for (const runner of [1, 2, 4]) {
    const placed = placesOf(piecesIn(view, { ...zone, runner }), laptop);
    const spot = loupeSpot(view, zone, placed, laptop);
    const acting = placed.find(({ piece }) => piece.type === 'hero' && piece.id === 'hulk');
    if (!spot || !acting) throw new Error('so many are a crowd');
    const left = spot.side === 'left' ? 8 : laptop.width - 8 - LOUPE;
    const isBeside = left >= acting.at.x + acting.width / 2 || left + LOUPE <= acting.at.x - acting.width / 2;
    const middle = acting.at.y - acting.height * 0.5;
    expect(isBeside || spot.y - SIGN_HIGH / 2 >= middle, `${runner} Runners`).toBe(true);
  }
});

test('a sign too long for its zone is said by its first part', () => {
  const outlook = { sign: '88 % · ☠ ≈1,4 sur 2', mood: 'good', lines: [] } as const;
  expect(briefIn({ width: 181, height: 84 }, outlook)).toEqual(outlook);
  expect(briefIn({ width: 85, height: 84 }, outlook)).toEqual({ ...outlook, sign: '88 %' });
});
