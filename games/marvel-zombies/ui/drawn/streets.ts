import { flat, line, placed } from './ink.ts';
import { EAST, type Lot, NORTH, SOUTH, WEST } from './lots.ts';
import { streetThing } from './street-things.ts';

// Streets: asphalt, pavements along the houses, lines in the middle, and what somebody left there.

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;

const isHouse = ({ rooms, sides }: Lot, side: number): boolean => rooms[side] === true && sides[side] !== null;

export function streetOf(lot: Lot): string {
  const { x, y, width: w, height: h } = lot;
  const [kerb, side] = [h * 0.13, w * 0.06];
  const paved = [
    isHouse(lot, NORTH) ? box(x, y, w, kerb) : '',
    isHouse(lot, SOUTH) ? box(x, y + h - kerb * 0.7, w, kerb * 0.7) : '',
    isHouse(lot, WEST) ? box(x, y, side, h) : '',
    isHouse(lot, EAST) ? box(x + w - side, y, side, h) : '',
  ].join('');
  return [
    flat(box(x, y, w, h), lot.chance % 2 ? '#474d70' : '#434a6c'),
    paved === '' ? '' : flat(paved, '#6d6f92'),
    isHouse(lot, NORTH) ? line(`M${x} ${y + kerb}h${w}`, 'rgb(10 6 24 / 45%)', 2) : '',
    lines(lot),
  ].join('');
}

/** In the middle, towards the streets that go on from here. */
function lines(lot: Lot): string {
  const { x, y, width: w, height: h, rooms, sides } = lot;
  const goesOn = (side: number): boolean => sides[side] === null || !rooms[side];
  const [across, down] = [goesOn(WEST) && goesOn(EAST), goesOn(NORTH) && goesOn(SOUTH)];
  if (across && down) return line(`M${x + w * 0.3} ${y + h * 0.5}h${w * 0.4}`, 'rgb(255 255 255 / 8%)', 2);
  if (across) return dashes(`M${x} ${y + h * 0.55}h${w}`, '#c9a95a');
  if (down) return dashes(`M${x + w / 2} ${y}v${h}`, '#c9a95a');
  const stripes = Array.from({ length: 5 }, (_, i) => box(x + w * (0.2 + i * 0.13), y + h * 0.68, w * 0.07, h * 0.22));
  return flat(stripes.join(''), 'rgb(230 232 250 / 16%)');
}

const dashes = (d: string, colour: string): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="2.500" stroke-dasharray="16 14" stroke-opacity=".55"/>`;

/** What stands there, at its far side; it may reach over the zone behind it. */
export function leftIn(lot: Lot): string {
  if (lot.isRoom) return '';
  const { x, y, width: w, height: h, street } = lot;
  const size = Math.min(h * 0.0064, w * 0.0058);
  const { drawn, wide } = streetThing(street);
  const at = [x + w * (street % 2 ? 0.32 : 0.6), y + h * 0.36] as const;
  const shadow = `<ellipse cx="${at[0]}" cy="${at[1]}" rx="${size * wide}" ry="${size * 4}" fill="rgb(10 6 24 / 35%)"/>`;
  return shadow + placed(`translate(${at[0]} ${at[1]}) scale(${size})`, drawn);
}
