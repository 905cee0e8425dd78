import { Fragment } from 'react';
import type { Goal } from '../../table/screen/screen-parts.ts';
import styles from './sofa.module.css';

interface Props {
  /** Where the match stands, in parts with a point between them. */
  readonly phase: string;
  readonly goals: readonly Goal[];
}

const BROAD = 30; // letters that one line has room for
const SHORT = 24; // letters of a goal that are not parted

/** Where the match stands, and what all want to reach: what belongs together stays on one line. */
export function Where({ phase, goals }: Props) {
  const parts = phase.split(POINT);
  return (
    <div className={styles.where} data-long={phase.length > BROAD || undefined}>
      <b>
        {parts.map((part, at) => (
          <Fragment key={part}>
            <span>{at < parts.length - 1 ? part + POINT.trimEnd() : part}</span>{' '}
          </Fragment>
        ))}
      </b>
      <p>
        {goals.map(({ text, mood }, at) => (
          <Fragment key={text}>
            {at > 0 && POINT}
            <span data-mood={mood} data-whole={text.length <= SHORT || undefined}>
              {text}
            </span>
          </Fragment>
        ))}
      </p>
    </div>
  );
}

const POINT = ' · ';
