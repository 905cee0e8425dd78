import { type Plan, U } from './blocks.ts';
import { flat, line } from './drawing.tsx';

// Beyond the city: the river at dusk, quays, and a bridge wherever the streets of a board lead out.

const FAR = 3000;
const EACH = 6; // squares from one bridge to the next, at most

export function shores({ width, height, at }: Plan): string {
  const [wide, high] = [width * U, height * U];
  const isStreet = (x: number, y: number): boolean => at(x, y) === '.' || at(x, y) === 'M';
  const first = (from: number, is: (along: number) => boolean): number[] =>
    Array.from({ length: EACH }, (_, i) => from + i)
      .filter(is)
      .slice(0, 1);
  const bridges: string[] = [];
  for (let x = 0; x < width; x += EACH) {
    for (const along of first(x, one => isStreet(one, 0))) bridges.push(upright(along * U, -FAR, FAR - 12));
    for (const along of first(x, one => isStreet(one, height - 1))) bridges.push(upright(along * U, high + 12, FAR));
  }
  for (let y = 0; y < height; y += EACH) {
    for (const along of first(y, one => isStreet(0, one))) bridges.push(level(-FAR, along * U, FAR - 12));
    for (const along of first(y, one => isStreet(width - 1, one))) bridges.push(level(wide + 12, along * U, FAR));
  }
  return (
    flat(`M${-FAR} ${-FAR}H${wide + FAR}V${high + FAR}H${-FAR}z`, '#24406e') +
    `<path d="${waves(wide, high)}" fill="none" stroke="#8fb6e0" stroke-opacity=".28" stroke-width="3"/>` +
    bridges.join('') +
    flat(`M-14-14H${wide + 14}V${high + 22}H-14z`, '#4b4f6b') +
    flat(`M-14 ${high + 8}H${wide + 14}V${high + 22}H-14z`, '#2c2f48') +
    line(`M-13 ${high + 8}V-13H${wide + 14}`, 'rgb(255 220 166 / 60%)', 2) +
    flat(`M0 0H${wide}V${high}H0z`, '#20263f')
  );
}

/** Short strokes, always the same. */
function waves(wide: number, high: number): string {
  const found: string[] = [];
  for (let i = 0; i < 420; i++) {
    const x = ((i * 7919) % (wide + 2000)) - 1000;
    const y = ((i * 104729) % (high + 2000)) - 1000;
    const isLand = x > -80 && x < wide + 20 && y > -30 && y < high + 30;
    if (!isLand) found.push(`M${x} ${y}q15-8 30 0t30 0`);
  }
  return found.join('');
}

const RAIL = '#c0563f';

function upright(x: number, y: number, length: number): string {
  const ties = Array.from({ length: Math.min(24, Math.floor(length / 60)) }, (_, i) =>
    y < 0 ? `M${x + 4} ${y + length - i * 60}h52` : `M${x + 4} ${y + i * 60}h52`,
  );
  return (
    flat(`M${x + 14} ${y}h60v${length}h-60z`, '#0b0a1c', 0.3) +
    flat(`M${x} ${y}h60v${length}h-60z`, '#3a4060') +
    line(`M${x + 30} ${y}v${length}`, 'rgb(232 197 106 / 40%)', 2) +
    line(ties.join(''), 'rgb(255 255 255 / 8%)', 2) +
    line(`M${x + 3} ${y}v${length}M${x + 57} ${y}v${length}`, RAIL, 5)
  );
}

function level(x: number, y: number, length: number): string {
  return (
    flat(`M${x} ${y + 12}h${length}v64h${-length}z`, '#0b0a1c', 0.3) +
    flat(`M${x} ${y}h${length}v60h${-length}z`, '#3a4060') +
    line(`M${x} ${y + 30}h${length}`, 'rgb(232 197 106 / 40%)', 2) +
    line(`M${x} ${y + 3}h${length}M${x} ${y + 57}h${length}`, RAIL, 5)
  );
}
