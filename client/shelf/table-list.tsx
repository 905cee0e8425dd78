import { Armchair, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';
import type { ShelvedGame, TableBrief } from '../calls/endpoints.ts';
import { isHome } from '../calls/home.ts';
import { useFace } from '../covers.tsx';
import { wayTo } from '../hands.ts';
import { useLanguage, useWords } from '../language.ts';
import styles from './tables.module.css';

interface Props {
  /** Null where a heading stands above it already. */
  readonly title: string | null;
  /** Null for one that is on its way. */
  readonly tables: readonly (TableBrief | null)[];
  readonly games: readonly ShelvedGame[];
}

export function TableList({ title, tables, games }: Props) {
  const heading = useId();
  const list = (
    <ul role="list" className={styles.tables}>
      {tables.map((table, i) =>
        table ? (
          <TableLink
            key={table.id}
            table={table}
            game={games.find(game => game.id === table.game) ?? null}
            isMine={title !== null}
          />
        ) : (
          <Place key={i} />
        ),
      )}
    </ul>
  );
  if (title === null) return list;
  return (
    <section aria-labelledby={heading} className={styles.part}>
      <h2 id={heading}>{title}</h2>
      {list}
    </section>
  );
}

/** The place of a table that is on its way, as high as one. */
function Place() {
  return (
    <li className={styles.table} aria-hidden="true">
      <span className={styles.thumb} />
      <span className={styles.what}>
        <strong>&nbsp;</strong>
        <span className={styles.who}>&nbsp;</span>
      </span>
      <span className={styles.state}>&nbsp;</span>
      <span className={styles.when}>&nbsp;</span>
    </li>
  );
}

interface Linked {
  readonly table: TableBrief;
  readonly game: ShelvedGame | null;
  readonly isMine: boolean;
}

function TableLink({ table, game, isMine }: Linked) {
  const words = useWords();
  const language = useLanguage();
  const face = useFace(table.game);
  const isRunning = isMine && table.status === 'running';
  const isOpen = table.status === 'lobby' && table.free > 0;
  return (
    <li>
      <Link href={wayTo(table.id)} className={styles.table} style={face.style}>
        <span className={styles.thumb}>{face.art}</span>
        <span className={styles.what}>
          <strong>{game?.texts[language].title ?? table.game}</strong>
          <span className={styles.who}>
            {words.shelf.people(table.people, table.bots)}
            {isHome(table.id) && ` · ${words.shelf.here}`}
          </span>
        </span>
        <span className={styles.state} data-status={table.status}>
          {isOpen && <Armchair size={16} aria-hidden="true" />}
          {isOpen ? words.shelf.free(table.free) : !isRunning && words.status[table.status]}
        </span>
        <span className={styles.when}>{words.shelf.ago((Date.now() - table.touchedAt) / 1000)}</span>
        <span className={styles.go} data-resume={isRunning || undefined}>
          {isRunning && words.shelf.resume}
          <ChevronRight size={20} aria-hidden="true" />
        </span>
      </Link>
    </li>
  );
}
