import { useState } from 'react';
import { Link } from 'wouter';
import type { Texts } from '../../engine/box.ts';
import type { Spec } from '../../engine/types.ts';
import { changeSeat, me, startTable } from '../calls/endpoints.ts';
import { useLoaded } from '../calls/loaded.ts';
import { type Refused, asRefused } from '../calls/request.ts';
import type { Lobby } from '../../referee/messages.ts';
import { useFace } from '../covers.tsx';
import { absent } from '../line/lobby.ts';
import { seatNames } from '../play/names.ts';
import type { TableLine } from '../line/table-line.ts';
import { useWords } from '../language.ts';
import { useSeatingWords } from '../seating/use-seating-words.ts';
import controls from '../page/controls.module.css';
import { Page } from '../page/page.tsx';
import { Refusal } from '../page/refusal.tsx';
import { NameForm } from '../shelf/name-form.tsx';
import { Guided } from './guided.tsx';
import { Guests, useRemoval } from './guests.tsx';
import { Invitation } from './invitation.tsx';
import { LobbyChat } from '../talk/lobby-chat.tsx';
import { Seats } from './seats.tsx';
import { Setup } from './setup.tsx';
import styles from './lobby.module.css';

interface Props {
  readonly line: TableLine;
  readonly lobby: Lobby;
  readonly texts: Texts<Spec>;
  readonly isOffline: boolean;
}

/** Before the match: who sits where, who is still to come, and the start. */
export function LobbyPage({ line, lobby, texts, isOffline }: Props) {
  const words = useWords();
  const seating = useSeatingWords();
  const [error, setError] = useState<Refused | null>(null);
  const [guest] = useLoaded('me', me);
  const face = useFace(lobby.game);
  const attempt = (job: Promise<unknown>): void => {
    job.then(
      () => setError(null),
      (reason: unknown) => setError(asRefused(reason)),
    );
  };
  const removal = useRemoval(lobby, attempt);
  const fill = async (): Promise<void> => {
    for (const { seat, kind } of lobby.seats) if (kind === 'open') await changeSeat(lobby.id, seat, 'bot');
  };
  return (
    <Page
      title={words.lobby.titleOf(texts.title)}
      lead={<Lead scenario={texts.scenarios[lobby.scenario]?.title ?? lobby.scenario} />}
      banner={face}
      isSlim
    >
      {isOffline && (
        <p role="status" className={controls.info}>
          {words.play.offline}
        </p>
      )}
      {guest.state === 'ready' && guest.value.name === '' && <NameForm name={guest.value.name} />}
      <Refusal error={error} />
      <div className={styles.lobby}>
        <section aria-labelledby="seats" className={`${controls.card} ${controls.stack}`}>
          <h2 id="seats">{words.lobby.seats}</h2>
          {lobby.isRemoved && (
            <p role="status" className={controls.info}>
              {seating.isRemoved}
            </p>
          )}
          <Seats
            lobby={lobby}
            onChange={(seat, as, level) => attempt(changeSeat(lobby.id, seat, as, level))}
            onRemove={removal.remove}
          />
          {lobby.watching > 0 && !lobby.isHost && (
            <p className={controls.note}>{words.lobby.watching(lobby.watching)}</p>
          )}
          <Guests lobby={lobby} attempt={attempt} />
          {removal.dialog}
          <Guided game={lobby.game} scenario={lobby.scenario} table={lobby.id} />
          <Start lobby={lobby} onFill={() => attempt(fill())} onStart={() => attempt(startTable(lobby.id))} />
        </section>
        <div className={controls.stack}>
          <Invitation />
          <LobbyChat line={line} />
          <Setup lobby={lobby} texts={texts} />
          <p>
            <Link href={`/rules/${lobby.game}`}>{words.lobby.rules}</Link>
          </p>
        </div>
      </div>
    </Page>
  );
}

/** What is about to be played, and what to do here. */
function Lead({ scenario }: { readonly scenario: string }) {
  const words = useWords();
  return (
    <p>
      <strong>{/[.!?…]$/.test(scenario) ? scenario : `${scenario}.`}</strong> {words.lobby.lead}
    </p>
  );
}

function Start(props: { readonly lobby: Lobby; readonly onFill: () => void; readonly onStart: () => void }) {
  const { lobby, onFill, onStart } = props;
  const words = useWords();
  const open = lobby.seats.filter(seat => seat.kind === 'open').length;
  if (!lobby.isHost) return <p className={controls.note}>{words.lobby.hostStarts}</p>;
  return (
    <div className={styles.start}>
      <div className={controls.row}>
        {open > 0 && (
          <button type="button" className={controls.button} onClick={onFill}>
            {words.lobby.fill}
          </button>
        )}
        <button
          type="button"
          className={controls.primary}
          aria-disabled={open > 0}
          aria-describedby="why-not-start"
          onClick={() => open === 0 && onStart()}
        >
          {words.lobby.start}
        </button>
      </div>
      <span id="why-not-start" role="status" className={controls.note}>
        {open > 0 ? words.lobby.openSeats(open) : words.lobby.ready(absent(lobby, seatNames(lobby, words)))}
      </span>
    </div>
  );
}
