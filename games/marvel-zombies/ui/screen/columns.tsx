import type { CSSProperties, ReactNode } from 'react';
import { unseen } from '../../../../table/unseen.ts';
import { LEVELS, type Level } from '../../ids.ts';
import { levelTone } from '../drawn/tones.ts';
import type { Seen } from '../look.ts';
import { told } from '../words/told.ts';
import styles from './columns.module.css';

/** How many a Spawn card brings at each level of danger: the column of the present one counts (MZ-SPAWN-05). */
export const columns = (
  { texts, language }: Pick<Seen, 'texts' | 'language'>,
  rows: readonly number[],
  danger: Level | null,
): ReactNode => (
  <div className={styles.columns}>
    <ol role="list">
      {LEVELS.map((level, i) => (
        <li
          key={level}
          data-lit={level === danger || undefined}
          style={{ '--tone': levelTone[level] } as CSSProperties}
        >
          <small>{texts.levels[level]}</small>
          <span className={unseen}>{' : '}</span>
          <b>{rows[i] ?? 0}</b>
        </li>
      ))}
    </ol>
    {danger !== null && <p>{told[language].column(texts.levels[danger])}</p>}
  </div>
);
