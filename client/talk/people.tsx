import { Bot, Eye } from 'lucide-react';
import type { Seat } from '../../engine/types.ts';
import type { Lobby } from '../../referee/messages.ts';
import { useWords } from '../language.ts';
import { Crest, signOf } from '../page/crest.tsx';
import { useTalkWords } from './use-talk-words.ts';
import styles from './talk.module.css';

interface Props {
  readonly lobby: Lobby;
  readonly names: readonly string[];
  readonly asked: readonly Seat[];
}

/** Who is at the table, who is away, and whose turn it is. */
export function People({ lobby, names, asked }: Props) {
  const words = useWords();
  const talk = useTalkWords();
  return (
    <ul role="list" aria-label={talk.people} className={styles.people}>
      {lobby.seats.map(seat => {
        const state = seat.kind === 'bot' ? talk.bot : seat.isYours || seat.isThere ? talk.there : talk.away;
        const isAway = seat.kind === 'person' && !seat.isYours && !seat.isThere;
        return (
          <li key={seat.seat} className={styles.person} data-asked={asked.includes(seat.seat)} data-away={isAway}>
            {seat.kind === 'bot' ? (
              <Bot size={20} aria-hidden="true" />
            ) : (
              <Crest sign={signOf(seat.name, seat.seat + 1)} colour={seat.seat} size={20} />
            )}
            <span>{names[seat.seat]}</span>
            <span className={styles.state}>{asked.includes(seat.seat) ? words.play.toDecide : state}</span>
          </li>
        );
      })}
      {lobby.watching > 0 && (
        <li className={styles.person}>
          <Eye size={18} aria-hidden="true" />
          <span>{words.lobby.watching(lobby.watching)}</span>
        </li>
      )}
    </ul>
  );
}
