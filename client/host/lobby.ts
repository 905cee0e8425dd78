// What the server tells everybody of a table before, during and after the match (see server/doors/lobby.ts).

export type Status = 'lobby' | 'running' | 'over' | 'frozen' | 'failed';
export type SeatKind = 'open' | 'person' | 'bot';

export interface LobbySeat {
  readonly seat: number;
  readonly kind: SeatKind;
  readonly name: string | null;
  readonly bot: string | null;
  readonly isYours: boolean;
  readonly isThere: boolean;
}

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
  readonly seed: string | null;
  readonly salt: string | null;
  readonly outcome: unknown;
}

/** Whether nobody but this person sits there, whatever bots do. */
export const isAlone = (lobby: Lobby): boolean => lobby.seats.every(seat => seat.kind !== 'person' || seat.isYours);

/** The seats that are this person's, also while a bot plays them. */
export const ownSeats = (lobby: Lobby): number[] => lobby.seats.filter(seat => seat.isYours).map(seat => seat.seat);
