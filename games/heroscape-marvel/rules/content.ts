import type { Setup } from '../../../engine/types.ts';
import { type ScenarioId, tabled } from '../ids.ts';
import { battlefields } from '../content/battlefields.ts';
import type { Content, HeroScape } from '../spec.ts';
import { scenarioData } from '../scenarios/list.ts';
import { plots } from '../cards/scenarios.ts';
import { type ScenarioData, ZONES } from '../scenarios/scenario.ts';
import { type Board, boardOf, cellOf } from './board.ts';

const made = new Map<string, Content>();

export const boardFor = (scenario: ScenarioId): Board => boardOf(battlefields[scenarioData[scenario].battlefield]);

/** The battlefield, the scenario and the sides of a table, the same object every time. */
export function contentOf({ scenario, seats, options }: Setup<HeroScape>): Content {
  const team = options.team ?? 1;
  const key = `${scenario} ${seats} ${team}`;
  const known = made.get(key);
  if (known) return known;
  const id = scenario as ScenarioId;
  const content = contentWith(scenarioData[id], boardFor(id), seats, team);
  made.set(key, content);
  return content;
}

/** A scenario on any board: hexes that the board lacks are left out. Team mates sit side by side (HS-MULTI-04). */
export function contentWith(scenario: ScenarioData, board: Board, count = 2, team = 1): Content {
  const seats = Array.from({ length: count }, (_, seat) => seat);
  const cells = (hexes: readonly string[]): number[] =>
    hexes.filter(hex => board.names.includes(hex)).map(hex => cellOf(board, hex));
  const marked = (hexes: readonly string[]): boolean[] => {
    const inside = new Set(cells(hexes));
    return board.cells.map((_, i) => inside.has(i));
  };
  return {
    board,
    seats,
    side: seats.map(seat => Math.floor(seat / team)),
    scenario,
    plot: plots[scenario.id],
    isExpert: scenario.mode === 'expert',
    zones: tabled(ZONES, zone => cells(scenario.zones[zone] ?? [])),
    orange: marked(scenario.orange),
    orangeCells: cells(scenario.orange),
    exits: marked(scenario.exits),
    role: scenario.glyphs.role,
  };
}
