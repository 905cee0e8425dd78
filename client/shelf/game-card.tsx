import { BookOpen, Dices, GraduationCap, MonitorSmartphone, Users } from 'lucide-react';
import { Link } from 'wouter';
import type { ShelvedGame } from '../calls/endpoints.ts';
import { hasServer } from '../calls/server.ts';
import { useFace } from '../covers.tsx';
import { hasPage } from '../games.ts';
import { hasGuide } from '../guides.ts';
import { useLanguage, useWords } from '../language.ts';
import { unseen } from '../../table/unseen.ts';
import controls from '../page/controls.module.css';
import styles from './shelf.module.css';

interface Props {
  readonly id: string;
  /** Null while its words are on their way: the picture needs none. */
  readonly game: ShelvedGame | null;
}

/** A game on the shelf: its picture, what it is, and the ways in. */
export function GameCard({ id, game }: Props) {
  const face = useFace(id);
  return (
    <li className={styles.game} style={face.style}>
      {hasPage(id) ? (
        <Link href={`/new/${id}`} tabIndex={-1} aria-hidden="true" className={styles.art}>
          {face.art}
        </Link>
      ) : (
        <div className={styles.art}>{face.art}</div>
      )}
      {game && <GameWords game={game} />}
    </li>
  );
}

function GameWords({ game }: { readonly game: ShelvedGame }) {
  const words = useWords();
  const language = useLanguage();
  const least = Math.min(...game.scenarios.map(scenario => scenario.seats[0]));
  const most = Math.max(...game.scenarios.map(scenario => scenario.seats[1]));
  const { title, about } = game.texts[language];
  const spoken = <span className={unseen}>{title}</span>;
  return (
    <div className={styles.words}>
      <h3>{title}</h3>
      <p className={styles.players}>
        <Users size={17} aria-hidden="true" /> {words.shelf.players(least, most)}
        {game.scenarios.length > 1 && <span> · {words.shelf.scenarios(game.scenarios.length)}</span>}
      </p>
      <p className={styles.about}>{about}</p>
      <p className={styles.ways}>
        {hasPage(game.id) ? (
          <Link href={`/new/${game.id}`} className={controls.primary}>
            <Dices size={20} aria-hidden="true" />
            {words.shelf.play} {spoken}
          </Link>
        ) : (
          <span className={styles.none}>{words.shelf.noPage}</span>
        )}
        {hasGuide(game.id) && (
          <Link href={`/learn/${game.id}`} className={styles.onArt}>
            <GraduationCap size={20} aria-hidden="true" />
            {words.shelf.learn} <span className={unseen}>{words.shelf.learnBy}</span> {spoken}
          </Link>
        )}
        {hasServer && hasPage(game.id) && (
          <Link href={`/new/${game.id}?screen`} className={styles.onArt}>
            <MonitorSmartphone size={20} aria-hidden="true" />
            {words.shelf.onScreen} {spoken}
          </Link>
        )}
        <Link href={`/rules/${game.id}`} className={styles.onArt}>
          <BookOpen size={20} aria-hidden="true" />
          {words.shelf.rules} {spoken}
        </Link>
      </p>
    </div>
  );
}
