import { Link } from 'wouter';
import { type Loaded, useLoaded } from '../calls/loaded.ts';
import { games } from '../calls/endpoints.ts';
import { useLanguage, useWords } from '../language.ts';
import { hasOrigins } from '../origins/origins.ts';
import controls from '../page/controls.module.css';
import { Page } from '../page/page.tsx';
import { Refusal } from '../page/refusal.tsx';
import { Markdown } from './markdown.tsx';
import styles from './credits.module.css';

const house = import.meta.glob<string>('../../CREDITS.md', { query: '?raw', import: 'default' });
const papers = import.meta.glob<string>('../../games/*/credits.md', { query: '?raw', import: 'default' });

interface Credit {
  readonly game: string;
  readonly text: string;
}

async function read(): Promise<{ house: string; games: Credit[] }> {
  const all = Object.entries(papers).map(async ([path, load]) => ({
    game: path.split('/')[3] ?? '',
    text: await load(),
  }));
  return { house: (await house['../../CREDITS.md']?.()) ?? '', games: await Promise.all(all) };
}

/** Whose work this stands on: the papers of the repository, as they are. */
export function CreditsPage() {
  const words = useWords();
  const language = useLanguage();
  const [credits, again] = useLoaded('credits', read);
  const [shelf] = useLoaded('games', games);
  const titleOf = (id: string): string =>
    (shelf.state === 'ready' && shelf.value.find(game => game.id === id)?.texts[language].title) || id;
  return (
    <Page title={words.credits.title} lead={words.credits.lead}>
      <Papers credits={credits} titleOf={titleOf} onAgain={again} />
    </Page>
  );
}

function Papers(props: {
  readonly credits: Loaded<{ house: string; games: Credit[] }>;
  readonly titleOf: (id: string) => string;
  readonly onAgain: () => void;
}) {
  const words = useWords();
  const language = useLanguage();
  const { credits, titleOf, onAgain } = props;
  if (credits.state === 'loading') return <p role="status">{words.shell.loading}</p>;
  if (credits.state === 'failed') return <Refusal error={credits.error} onAgain={onAgain} />;
  return (
    <div className={styles.papers} lang="en">
      <section aria-labelledby="house" className={controls.card}>
        <h2 id="house">Rempart</h2>
        <Markdown text={credits.value.house} />
      </section>
      {credits.value.games.map(({ game, text }) => (
        <details key={game} className={controls.card}>
          <summary>
            <h2>{titleOf(game)}</h2>
          </summary>
          {hasOrigins(game) && (
            <p lang={language}>
              <Link href={`/origins/${game}`}>{words.origins.link}</Link>
            </p>
          )}
          <Markdown text={text} />
        </details>
      ))}
    </div>
  );
}
