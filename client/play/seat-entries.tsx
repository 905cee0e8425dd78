import type { Level } from '../../engine/box.ts';
import type { LobbySeat } from '../../referee/messages.ts';
import { useWords } from '../language.ts';
import { LevelChoice } from '../seating/level-choice.tsx';
import { useSeatingWords } from '../seating/use-seating-words.ts';

import styles from './play.module.css';

export type SeatChoice = 'me' | 'bot' | 'leave' | 'ask';

interface Props {
  readonly seat: LobbySeat;
  readonly names: readonly string[];
  /** Whether the person who looks is at whose table one plays. */
  readonly isHost: boolean;
  /** It is the only seat of whoever looks. */
  readonly isOnly: boolean;
  readonly onChoose: (seat: number, choice: SeatChoice, level?: Level) => void;
}

/** What the menu offers for a seat: how well its bot plays, and who is to have it. */
export function SeatEntries(props: Props) {
  const { seat, names, isHost, onChoose } = props;
  const name = names[seat.seat] ?? '';
  const isMineToSet = seat.isYours || (isHost && !seat.isLent);
  return (
    <>
      {seat.kind === 'bot' && isMineToSet && (
        <label className={styles.level}>
          <span>{name}</span>
          <LevelChoice name={name} bot={seat.bot} onChoose={level => onChoose(seat.seat, 'bot', level)} />
        </label>
      )}
      <WhoseEntries {...props} />
    </>
  );
}

/** Lend it, take it back, give it up; take a bot's, or ask for it. */
function WhoseEntries({ seat, names, isOnly, onChoose }: Props) {
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
      {seat.kind === 'person'
        ? entry(isOnly ? words.play.handMine : words.play.handToBot(name), 'bot')
        : entry(words.play.takeBack, 'me')}
      {entry(isOnly ? seating.giveMine : seating.giveUp(name), 'leave')}
    </>
  );
}
