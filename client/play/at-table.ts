import type { RuleId, Spec } from '../../engine/types.ts';
import type { TableParts } from '../../table/game-ui.ts';
import type { Look } from '../../table/look.ts';
import type { SeatPosition } from '../../referee/messages.ts';
import type { TableLine, TableState } from '../line/table-line.ts';

/** What the parts of a table page have in common. */
export interface AtTable {
  readonly line: TableLine;
  readonly state: TableState;
  readonly position: SeatPosition;
  readonly look: Look<Spec>;
  readonly parts: TableParts<Spec>;
  /** The text of each rule by its id. */
  readonly rules: ReadonlyMap<RuleId, string>;
}
