import { Suspense, lazy, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { useStore } from 'zustand';
import { prepare } from '../../table/sound/speaker.ts';
import { tableLobby } from '../calls/endpoints.ts';
import { useLoaded } from '../calls/loaded.ts';
import { gameParts, gameTexts } from '../games.ts';
import { openTable } from '../line/browser.ts';
import type { Lobby } from '../../referee/messages.ts';
import type { TableLine } from '../line/table-line.ts';
import { useLanguage, useWords } from '../language.ts';
import { useSeatingWords } from '../seating/use-seating-words.ts';
import { NotFound } from '../page/not-found.tsx';
import { Page, Waiting } from '../page/page.tsx';
import { Refusal } from '../page/refusal.tsx';

const LobbyPage = lazy(async () => ({ default: (await import('../lobby/lobby-page.tsx')).LobbyPage }));
const played = () => import('./play.tsx');
const Play = lazy(async () => ({ default: (await played()).Play }));

/** A table, before, during and after its match. */
export function TablePage({ id }: { readonly id: string }) {
  const words = useWords();
  const [lobby, again] = useLoaded(id, () => tableLobby(id));
  if (lobby.state === 'loading') return <Waiting />;
  if (lobby.state === 'ready') return <OpenTable lobby={lobby.value} />;
  const { code, values } = lobby.error;
  if (code === 'no-table' || code === 'bad') return <NotFound reason={words.refusal('no-table', values)} />;
  if (code === 'shut-out') return <ShutOut />;
  if (code === 'moved') return <Redirect to={`/table/${values['there'] ?? ''}`} replace />;
  return (
    <Page title={words.play.title}>
      <Refusal error={lobby.error} onAgain={again} />
    </Page>
  );
}

function ShutOut() {
  const words = useWords();
  const seating = useSeatingWords();
  return <NotFound title={seating.shutOut} reason={words.refusal('shut-out', {})} />;
}

function OpenTable({ lobby }: { readonly lobby: Lobby }) {
  const [line, setLine] = useState<TableLine | null>(null);
  useEffect(() => {
    const opened = openTable(lobby);
    setLine(opened);
    return () => opened.close();
  }, [lobby]);
  const isPlayed = lobby.status !== 'lobby';
  // Fetched beside the game and not after it; where that fails, it is said when it is needed.
  useEffect(() => {
    if (isPlayed) played().catch(() => {});
  }, [isPlayed]);
  useEffect(prepare, []);
  return line ? <AtLine line={line} /> : <Waiting />;
}

function AtLine({ line }: { readonly line: TableLine }) {
  const words = useWords();
  const language = useLanguage();
  const game = useStore(line.store, state => state.lobby.game);
  const lobby = useStore(line.store, state => state.lobby);
  const isOffline = useStore(line.store, state => state.connection === 'offline');
  const [texts, againTexts] = useLoaded(`${game} ${language}`, () => gameTexts(game, language));
  const [parts, againParts] = useLoaded(game, () => gameParts(game));
  const isShutOut = useStore(line.store, state => state.isShutOut);
  if (isShutOut) return <ShutOut />;
  const failed = texts.state === 'failed' ? texts : parts.state === 'failed' ? parts : null;
  if (failed)
    return (
      <Page title={words.play.title}>
        <Refusal
          error={failed.error}
          onAgain={() => {
            againTexts();
            againParts();
          }}
        />
      </Page>
    );
  if (texts.state !== 'ready' || parts.state !== 'ready') return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      {lobby.status === 'lobby' ? (
        <LobbyPage line={line} lobby={lobby} texts={texts.value} isOffline={isOffline} />
      ) : (
        <Play line={line} texts={texts.value} parts={parts.value} />
      )}
    </Suspense>
  );
}
