import type { LobbySeat } from '../../referee/messages.ts';
import { useWords } from '../language.ts';
import { useSeatingWords } from '../seating/use-seating-words.ts';

export type SeatChoice = 'me' | 'bot' | 'leave' | 'ask';

interface Props {
  readonly seat: LobbySeat;
  readonly names: readonly string[];
  readonly onChoose: (seat: number, choice: SeatChoice) => void;
}

/** What the menu offers for a seat: lend it, take it back, give it up; take a bot's, or ask for it. */
export function SeatEntries({ seat, names, onChoose }: Props) {
  const words = useWords();
  const seating = useSeatingWords();
  const name = names[seat.seat] ?? '';
  const entry = (label: string, choice: SeatChoice) => (
    <button type="button" onClick={() => onChoose(seat.seat, choice)}>
      {label}
    </button>
  );
  if (!seat.isYours) {
    if (seat.way === 'take') return entry(words.play.takeSeatOf(name), 'me');
    return seat.way === 'ask' ? entry(seating.askFor(name), 'ask') : null;
  }
  if (seat.isTaken) return entry(seating.giveBack, 'leave');
  return (
    <>
      {seat.kind === 'person' ? entry(words.play.handToBot(name), 'bot') : entry(words.play.takeBack, 'me')}
      {entry(seating.giveUp(name), 'leave')}
    </>
  );
}
