import type { ScenarioFaces } from '../../../table/scenarios.ts';
import { STEPS } from '../content/tiles.ts';
import { tileOf } from '../rules/board.ts';
import { dataOf, writtenBoard } from '../scenarios/list.ts';
import { CAMPAIGN_IDS, LEVELS, type ScenarioId } from '../scenarios/shape.ts';
import type { Carry } from '../spec.ts';

const TILE = 12;

/** The streets from above, where one begins and where it leads; a course that is drawn anew shows its dice. */
function Picture({ scenario }: { readonly scenario: string }) {
  const board = writtenBoard(scenario as ScenarioId);
  if (!board) return <Drawn />;
  const { tiles, starts, goalTiles } = board;
  const [xs, ys] = [tiles.map(({ x }) => x), tiles.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  const middle = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    x: (x - left + 0.5) * TILE,
    y: (y - top + 0.5) * TILE,
  });
  const roads = tiles.flatMap(tile =>
    tile.roads.map(side => {
      const [{ x, y }, [dx, dy]] = [middle(tile), STEPS[side]];
      return `M${x} ${y}l${(dx * TILE) / 2} ${(dy * TILE) / 2}`;
    }),
  );
  const spot = (tile: number, fill: string) => {
    const here = tiles[tile];
    if (!here) return null;
    const { x, y } = middle(here);
    return <circle key={`${fill} ${tile}`} cx={x} cy={y} r="3.4" fill={fill} stroke="#1c1712" />;
  };
  return (
    <svg viewBox={`-3 -3 ${wide * TILE + 6} ${high * TILE + 6}`} aria-hidden="true">
      <path
        fill="#5d7a45"
        d={tiles.map(tile => `M${(tile.x - left) * TILE} ${(tile.y - top) * TILE}h${TILE}v${TILE}h-${TILE}z`).join('')}
      />
      <path d={roads.join('')} fill="none" stroke="#3b3a42" strokeWidth="5" strokeLinecap="round" />
      {goalTiles.map(tile => spot(tile, '#7fe08a'))}
      {[...new Set(starts.map(tileOf))].map(tile => spot(tile, '#f3c64f'))}
    </svg>
  );
}

const Drawn = () => (
  <svg viewBox="0 0 60 44" aria-hidden="true">
    <path d="M4 34h14V12h18v20h20" fill="none" stroke="#3b3a42" strokeWidth="6" strokeLinecap="round" />
    <text x="30" y="30" textAnchor="middle" fontSize="22" fontWeight="800" fill="#f3c64f">
      ?
    </text>
  </svg>
);

export const scenarios: ScenarioFaces = {
  Picture,
  hardness: scenario => {
    const level = dataOf(scenario as ScenarioId)?.difficulty;
    return level === undefined || level === 'quick' ? null : LEVELS.indexOf(level) + 1;
  },
  campaign: CAMPAIGN_IDS,
  journey: carry => {
    const { deeds } = carry as Carry;
    return { stops: CAMPAIGN_IDS, won: deeds.filter(({ won }) => won).map(({ scenario }) => scenario) };
  },
};
