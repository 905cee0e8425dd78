import type { Lobby } from '../../referee/messages.ts';
import type { Words } from '../text/words.ts';

/** What each seat is called at this table. */
export function seatNames(lobby: Lobby, words: Words): string[] {
  const isTwice = (name: string): boolean => lobby.seats.filter(seat => seat.name === name).length > 1;
  return lobby.seats.map(({ seat, kind, name, isLent }) => {
    if (name) return isTwice(name) ? `${name}\u00a0${seat + 1}` : name;
    // Whoever lets a bot play for a while is still called the same.
    return kind === 'bot' && !isLent ? words.play.botName(seat + 1) : words.play.playerName(seat + 1);
  });
}
