import { Suspense, lazy, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { type ShelvedGame, games, me, tables } from '../calls/endpoints.ts';
import { hasHome, isHome } from '../calls/home.ts';
import { useLoaded } from '../calls/loaded.ts';
import { isKnownHere } from '../calls/request.ts';
import { hasServer } from '../calls/server.ts';
import { gamesWithPage, hasPage } from '../games.ts';
import { useWords } from '../language.ts';
import { unseen } from '../../table/unseen.ts';
import controls from '../page/controls.module.css';
import { waitingVersion } from '../offline/waiting.ts';
import { Page } from '../page/page.tsx';
import { Refusal } from '../page/refusal.tsx';
import { useAwaited } from './awaited.ts';
import { GameCard } from './game-card.tsx';
import { HouseArt } from './house-art.tsx';
import { NameForm } from './name-form.tsx';
import { TableList } from './table-list.tsx';
import styles from './shelf.module.css';

const Begun = lazy(async () => ({ default: (await import('../campaign/begun.tsx')).Begun }));

const NewVersion = lazy(async () => ({ default: (await import('../offline/new-version.tsx')).NewVersion }));
const DevicePart = lazy(async () => ({ default: (await import('./device-part.tsx')).DevicePart }));

const LOOK_AGAIN = 15_000;

/** The shelf of games, and the tables one may go to. */
export function ShelfPage() {
  const words = useWords();
  const [shelf, againShelf] = useLoaded('games', games);
  const [seen, againTables] = useLoaded('tables', tables);
  const [guest] = useLoaded('me', me);
  const newer = useStore(waitingVersion, state => state.worker);
  // Whoever is new has no name yet: there is nothing to wait for.
  const [presumed] = useState(() => (isKnownHere() ? null : ''));
  const name = guest.state === 'ready' ? guest.value.name : presumed;
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') againTables();
    };
    const timer = setInterval(look, LOOK_AGAIN);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [againTables]);
  const known = shelf.state === 'ready' ? shelf.value : [];
  const come = seen.state === 'ready' ? seen.value : null;
  const mine = useAwaited('mine', seen, ({ mine }) => mine.filter(table => table.status !== 'over'));
  const campaigns = useAwaited('campaigns', seen, tables => tables.campaigns);
  const isListed = (id: string): boolean => campaigns.some(table => table?.id === id);
  const over = come ? come.mine.filter(table => table.status === 'over' && !isListed(table.id)) : [];
  const kept = mine.filter(table => table !== null).filter(({ id, status }) => isHome(id) && status === 'running');
  const open = come ? come.open.filter(one => !mine.some(table => table?.id === one.id)) : [];
  return (
    <Page
      title={words.shelf.title}
      lead={
        <div className={styles.welcome}>
          <p>{words.shelf.lead}</p>
          <You key={name} name={name} />
        </div>
      }
      banner={{ art: <HouseArt />, style: {}, isAbove: true, isLow: true }}
    >
      {newer && (
        <Suspense fallback={null}>
          <NewVersion worker={newer} />
        </Suspense>
      )}
      {hasServer && come?.isAlone && (
        <p role="status" className={controls.info}>
          {words.shelf.alone}
        </p>
      )}
      {shelf.state === 'failed' && <Refusal error={shelf.error} onAgain={againShelf} />}
      {mine.length > 0 && <TableList title={words.shelf.mine} tables={mine} games={known} />}
      {campaigns.length > 0 && (
        <section aria-labelledby="campaigns" className={styles.part}>
          <h2 id="campaigns">{words.shelf.campaigns}</h2>
          {campaigns.map((table, i) => (
            <Suspense key={table?.id ?? i} fallback={<div className={styles.awaited} />}>
              <Begun id={table?.id ?? null} game={table?.game ?? ''} />
            </Suspense>
          ))}
        </section>
      )}
      <section aria-labelledby="games" className={styles.part}>
        <h2 id="games">{words.shelf.games}</h2>
        {shelf.state === 'loading' && (
          <p role="status" className={unseen}>
            {words.shell.loading}
          </p>
        )}
        {shelf.state !== 'failed' && <Games come={shelf.state === 'ready' ? shelf.value : null} />}
        {shelf.state === 'ready' && shelf.value.length === 0 && <p>{words.shelf.noGames}</p>}
        <Link href="/puzzles">{words.shelf.puzzles}</Link>
      </section>
      {!come?.isAlone && (
        <section aria-labelledby="open-tables" className={styles.part}>
          <h2 id="open-tables">{words.shelf.open}</h2>
          {seen.state === 'failed' && <Refusal error={seen.error} onAgain={againTables} />}
          {seen.state === 'loading' && <p className={styles.none}>{words.shell.loading}</p>}
          {seen.state === 'ready' && open.length === 0 && <p className={styles.none}>{words.shelf.noOpen}</p>}
          {open.length > 0 && <TableList title={null} tables={open} games={known} />}
        </section>
      )}
      {(hasHome() || come?.isAlone) && (
        <Suspense fallback={null}>
          <DevicePart tables={kept} games={known} onBrought={againTables} />
        </Suspense>
      )}
      {over.length > 0 && <TableList title={words.shelf.over} tables={over} games={known} />}
    </Page>
  );
}

/** Those that can be played from here, then the others; while the list is on its way, those that this page knows. */
function Games({ come }: { readonly come: readonly ShelvedGame[] | null }) {
  const sorted = come?.toSorted((a, b) => Number(hasPage(b.id)) - Number(hasPage(a.id)));
  const places = sorted?.map(game => ({ id: game.id, game })) ?? gamesWithPage.map(id => ({ id, game: null }));
  return (
    <ul role="list" className={styles.shelf}>
      {places.map(({ id, game }) => (
        <GameCard key={id} id={id} game={game} />
      ))}
    </ul>
  );
}

/** Under which name one plays here: asked once, remembered from then on. */
function You({ name }: { readonly name: string | null }) {
  const words = useWords();
  const [kept, setKept] = useState(name);
  const [isChanging, setIsChanging] = useState(false);
  const renamed = (next: string): void => {
    setKept(next);
    setIsChanging(false);
  };
  if (kept === null) return <p className={styles.you} />;
  if (kept === '' || isChanging) return <NameForm name={kept} onRenamed={renamed} />;
  return (
    <p className={styles.you}>
      {words.shelf.hello(kept)}
      <button type="button" className={controls.plain} onClick={() => setIsChanging(true)}>
        {words.shelf.rename}
      </button>
    </p>
  );
}
