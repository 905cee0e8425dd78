import { missions } from '../content/missions.ts';
import { type Board, boardOf } from '../rules/board.ts';
import type { MissionId } from '../ids.ts';

const boards = new Map<MissionId, Board>();

/** The map of a mission, as the rules have it: worked out once. */
export function boardFor(mission: MissionId): Board {
  let board = boards.get(mission);
  if (!board) {
    board = boardOf(mission, missions[mission]);
    boards.set(mission, board);
  }
  return board;
}
