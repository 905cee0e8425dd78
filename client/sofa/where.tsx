import { Fragment } from 'react';
import type { Goal } from '../../table/screen/screen-parts.ts';
import styles from './sofa.module.css';

interface Props {
  /** Where the match stands, in parts with a point between them. */
  readonly phase: string;
  readonly goals: readonly Goal[];
}

const BROAD = 30; // letters of a title that one line has room for
const SHORT = 24; // letters of a goal that are not parted
const [LINE, LINES, FEW] = [30, 3, 2]; // letters of goals on a line, and how many lines there are, fewer under two of title

/** Where the match stands, and what all want to reach: what belongs together stays on one line. */
export function Where({ phase, goals }: Props) {
  const parts = phase.split(POINT);
  const isLong = phase.length > BROAD;
  const shown = fitting(goals, LINE * (isLong ? FEW : LINES));
  return (
    <div className={styles.where} data-long={isLong || undefined}>
      <b>
        {parts.map((part, at) => (
          <Fragment key={part}>
            <span>{at < parts.length - 1 ? part + POINT.trimEnd() : part}</span>{' '}
          </Fragment>
        ))}
      </b>
      <p>
        {shown.map(({ text, mood }, at) => (
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

/** What does not fit as a whole is not there: half a sentence tells nobody what to do. */
export function fitting(goals: readonly Goal[], room: number): Goal[] {
  let left = room;
  return goals.filter(({ text }, at) => {
    const isIn = at === 0 || text.length + POINT.length <= left;
    if (isIn) left -= text.length + POINT.length;
    return isIn;
  });
}
