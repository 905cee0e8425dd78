import type { Tally } from '../../bots/analysis/tally.ts';
import type { Language } from '../../engine/box.ts';
import { useLanguage } from '../language.ts';
import { useAnalysisWords } from './use-analysis-words.ts';
import { percent } from './words.ts';
import styles from './throws.module.css';
import parts from './analysis.module.css';

interface Props {
  readonly tallies: readonly Tally[];
  readonly names: readonly string[];
  /** What the game calls its sorts of throws; until it is known nothing is told. */
  readonly words: { readonly [sort: string]: string } | undefined;
}

/** What dice came to beside what could be expected of them: a bar for each who rolled, and the figures behind it. */
export function ThrowsPart({ tallies, names, words }: Props) {
  const say = useAnalysisWords().throws;
  const language = useLanguage();
  if (!words || tallies.length === 0) return null;
  return (
    <section aria-labelledby="throws" className={parts.part}>
      <h2 id="throws">{say.title}</h2>
      <p className={parts.sub}>{say.about}</p>
      <ThrowBars tallies={tallies} names={names} words={words} />
      <details className={parts.figures}>
        <summary>{say.figures}</summary>
        <table>
          <thead>
            <tr>
              {[say.who, say.dice, say.came, say.expected, say.less].map(head => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          {sortsOf(tallies).map(sort => (
            <tbody key={sort}>
              <tr>
                <th scope="rowgroup" colSpan={5}>
                  {words[sort]}
                </th>
              </tr>
              {tallies
                .filter(one => one.sort === sort)
                .map(tally => (
                  <tr key={tally.seat}>
                    <th scope="row">{nameOf(tally, names, say.game)}</th>
                    <td>{tally.dice}</td>
                    <td>{told(tally.came, language)}</td>
                    <td>{told(tally.expected, language)}</td>
                    <td>{percent(tally.less, language)}</td>
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      </details>
    </section>
  );
}

/** A bar for each who rolled, sort by sort. */
export function ThrowBars({ tallies, names, words }: Props) {
  const say = useAnalysisWords().throws;
  const language = useLanguage();
  if (!words) return null;
  return sortsOf(tallies).map(sort => {
    const some = tallies.filter(one => one.sort === sort);
    const scale = scaleOf(some);
    return (
      <div key={sort} className={styles.sort}>
        <h3>{words[sort]}</h3>
        <ul role="list">
          {some.map(tally => (
            <li key={tally.seat}>
              <span>{nameOf(tally, names, say.game)}</span>
              <b>{say.of(told(tally.came, language), told(tally.expected, language))}</b>
              <Bar tally={tally} scale={scale} />
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

const sortsOf = (tallies: readonly Tally[]): string[] => [...new Set(tallies.map(({ sort }) => sort))];

const nameOf = ({ seat }: Tally, names: readonly string[], game: string): string =>
  seat === null ? game : (names[seat] ?? '');

const told = (value: number, language: Language): string =>
  value.toLocaleString(language, { maximumFractionDigits: 1 }).replace('-', '−');

const WIDTH = 200;
const HEIGHT = 12;

/** In four cases of five it is no further off. */
const FOUR_OF_FIVE = 1.28;

/** From a value to its place: all bars of one sort have the same scale, on which 0 stands. */
type Scale = (value: number) => number;

function scaleOf(tallies: readonly Tally[]): Scale {
  const all = tallies.flatMap(one => [one.came, ...bandOf(one)]);
  const [least, most] = [Math.min(0, ...all), Math.max(0, ...all)];
  return value => ((value - least) / Math.max(1e-9, most - least)) * WIDTH;
}

const bandOf = ({ expected, deviation }: Tally): [from: number, to: number] => [
  expected - FOUR_OF_FIVE * deviation,
  expected + FOUR_OF_FIVE * deviation,
];

function Bar({ tally, scale }: { readonly tally: Tally; readonly scale: Scale }) {
  const [from, to] = bandOf(tally).map(scale) as [number, number];
  const [start, end] = [scale(Math.min(0, tally.came)), scale(Math.max(0, tally.came))];
  const line = scale(tally.expected);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.band} x={from} width={to - from} height={HEIGHT} />
      <rect className={styles.came} x={start} y={3} width={end - start} height={HEIGHT - 6} />
      <path className={styles.expected} d={`M${line} 0V${HEIGHT}`} />
    </svg>
  );
}
