import type { Lobby } from '../../host/messages.ts';
import type { LiveTable } from '../tables/live-table.ts';

export function lobbyOf(table: LiveTable, guest: string, names: ReadonlyMap<string, string>): Lobby {
  const { row } = table;
  const present = new Set([...table.elsewhere, ...[...table.watchers].map(watcher => watcher.guest)]);
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
