import type { Seat } from '../../engine/types.ts';
import type { Lobby } from '../../referee/messages.ts';
import type { Words } from '../text/words.ts';

/** What each seat is called at this table; where whoever reads it has one seat, `reader` is that. */
export function seatNames(lobby: Lobby, words: Words, reader: Seat | null = null): string[] {
  const isTwice = (name: string): boolean => lobby.seats.filter(seat => seat.name === name).length > 1;
  return lobby.seats.map(({ seat, kind, name, isLent }) => {
    if (name) return isTwice(name) ? `${name}\u00a0${seat + 1}` : name;
    // A number alone says nothing to whoever it is that it stands for.
    if (seat === reader) return words.play.playerYou(seat + 1);
    // Whoever lets a bot play for a while is still called the same.
    return kind === 'bot' && !isLent ? words.play.botName(seat + 1) : words.play.playerName(seat + 1);
  });
}
