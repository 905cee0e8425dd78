import { type ReactNode, useId } from 'react';
import { unseen } from '../../table/unseen.ts';
import { useRecordWords } from './use-record-words.ts';
import styles from './record.module.css';

interface Props {
  readonly title: string;
  readonly about?: string;
  readonly heads: readonly string[];
  /** All that the picture shows; the first of each row names it. */
  readonly rows: readonly (readonly (string | number)[])[];
  readonly children: ReactNode;
}

/** A picture of numbers, and the numbers themselves behind it. */
export function Chart({ title, about, heads, rows, children }: Props) {
  const say = useRecordWords();
  const id = useId();
  return (
    <section className={styles.chart} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {about && <p>{about}</p>}
      <div aria-hidden="true">{children}</div>
      <details>
        <summary>
          {say.table}
          <span className={unseen}> : {title}</span>
        </summary>
        <table>
          <thead>
            <tr>
              {heads.map(head => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...values]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, at) => (
                  <td key={heads[at + 1]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
