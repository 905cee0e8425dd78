import { Bot, Plus } from 'lucide-react';
import type { Level } from '../../engine/box.ts';
import type { Lobby, LobbySeat } from '../../referee/messages.ts';
import { useWords } from '../language.ts';
import { levelOf } from '../seating/levels.ts';
import { LevelChoice } from '../seating/level-choice.tsx';
import { useSeatingWords } from '../seating/use-seating-words.ts';
import { unseen } from '../../table/unseen.ts';
import controls from '../page/controls.module.css';
import { Crest, signOf } from '../page/crest.tsx';
import styles from './lobby.module.css';

interface Props {
  readonly lobby: Lobby;
  readonly onChange: (seat: number, as: 'me' | 'bot' | 'open', level?: Level) => void;
  readonly onRemove: (guest: string, name: string) => void;
}

export function Seats({ lobby, onChange, onRemove }: Props) {
  return (
    <ol className={styles.seats}>
      {lobby.seats.map(seat => (
        <Seat
          key={seat.seat}
          seat={seat}
          isHost={lobby.isHost}
          onChange={(as, level) => onChange(seat.seat, as, level)}
          onRemove={onRemove}
        />
      ))}
    </ol>
  );
}

function Seat(props: {
  readonly seat: LobbySeat;
  readonly isHost: boolean;
  readonly onChange: (as: 'me' | 'bot' | 'open', level?: Level) => void;
  readonly onRemove: Props['onRemove'];
}) {
  const { seat, isHost, onChange, onRemove } = props;
  const words = useWords();
  const seating = useSeatingWords();
  const number = seat.seat + 1;
  const isOthers = seat.kind === 'person' && !seat.isYours;
  const isMineToSet = seat.isYours || (isHost && seat.kind !== 'person');
  const button = (label: string, as: 'me' | 'bot' | 'open') => (
    <button type="button" className={controls.button} onClick={() => onChange(as)}>
      {label} <span className={unseen}>{words.lobby.atSeat(number)}</span>
    </button>
  );
  return (
    <li className={styles.seat} data-kind={seat.kind} data-yours={seat.isYours}>
      <span className={styles.sign}>
        {seat.kind === 'person' ? (
          <Crest sign={signOf(seat.name, number)} colour={seat.seat} size={44} />
        ) : seat.kind === 'bot' ? (
          <Bot size={34} aria-hidden="true" />
        ) : (
          <Plus size={34} aria-hidden="true" />
        )}
      </span>
      <div className={styles.who}>
        <strong>
          {seat.kind === 'bot' ? seating.levels[levelOf(seat.bot)] : words.lobby.who(seat.kind, seat.name, number)}
        </strong>
        <span className={controls.note}>
          {seat.isYours ? words.lobby.you : isOthers ? words.lobby.isThere(seat.isThere) : ''}
        </span>
      </div>
      <div className={controls.row}>
        {seat.kind !== 'person' &&
          seat.way === 'take' &&
          button(seat.kind === 'bot' ? words.lobby.takeFromBot : words.lobby.sit, 'me')}
        {seat.kind === 'person' && seat.isYours && button(words.lobby.getUp, 'open')}
        {isMineToSet && seat.kind === 'open' && button(words.lobby.putBot, 'bot')}
        {isMineToSet && seat.kind === 'bot' && (
          <LevelChoice name={words.play.botName(number)} bot={seat.bot} onChoose={level => onChange('bot', level)} />
        )}
        {isMineToSet && seat.kind === 'bot' && button(words.lobby.removeBot, 'open')}
        {seat.guest !== null && (
          <button type="button" className={controls.button} onClick={() => onRemove(seat.guest ?? '', seat.name ?? '')}>
            {seating.remove}
            <span className={unseen}>{seating.whom(seat.name ?? '')}</span>
          </button>
        )}
      </div>
    </li>
  );
}
