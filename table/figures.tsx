import styles from './figures.module.css';

interface Props {
  readonly rows: readonly { readonly name: string; readonly value: string | number }[];
}

/** A match in figures. */
export function Figures({ rows }: Props) {
  return (
    <dl className={styles.figures}>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
