import { CARDS, type CardId, tabled, type CellName, type FigureId } from '../ids.ts';
import { POWERS, type PowerId } from '../content/powers.ts';
import type { Match, Seat } from '../../../engine/types.ts';
import { type CardFace, cards } from '../content/cards.ts';
import type { Figure, Glyph, HeroScape } from '../spec.ts';
import { APART, cellOf, isStandable } from './board.ts';
import { isClear, isInSight, outlookOf } from './sight.ts';
import { fits } from './ways.ts';

// What lies on the table, in the words of the rules.

export type M = Match<HeroScape>;

// ---- seats and sides -------------------------------------------------------------------------------------------

/** So many seats to the left (HS-ROUND-05). */
export const leftOf = (m: M, seat: Seat, by = 1): Seat => (seat + by) % m.content.seats.length;
/** All seats, from one of them to the left. */
export const seatsFrom = (m: M, first: Seat): Seat[] => m.content.seats.map(by => leftOf(m, first, by));
/** How many seats to the left of the first one it sits. */
export const placeFrom = (m: M, first: Seat, seat: Seat): number =>
  (seat - first + m.content.seats.length) % m.content.seats.length;

/** Team mates win and lose together, and what is one's own is friendly to the others (HS-MULTI-04..06). */
export const areAllies = ({ content: { side } }: M, a: Seat, b: Seat): boolean => side[a] === side[b];
/** This seat and its team mates. */
export const alliesOf = (m: M, seat: Seat): Seat[] => m.content.seats.filter(one => areAllies(m, one, seat));
/** What this seat and its team mates hear instead. */
export const forSide = <E>(m: M, seat: Seat, told: E): { [seat: Seat]: E } =>
  Object.fromEntries(alliesOf(m, seat).map(one => [one, told]));

// ---- figures ---------------------------------------------------------------------------------------------------

export function figureOf(m: M, id: FigureId): Figure {
  for (const figure of m.state.figures) if (figure.id === id) return figure;
  throw new Error(`no figure ${id}`);
}

export const isOnBoard = (figure: Figure): boolean => figure.cell !== null;

export function ownOnBoard(m: M, seat: Seat): Figure[] {
  const own: Figure[] = [];
  for (const figure of m.state.figures) if (figure.owner === seat && figure.cell !== null) own.push(figure);
  return own;
}

export const isEnemy = ({ content: { side } }: M, a: Figure, b: Figure): boolean =>
  side[a.controller] !== side[b.controller];

export function hasFigures(m: M, seat: Seat): boolean {
  for (const figure of m.state.figures) if (figure.owner === seat && figure.cell !== null) return true;
  return false;
}

/** A player without figures is out of a battle that goes on, unless the scenario says otherwise (HS-MULTI-07, HS-SCN-69). */
export const isOut = (m: M, seat: Seat): boolean =>
  !hasFigures(m, seat) && (m.content.scenario.elimination === 'both' || m.state.players[0] !== seat);

/** Where it stands; asking for one that is off the board is a mistake of the rules. */
export function cellUnder(figure: Figure): number {
  if (figure.cell === null) throw new Error(`${figure.id} is not on the board`);
  return figure.cell;
}

export const heightOf = (figure: Figure): number => HEIGHT[figure.card];
const HEIGHT = tabled(CARDS, card => cards[card].height);
export const levelOf = (m: M, figure: Figure): number => m.content.board.level[cellUnder(figure)] ?? 0;
export const faceOf = (m: M, figure: Figure): CardFace => faceOfCard(figure.card, m.content.isExpert);
export const faceOfCard = (card: CardId, isExpert: boolean): CardFace => (isExpert ? EXPERT : DISCOVERY)[card];
const EXPERT = tabled(CARDS, (card): CardFace => cards[card].expert);
const DISCOVERY = tabled(CARDS, (card): CardFace => cards[card].discovery ?? cards[card].expert);
/** In discovery the first wound destroys (HS-DISC-13). */
export const lifeOf = (m: M, figure: Figure): number => (m.content.isExpert ? cards[figure.card].expert.life : 1);
export const isHero = (figure: Figure): boolean => cards[figure.card].type === 'hero';
export const pointsOf = (card: CardId): number => cards[card].expert.points;

// ---- powers ----------------------------------------------------------------------------------------------------

const BIT = tabled(POWERS, power => 1 << POWERS.indexOf(power));
const BITS = tabled(CARDS, card => cards[card].powers.reduce((bits, power) => bits | BIT[power], 0));

/** The bit of a power among those of a figure. */
export const bitOf = (power: PowerId): number => BIT[power];

/** Its own powers and those an amulet has brought it; none in discovery (HS-DISC-01, HS-SCN-53). */
export const hasPower = (m: M, figure: Figure, power: PowerId): boolean => (powerBits(m, figure) & BIT[power]) !== 0;

/** Whether it has one of the powers with these bits. */
export const hasAny = (m: M, figure: Figure, bits: number): boolean => (powerBits(m, figure) & bits) !== 0;

/** The same, all at once: one bit for each power. */
export function powerBits(m: M, { card, taken }: Figure): number {
  if (!m.content.isExpert) return 0;
  let bits = BITS[card];
  for (let i = 0; i < taken.length; i++) bits |= BITS[taken[i] as CardId];
  return bits;
}

export function powersOf(m: M, figure: Figure): PowerId[] {
  const bits = powerBits(m, figure);
  let held = heldWith.get(bits);
  if (!held) heldWith.set(bits, (held = POWERS.filter(power => (bits & BIT[power]) !== 0)));
  return held.slice();
}
const heldWith = new Map<number, readonly PowerId[]>();

// ---- cells -----------------------------------------------------------------------------------------------------

export const nameOf = (m: M, cell: number): CellName => m.content.board.names[cell] ?? '';
export const cellNamed = (m: M, name: CellName): number => cellOf(m.content.board, name);
/** The breakable section is gone (HS-WALL-09). */
export const isOpen = (m: M): boolean => !m.state.wall.standing;

export function figureAt(m: M, cell: number): Figure | null {
  for (const figure of m.state.figures) if (figure.cell === cell) return figure;
  return null;
}

/** HS-MAP-08, with room for a figure of this height. */
export const isFree = (m: M, cell: number, height: number): boolean =>
  isStandable(m.content.board, cell, isOpen(m)) && figureAt(m, cell) === null && fits(m.content.board, cell, height);

export const distance = (m: M, a: number, b: number): number =>
  m.content.board.distance[a * m.content.board.size + b] ?? 255;

/** HS-ENG-01: neighbours without a wall between, the higher base below the top of the lower figure. */
export function areAdjacent(m: M, a: number, heightA: number, b: number, heightB: number): boolean {
  const { gap, size, level } = m.content.board;
  return (gap[a * size + b] ?? APART) < ((level[a] ?? 0) < (level[b] ?? 0) ? heightA : heightB);
}

/** Cells of neighbouring hexes, whatever their levels, without a wall between. */
export const areNeighbours = ({ content: { board } }: M, a: number, b: number): boolean =>
  board.gap[a * board.size + b] !== APART;

export const isAdjacent = (m: M, a: Figure, b: Figure): boolean =>
  a.cell !== null &&
  b.cell !== null &&
  areNeighbours(m, a.cell, b.cell) &&
  areAdjacent(m, a.cell, heightOf(a), b.cell, heightOf(b));

/** HS-ENG-04. In discovery nobody is ever engaged. */
export function isEngaged(m: M, figure: Figure): boolean {
  if (!m.content.isExpert) return false;
  for (const enemy of m.state.figures) if (isEnemy(m, figure, enemy) && isAdjacent(m, figure, enemy)) return true;
  return false;
}

export const engagedWith = (m: M, figure: Figure): Figure[] =>
  m.content.isExpert ? m.state.figures.filter(enemy => isEnemy(m, figure, enemy) && isAdjacent(m, figure, enemy)) : [];

/** HS-WALL-04: a neighbour of the section, below its top. */
export function isAtWall(m: M, cell: number): boolean {
  const { ruin, gap, size, level } = m.content.board;
  if (!ruin || isOpen(m)) return false;
  if ((level[cell] ?? 0) - ruin.base >= WALL_HEIGHT) return false;
  return ruin.wall.some(hex => gap[cell * size + hex] !== APART);
}
export const WALL_HEIGHT = 7;

/** HS-WALL-03. */
export function distanceToWall(m: M, cell: number): number {
  const { ruin } = m.content.board;
  return ruin ? Math.min(distance(m, cell, ruin.wall[0]), distance(m, cell, ruin.wall[1])) : 255;
}

// ---- sight -----------------------------------------------------------------------------------------------------

/** Whether one figure sees another: for attacks its hit zone, else any part of it (HS-LOS-11). */
export function sees(m: M, viewer: Figure, target: Figure, kind: 'hit' | 'any'): boolean {
  const outlook = outlookOf(
    m.content.board,
    cellUnder(viewer),
    heightOf(viewer),
    cellUnder(target),
    heightOf(target),
    m.content.isExpert ? kind : 'any', // HS-DISC-11
    isOpen(m),
  );
  return typeof outlook === 'boolean' ? outlook : isClear(outlook, cell => stature(m, cell));
}

/** Other figures in clear sight within so many hexes. */
export function within(m: M, figure: Figure, range: number): Figure[] {
  const from = cellUnder(figure);
  return m.state.figures.filter(
    one => one !== figure && one.cell !== null && distance(m, from, one.cell) <= range && sees(m, figure, one, 'any'),
  );
}

export function seesWall(m: M, viewer: Figure): boolean {
  const { ruin } = m.content.board;
  if (!ruin) return false;
  const look = {
    from: cellUnder(viewer),
    height: heightOf(viewer),
    to: ruin.wall[0],
    target: 1,
    kind: 'wall' as const,
    isOpen: isOpen(m),
  };
  return isInSight(m.content.board, look, cell => stature(m, cell));
}

/** HS-LOS-13. */
export function seesHex(m: M, viewer: Figure, cell: number): boolean {
  const from = cellUnder(viewer);
  if (from === cell) return true;
  const look = { from, height: heightOf(viewer), to: cell, target: 1, kind: 'hit' as const, isOpen: isOpen(m) };
  return isInSight(m.content.board, look, c => stature(m, c));
}

export function stature(m: M, cell: number): number {
  const figure = figureAt(m, cell);
  return figure === null ? 0 : heightOf(figure);
}

// ---- glyphs ----------------------------------------------------------------------------------------------------

export function glyphAt(m: M, cell: number): Glyph | null {
  for (const glyph of m.state.glyphs) if (glyph.at === cell) return glyph;
  return null;
}

export const isCarrier = (figure: Figure): boolean => figure.carries.length > 0;
