import type { ScenarioFaces } from '../../../table/scenarios.ts';
import { missions } from '../content/missions.ts';
import { DIFFICULTIES, type MissionId, type ZoneId } from '../ids.ts';
import { boardFor } from './geometry.ts';

const CELL = 10;

const missionOf = (scenario: string) => missions[scenario as MissionId];

/** Streets and houses from above, where heroes begin, where the dead come from, and what is to be reached. */
function Picture({ scenario }: { readonly scenario: string }) {
  const board = boardFor(scenario as MissionId);
  const { start, exit, points, objectives } = missionOf(scenario);
  const rooms = board.ids.filter((_, zone) => board.isRoom[zone]);
  const dot = (zone: ZoneId, fill: string, radius: number) => {
    const { x, y } = at(board.zoneOf[zone] ?? 0, board.columns);
    return <circle key={`${fill} ${zone}`} cx={x + CELL / 2} cy={y + CELL / 2} r={radius} fill={fill} />;
  };
  return (
    <svg viewBox={`-2 -2 ${board.columns * CELL + 4} ${board.rows * CELL + 4}`} aria-hidden="true">
      <rect width={board.columns * CELL} height={board.rows * CELL} rx="2" fill="#4b4460" />
      <path
        fill="#a8895f"
        d={rooms
          .map(zone => at(board.zoneOf[zone] ?? 0, board.columns))
          .map(({ x, y }) => `M${x + 0.3} ${y + 0.3}h${CELL - 0.6}v${CELL - 0.6}h-${CELL - 0.6}z`)
          .join('')}
      />
      {points.map(({ zone }) => dot(zone, '#e0523f', 2.2))}
      {objectives.map(({ zone }) => dot(zone, '#f3c64f', 1.8))}
      {exit && dot(exit, '#7fe0b8', 2.6)}
      {dot(start, '#ffffff', 2.4)}
    </svg>
  );
}

const at = (zone: number, columns: number) => ({ x: (zone % columns) * CELL, y: Math.floor(zone / columns) * CELL });

export const scenarios: ScenarioFaces = {
  Picture,
  hardness: scenario => DIFFICULTIES.indexOf(missionOf(scenario).difficulty) + 1,
  minutes: scenario => missionOf(scenario).minutes,
};
