import { Users } from 'lucide-react';
import { useSearch } from 'wouter';
import { type ShelvedGame, type TableBrief, games, tables } from '../calls/endpoints.ts';
import { useLoaded } from '../calls/loaded.ts';
import { isHome } from '../calls/home.ts';
import { useFace } from '../covers.tsx';
import { hasPage } from '../games.ts';
import { useLanguage, useWords } from '../language.ts';
import { BASE } from '../page/base.ts';
import { Waiting } from '../page/page.tsx';
import { Refusal } from '../page/refusal.tsx';
import { useWholeScreen } from '../page/whole-screen.ts';
import { BigFrame } from './big-frame.tsx';
import { ScreenTools } from './screen-tools.tsx';
import { useSofaWords } from './use-sofa-words.ts';
import styles from './screen-shelf.module.css';

/** The shelf as a television has it: what can be played there, and what is being played. */
export function ScreenShelfPage() {
  const isWithin = new URLSearchParams(useSearch()).has('within');
  return isWithin ? <Within /> : <BigFrame address={`${BASE}screen/games?within`} />;
}

const MOST_TABLES = 4;

function Within() {
  useWholeScreen();
  const own = useSofaWords();
  const [shelf, again] = useLoaded('games', games);
  const [seen] = useLoaded('tables', tables);
  if (shelf.state === 'loading') return <Waiting />;
  const begun = (seen.state === 'ready' ? seen.value.mine : [])
    .filter(({ id, status }) => !isHome(id) && (status === 'running' || status === 'lobby'))
    .slice(0, MOST_TABLES);
  const shelved = shelf.state === 'ready' ? shelf.value : [];
  return (
    <main id="main" className={styles.page}>
      <header className={styles.head}>
        <h1>{own.shelf}</h1>
        <a href={`${BASE}screen`} target="_top">
          {own.fromPhone}
        </a>
      </header>
      {shelf.state === 'failed' && <Refusal error={shelf.error} onAgain={again} />}
      <ul role="list" className={styles.games}>
        {shelved
          .filter(({ id }) => hasPage(id))
          .map(game => (
            <Game key={game.id} game={game} />
          ))}
      </ul>
      {begun.length > 0 && (
        <section aria-labelledby="begun" className={styles.begun}>
          <h2 id="begun">{own.goOn}</h2>
          <ul role="list">
            {begun.map(table => (
              <Begun key={table.id} table={table} game={shelved.find(({ id }) => id === table.game)} />
            ))}
          </ul>
        </section>
      )}
      <ScreenTools isHome />
    </main>
  );
}

// The frame around this page is what goes elsewhere.

function Game({ game }: { readonly game: ShelvedGame }) {
  const words = useWords();
  const language = useLanguage();
  const face = useFace(game.id);
  const least = Math.min(...game.scenarios.map(({ seats }) => seats[0]));
  const most = Math.max(...game.scenarios.map(({ seats }) => seats[1]));
  return (
    <li style={face.style}>
      <a href={`${BASE}new/${game.id}?screen`} target="_top" className={styles.game}>
        <span className={styles.art} aria-hidden="true">
          {face.art}
        </span>
        <strong>{game.texts[language].title}</strong>
        <span>
          <Users size={16} aria-hidden="true" /> {words.shelf.players(least, most)}
        </span>
      </a>
    </li>
  );
}

function Begun({ table, game }: { readonly table: TableBrief; readonly game: ShelvedGame | undefined }) {
  const language = useLanguage();
  return (
    <li>
      <a href={`${BASE}table/${table.id}/screen`} target="_top">
        <strong>{game?.texts[language].title ?? table.game}</strong>
        <span>{table.people.join(', ')}</span>
      </a>
    </li>
  );
}
