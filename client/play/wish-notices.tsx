import { useState } from 'react';
import type { Lobby, SeatWish } from '../../referee/messages.ts';
import { answerWish, askForSeat, changeSeat } from '../calls/endpoints.ts';
import { type Refused, asRefused } from '../calls/request.ts';
import { useWords } from '../language.ts';
import { useSeatingWords } from '../seating/use-seating-words.ts';
import { unseen } from '../../table/unseen.ts';
import type { TableState } from '../line/table-line.ts';
import controls from '../page/controls.module.css';
import { Refusal } from '../page/refusal.tsx';

interface Props {
  readonly lobby: Lobby;
  readonly names: readonly string[];
}

interface Granted {
  /** The seat that was asked for and has come. */
  readonly granted: TableState['granted'];
  readonly onRead: () => void;
}

/** Who would like to have a bot's seat in the middle of the match, and what becomes of one's own wish. */
export function WishNotices({ lobby, names, granted, onRead }: Props & Granted) {
  const [error, setError] = useState<Refused | null>(null);
  const attempt = (job: Promise<unknown>): void => {
    job.then(
      () => setError(null),
      (reason: unknown) => setError(asRefused(reason)),
    );
  };
  return (
    <>
      <Refusal error={error} />
      {lobby.wishes.map(wish => (
        <Wish
          key={wish.guest}
          wish={wish}
          name={names[wish.seat] ?? ''}
          isMine={lobby.seats[wish.seat]?.isYours ?? false}
          onAnswer={isYes => attempt(answerWish(lobby.id, wish.guest, isYes))}
        />
      ))}
      <OwnWish
        lobby={lobby}
        names={names}
        granted={granted}
        onRead={onRead}
        onWithdraw={() => attempt(askForSeat(lobby.id, null))}
      />
    </>
  );
}

interface WishProps {
  readonly wish: SeatWish;
  readonly name: string;
  /** It is one's own hand that somebody would like to hold. */
  readonly isMine: boolean;
  readonly onAnswer: (isYes: boolean) => void;
}

function Wish(props: WishProps) {
  const words = useSeatingWords();
  const { wish, name, isMine, onAnswer } = props;
  const button = (label: string, isYes: boolean) => (
    <button type="button" className={controls.button} onClick={() => onAnswer(isYes)}>
      {label} <span className={unseen}>{words.answerTo(wish.name)}</span>
    </button>
  );
  return (
    <div role="alert" className={controls.info}>
      <p>{isMine ? words.asksForYours(wish.name) : words.asks(wish.name, name)}</p>
      <span className={controls.row}>
        {button(words.grant, true)}
        {button(words.decline, false)}
      </span>
    </div>
  );
}

function OwnWish(props: Props & Granted & { readonly onWithdraw: () => void }) {
  const { lobby, names, granted, onRead, onWithdraw } = props;
  const words = useWords();
  const seating = useSeatingWords();
  const { wish } = lobby;
  const name = wish ? (names[wish.seat] ?? '') : '';
  if (wish?.isRefused)
    return (
      <p role="status" className={controls.info}>
        {seating.declined(name)}
      </p>
    );
  if (wish)
    return (
      <div role="status" className={controls.info}>
        <p>{seating.waits(name)}</p>
        <button type="button" className={controls.button} onClick={onWithdraw}>
          {seating.withdraw}
        </button>
      </div>
    );
  if (granted === null) return null;
  return (
    <div role="status" className={controls.info}>
      <p>{seating.granted(granted.name ?? words.play.botName(granted.seat + 1))}</p>
      <button type="button" className={controls.button} onClick={onRead}>
        {words.play.understood}
      </button>
    </div>
  );
}

/** For somebody who looks on: the seats of bots, to take or to ask for. */
export function SeatsToHave({ lobby, names }: Props) {
  const words = useSeatingWords();
  const [error, setError] = useState<Refused | null>(null);
  const free = lobby.seats.filter(seat => seat.way !== null);
  const { wish } = lobby;
  // Who was refused somebody's hand may still have a bot's seat.
  const isBarred = wish && !(wish.isRefused && lobby.seats[wish.seat]?.kind === 'person');
  if (free.length === 0 || isBarred) return null;
  const isAsking = free.every(seat => seat.way === 'ask');
  const choose = (seat: number): void => {
    const job = isAsking ? askForSeat(lobby.id, seat) : changeSeat(lobby.id, seat, 'me');
    job.catch((reason: unknown) => setError(asRefused(reason)));
  };
  return (
    <>
      <div role="group" aria-labelledby="seats-to-have" className={controls.row}>
        <span id="seats-to-have">{isAsking ? words.askWhich : words.takeWhich}</span>
        {free.map(({ seat }) => (
          <button key={seat} type="button" className={controls.button} onClick={() => choose(seat)}>
            {names[seat]}
          </button>
        ))}
      </div>
      <Refusal error={error} />
    </>
  );
}
