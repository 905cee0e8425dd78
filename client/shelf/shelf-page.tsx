import { useEffect, useState } from 'react';
import { games, me, tables } from '../calls/endpoints.ts';
import { useLoaded } from '../calls/loaded.ts';
import { useWords } from '../language.ts';
import controls from '../page/controls.module.css';
import { Page } from '../page/page.tsx';
import { Refusal } from '../page/refusal.tsx';
import { GameCard } from './game-card.tsx';
import { HouseArt } from './house-art.tsx';
import { NameForm } from './name-form.tsx';
import { TableList } from './table-list.tsx';
import styles from './shelf.module.css';

const LOOK_AGAIN = 15_000;

/** The shelf of games, and the tables one may go to. */
export function ShelfPage() {
  const words = useWords();
  const [shelf, againShelf] = useLoaded('games', games);
  const [seen, againTables] = useLoaded('tables', tables);
  const [guest] = useLoaded('me', me);
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
  const mine = seen.state === 'ready' ? seen.value.mine.filter(table => table.status !== 'over') : [];
  const campaigns = seen.state === 'ready' ? seen.value.campaigns : [];
  const isListed = (id: string): boolean => campaigns.some(table => table.id === id);
  const over =
    seen.state === 'ready' ? seen.value.mine.filter(table => table.status === 'over' && !isListed(table.id)) : [];
  const open = seen.state === 'ready' ? seen.value.open.filter(one => !mine.some(table => table.id === one.id)) : [];
  return (
    <Page title={words.shelf.title} lead={words.shelf.lead} banner={{ art: <HouseArt />, style: {}, isAbove: true }}>
      {guest.state === 'ready' && <You name={guest.value.name} />}
      {shelf.state === 'failed' && <Refusal error={shelf.error} onAgain={againShelf} />}
      {mine.length > 0 && <TableList title={words.shelf.mine} tables={mine} games={known} />}
      {campaigns.length > 0 && (
        <TableList title={words.shelf.campaigns} tables={campaigns} games={known} areCampaigns />
      )}
      <section aria-labelledby="games" className={styles.part}>
        <h2 id="games">{words.shelf.games}</h2>
        {shelf.state === 'loading' && <p role="status">{words.shell.loading}</p>}
        {shelf.state === 'ready' && (
          <ul role="list" className={styles.shelf}>
            {shelf.value.map(game => (
              <GameCard key={game.id} game={game} />
            ))}
          </ul>
        )}
        {shelf.state === 'ready' && shelf.value.length === 0 && <p>{words.shelf.noGames}</p>}
      </section>
      <section aria-labelledby="open-tables" className={styles.part}>
        <h2 id="open-tables">{words.shelf.open}</h2>
        {seen.state === 'failed' && <Refusal error={seen.error} onAgain={againTables} />}
        {seen.state === 'ready' && open.length === 0 && <p className={styles.none}>{words.shelf.noOpen}</p>}
        {open.length > 0 && <TableList title={null} tables={open} games={known} />}
      </section>
      {over.length > 0 && <TableList title={words.shelf.over} tables={over} games={known} />}
    </Page>
  );
}

/** Under which name one plays here: asked once, remembered from then on. */
function You({ name }: { readonly name: string }) {
  const words = useWords();
  const [kept, setKept] = useState(name);
  const [isChanging, setIsChanging] = useState(false);
  const renamed = (next: string): void => {
    setKept(next);
    setIsChanging(false);
  };
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
