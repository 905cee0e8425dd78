import type { ZoneId } from '../../ids.ts';
import { type Furniture, furniture } from './furniture.ts';
import { INK, flat, line, mass, placed } from './ink.ts';
import { EAST, type Lot, NORTH, SOUTH, WEST } from './lots.ts';

// Rooms seen from the street, with the wall at their back; nobody has looked in: their roofs.

interface Look {
  readonly wall: string;
  readonly floor: string;
  readonly ground: 'planks' | 'tiles' | 'plain';
  readonly things: readonly Furniture[];
}

const office = { wall: '#5d6d92', floor: '#7a7f96', ground: 'tiles' } as const;
const home = { wall: '#7a5a78', floor: '#8f6f55', ground: 'planks' } as const;
const shop = { wall: '#5f7f7a', floor: '#94825f', ground: 'tiles' } as const;
const works = { wall: '#6b6470', floor: '#74707f', ground: 'plain' } as const;
const oscorp = { wall: '#4a6f8a', floor: '#7d93a0', ground: 'tiles' } as const;
const embassy = { wall: '#6d5590', floor: '#8f7654', ground: 'planks' } as const;
const bugle = { wall: '#8a6a4f', floor: '#8d8069', ground: 'planks' } as const;

const looks: { readonly [zone: ZoneId]: Look } = {
  '1R.00': { ...shop, things: ['counter', 'shelves'] },
  '1R.02': { ...office, things: ['desk', 'plant'] },
  '1R.12': { ...office, things: ['counter', 'plant'] },
  '1R.22': { ...office, things: ['shelves', 'shelves'] },
  '2R.00': { ...office, things: ['vault', 'counter'] },
  '2R.20': { ...works, things: ['press', 'crates'] },
  '2R.22': { ...shop, things: ['shelves', 'counter'] },
  '3R.00': { ...shop, things: ['washers', 'counter'] },
  '3R.02': { ...works, things: ['car', 'bench'] },
  '3R.20': { ...works, things: ['bench', 'crates'] },
  '3R.21': { ...home, things: ['sofa', 'crates'] },
  '3R.22': { ...works, things: ['crates', 'shelves'] },
  '4R.00': { ...bugle, things: ['press', 'press'] },
  '4R.01': { ...bugle, things: ['counter', 'plant'] },
  '4R.02': { ...bugle, things: ['desk', 'desk'] },
  '4R.20': { ...shop, things: ['counter', 'plant'] },
  '4R.22': { ...works, things: ['crates', 'crates'] },
  '1V.00': { ...home, things: ['sofa', 'plant'] },
  '1V.20': { ...works, things: ['car', 'crates'] },
  '1V.22': { ...shop, things: ['shelves', 'counter'] },
  '2V.02': { ...oscorp, things: ['helipad', 'crates'] },
  '2V.12': { ...oscorp, things: ['counter', 'plant'] },
  '2V.20': { ...works, things: ['crates', 'shelves'] },
  '2V.22': { ...oscorp, things: ['tubes', 'desk'] },
  '3V.02': { ...bugle, things: ['shelves', 'shelves'] },
  '3V.20': { ...oscorp, things: ['bed', 'shelves'] },
  '3V.22': { ...home, things: ['sofa', 'counter'] },
  '4V.00': { ...embassy, things: ['flag', 'desk'] },
  '4V.01': { ...embassy, things: ['plant', 'flag'] },
  '4V.02': { ...embassy, things: ['sofa', 'shelves'] },
  '4V.22': { ...office, things: ['screens', 'crates'] },
};

const BARE: Look = { ...works, things: ['crates', 'crates'] };

/** How much of a room its back wall has. */
const BACK = 0.3;

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;

export function roomOf(lot: Lot): string {
  const { x, y, width, height, sides, rooms } = lot;
  const { wall, floor, ground, things } = looks[lot.id] ?? BARE;
  const back = height * BACK;
  const isThrough = sides[NORTH] === 'opening' && rooms[NORTH];
  const gap = isThrough ? flat(box(x + width * 0.36, y, width * 0.28, back), 'rgb(10 6 24 / 35%)') : '';
  return [
    flat(box(x, y, width, height), floor),
    pattern(lot, ground, back),
    flat(box(x, y, width, back), wall),
    flat(box(x, y + back - height * 0.03, width, height * 0.03), 'rgb(10 6 24 / 30%)'),
    flat(box(x, y, width, height * 0.05), 'rgb(255 255 255 / 10%)'),
    gap,
    furnished(lot, things, y + back),
    // The light falls in from the upper left: the wall at the left keeps it off.
    flat(`M${x} ${y}h${width * 0.05}V${y + height}H${x}z`, 'rgb(10 6 24 / 20%)'),
    lot.hasSpawn ? skull(x + width * 0.5, y + height * 0.8, height * 0.0042) : '',
  ].join('');
}

function pattern({ x, y, width, height }: Lot, ground: Look['ground'], back: number): string {
  if (ground === 'plain') return '';
  const [rows, columns] = ground === 'tiles' ? [4, 8] : [5, 0];
  const deep = height - back;
  const across = Array.from({ length: rows - 1 }, (_, i) => `M${x} ${y + back + (deep * (i + 1)) / rows}h${width}`);
  const down = Array.from(
    { length: Math.max(0, columns - 1) },
    (_, i) => `M${x + (width * (i + 1)) / columns} ${y + back}v${deep}`,
  );
  return line([...across, ...down].join(''), 'rgb(10 6 24 / 16%)', 1);
}

function furnished({ x, width, height }: Lot, things: readonly Furniture[], foot: number): string {
  const size = Math.min(height * 0.0085, width * 0.0062);
  return things
    .map((thing, i) =>
      placed(
        `translate(${x + width * (i === 0 ? 0.2 : 0.8)} ${foot + height * 0.03}) scale(${size})`,
        furniture[thing],
      ),
    )
    .join('');
}

/** Where the dead come from once the building is open. */
export const skull = (x: number, y: number, size: number): string =>
  placed(
    `translate(${x} ${y}) scale(${size})`,
    flat('M-11-3Q-11-14 0-14 11-14 11-3 11 2 8 4V10H-8V4Q-11 2-11-3z', 'rgb(20 8 30 / 42%)') +
      flat('M-7-4a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM1-4a3 3 0 1 0 6 0a3 3 0 1 0-6 0z', 'rgb(255 235 220 / 32%)'),
  );

const ROOFS = ['#574c7c', '#4f5a80', '#6a5566', '#4d6672'] as const;
const BRICKS = ['#7c6a9c', '#6b7aa3', '#8f6b70', '#66858c'] as const;

export function roofOf(lot: Lot): string {
  const { x, y, width: w, height: h, sides, rooms } = lot;
  const kind = (lot.house * 7) % ROOFS.length;
  const isEnd = (side: number): boolean => !(rooms[side] && sides[side] === 'opening');
  const front = isEnd(SOUTH) ? h * FRONT : 0;
  const rim = h * 0.05;
  const eaves = [
    isEnd(NORTH) ? box(x, y, w, rim) : '',
    isEnd(SOUTH) ? box(x, y + h - front - rim, w, rim) : '',
    isEnd(WEST) ? box(x, y, rim, h - front) : '',
    isEnd(EAST) ? box(x + w - rim, y, rim, h - front) : '',
  ].join('');
  const thing = ROOF_THINGS[lot.chance % 3] ?? '';
  const beside = lot.sides[NORTH] !== 'door' ? 0.5 : lot.chance % 2 ? 0.72 : 0.28;
  return [
    flat(box(x, y, w, h), ROOFS[kind] ?? ROOFS[0]),
    line(`M${x} ${y + h * 0.2}h${w}M${x} ${y + h * 0.4}h${w}`, 'rgb(255 255 255 / 5%)', 1.5),
    flat(eaves, 'rgb(255 255 255 / 13%)'),
    placed(`translate(${x + w * (lot.chance % 2 ? 0.22 : 0.78)} ${y + h * 0.42}) scale(${h * 0.0085})`, thing),
    lot.hasSpawn ? skull(x + w * beside, y + h * 0.38, h * 0.011) : '',
    front > 0 ? facade(lot, front, BRICKS[kind] ?? BRICKS[0]) : '',
  ].join('');
}

const FRONT = 0.34; // of the height of a zone: what is seen of a front

/** The front of a house that nobody has entered; some are still awake behind its windows. */
function facade({ x, y, width: w, height: h, sides, chance }: Lot, front: number, colour: string): string {
  const top = y + h - front;
  const places = sides[SOUTH] === 'door' ? [0.07, 0.2, 0.7, 0.83] : [0.08, 0.24, 0.41, 0.58, 0.74];
  const window = (at: number): string => box(x + w * at, top + front * 0.28, w * 0.1, front * 0.42);
  const lit = places.filter((_, i) => (chance + i) % 3 === 0);
  return [
    flat(box(x, top, w, front), colour),
    flat(box(x, top, w, front * 0.1), 'rgb(10 6 24 / 35%)'),
    flat(box(x, y + h - front * 0.12, w, front * 0.12), 'rgb(10 6 24 / 30%)'),
    flat(places.map(window).join(''), '#2a2b4d'),
    flat(lit.map(window).join(''), '#f3c667'),
    line(places.map(at => `M${x + w * (at + 0.05)} ${top + front * 0.28}v${front * 0.42}`).join(''), colour, 1.6),
  ].join('');
}

const ROOF_THINGS = [
  // a fan
  mass('M-16-14H16V10H-16z', '#8a8ea6') + line('M-9-2a9 9 0 1 0 18 0a9 9 0 1 0-18 0M0-11V7M-9-2H9', '#4b4f66', 2),
  // a skylight
  mass('M-18-12H18V10H-18z', '#3a4a6b') +
    flat('M-15-9H-2V7H-15zM2-9H15V7H2z', '#6f8fc0') +
    line('M-13 3L-6-7M5 3l6-10', 'rgb(255 255 255 / 45%)', 2),
  // a water tank
  mass('M-11-30L0-38 11-30zM-11-30H11V-8H-11z', '#8b5e3c') +
    line('M-11-24H11M-11-15H11', '#5f3c25', 1.6) +
    line('M-8-8V8M8-8V8M-8 8L8-6', INK, 2.4),
];
