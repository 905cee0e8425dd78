import { Suspense, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useStore } from 'zustand';
import type { Lobby } from '../../referee/messages.ts';
import { prepare } from '../../table/sound/speaker.ts';
import { tableLobby } from '../calls/endpoints.ts';
import { useLoaded } from '../calls/loaded.ts';
import { gameParts, gameTexts } from '../games.ts';
import { useLanguage, useWords } from '../language.ts';
import { useSeatingWords } from '../seating/use-seating-words.ts';
import { openTable } from '../line/browser.ts';
import type { TableLine } from '../line/table-line.ts';
import { BASE } from '../page/base.ts';
import { NotFound } from '../page/not-found.tsx';
import { Page, Waiting } from '../page/page.tsx';
import { Refusal } from '../page/refusal.tsx';
import { BigFrame } from './big-frame.tsx';
import { BigTable } from './big-table.tsx';
import { WaitingRoom } from './waiting-room.tsx';

/** The table on a screen that all look at: first the frame, and in it what it shows. */
export function ScreenPage({ id }: { readonly id: string }) {
  const isWithin = new URLSearchParams(useSearch()).has('within');
  return isWithin ? <Within id={id} /> : <BigFrame address={`${BASE}table/${id}/screen?within`} />;
}

function Within({ id }: { readonly id: string }) {
  const words = useWords();
  const [lobby, again] = useLoaded(id, () => tableLobby(id));
  if (lobby.state === 'loading') return <Waiting />;
  if (lobby.state === 'ready') return <AtLine key={id} lobby={lobby.value} />;
  const { code, values } = lobby.error;
  if (code === 'no-table' || code === 'bad') return <NotFound reason={words.refusal('no-table', values)} />;
  return (
    <Page title={words.play.title}>
      <Refusal error={lobby.error} onAgain={again} />
    </Page>
  );
}

function AtLine({ lobby }: { readonly lobby: Lobby }) {
  const [line, setLine] = useState<TableLine | null>(null);
  useEffect(() => {
    const opened = openTable(lobby, true);
    setLine(opened);
    return () => opened.close();
  }, [lobby]);
  useEffect(prepare, []);
  return line ? <Shown line={line} /> : <Waiting />;
}

function Shown({ line }: { readonly line: TableLine }) {
  const words = useWords();
  const seating = useSeatingWords();
  const language = useLanguage();
  const lobby = useStore(line.store, state => state.lobby);
  const isShutOut = useStore(line.store, state => state.isShutOut);
  const rematch = useStore(line.store, state => state.rematch);
  const [, go] = useLocation();
  const { game } = lobby;
  const [texts] = useLoaded(`${game} ${language}`, () => gameTexts(game, language));
  const [parts] = useLoaded(game, () => gameParts(game));
  // Wherever the hands go on, they need it.
  useEffect(() => {
    if (rematch) go(`/table/${rematch.id}/screen?within`);
  }, [rematch, go]);
  if (isShutOut) return <NotFound title={seating.shutOut} reason={words.refusal('shut-out', {})} />;
  const failed = texts.state === 'failed' ? texts : parts.state === 'failed' ? parts : null;
  if (failed)
    return (
      <Page title={words.play.title}>
        <Refusal error={failed.error} onAgain={() => location.reload()} />
      </Page>
    );
  if (texts.state !== 'ready' || parts.state !== 'ready') return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      {lobby.status === 'lobby' ? (
        <WaitingRoom line={line} lobby={lobby} texts={texts.value} />
      ) : (
        <BigTable line={line} texts={texts.value} parts={parts.value} isScreen />
      )}
    </Suspense>
  );
}
