import { accountOf } from '../../bots/analysis/account.ts';
import { isBetter } from '../../bots/analysis/verdict.ts';
import { useLanguage } from '../language.ts';
import type { Known } from './known.ts';
import { useAnalysisWords } from './use-analysis-words.ts';
import { inPoints, percent, points } from './words.ts';
import styles from './analysis.module.css';

interface Props {
  readonly known: Known;
  readonly side: number;
  readonly names: readonly string[];
}

/** The whole match: what luck gave and took, what play did, and what an expert would not have left behind. */
export function WholePart({ known, side, names }: Props) {
  const say = useAnalysisWords();
  const language = useLanguage();
  const last = known.points.length - 1;
  const { before, after, luck, own, others, course } = accountOf(known, known.changes, known.points, side, [0, last]);
  const parts = [
    { kind: 'luck', value: luck },
    { kind: 'own', value: own },
    { kind: 'others', value: others },
    { kind: 'course', value: course },
  ] as const;
  const isRolled = known.changes.every(change => change !== null);
  const [start, end] = [percent(before, language), percent(after, language)];
  return (
    <section aria-labelledby="whole" className={styles.part}>
      <h2 id="whole">{say.whole.title}</h2>
      <p>{say.whole.told(start, end)}</p>
      {isRolled ? (
        <dl className={styles.balance}>
          {parts
            .filter(({ kind, value }) => kind === 'luck' || kind === 'own' || inPoints(value) !== 0)
            .map(({ kind, value }) => (
              <Balance key={kind} name={say.whole.parts[kind]} value={value} kind={kind} />
            ))}
        </dl>
      ) : (
        <p className={styles.sub}>{say.moment.rolling}</p>
      )}
      <Left known={known} />
      <Figures known={known} names={names} />
    </section>
  );
}

function Balance({ name, value, kind }: { readonly name: string; readonly value: number; readonly kind: string }) {
  const size = Math.min(50, Math.abs(value) * 50);
  return (
    <div data-kind={kind}>
      <dt>{name}</dt>
      <dd>
        <i aria-hidden="true">
          <s style={{ width: `${size}%`, insetInlineStart: `${value < 0 ? 50 - size : 50}%` }} />
        </i>
        <b data-rise={value >= 0}>{points(value)}</b>
      </dd>
    </div>
  );
}

function Left({ known }: { readonly known: Known }) {
  const say = useAnalysisWords().whole;
  const { choices, verdicts } = known;
  if (choices.length === 0) return null;
  const worse = [...verdicts.values()].filter(verdict => verdict !== null).filter(isBetter);
  const total = inPoints(worse.reduce((sum, { gain }) => sum + gain, 0));
  return (
    <>
      {verdicts.size === choices.length && worse.length === 0 && <p>{say.leftNone}</p>}
      {worse.length > 0 && <p>{say.left(total, worse.length)}</p>}
      <p className={styles.sub}>{say.compared(verdicts.size, choices.length)}</p>
    </>
  );
}

/** Rows at most: for eyes that do not see the curve, and for those who like figures. */
const ROWS = 24;

function Figures({ known: { points: all }, names }: { readonly known: Known; readonly names: readonly string[] }) {
  const say = useAnalysisWords().curve;
  const language = useLanguage();
  const every = Math.ceil(all.length / ROWS);
  const rows = all.map((point, n) => ({ ...point, n })).filter(({ n }) => n % every === 0 || n === all.length - 1);
  return (
    <details className={styles.figures}>
      <summary>{say.figures}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{say.move}</th>
            {names.map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ n, chance, off }) => (
            <tr key={n}>
              <th scope="row">{n}</th>
              {chance.map((one, i) => (
                <td key={i}>{say.within(percent(one, language), inPoints(off[i] ?? 0))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
