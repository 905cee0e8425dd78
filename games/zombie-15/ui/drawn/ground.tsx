import { memo, useMemo } from 'react';
import { MARGIN, type Plan, SIZE } from '../plan.ts';
import { lot } from './houses.ts';
import { INK, box, flat } from './ink.ts';
import { FLOOR } from './rooms.ts';
import { type Ground as Tile, TILE_SHAPE, grain, tile } from './streets.ts';

interface Props {
  readonly tiles: readonly Tile[];
  readonly plan: Plan;
}

/** The town without anybody in it. It is markup, made once for a map. */
export const Ground = memo(function Ground({ tiles, plan }: Props) {
  const markup = useMemo(
    () => DEFS + beyond(plan) + tiles.map((one, i) => at(plan, i, tile(one))).join(''),
    [tiles, plan],
  );
  return (
    <g
      stroke={INK}
      strokeWidth="0.9"
      strokeLinejoin="round"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}, isSame);

/** Zombies come and go; streets stay. */
function isSame(before: Props, after: Props): boolean {
  return (
    before.plan === after.plan &&
    before.tiles.length === after.tiles.length &&
    after.tiles.every((one, i) => {
      const old = before.tiles[i];
      return old?.face === one.face && old.top === one.top;
    })
  );
}

const at = ({ corners }: Plan, index: number, markup: string): string =>
  `<g transform="translate(${corners[index]?.x} ${corners[index]?.y})">${markup}</g>`;

/** Blocks without a street, which the town goes on with. */
const BLOCKS = [0, 1, 2, 3].map(n => {
  const x = (n % 2) * SIZE;
  const y = n > 1 ? SIZE : 0;
  return [0, 1, 2, 3, 4, 5]
    .map(i =>
      lot({
        x: x + (i % 3) * 40 + 2,
        y: y + Math.floor(i / 3) * 60 + 4,
        width: 36,
        height: 50,
        seed: grain('beyond', n * 7 + i),
      }),
    )
    .join('');
});

const DEFS = `<defs>${FLOOR}${TILE_SHAPE}<pattern id="z15-beyond" x="${MARGIN}" y="${MARGIN}" width="${2 * SIZE}" height="${2 * SIZE}" patternUnits="userSpaceOnUse">${flat(box(0, 0, 2 * SIZE, 2 * SIZE), '#4d673c')}${BLOCKS.join('')}</pattern><linearGradient id="z15-dusk" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffb45c" stop-opacity=".16"/><stop offset=".55" stop-color="#c9713a" stop-opacity=".05"/><stop offset="1" stop-color="#131a4a" stop-opacity=".34"/></linearGradient></defs>`;

const FAR = 20 * SIZE;
const everywhere = ({ width, height }: Plan, fill: string): string =>
  flat(box(-FAR, -FAR, width + 2 * FAR, height + 2 * FAR), fill);

/** The houses around: the town goes on beyond what is played on, in the shade. */
const beyond = (plan: Plan): string => everywhere(plan, 'url(#z15-beyond)') + everywhere(plan, 'rgb(18 14 38 / 52%)');
