import type { RuleId, Spec } from '../../engine/types.ts';
import type { Look, TableParts } from '../../table/game-ui.ts';
import type { SeatPosition } from '../../host/messages.ts';
import type { TableHost, TableState } from '../host/table-host.ts';

/** What the parts of a table page have in common. */
export interface AtTable {
  readonly host: TableHost;
  readonly state: TableState;
  readonly position: SeatPosition;
  readonly look: Look<Spec>;
  readonly parts: TableParts<Spec>;
  /** The text of each rule by its id. */
  readonly rules: ReadonlyMap<RuleId, string>;
}
