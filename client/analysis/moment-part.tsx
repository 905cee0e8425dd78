import type { ReactNode } from 'react';
import { accountOf } from '../../bots/analysis/account.ts';
import { useLanguage } from '../language.ts';
import type { Known } from './known.ts';
import { useAnalysisWords } from './use-analysis-words.ts';
import { percent, points } from './words.ts';
import styles from './analysis.module.css';

interface Props {
  readonly known: Known;
  readonly side: number;
  /** The positions before and after what is told. */
  readonly from: number;
  readonly to: number;
  readonly title: string;
  readonly round: string | null;
  readonly lines: readonly string[];
  /** What was rolled. */
  readonly children: ReactNode;
}

/** What happened with a move, or with several that turned the match together: how far by choice, how far by luck. */
export function MomentPart({ known, side, from, to, title, round, lines, children }: Props) {
  const say = useAnalysisWords();
  const language = useLanguage();
  const { before, after, luck, own, others, course } = accountOf(known, known.changes, known.points, side, [from, to]);
  const isRolled = known.changes.slice(from, to).every(change => change !== null);
  const parts = [
    { name: say.moment.own, value: own, kind: 'own' },
    { name: say.moment.others, value: others, kind: 'others' },
    { name: say.moment.course, value: course, kind: 'course' },
    { name: say.moment.luck, value: luck, kind: 'luck' },
  ].filter(({ value }) => Math.abs(value) >= 0.005);
  return (
    <section aria-labelledby="moment" className={styles.part}>
      <h2 id="moment">{title}</h2>
      {round !== null && <p className={styles.sub}>{round}</p>}
      {to > from && (
        <>
          <p className={styles.way}>
            <strong>{percent(before, language)}</strong>
            <span>{say.moment.of(points(after - before))}</span>
            <strong data-rise={after >= before}>{percent(after, language)}</strong>
          </p>
          {!isRolled && <p className={styles.sub}>{say.moment.rolling}</p>}
          {isRolled && parts.length === 0 && <p className={styles.sub}>{say.moment.nothing}</p>}
          {isRolled && parts.length > 0 && (
            <ul className={styles.bar}>
              {parts.map(({ name, value, kind }) => (
                <li key={kind} data-kind={kind} style={{ flexGrow: Math.abs(value) }}>
                  {name} {points(value)}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {children}
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
