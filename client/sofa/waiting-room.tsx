import { Bot, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Texts } from '../../engine/box.ts';
import type { Spec } from '../../engine/types.ts';
import type { Lobby, LobbySeat } from '../../referee/messages.ts';
import { changeSeat, startTable } from '../calls/endpoints.ts';
import { useLoaded } from '../calls/loaded.ts';
import { type Refused, asRefused } from '../calls/request.ts';
import { useFace } from '../covers.tsx';
import type { TableLine } from '../line/table-line.ts';
import { useWords } from '../language.ts';
import controls from '../page/controls.module.css';
import { Crest, signOf } from '../page/crest.tsx';
import { Refusal } from '../page/refusal.tsx';
import { useWholeScreen } from '../page/whole-screen.ts';
import { codeOfTable } from './calls.ts';
import { ShownAddress, useAddress } from './shown-address.tsx';
import { ScreenTools } from './screen-tools.tsx';
import { useSofaWords } from './use-sofa-words.ts';
import styles from './sofa.module.css';

interface Props {
  readonly line: TableLine;
  readonly lobby: Lobby;
  readonly texts: Texts<Spec>;
}

/** Before the match, on the big screen: what to scan, who has sat down, and the start. */
export function WaitingRoom({ lobby, texts }: Props) {
  useWholeScreen();
  const words = useWords();
  const own = useSofaWords();
  const face = useFace(lobby.game);
  const house = useAddress('/hand');
  const [code] = useLoaded(lobby.id, () => codeOfTable(lobby.id));
  const [error, setError] = useState<Refused | null>(null);
  const attempt = (job: Promise<unknown>): void => {
    job.then(
      () => setError(null),
      (reason: unknown) => setError(asRefused(reason)),
    );
  };
  const open = lobby.seats.filter(({ kind }) => kind === 'open');
  const hasPeople = lobby.seats.some(({ kind }) => kind === 'person');
  const fill = async (): Promise<void> => {
    for (const { seat } of open) await changeSeat(lobby.id, seat, 'bot');
  };
  const canStart = open.length === 0 && hasPeople;
  return (
    <main id="main" className={styles.room} style={face.style}>
      <div className={styles.art}>{face.art}</div>
      <header className={styles.roomHead}>
        <h1>{texts.title}</h1>
        <p>{texts.scenarios[lobby.scenario]?.title ?? lobby.scenario}</p>
      </header>
      <section className={styles.join} aria-label={own.scan}>
        <h2>{open.length > 0 || !hasPeople ? own.scan : own.fullUp}</h2>
        <ShownAddress address={`${house}/${lobby.id}`} label={own.scan} />
        <p>
          {own.orOpen}
          <b>{house.replace(/^https?:\/\//, '')}</b>
        </p>
        {code.state === 'ready' && (
          <p className={styles.typed}>
            {own.andType} <b>{code.value.code.toUpperCase()}</b>
          </p>
        )}
      </section>
      <section className={styles.around} aria-label={own.seats}>
        <ol className={styles.chairs}>
          {lobby.seats.map(seat => (
            <Chair
              key={seat.seat}
              seat={seat}
              isHost={lobby.isHost}
              onChange={as => attempt(changeSeat(lobby.id, seat.seat, as))}
            />
          ))}
        </ol>
        <Refusal error={error} />
        <p role="status" className={styles.state}>
          {!hasPeople ? own.nobodyYet : open.length > 0 ? own.waitsFor(open.length) : own.allThere}
        </p>
        {lobby.isHost ? (
          <div className={styles.acts}>
            {open.length > 0 && hasPeople && (
              <button type="button" className={controls.button} onClick={() => attempt(fill())}>
                {own.fill}
              </button>
            )}
            <button
              type="button"
              className={controls.primary}
              aria-disabled={!canStart}
              onClick={() => canStart && attempt(startTable(lobby.id))}
            >
              {own.start}
            </button>
          </div>
        ) : (
          <p className={styles.state}>{words.lobby.hostStarts}</p>
        )}
      </section>
      <ScreenTools />
    </main>
  );
}

interface ChairProps {
  readonly seat: LobbySeat;
  readonly isHost: boolean;
  readonly onChange: (as: 'bot' | 'open') => void;
}

function Chair({ seat, isHost, onChange }: ChairProps) {
  const own = useSofaWords();
  const { kind, name } = seat;
  const number = seat.seat + 1;
  const face = (
    <>
      {kind === 'person' ? (
        <Crest sign={signOf(name, number)} colour={seat.seat} size={36} />
      ) : kind === 'bot' ? (
        <Bot size={32} aria-hidden="true" />
      ) : (
        <Plus size={32} aria-hidden="true" />
      )}
      <b>{kind === 'person' ? name : kind === 'bot' ? own.bot : own.free}</b>
      {kind === 'person' && !seat.isThere && <small>{own.away}</small>}
    </>
  );
  return (
    <li className={styles.chair} data-kind={kind}>
      {isHost && kind !== 'person' ? (
        <button
          type="button"
          aria-label={kind === 'bot' ? own.freeSeat(number) : own.putBot(number)}
          onClick={() => onChange(kind === 'bot' ? 'open' : 'bot')}
        >
          {face}
        </button>
      ) : (
        <span>{face}</span>
      )}
    </li>
  );
}
