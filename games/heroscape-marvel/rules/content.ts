import type { ScenarioId } from '../ids.ts';
import { genotech } from '../content/genotech.ts';
import { tribeca } from '../content/tribeca.ts';
import type { Content } from '../spec.ts';
import { scenarioData } from '../scenarios/list.ts';
import { plots } from '../cards/scenarios.ts';
import type { ScenarioData } from '../scenarios/scenario.ts';
import { type Board, boardOf, cellOf } from './board.ts';

const FIELDS = { genotech, tribeca } as const;
const made = new Map<string, Content>();

/** The battlefield and the scenario of a table, the same object every time. */
export function contentOf(id: string): Content {
  const known = made.get(id);
  if (known) return known;
  const scenario: ScenarioData = scenarioData[id as ScenarioId];
  const content = contentWith(scenario, boardOf(FIELDS[scenario.battlefield]));
  made.set(id, content);
  return content;
}

/** A scenario on any board: hexes that the board lacks are left out. */
export function contentWith(scenario: ScenarioData, board: Board): Content {
  const cells = (hexes: readonly string[]): number[] =>
    hexes.filter(hex => board.names.includes(hex)).map(hex => cellOf(board, hex));
  const marked = (hexes: readonly string[]): boolean[] => {
    const inside = new Set(cells(hexes));
    return board.cells.map((_, i) => inside.has(i));
  };
  return {
    board,
    scenario,
    plot: plots[scenario.id],
    isExpert: scenario.mode === 'expert',
    zones: { red: cells(scenario.zones.red), blue: cells(scenario.zones.blue) },
    orange: marked(scenario.orange),
    orangeCells: cells(scenario.orange),
    exits: marked(scenario.exits),
    role: scenario.glyphs.role,
  };
}
