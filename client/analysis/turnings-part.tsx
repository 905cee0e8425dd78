import type { Turning } from '../../bots/analysis/turns.ts';
import { useLanguage } from '../language.ts';
import { useAnalysisWords } from './use-analysis-words.ts';
import { percent } from './words.ts';
import styles from './analysis.module.css';

interface Props {
  readonly turnings: readonly (Turning & { readonly text: string })[];
  readonly n: number;
  readonly onGoTo: (n: number) => void;
}

/** Where the match turned, in words. */
export function TurningsPart({ turnings, n, onGoTo }: Props) {
  const say = useAnalysisWords().turnings;
  const language = useLanguage();
  return (
    <section aria-labelledby="turnings" className={styles.part}>
      <h2 id="turnings">{say.title}</h2>
      {turnings.length === 0 && <p className={styles.sub}>{say.none}</p>}
      <ol className={styles.turnings}>
        {turnings.map((turning, i) => {
          const isRise = turning.after > turning.before;
          return (
            <li key={turning.n}>
              <button
                type="button"
                data-rise={isRise}
                aria-current={turning.from < n && n <= turning.to}
                onClick={() => onGoTo(turning.n)}
              >
                <b>{i + 1}</b>
                <span>{turning.text}</span>
                <em>
                  <span aria-hidden="true">{isRise ? '▲' : '▼'} </span>
                  {say.from(percent(turning.before, language), percent(turning.after, language))}
                </em>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
