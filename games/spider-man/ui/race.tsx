import { Icon } from '../../../table/icon.tsx';
import { roleIcon, scaleIcon } from './icons.ts';
import type { Props, Seen } from './look.ts';
import { words } from './words/words.ts';
import styles from './race.module.css';

/** The race at a glance, above the city: points, wounds, and who could still strike back. The sheets below tell the rest. */
export function Race({ look, asked }: Pick<Props, 'look' | 'asked'>) {
  const { view, language } = look;
  return (
    <ol className={styles.race} aria-label={words[language].seats(view.target)}>
      {view.players.map((_, at) => (
        <Runner key={at} look={look} at={at} isAsked={asked.includes(at)} />
      ))}
    </ol>
  );
}

function Runner({ look, at, isAsked }: { readonly look: Seen; readonly at: number; readonly isAsked: boolean }) {
  const { view, texts, language, seat } = look;
  const own = words[language];
  const p = view.players[at];
  if (!p?.role) return null;
  const figure = view.figures.find(one => one.seat === at && one.role === p.role);
  const { name } = texts.roles[p.role];
  const inNeed = figure && (figure.ko || figure.wounds >= figure.boxes - 1);
  return (
    <li
      className={styles.runner}
      data-active={view.active === at || undefined}
      data-asked={isAsked || undefined}
      data-down={inNeed || undefined}
    >
      <span className={styles.done} style={{ inlineSize: `${Math.min(100, (100 * p.score) / view.target)}%` }} />
      <Icon d={roleIcon[p.role]} className={styles.face} />
      <span className={styles.name}>
        {name}
        {at === seat && ` (${own.you})`}
      </span>
      <strong className={styles.score}>
        {p.score}
        <span className={styles.hidden}> {own.points}</span>
      </strong>
      <span className={styles.facts}>
        {figure && (
          <span className={styles.wounds}>
            {figure.ko ? (
              'K.O.'
            ) : (
              <span aria-hidden="true">{'●'.repeat(figure.wounds) + '○'.repeat(figure.boxes - figure.wounds)}</span>
            )}
            <span className={styles.hidden}>{own.wounds(figure.wounds, figure.boxes)}</span>
          </span>
        )}
        <span className={styles.combat}>
          <Icon d={scaleIcon.combat} /> {p.dice.combat}
          <span className={styles.hidden}> {texts.scales.combat}</span>
        </span>
      </span>
    </li>
  );
}
