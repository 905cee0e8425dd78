import { Armchair, Bot, Link2, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { LEVELS } from '../../engine/box.ts';
import { type Sitter, isBot } from './opening.ts';
import { hasServer } from '../calls/server.ts';
import { useNewTableWords } from './use-new-table-words.ts';
import { useWords } from '../language.ts';
import { useSeatingWords } from '../seating/use-seating-words.ts';
import { unseen } from '../../table/unseen.ts';
import controls from '../page/controls.module.css';
import { Crest } from '../page/crest.tsx';
import styles from './who-plays.module.css';

const SIGNS = { friend: Link2, here: Armchair, beginner: Bot, companion: Bot, expert: Bot } as const;

interface Props {
  readonly range: readonly [least: number, most: number];
  readonly seats: number;
  readonly sitters: readonly Sitter[];
  readonly onSeats: (seats: number) => void;
  readonly onSitters: (sitters: readonly Sitter[]) => void;
  /** What a seat is for at a big screen; null: at any other table. */
  readonly aPhone: string | null;
  /** What else concerns those who play. */
  readonly children?: ReactNode;
}

/** How many play, and who. */
export function WhoPlays({ range: [least, most], seats, sitters, onSeats, onSitters, aPhone, children }: Props) {
  const words = useWords();
  const say = useNewTableWords();
  const seating = useSeatingWords();
  const others = sitters.slice(0, seats - 1);
  const sit = (at: number, as: Sitter): void => onSitters(sitters.map((one, i) => (i === at ? as : one)));
  return (
    <section aria-labelledby="who-plays" className={styles.who}>
      <div className={styles.top}>
        <h2 id="who-plays">{say.who}</h2>
        <span aria-hidden="true">{say.seats}</span>
        <select id="seats" aria-label={say.seats} value={seats} onChange={event => onSeats(Number(event.target.value))}>
          {Array.from({ length: most - least + 1 }, (_, i) => least + i).map(count => (
            <option key={count} value={count}>
              {say.seatCount(count)}
            </option>
          ))}
        </select>
        {others.includes('friend') ? (
          <button
            type="button"
            className={controls.button}
            onClick={() => onSitters(sitters.map(one => (isBot(one) ? one : 'companion')))}
          >
            <Bot size={18} aria-hidden="true" /> {say.withBots}
          </button>
        ) : (
          hasServer &&
          others.length > 0 && (
            <button
              type="button"
              className={controls.button}
              onClick={() => onSitters(sitters.map((): Sitter => 'friend'))}
            >
              <Link2 size={18} aria-hidden="true" /> {say.withFriends}
            </button>
          )
        )}
      </div>
      <ol className={styles.seats}>
        <li className={styles.seat} data-sitter="me">
          {aPhone === null ? <Crest sign="1" colour={0} size={32} /> : <Smartphone size={28} aria-hidden="true" />}
          <strong>{aPhone ?? words.lobby.you}</strong>
        </li>
        {others.map((sitter, at) => {
          const Sign = sitter === 'friend' && aPhone !== null ? Smartphone : SIGNS[sitter];
          return (
            <li key={at} className={styles.seat} data-sitter={sitter}>
              <Sign size={28} aria-hidden="true" />
              <label>
                <span className={unseen}>{say.seat(at + 2)}</span>
                <select value={sitter} onChange={event => sit(at, event.target.value as Sitter)}>
                  {hasServer && <option value="friend">{aPhone ?? say.friend}</option>}
                  {aPhone === null && <option value="here">{say.here}</option>}
                  {LEVELS.map(level => (
                    <option key={level} value={level}>
                      {seating.levels[level]}
                    </option>
                  ))}
                </select>
              </label>
            </li>
          );
        })}
      </ol>
      {children}
    </section>
  );
}
