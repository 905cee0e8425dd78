import { describe, expect, test } from 'vitest';
import type { HeroId } from '../ids.ts';
import { type Piece, type Placed, SIGNED, isEnemy, placesOf } from '../ui/screen/pieces.ts';

const HEROES: readonly HeroId[] = ['spider-man', 'vision', 'hulk', 'black-panther', 'wasp', 'winter-soldier'];
const heroes = (count: number): Piece[] => HEROES.slice(0, count).map(id => ({ type: 'hero', id }));
const walkers = (count: number): Piece => ({ type: 'group', kind: 'walker', count });

const strange: Piece = { type: 'zombie', id: 'doctor-strange' };

/** Of a big screen, a laptop and a phone. */
const CELLS = [
  { width: 131, height: 89 },
  { width: 200, height: 160 },
  { width: 58, height: 80 },
];

const topOf = ({ at, height }: Placed): number => at.y - height;
const isBeside = (a: Placed, b: Placed): boolean => Math.abs(a.at.x - b.at.x) >= (a.width + b.width) / 2 - 1;

describe.each(CELLS)('in a zone of $width by $height', cell => {
  test('no hero stands before an Enemy, however many there are', () => {
    for (let count = 1; count <= HEROES.length; count++)
      for (const enemies of [[walkers(1)], [walkers(4)], [walkers(2), strange]])
        for (const head of [0, SIGNED]) {
          const placed = placesOf([...heroes(count), ...enemies], cell, head);
          const hides = placed.filter(({ piece }) => !isEnemy(piece));
          for (const enemy of placed.filter(({ piece }) => isEnemy(piece)))
            for (const hero of hides)
              expect(isBeside(hero, enemy) || topOf(hero) >= enemy.at.y - enemy.height * 0.2, `${count} heroes`).toBe(
                true,
              );
        }
  });

  test('nobody stands on the sign of the way out', () => {
    for (let count = 1; count <= HEROES.length; count++)
      for (const placed of placesOf([...heroes(count), walkers(3)], cell, SIGNED))
        expect(topOf(placed)).toBeGreaterThanOrEqual(cell.height * SIGNED - 1);
  });
});
