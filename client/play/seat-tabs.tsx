import type { Seat } from '../../engine/types.ts';
import { useWords } from '../language.ts';
import styles from './play.module.css';

interface Props {
  readonly own: readonly Seat[];
  readonly seat: Seat | null;
  readonly names: readonly string[];
  readonly asked: readonly Seat[];
  readonly onShow: (seat: Seat) => void;
}

/** For one person at several seats: whose things are shown. */
export function SeatTabs({ own, seat, names, asked, onShow }: Props) {
  const words = useWords();
  if (own.length < 2) return null;
  return (
    <div role="group" aria-label={words.play.yourSeats} className={styles.tabs}>
      {own.map(one => (
        <button key={one} type="button" aria-pressed={one === seat} className={styles.tab} onClick={() => onShow(one)}>
          {words.play.seatTab(one + 1, names[one] ?? '')}
          {asked.includes(one) && <span className={styles.askedMark}>{words.play.toDecide}</span>}
        </button>
      ))}
    </div>
  );
}
