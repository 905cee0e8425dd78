import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { changeSeat } from '../calls/endpoints.ts';
import { type Refused, asRefused } from '../calls/request.ts';
import { wayTo } from '../hands.ts';
import { useHomeWords } from '../home/use-home-words.ts';
import { useWords } from '../language.ts';
import { useSeatingWords } from '../seating/use-seating-words.ts';
import controls from '../page/controls.module.css';
import { Refusal } from '../page/refusal.tsx';
import type { AtTable } from './at-table.ts';
import { EndAsked } from './end-asked.tsx';
import { LentNotice } from './lent-notice.tsx';
import { SeatsToHave, WishNotices } from './wish-notices.tsx';

interface Props {
  readonly table: AtTable;
  readonly isPlayed: boolean;
}

const BACK = 5000; // milliseconds in which one reads that it is

/** That it is lost, for as long as it is; that it is back, for a moment. */
function Connection({ connection }: Pick<AtTable['state'], 'connection'>) {
  const words = useWords();
  const isLost = connection === 'offline';
  const [wasLost, setWasLost] = useState(isLost);
  if (isLost && !wasLost) setWasLost(true);
  const isBack = wasLost && connection === 'open';
  useEffect(() => {
    if (!isBack) return undefined;
    const read = setTimeout(() => setWasLost(false), BACK);
    return () => clearTimeout(read);
  }, [isBack]);
  if (!isLost && !isBack) return null;
  return (
    <p role="status" className={controls.info} data-line>
      {isLost ? words.play.offline : words.play.online}
    </p>
  );
}

/** What everybody at the table should know now: no connection, a pause, a question about taking back or ending. */
export function Notices({ table, isPlayed }: Props) {
  const words = useWords();
  const seating = useSeatingWords();
  const home = useHomeWords();
  const { line, state, position, look } = table;
  const isPlayer = state.lobby.seats.some(seat => seat.isYours && seat.kind === 'person');
  const hasASay = state.lobby.seats.some(seat => seat.isYours); // also while a bot plays it
  return (
    <>
      <Connection connection={state.connection} />
      {state.lobby.isExercise && !position.outcome && <Exercise />}
      {state.lobby.status === 'lent' && <LentNotice lobby={state.lobby} />}
      {position.paused && state.lobby.status !== 'lent' && (
        <div role="status" className={controls.info} data-kept>
          <p>{words.play.paused}</p>
          {isPlayer && (
            <button type="button" className={controls.button} onClick={() => void line.resume()}>
              {words.play.resume}
            </button>
          )}
        </div>
      )}
      {look.seat === null && !position.outcome && state.lobby.wish?.isRefused !== false && (
        <div className={controls.info}>
          <p role="status">{state.lobby.isRemoved ? seating.isRemoved : words.play.watching}</p>
          {state.lobby.isFromHome && <p>{home.begunAtHome}</p>}
          <SeatsToHave lobby={state.lobby} names={look.names} />
        </div>
      )}
      {!position.outcome && (
        <WishNotices lobby={state.lobby} names={look.names} granted={state.granted} onRead={() => line.readGranted()} />
      )}
      {look.seat !== null && !isPlayed && !position.outcome && <BotPlays table={table} seat={look.seat} />}
      {hasASay && <UndoAsked table={table} />}
      {hasASay && !position.outcome && <EndAsked table={table} />}
      {state.rematch && (
        <div role="status" className={controls.info}>
          <p>{words.rematch.asked(state.rematch.by, state.lobby.concession === 'own')}</p>
          <Link href={wayTo(state.rematch.id, state.lobby.id)} className={controls.primary}>
            {words.rematch.join}
          </Link>
        </div>
      )}
      {state.exercise && (
        <div role="status" className={controls.info}>
          <p>{home.exerciseAsked(state.exercise.by)}</p>
          <Link href={`/table/${state.exercise.id}`} className={controls.primary}>
            {words.rematch.join}
          </Link>
        </div>
      )}
    </>
  );
}

/** Told until it has been read. */
function Exercise() {
  const words = useWords();
  const home = useHomeWords();
  const [isRead, setIsRead] = useState(false);
  if (isRead) return null;
  return (
    <div role="status" className={controls.info}>
      <p>{home.exercise}</p>
      <button type="button" className={controls.button} onClick={() => setIsRead(true)}>
        {words.shell.close}
      </button>
    </div>
  );
}

function BotPlays({ table, seat }: { readonly table: AtTable; readonly seat: number }) {
  const words = useWords();
  const [error, setError] = useState<Refused | null>(null);
  const takeBack = (): void => {
    changeSeat(table.state.lobby.id, seat, 'me').catch((reason: unknown) => setError(asRefused(reason)));
  };
  return (
    <div role="status" className={controls.info} data-thin>
      <p>{words.play.botPlays}</p>
      <button type="button" className={controls.button} onClick={takeBack}>
        {words.play.takeBack}
      </button>
      <Refusal error={error} />
    </div>
  );
}

function UndoAsked({ table }: { readonly table: AtTable }) {
  const words = useWords();
  const { line, state, look } = table;
  const { undoAsked, undoAnswer, lobby } = state;
  if (!undoAsked)
    return undoAnswer === 'no' ? (
      <p role="status" className={controls.info}>
        {words.play.undoRefused}
      </p>
    ) : null;
  const isMine = lobby.seats[undoAsked.seat]?.isYours === true;
  if (isMine)
    return (
      <p role="status" className={controls.info}>
        {words.play.undoWaits}
      </p>
    );
  return (
    <div role="alert" className={controls.info}>
      <p>{words.play.undoQuestion(look.names[undoAsked.seat] ?? '')}</p>
      <span className={controls.row}>
        <button type="button" className={controls.button} onClick={() => void line.consent(true)}>
          {words.play.agree}
        </button>
        <button type="button" className={controls.button} onClick={() => void line.consent(false)}>
          {words.play.disagree}
        </button>
      </span>
    </div>
  );
}
