import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { Texts } from '../../engine/box.ts';
import type { Spec } from '../../engine/types.ts';
import type { PlayedMatch, ShelvedGame } from '../calls/answers.ts';
import { games } from '../calls/endpoints.ts';
import { useLoaded } from '../calls/loaded.ts';
import { gameTexts } from '../games.ts';
import { useLanguage } from '../language.ts';
import controls from '../page/controls.module.css';
import { Page, Waiting } from '../page/page.tsx';
import { Refusal } from '../page/refusal.tsx';
import { useSeatingWords } from '../seating/use-seating-words.ts';
import { Chart } from './chart.tsx';
import { Bars, Columns, Curve, Heights, Legend } from './drawn.tsx';
import { played } from './played.ts';
import { type Counted, byCompany, byMonth, count, countBy, courseOf, sum } from './tally.ts';
import { useRecordWords } from './use-record-words.ts';
import styles from './record.module.css';

/** What one has played, in pictures. */
export function RecordPage() {
  const say = useRecordWords();
  const [loaded, again] = useLoaded('record', async () => {
    const [found, shelf] = await Promise.all([played(), games()]);
    return { ...found, shelf };
  });
  if (loaded.state === 'loading') return <Waiting />;
  return (
    <Page title={say.title} lead={say.lead} isWide>
      {loaded.state === 'failed' ? <Refusal error={loaded.error} onAgain={again} /> : <Played {...loaded.value} />}
    </Page>
  );
}

interface PlayedProps {
  readonly matches: readonly PlayedMatch[];
  readonly isAlone: boolean;
  readonly shelf: readonly ShelvedGame[];
}

function Played({ matches, isAlone, shelf }: PlayedProps) {
  const say = useRecordWords();
  const language = useLanguage();
  const id = useId();
  const [game, setGame] = useState('');
  const [texts] = useLoaded(`${game} ${language}`, async () => (game ? gameTexts(game, language) : null));
  const titleOf = (of: string): string => shelf.find(one => one.id === of)?.texts[language].title ?? of;
  const known = countBy(matches, match => match.game);
  const chosen = matches.filter(match => game === '' || match.game === game);
  return (
    <>
      {isAlone && <p role="status">{say.alone}</p>}
      {matches.length === 0 ? (
        <div className={`${controls.card} ${controls.stack}`}>
          <p>{say.none}</p>
          <div>
            <Link href="/" className={controls.primary}>
              {say.play}
            </Link>
          </div>
        </div>
      ) : (
        <>
          <p className={styles.which}>
            <label htmlFor={id}>{say.which}</label>
            <select id={id} value={game} onChange={({ target }) => setGame(target.value)}>
              <option value="">{say.all}</option>
              {known.map(({ of }) => (
                <option key={of} value={of}>
                  {titleOf(of)}
                </option>
              ))}
            </select>
          </p>
          <Sums matches={chosen} />
          <div className={styles.charts}>
            <OverTime matches={chosen} />
            {game === '' ? (
              <Kinds title={say.games} counts={known} nameOf={titleOf} />
            ) : (
              <Kinds
                title={say.scenarios}
                counts={countBy(chosen, ({ scenario }) => scenario)}
                nameOf={of => scenarioIn(texts.state === 'ready' ? texts.value : null, of)}
              />
            )}
            <Levels matches={chosen} />
          </div>
        </>
      )}
    </>
  );
}

const scenarioIn = (texts: Texts<Spec> | null, id: string): string => texts?.scenarios[id]?.title ?? id;

function Sums({ matches }: { readonly matches: readonly PlayedMatch[] }) {
  const say = useRecordWords();
  const all = count(matches);
  const figures = [
    [String(sum(all)), say.matches(sum(all))],
    [say.percent(all.won / Math.max(1, sum(all))), say.share],
    [say.hours(all.lasted), say.played],
  ];
  return (
    <ul role="list" className={styles.sums}>
      {figures.map(([value, what]) => (
        <li key={what}>
          <b>{value}</b> {what}
        </li>
      ))}
    </ul>
  );
}

/** How it went from match to match, and from month to month. */
function OverTime({ matches }: { readonly matches: readonly PlayedMatch[] }) {
  const say = useRecordWords();
  const language = useLanguage();
  const points = courseOf(matches);
  const initial = new Intl.DateTimeFormat(language, { month: 'narrow' });
  const inFull = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' });
  const dateOf = ({ of }: Counted<string>): Date => new Date(`${of}-15T12:00:00`);
  const months = byMonth(matches, new Date());
  const named = months.map(one => ({ ...one, key: one.of, name: initial.format(dateOf(one)) }));
  return (
    <>
      <Chart
        title={say.course}
        about={points.length > 1 ? say.courseAbout : say.courseFew}
        heads={[say.match, say.share]}
        rows={points.map(({ match, share }) => [match, say.percent(share)])}
      >
        {points.length > 1 && <Curve points={points} />}
      </Chart>
      <Chart
        title={say.months}
        heads={[say.month, say.won, say.even, say.lost]}
        rows={months.map(one => [inFull.format(dateOf(one)), one.won, one.even, one.lost])}
      >
        <Columns columns={named} />
        <Legend hasEven={months.some(({ even }) => even > 0)} />
      </Chart>
      <Chart
        title={say.monthsHours}
        heads={[say.month, say.time]}
        rows={months.map(one => [inFull.format(dateOf(one)), say.hours(one.lasted)])}
      >
        <Heights
          heights={named.map(({ key, name, lasted }) => ({ key, name, value: lasted, text: say.hours(lasted) }))}
        />
      </Chart>
    </>
  );
}

interface KindsProps<K extends string> {
  readonly title: string;
  readonly about?: string;
  readonly counts: readonly Counted<K>[];
  readonly nameOf: (kind: K) => string;
}

function Kinds<K extends string>({ title, about, counts, nameOf }: KindsProps<K>) {
  const say = useRecordWords();
  const bars = counts.map(one => ({ ...one, key: one.of, name: nameOf(one.of) }));
  return (
    <Chart
      title={title}
      {...(about === undefined ? {} : { about })}
      heads={[title, say.won, say.even, say.lost, say.time]}
      rows={bars.map(({ name, won, even, lost, lasted }) => [name, won, even, lost, say.hours(lasted)])}
    >
      <Bars bars={bars} />
      <Legend hasEven={bars.some(({ even }) => even > 0)} />
    </Chart>
  );
}

function Levels({ matches }: { readonly matches: readonly PlayedMatch[] }) {
  const say = useRecordWords();
  const { levels } = useSeatingWords();
  return (
    <Kinds
      title={say.levels}
      about={say.levelsAbout}
      counts={byCompany(matches)}
      nameOf={of => (of === 'people' ? say.people : levels[of])}
    />
  );
}
