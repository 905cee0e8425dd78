import { useId } from 'react';
import { type GameOrigins, type ItemNames, type Row, countsOf, rowsOf } from '../../table/origins.ts';
import { Bricks } from '../../table/rebuilt.tsx';
import { useLanguage } from '../language.ts';
import { Share } from './share.tsx';
import { words } from './words.ts';
import book from '../rules/rules.module.css';
import styles from './origins.module.css';

interface Props {
  readonly kind: GameOrigins['kinds'][number];
  readonly title: string;
  readonly names: ItemNames;
  readonly parts: { readonly [part: string]: string };
}

interface RowProps extends Pick<Props, 'names' | 'parts'> {
  readonly kind: string;
  readonly row: Row;
}

/** One deck, or the maps, or the heroes: how many are what, and each by its name. */
export function KindPart({ kind, title, names, parts }: Props) {
  const heading = useId();
  const say = words[useLanguage()];
  const tags = Object.values(kind.items);
  return (
    <section id={kind.id} aria-labelledby={heading} className={book.chapter}>
      <h2 id={heading}>{title}</h2>
      <Share counts={countsOf(tags)} title={say.items(tags.length)} />
      <ul role="list" className={styles.rows}>
        {rowsOf(kind).map((row, i) => (
          <RowPart key={i} kind={kind.id} row={row} names={names} parts={parts} />
        ))}
      </ul>
    </section>
  );
}

function RowPart({ kind, row, names, parts }: RowProps) {
  const say = words[useLanguage()];
  const { standing } = row;
  return (
    <li className={styles.row} data-standing={standing}>
      <p className={styles.standing}>
        {(standing === 'partly' || standing === 'rebuilt') && <Bricks mark={standing} />}
        {say.standings[standing]}
        {row.ids.length > 1 && <strong>{row.ids.length}</strong>}
      </p>
      <ul role="list" className={styles.names}>
        {counted(row.ids.map(id => nameIn(names, id))).map(name => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <ul role="list" className={styles.facts}>
        {row.facts.map(fact => (
          <li key={fact.source}>
            <span className={styles.source} data-source={fact.source}>
              {say.sources[fact.source]}
            </span>{' '}
            {fact.parts.map(part => parts[`${kind}.${part}`] ?? parts[part] ?? part).join(', ')}
            {fact.ref && <span className={styles.ref}> ({fact.ref})</span>}
          </li>
        ))}
      </ul>
    </li>
  );
}

function nameIn(names: ItemNames, id: string): string {
  const named = names[id];
  return typeof named === 'string' ? named : (named?.name ?? id);
}

/** Each name once, with how many bear it. */
function counted(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} × ${count}` : name));
}
