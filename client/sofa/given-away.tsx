import { useState } from 'react';
import type { Lobby, LobbySeat } from '../../referee/messages.ts';
import { askForSeat, changeSeat } from '../calls/endpoints.ts';
import { type Refused, asRefused } from '../calls/request.ts';
import controls from '../page/controls.module.css';
import { Refusal } from '../page/refusal.tsx';
import { useSofaWords } from './use-sofa-words.ts';

interface Props {
  readonly lobby: Lobby;
  /** What this person held before. */
  readonly seat: LobbySeat;
}

/** For whoever held a hand here: who holds it now, how it may come back, and why no other one may. */
export function GivenAway({ lobby, seat }: Props) {
  const words = useSofaWords();
  const [error, setError] = useState<Refused | null>(null);
  const isHeld = seat.name !== null;
  const others = lobby.seats.filter(one => one !== seat && one.kind === 'bot' && !one.isLent);
  const ask = (): void => {
    const job = seat.way === 'ask' ? askForSeat(lobby.id, seat.seat) : changeSeat(lobby.id, seat.seat, 'me');
    job.then(
      () => setError(null),
      (reason: unknown) => setError(asRefused(reason)),
    );
  };
  return (
    <>
      <p role="status">{isHeld ? words.heldNow(seat.name) : words.heldByBot}</p>
      {seat.way !== null && !lobby.wish?.isRefused && (
        <button type="button" className={controls.primary} onClick={ask}>
          {seat.way === 'ask' ? words.askBack : words.takeBack}
        </button>
      )}
      {others.length > 0 && others.every(({ way }) => way === null) && <p>{words.knowsIt}</p>}
      <Refusal error={error} />
    </>
  );
}
