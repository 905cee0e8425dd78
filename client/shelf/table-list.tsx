import { useId } from 'react';
import { Link } from 'wouter';
import type { TableBrief } from '../calls/endpoints.ts';
import { useLoaded } from '../calls/loaded.ts';
import { gameTexts } from '../games.ts';
import { useLanguage, useWords } from '../language.ts';
import styles from './shelf.module.css';

interface Props {
  /** Null where a heading stands above it already. */
  readonly title: string | null;
  readonly tables: readonly TableBrief[];
}

export function TableList({ title, tables }: Props) {
  const heading = useId();
  const list = (
    <ul role="list" className={styles.tables}>
      {tables.map(table => (
        <TableLink key={table.id} table={table} />
      ))}
    </ul>
  );
  if (title === null) return list;
  return (
    <section aria-labelledby={heading} className={styles.games}>
      <h2 id={heading}>{title}</h2>
      {list}
    </section>
  );
}

function TableLink({ table }: { readonly table: TableBrief }) {
  const words = useWords();
  const language = useLanguage();
  const [texts] = useLoaded(`${table.game} ${language}`, () => gameTexts(table.game, language));
  return (
    <li>
      <Link href={`/table/${table.id}`} className={styles.table}>
        <strong>{texts.state === 'ready' ? texts.value.title : table.game}</strong>
        <span>{words.status[table.status]}</span>
        <span>{words.shelf.seats(table.seats)}</span>
        <span className={styles.when}>{words.shelf.ago((Date.now() - table.touchedAt) / 1000)}</span>
      </Link>
    </li>
  );
}
