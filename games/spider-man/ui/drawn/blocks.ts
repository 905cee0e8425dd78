import { flat } from './drawing.tsx';

// Streets and blocks, drawn as few paths for a whole city: one for each material. A square is 60 wide; houses are seen from the
// south and a little from above, so that they reach over the square behind them.

export const U = 60;

/** Letters of the ground by column and row; none beyond the edge. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly at: (x: number, y: number) => string;
}

const isStreet = (letter: string): boolean => letter === '.' || letter === 'M';
const isGround = (letter: string): boolean => letter !== '?' && letter !== '';

const ROOFS = ['#8d5049', '#57618c', '#755a8e', '#3f7079', '#a58261', '#676d88', '#9c6140'];

/** Squares of the plan, with what lies around each. */
interface Cell {
  readonly x: number;
  readonly y: number;
  readonly letter: string;
  readonly north: string;
  readonly east: string;
  readonly south: string;
  readonly west: string;
}

export function cellsOf({ width, height, at }: Plan): Cell[] {
  const cells: Cell[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      cells.push({
        x,
        y,
        letter: at(x, y),
        north: at(x, y - 1),
        east: at(x + 1, y),
        south: at(x, y + 1),
        west: at(x - 1, y),
      });
  return cells;
}

const rect = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
const whole = ({ x, y }: Cell): string => rect(x * U, y * U, U, U);

/** Asphalt, its squares, its lines and its crossings. */
export function streets({ width }: Plan, cells: readonly Cell[]): string {
  const beside = (x: number, y: number): Cell | undefined => cells[y * width + x];
  const laid = cells.filter(({ letter }) => isGround(letter));
  const roads = cells.filter(({ letter }) => isStreet(letter));
  const lanes = roads.flatMap(cell => laneOf(cell) ?? []);
  return (
    flat(laid.map(whole).join(''), '#343a58') +
    flat(
      laid
        .filter(({ letter }) => !isStreet(letter))
        .map(whole)
        .join(''),
      '#5d6280',
    ) +
    `<path d="${roads.map(({ x, y }) => `M${x * U} ${y * U}h${U}v${U}`).join('')}" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="2"/>` +
    `<path d="${lanes.join('')}" fill="none" stroke="#e8c56a" stroke-opacity=".42" stroke-width="2" stroke-dasharray="11 13"/>` +
    flat(roads.flatMap(cell => zebras(cell, beside)).join(''), '#fff', 0.13) +
    roads
      .filter(cell => isCrossing(cell) && (cell.x * 3 + cell.y * 5) % 7 === 0)
      .map(({ x, y }) => use('lamp', x * U, y * U))
      .join('')
  );
}

const ways = ({ north, east, south, west }: Cell): boolean[] => [north, east, south, west].map(isStreet);

function laneOf(cell: Cell): string | null {
  const [north, east, south, west] = ways(cell);
  const { x, y } = cell;
  if (east && west && !north && !south) return `M${x * U + 6} ${y * U + 30}h48`;
  if (north && south && !east && !west) return `M${x * U + 30} ${y * U + 6}v48`;
  return null;
}

const BARS = [9, 21, 33, 45];
const isCrossing = (cell: Cell | undefined): boolean => !cell || ways(cell).filter(Boolean).length > 2;

/** Where a street comes to a crossing, people cross it. */
function zebras(cell: Cell, beside: (x: number, y: number) => Cell | undefined): string[] {
  if (!isCrossing(cell)) return [];
  const [left, top] = [cell.x * U, cell.y * U];
  const [north, east, south, west] = ways(cell);
  const has = (isWay: boolean | undefined, x: number, y: number): boolean =>
    isWay === true && !isCrossing(beside(cell.x + x, cell.y + y));
  return BARS.flatMap(bar => [
    has(north, 0, -1) ? rect(left + bar, top + 1, 5, 13) : '',
    has(south, 0, 1) ? rect(left + bar, top + 46, 5, 13) : '',
    has(west, -1, 0) ? rect(left + 1, top + bar, 13, 5) : '',
    has(east, 1, 0) ? rect(left + 46, top + bar, 13, 5) : '',
  ]);
}

/** Which block a square belongs to: the first of its squares. */
function blockOf(cells: readonly Cell[], { width, height }: Plan): Int16Array {
  const block = new Int16Array(width * height).fill(-1);
  for (const { x, y, letter } of cells) {
    const first = y * width + x;
    if (letter !== '#' || block[first] !== -1) continue;
    const open = [first];
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      const cell = cells[one];
      if (!cell || cell.letter !== '#' || block[one] !== -1) continue;
      block[one] = first;
      if (cell.x > 0) open.push(one - 1);
      if (cell.x < width - 1) open.push(one + 1);
      open.push(one - width, one + width);
    }
  }
  return block;
}

/** Houses: shadow, roof, front with windows, and the last light on their edges. */
export function houses(plan: Plan, cells: readonly Cell[]): string {
  const block = blockOf(cells, plan);
  const roofs: string[][] = ROOFS.map(() => []);
  const shadows: string[] = [];
  const fronts: string[] = [];
  const windows: string[] = [];
  const edges: string[] = [];
  const walls: string[] = [];
  const details: string[] = [];
  for (const cell of cells.filter(({ letter }) => letter === '#')) {
    const [left, top] = [cell.x * U, cell.y * U];
    const id = block[cell.y * plan.width + cell.x] ?? 0;
    const lift = 6 + ((id * 5) % 3) * 7;
    const is = (letter: string): boolean => letter === '#';
    const [x0, x1] = [left + (is(cell.west) ? 0 : 5), left + U - (is(cell.east) ? 0 : 5)];
    const y0 = top - lift;
    const y1 = is(cell.south) ? top + U - lift : top + 40 - lift;
    shadows.push(rect(x0 + 9, top + 4, x1 - x0, is(cell.south) ? U : 58));
    roofs[(id * 3) % ROOFS.length]?.push(rect(x0, y0, x1 - x0, (is(cell.south) ? y1 : top + 56) - y0));
    if (!is(cell.south)) {
      fronts.push(rect(x0, y1, x1 - x0, top + 56 - y1));
      windows.push(rect(x0 + 5, y1 + 4, x1 - x0 - 10, 12 + lift - 4));
    }
    edges.push((is(cell.north) ? '' : `M${x0} ${y0}H${x1}`) + (is(cell.west) ? '' : `M${x0} ${y0}V${y1}`));
    walls.push(wallsOf(cell, x0, y0, x1, y1));
    details.push(roofDetail(left, y0, (cell.x * 7 + cell.y * 13 + id) % 8));
  }
  return (
    flat(shadows.join(''), '#0b0a1c', 0.42) +
    roofs.map((d, i) => flat(d.join(''), ROOFS[i] ?? '')).join('') +
    flat(fronts.join(''), '#120f2a', 0.52) +
    flat(windows.join(''), 'url(#sm-windows)') +
    `<path d="${walls.join('')}" fill="none" stroke="#0d0b20" stroke-opacity=".32" stroke-width="2"/>` +
    `<path d="${edges.join('')}" fill="none" stroke="#ffdca6" stroke-opacity=".75" stroke-width="1.8"/>` +
    details.join('')
  );
}

/** The low wall around a roof. */
function wallsOf({ north, east, south, west }: Cell, x0: number, y0: number, x1: number, y1: number): string {
  const [left, top, right, bottom] = [
    west === '#' ? x0 : x0 + 4,
    north === '#' ? y0 : y0 + 4,
    east === '#' ? x1 : x1 - 4,
    south === '#' ? y1 : y1 - 4,
  ];
  return (
    (north === '#' ? '' : `M${left} ${top}H${right}`) +
    (south === '#' ? '' : `M${left} ${bottom}H${right}`) +
    (west === '#' ? '' : `M${left} ${top}V${bottom}`) +
    (east === '#' ? '' : `M${right} ${top}V${bottom}`)
  );
}

const use = (id: string, x: number, y: number): string => `<use href="#sm-${id}" x="${x}" y="${y}"/>`;

/** Roofs differ, always in the same way. */
function roofDetail(x: number, y: number, kind: number): string {
  switch (kind) {
    case 0:
      return use('tower', x + 36, y + 24);
    case 1:
      return use('vent', x + 14, y + 12) + use('vent', x + 34, y + 12);
    case 2:
      return use('skylight', x + 13, y + 8);
    case 3:
      return use('garden', x + 10, y + 7);
    case 4:
      return use('vent', x + 30, y + 16);
    case 5:
      return use('mast', x + 40, y + 24);
    default:
      return '';
  }
}

/** Woods: grass, and trees that throw their shadow. */
export function woods(cells: readonly Cell[]): string {
  const green = cells.filter(({ letter }) => letter === 'F');
  return (
    flat(green.map(whole).join(''), '#3d744b') +
    green
      .map(({ x, y }) => {
        const turn = (x * 5 + y * 3) % 3;
        return (
          use('tree', x * U + 16 + turn * 4, y * U + 24) +
          use(turn === 1 ? 'bush' : 'tree', x * U + 42 - turn * 3, y * U + 46)
        );
      })
      .join('')
  );
}

/** What is drawn more than once. */
export const DEFS =
  '<pattern id="sm-windows" x="3" y="2" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M0 0h6v6H0z" fill="#ffca6a"/><path d="M0 0h6v2H0z" fill="#fff0c4"/></pattern>' +
  '<g id="sm-tower"><ellipse cx="7" cy="4" rx="11" ry="4" fill="#0b0a1c" opacity=".4"/><path d="M-6 3v-8M6 3v-8" stroke="#2e2320" stroke-width="2"/><path d="M-8-18H8V-4H-8z" fill="#9c6c49"/><path d="M2-18h6v14H2z" fill="#0b0a1c" opacity=".25"/><path d="M-10-18L0-26 10-18z" fill="#6d4a34"/></g>' +
  '<g id="sm-vent"><path d="M2 3h14v10H2z" fill="#0b0a1c" opacity=".4"/><path d="M0 0h13v9H0z" fill="#b5b8c8"/><path d="M2 3h9M2 6h9" stroke="#5d617a"/></g>' +
  '<g id="sm-skylight"><path d="M0 0h34v18H0z" fill="#a6d3ec" opacity=".75"/><path d="M0 6h34M0 12h34M11 0v18M22 0v18" stroke="#38506e"/><path d="M2 2h12L4 14z" fill="#fff" opacity=".5"/></g>' +
  '<g id="sm-garden"><path d="M0 0h40v20H0z" fill="#5f8f5c"/><circle cx="9" cy="9" r="6" fill="#4a8f52"/><circle cx="7" cy="7" r="3" fill="#83c069"/><circle cx="28" cy="12" r="6" fill="#4a8f52"/><circle cx="26" cy="10" r="3" fill="#83c069"/><path d="M16 4h4v4h-4z" fill="#e88aa0"/></g>' +
  '<g id="sm-mast"><path d="M0 0V-26M-6-14H6M-4-20H4" stroke="#d6dae6" stroke-width="1.6"/><circle cy="-27" r="2" fill="#ff6a55"/></g>' +
  '<g id="sm-tree"><ellipse cx="5" cy="5" rx="14" ry="7" fill="#12281c" opacity=".5"/><circle cy="-6" r="14" fill="#4a9153"/><circle cx="-4" cy="-10" r="8" fill="#6fb366"/><circle cx="-6" cy="-13" r="3.5" fill="#a2d588"/></g>' +
  '<g id="sm-bush"><ellipse cx="4" cy="3" rx="11" ry="5" fill="#12281c" opacity=".5"/><circle cx="-5" cy="-3" r="8" fill="#4a9153"/><circle cx="5" cy="-4" r="9" fill="#549c58"/><circle cx="3" cy="-7" r="4" fill="#86c46c"/></g>' +
  '<circle id="sm-lamp" cx="30" cy="30" r="70" fill="url(#sm-glow)"/>' +
  '<linearGradient id="sm-dusk" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffb066" stop-opacity=".26"/><stop offset=".45" stop-color="#ff8f6a" stop-opacity=".03"/><stop offset="1" stop-color="#0e0a34" stop-opacity=".34"/></linearGradient>' +
  '<radialGradient id="sm-glow"><stop offset="0" stop-color="#ffd98a" stop-opacity=".5"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient>';
