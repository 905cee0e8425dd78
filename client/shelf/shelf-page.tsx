import { games, me, tables } from '../calls/endpoints.ts';
import { useLoaded } from '../calls/loaded.ts';
import { useLanguage, useWords } from '../language.ts';
import { Page } from '../page/page.tsx';
import { Refusal } from '../page/refusal.tsx';
import { GameCard } from './game-card.tsx';
import { NameForm } from './name-form.tsx';
import { TableList } from './table-list.tsx';
import styles from './shelf.module.css';

/** The shelf of games, and the tables one may go back to. */
export function ShelfPage() {
  const words = useWords();
  const language = useLanguage();
  const [shelf, againShelf] = useLoaded('games', games);
  const [seen, againTables] = useLoaded('tables', tables);
  const [guest] = useLoaded('me', me);
  const mine = seen.state === 'ready' ? seen.value.mine.filter(table => table.status !== 'over') : [];
  const over = seen.state === 'ready' ? seen.value.mine.filter(table => table.status === 'over') : [];
  const open = seen.state === 'ready' ? seen.value.open.filter(one => !mine.some(table => table.id === one.id)) : [];
  return (
    <Page title={words.shelf.title} lead={words.shelf.lead}>
      {guest.state === 'ready' && <NameForm name={guest.value.name} />}
      {shelf.state === 'failed' && <Refusal error={shelf.error} onAgain={againShelf} />}
      {mine.length > 0 && <TableList title={words.shelf.mine} tables={mine} />}
      <section aria-labelledby="games" className={styles.games}>
        <h2 id="games">{words.shelf.games}</h2>
        {shelf.state === 'loading' && <p role="status">{words.shell.loading}</p>}
        {shelf.state === 'ready' && (
          <ul role="list" className={styles.shelf}>
            {shelf.value.map(game => (
              <GameCard key={`${game.id} ${language}`} game={game} />
            ))}
          </ul>
        )}
        {shelf.state === 'ready' && shelf.value.length === 0 && <p>{words.shelf.noGames}</p>}
      </section>
      <section aria-labelledby="open-tables" className={styles.games}>
        <h2 id="open-tables">{words.shelf.open}</h2>
        {seen.state === 'failed' && <Refusal error={seen.error} onAgain={againTables} />}
        {seen.state === 'ready' && open.length === 0 && <p className={styles.none}>{words.shelf.noOpen}</p>}
        {open.length > 0 && <TableList title={null} tables={open} />}
      </section>
      {over.length > 0 && <TableList title={words.shelf.over} tables={over} />}
    </Page>
  );
}
