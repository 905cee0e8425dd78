import { Suspense, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useStore } from 'zustand';
import type { Lobby } from '../../referee/messages.ts';
import { prepare } from '../../table/sound/speaker.ts';
import { askForSeat, changeSeat, tableLobby } from '../calls/endpoints.ts';
import { useLoaded } from '../calls/loaded.ts';
import { type Refused, asRefused } from '../calls/request.ts';
import { gameParts, gameTexts } from '../games.ts';
import { keepHand } from '../hands.ts';
import { useLanguage, useWords } from '../language.ts';
import { useSeatingWords } from '../seating/use-seating-words.ts';
import { openTable } from '../line/browser.ts';
import type { TableLine } from '../line/table-line.ts';
import controls from '../page/controls.module.css';
import { NotFound } from '../page/not-found.tsx';
import { Page, Waiting } from '../page/page.tsx';
import { Refusal } from '../page/refusal.tsx';
import { Crest, signOf } from '../page/crest.tsx';
import { beginTable } from './calls.ts';
import { Held } from './held.tsx';
import { Join } from './join.tsx';
import { useSofaWords } from './use-sofa-words.ts';
import styles from './hand.module.css';

/** A phone as somebody's hand at a table that lies on a big screen. */
export function HandPage({ id }: { readonly id: string }) {
  const words = useWords();
  const seating = useSeatingWords();
  const ticket = new URLSearchParams(useSearch()).get('ticket');
  const [loaded, again] = useLoaded(id, () => tableLobby(id));
  if (loaded.state === 'loading') return <Waiting />;
  if (loaded.state === 'failed') {
    const { code, values } = loaded.error;
    if (code === 'no-table' || code === 'bad') return <NotFound reason={words.refusal('no-table', values)} />;
    if (code === 'shut-out') return <NotFound title={seating.shutOut} reason={words.refusal('shut-out', {})} />;
    return (
      <Page title={words.play.title}>
        <Refusal error={loaded.error} onAgain={again} />
      </Page>
    );
  }
  // Also before it has a seat: whoever asks for one must be there to get it.
  return <AtLine lobby={loaded.value} ticket={ticket} />;
}

interface Props {
  readonly lobby: Lobby;
  readonly ticket: string | null;
}

function AtLine({ lobby, ticket }: Props) {
  const [line, setLine] = useState<TableLine | null>(null);
  useEffect(() => {
    const opened = openTable(lobby);
    setLine(opened);
    return () => opened.close();
  }, [lobby]);
  useEffect(prepare, []);
  return line ? <Seated line={line} ticket={ticket} /> : <Waiting />;
}

async function handParts(game: string) {
  const parts = await gameParts(game);
  return { parts, hand: (await parts.screen.hand?.()) ?? null };
}

function Seated({ line, ticket }: { readonly line: TableLine; readonly ticket: string | null }) {
  const words = useWords();
  const seating = useSeatingWords();
  const own = useSofaWords();
  const language = useLanguage();
  const [, go] = useLocation();
  const lobby = useStore(line.store, state => state.lobby);
  const isShutOut = useStore(line.store, state => state.isShutOut);
  const rematch = useStore(line.store, state => state.rematch);
  const { game } = lobby;
  const [texts] = useLoaded(`${game} ${language}`, () => gameTexts(game, language));
  const [parts] = useLoaded(game, () => handParts(game));
  // Whoever holds a hand goes where the screen goes.
  useEffect(() => {
    if (rematch) go(`/hand/${rematch.id}`);
  }, [rematch, go]);
  const isSeated = lobby.seats.some(({ isYours }) => isYours);
  useEffect(() => {
    if (isSeated) keepHand(lobby.id);
  }, [isSeated, lobby.id]);
  if (isShutOut) return <NotFound title={seating.shutOut} reason={words.refusal('shut-out', {})} />;
  const failed = texts.state === 'failed' ? texts : parts.state === 'failed' ? parts : null;
  if (failed)
    return (
      <Page title={own.hand}>
        <Refusal error={failed.error} onAgain={() => location.reload()} />
      </Page>
    );
  if (texts.state !== 'ready' || parts.state !== 'ready') return <Waiting />;
  if (!isSeated) {
    // The seat has not come yet, or has gone to another phone.
    if (lobby.wish && !lobby.wish.isRefused)
      return (
        <Page title={texts.value.title}>
          <Waits lobby={lobby} names={lobby.wish.waitsFor} />
        </Page>
      );
    return (
      <Join
        lobby={lobby}
        title={texts.value.title}
        ticket={lobby.wish ? null : ticket}
        isDeclined={lobby.wish?.isRefused ?? false}
      />
    );
  }
  if (lobby.status === 'lobby') return <BeforeStart lobby={lobby} title={texts.value.title} />;
  return (
    <Suspense fallback={<Waiting />}>
      <Held line={line} texts={texts.value} {...parts.value} />
    </Suspense>
  );
}

/** Somebody else's word is waited for. */
function Waits({ lobby, names }: { readonly lobby: Lobby; readonly names: readonly string[] }) {
  const own = useSofaWords();
  return (
    <div className={styles.seated}>
      <p role="status" className={controls.info}>
        {names.length > 0 ? own.consentOf(names) : own.consent}
      </p>
      <button type="button" className={controls.button} onClick={() => void askForSeat(lobby.id, null).catch(() => {})}>
        {own.giveUp}
      </button>
    </div>
  );
}

/** A seat, and a match that has not begun. */
function BeforeStart({ lobby, title }: { readonly lobby: Lobby; readonly title: string }) {
  const own = useSofaWords();
  const seat = lobby.seats.find(({ isYours }) => isYours);
  const [error, setError] = useState<Refused | null>(null);
  if (!seat) return null;
  const begin = (): void => {
    beginTable(lobby.id).catch((reason: unknown) => setError(asRefused(reason)));
  };
  return (
    <Page title={title}>
      <div className={styles.seated}>
        <Crest sign={signOf(seat.name, seat.seat + 1)} colour={seat.seat} size={96} />
        <p className={styles.name}>{seat.name}</p>
        <p role="status">{own.seated(seat.seat + 1)}</p>
        <p>{own.startsThere}</p>
        <button type="button" className={controls.primary} onClick={begin}>
          {own.beginHere}
        </button>
        {lobby.seats.some(({ kind }) => kind === 'open') && <p className={controls.note}>{own.beginNote}</p>}
        <Refusal error={error} />
        <button
          type="button"
          className={controls.button}
          onClick={() => void changeSeat(lobby.id, seat.seat, 'open').catch(() => {})}
        >
          {own.getUp}
        </button>
      </div>
    </Page>
  );
}
