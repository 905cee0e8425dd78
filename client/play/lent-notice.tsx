import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Lobby } from '../../referee/messages.ts';
import { atHome, hasHome, isHome } from '../calls/home.ts';
import { useLoaded } from '../calls/loaded.ts';
import { type Refused, asRefused } from '../calls/request.ts';
import { movingRefusal } from '../home/moving-refusal.ts';
import { giveUpCopy, sendToServer } from '../home/moving.ts';
import { useHomeWords } from '../home/use-home-words.ts';
import controls from '../page/controls.module.css';
import { Refusal } from '../page/refusal.tsx';
import { useQuestion } from './use-question.tsx';

/** The match is played elsewhere: where, and how it comes back. */
export function LentNotice({ lobby }: { readonly lobby: Lobby }) {
  const home = useHomeWords();
  if (isHome(lobby.id))
    return (
      <div role="status" className={controls.info}>
        <p>{home.gone}</p>
        {lobby.elsewhere && (
          <Link href={`/table/${lobby.elsewhere}`} className={controls.button}>
            {home.toTable}
          </Link>
        )}
      </div>
    );
  return <Lent lobby={lobby} />;
}

function Lent({ lobby }: { readonly lobby: Lobby }) {
  const home = useHomeWords();
  const [, navigate] = useLocation();
  const [ask, dialog] = useQuestion();
  const [error, setError] = useState<Refused | null>(null);
  const { id, seats } = lobby;
  const isMine = seats.some(seat => seat.isYours);
  const [found] = useLoaded(`copy ${id}`, async () => (isMine && hasHome() ? atHome('copyOf', { there: id }) : null));
  const copy = found.state === 'ready' ? found.value : null;
  const name = seats.find(seat => seat.name)?.name ?? '';
  const attempt = (job: Promise<unknown>): void => {
    setError(null);
    job.catch((reason: unknown) => setError(asRefused(reason)));
  };
  const giveUp = async (): Promise<void> => {
    if (await ask(home.giveUpTitle, home.giveUpText, home.giveUpYes)) attempt(giveUpCopy(id));
  };
  const bringBack = async (from: string): Promise<void> => {
    await sendToServer(from);
    navigate(`/table/${id}`);
  };
  const why = error && movingRefusal(home, error);
  return (
    <div role="status" className={controls.info}>
      <p>{copy ? home.lentHere : home.lent(name)}</p>
      <span className={controls.row}>
        {copy && (
          <>
            <Link href={`/table/${copy}`} className={controls.primary}>
              {home.toCopy}
            </Link>
            <button type="button" className={controls.button} onClick={() => attempt(bringBack(copy))}>
              {home.bringBack}
            </button>
          </>
        )}
        {isMine && (
          <button type="button" className={controls.button} onClick={() => void giveUp()}>
            {home.giveUp}
          </button>
        )}
      </span>
      {why ? <p role="alert">{why}</p> : <Refusal error={error} />}
      {dialog}
    </div>
  );
}
