import { HEROES, type HeroId } from '../ids.ts';
import { expect, test } from 'vitest';
import { below, seedRng } from '../../../engine/rng.ts';
import { start } from '../../../engine/match.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { cards } from '../content/cards.ts';
import { type Board, SKY } from '../rules/board.ts';
import { game } from '../rules/game.ts';
import { costTo, destinations, explore, nextSteps, pathTo, riskTo, risksOf } from '../rules/reach.ts';
import { type M, cellUnder } from '../rules/table.ts';
import { type Short, setupOf } from './table.ts';

// Walks told once more, slowly: every chain of steps that the rules allow, harm and cost of each.

interface Man {
  card: HeroId;
  cell: number;
  side: number;
}
const HARM = { fall: 1, great: 2, extreme: 50 };

const tall = (one: Man): number => cards[one.card].height;
function isAdjacent(board: Board, a: number, heightA: number, b: number, heightB: number): boolean {
  if (!board.neighbours[a]?.includes(b)) return false;
  const [la, lb] = [board.level[a] ?? 0, board.level[b] ?? 0];
  return la < lb ? lb - la < heightA : la - lb < heightB;
}

/** The least harm, and then the least cost, of getting to each cell. */
function walks(m: M, men: readonly Man[], me: Man, budget: number): Map<number, [harm: number, cost: number]> {
  const { board, isExpert, role, exits } = m.content;
  const isOpen = !m.state.wall.standing;
  const others = men.filter(one => one !== me);
  const enemies = others.filter(one => one.side !== me.side);
  const around = board.names.map((_, cell) =>
    isExpert ? enemies.filter(one => isAdjacent(board, cell, tall(me), one.cell, tall(one))) : [],
  );
  const isEngaged = (one: Man): boolean =>
    isExpert && men.some(foe => foe.side !== one.side && isAdjacent(board, one.cell, tall(one), foe.cell, tall(foe)));
  const glyphs = new Set(m.state.glyphs.map(glyph => glyph.at));
  const isStop = (cell: number): boolean => (exits[cell] ?? false) || (role !== 'anesthetic' && glyphs.has(cell));
  const isShut = (cell: number): boolean => {
    const cellData = board.cells[cell];
    if (cellData?.stands === 'never' || (cellData?.stands === 'open' && !isOpen)) return true;
    if (!isExpert && cellData?.isUpper) return true;
    if (role === 'anesthetic' && me.card === 'hulk' && glyphs.has(cell)) return true;
    const there = others.find(one => one.cell === cell);
    return there !== undefined && (there.side !== me.side || isStop(cell) || isEngaged(there));
  };
  const step = (from: number, to: number): [harm: number, cost: number] | null => {
    const [here, there] = [board.cells[from], board.cells[to]];
    if (!here || !there || isShut(to) || !board.neighbours[from]?.includes(to)) return null;
    const rise = there.level - here.level;
    if (isExpert && rise > tall(me)) return null;
    if (there.ceiling - there.level < tall(me)) return null;
    if (Math.max(here.level, there.level) + tall(me) > Math.min(here.ceiling, there.ceiling)) return null;
    const staying = around[to] ?? [];
    let harm = (around[from] ?? []).filter(one => !staying.includes(one)).length;
    if (isExpert && -rise >= tall(me)) {
      if (-rise >= tall(me) + 20) harm += HARM.extreme;
      else if (!cards[me.card].superStrength) harm += -rise >= tall(me) + 10 ? HARM.great : HARM.fall;
    }
    return [harm, 1 + Math.max(0, rise)];
  };
  // the least harm by cell and cost, one cost after the other
  const least: Map<number, number>[] = Array.from({ length: budget + 1 }, () => new Map());
  least[0]?.set(me.cell, 0);
  for (let spent = 0; spent < budget; spent++)
    for (const [cell, harm] of least[spent] ?? []) {
      if (cell !== me.cell && isStop(cell)) continue;
      for (const next of board.neighbours[cell] ?? []) {
        const made = step(cell, next);
        const layer = made && least[spent + made[1]];
        if (made && layer) layer.set(next, Math.min(layer.get(next) ?? 9999, harm + made[0]));
      }
    }
  const found = new Map<number, [number, number]>();
  least.forEach((layer, cost) => {
    for (const [cell, harm] of layer)
      if (cell !== me.cell && others.every(one => one.cell !== cell) && harm < (found.get(cell)?.[0] ?? 9999))
        found.set(cell, [harm, cost]);
  });
  return found;
}

test.each(['theft', 'escalating', 'hulk', 'mayhem', 'clash', 'genius'] as const)(
  'HS-MOVE-01..09, HS-MOVE-15, HS-ENG-05, HS-FALL-01: every walk there is, by the way of least harm: %s',
  (name: Short) => {
    const rng = seedRng(`walks ${name}`);
    for (let i = 0; i < 12; i++) {
      const m = start(game, complete(game, setupOf(name)), `${i}`);
      const { board } = m.content;
      m.state.wall.standing = m.state.wall.standing && below(rng, 2) === 0;
      const isFree = (cell: number, height: number): boolean => {
        const at = board.cells[cell];
        if (!at || at.stands === 'never' || (at.stands === 'open' && m.state.wall.standing)) return false;
        return (at.ceiling === SKY || at.ceiling - at.level >= height) && !m.content.exits[cell];
      };
      const men: Man[] = [];
      for (const card of HEROES.slice(below(rng, 4))) {
        // half of them close together, so that they meet
        const near = men.length > 0 && below(rng, 3) > 0 ? (board.neighbours[men.at(-1)?.cell ?? 0] ?? []) : null;
        const cell = near ? (near[below(rng, near.length)] ?? 0) : below(rng, board.size);
        const isTaken = men.some(one => one.cell === cell) || m.state.glyphs.some(glyph => glyph.at === cell);
        if (!isTaken && isFree(cell, cards[card].height)) men.push({ card, cell, side: below(rng, 2) });
      }
      m.state.figures = men.map(({ card, cell, side }) => ({
        id: card,
        card,
        owner: side,
        controller: side,
        status: 'board',
        cell,
        wounds: 0,
        carries: [],
        taken: [],
        fresh: [],
      }));
      for (const [n, me] of men.entries()) {
        const figure = m.state.figures[n];
        if (!figure) continue;
        const budget = 3 + below(rng, 5);
        const known = walks(m, men, me, budget);
        const found = explore(m, figure, me.cell, budget, false);
        const offered = destinations(found).map(cell => {
          const { strikes, falls } = risksOf(m, figure, me.cell, pathTo(found, cell));
          expect(riskTo(found, m, figure, cell)).toEqual({ strikes: strikes.length, falls: falls.length });
          return [cell, [falls.reduce((sum, fall) => sum + HARM[fall], strikes.length), costTo(found, cell)]] as const;
        });
        expect(new Map(offered), `${name} ${i} ${me.card}`).toEqual(known);
        const beside = nextSteps(m, figure, me.cell, budget, false).filter(cell => men.every(one => one.cell !== cell));
        for (const cell of beside) expect(known.has(cell)).toBe(true);
      }
    }
  },
);

test('walks that were worked out before others are not answered for', () => {
  const m = start(game, complete(game, { seats: 2, scenario: 'vengeurs-rassemblement' }), 'old walks');
  const [one, two] = m.state.figures;
  if (!one || !two) throw new Error('nobody is there');
  const old = explore(m, one, cellUnder(one), 4, false);
  expect(destinations(old).length).toBeGreaterThan(0);
  explore(m, two, cellUnder(two), 4, false);
  expect(() => destinations(old)).toThrow('other walks');
});
