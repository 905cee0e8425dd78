import { Link } from 'wouter';
import type { ShelvedGame } from '../calls/endpoints.ts';
import { useLoaded } from '../calls/loaded.ts';
import { gameTexts } from '../games.ts';
import { useLanguage, useWords } from '../language.ts';
import controls from '../page/controls.module.css';
import styles from './shelf.module.css';

export function GameCard({ game }: { readonly game: ShelvedGame }) {
  const words = useWords();
  const language = useLanguage();
  const [texts] = useLoaded(`${game.id} ${language}`, () => gameTexts(game.id, language));
  const least = Math.min(...game.scenarios.map(scenario => scenario.seats[0]));
  const most = Math.max(...game.scenarios.map(scenario => scenario.seats[1]));
  const title = texts.state === 'ready' ? texts.value.title : game.id;
  return (
    <li className={styles.game}>
      <h3>{title}</h3>
      <p className={styles.players}>{words.shelf.players(least, most)}</p>
      <p className={styles.about}>{texts.state === 'ready' ? texts.value.about : words.shell.loading}</p>
      <p className={controls.row}>
        {texts.state === 'failed' ? (
          <span className={styles.none}>{words.shelf.noPage}</span>
        ) : (
          <Link href={`/new/${game.id}`} className={controls.primary}>
            {words.shelf.play} <span className={controls.unseen}>{title}</span>
          </Link>
        )}
        <Link href={`/rules/${game.id}`}>
          {words.shelf.rules} <span className={controls.unseen}>{title}</span>
        </Link>
      </p>
    </li>
  );
}
