import type { Lobby } from '../../referee/messages.ts';

/** Whether nobody else has a say: nobody else plays, or has lent a seat to a bot and is still there. */
export const isAlone = (lobby: Lobby): boolean =>
  lobby.seats.every(seat => seat.isYours || (seat.kind !== 'person' && !(seat.isLent && seat.isThere)));

/** The seats that are this person's, also while a bot plays them. */
export const ownSeats = (lobby: Lobby): number[] => lobby.seats.filter(seat => seat.isYours).map(seat => seat.seat);

/** Those for whom a seat is kept and who have not come, by the names that all at the table have. */
export const absent = (lobby: Lobby, names: readonly string[]): string[] =>
  lobby.seats.flatMap(({ kind, isYours, isThere, seat }) =>
    kind === 'person' && !isYours && !isThere ? [names[seat] ?? ''] : [],
  );
