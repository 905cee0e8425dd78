import type { Lobby } from '../../host/messages.ts';

/** Whether nobody but this person sits there, whatever bots do. */
export const isAlone = (lobby: Lobby): boolean => lobby.seats.every(seat => seat.kind !== 'person' || seat.isYours);

/** The seats that are this person's, also while a bot plays them. */
export const ownSeats = (lobby: Lobby): number[] => lobby.seats.filter(seat => seat.isYours).map(seat => seat.seat);
