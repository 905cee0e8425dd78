import type { Scenario } from '../../../engine/types.ts';
import { compile, type Board } from '../rules/board.ts';
import { CAMPAIGN } from './campaign.ts';
import { PRESETS } from './quick-presets.ts';
import { SCENARIO_IDS, type ScenarioData, type ScenarioId } from './shape.ts';

export const SCENARIOS: readonly Scenario[] = SCENARIO_IDS.map(id => ({ id, seats: [1, 4] }));

const written = new Map<string, ScenarioData>([...CAMPAIGN, ...PRESETS].map(data => [data.id, data]));
const boards = new Map<string, Board>([...written].map(([id, data]) => [id, compile(data)]));

/** What is written down of a scenario; null for the one that draws its course. */
export const dataOf = (id: ScenarioId): ScenarioData | null => written.get(id) ?? null;
export const writtenBoard = (id: ScenarioId): Board | null => boards.get(id) ?? null;
