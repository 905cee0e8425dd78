import type { SeatKind, Status } from '../storage/schema.ts';
import type { LiveTable } from '../tables/live-table.ts';

/** What everybody at a table may know of it before, during and after the match. */
export interface Lobby {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly options: unknown;
  readonly status: Status;
  readonly isHost: boolean;
  readonly isPublic: boolean;
  readonly seats: readonly LobbySeat[];
  readonly watching: number;
  readonly commitment: string;
  /** Revealed when the match is over, so that anybody can check the dice. */
  readonly seed: string | null;
  readonly salt: string | null;
  readonly outcome: unknown;
}

export interface LobbySeat {
  readonly seat: number;
  readonly kind: SeatKind;
  readonly name: string | null;
  readonly bot: string | null;
  readonly isYours: boolean;
  readonly isThere: boolean;
}

export function lobbyOf(table: LiveTable, guest: string, names: ReadonlyMap<string, string>): Lobby {
  const { row } = table;
  const present = new Set([...table.watchers].map(watcher => watcher.guest));
  const isOver = row.status === 'over';
  return {
    id: row.id,
    game: row.game,
    scenario: row.scenario,
    options: JSON.parse(row.options),
    status: row.status,
    isHost: row.host_id === guest,
    isPublic: row.is_public === 1,
    seats: table.seats.map(({ seat, kind, guest_id, bot }) => ({
      seat,
      kind,
      name: guest_id ? (names.get(guest_id) ?? null) : null,
      bot,
      isYours: guest_id === guest,
      isThere: guest_id !== null && present.has(guest_id),
    })),
    watching: [...present].filter(id => !table.seats.some(row => row.guest_id === id)).length,
    commitment: row.commitment,
    seed: isOver ? row.seed : null,
    salt: isOver ? row.salt : null,
    outcome: row.outcome ? JSON.parse(row.outcome) : null,
  };
}
