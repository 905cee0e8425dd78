import { useMemo } from 'react';
import { useAfterPaint } from '../../../table/after-paint.ts';
import type { Props } from './look.ts';
import { Piles } from './piles.tsx';
import { Survivor } from './survivor.tsx';
import { words } from './words/words.ts';
import styles from './board.module.css';

/** Those who want to see the dawn, and the piles. They are drawn a frame after the night above them. */
export function Shelter(props: Pick<Props, 'look' | 'asked' | 'choices' | 'moment' | 'ownTools'>) {
  const now = useMemo(() => props, [props.look, props.asked, props.choices, props.moment, props.ownTools]);
  const { look, asked, choices, moment, ownTools } = useAfterPaint(now);
  const { view, seat, language } = look;
  const count = view.players.length;
  const clockwise = Array.from({ length: count }, (_, i) => ((seat ?? 0) + i) % count);
  return (
    <>
      <section aria-labelledby="ud-seats" className={styles.shelter}>
        <h2 id="ud-seats" className={styles.heading}>
          {words[language].seats}
        </h2>
        <ul role="list" className={styles.seats}>
          {clockwise.map(at => (
            <Survivor
              key={at}
              look={look}
              choices={choices}
              moment={moment}
              at={at}
              isAsked={asked.includes(at)}
              tools={at === seat ? ownTools : null}
            />
          ))}
        </ul>
      </section>
      <Piles look={look} />
    </>
  );
}
