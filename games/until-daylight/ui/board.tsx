import { Cast } from './cast.tsx';
import { Enemies } from './enemies.tsx';
import { Middle } from './middle.tsx';
import { Piles } from './piles.tsx';
import { Sky } from './sky.tsx';
import { Spotlight } from './spotlight.tsx';
import { Survivor } from './survivor.tsx';
import type { Props } from './look.ts';
import { words } from './words/words.ts';
import styles from './board.module.css';

/** The whole table: the night above, those who want to see the dawn below. It shows a view and computes no rule. */
export function Board({ look, asked, pointed, choices, moment, ownTools }: Props) {
  const { view, seat, language } = look;
  const own = words[language];
  const count = view.players.length;
  const clockwise = Array.from({ length: count }, (_, i) => ((seat ?? 0) + i) % count);
  return (
    <div className={styles.board} data-event={moment?.event.type}>
      <Sky look={look} />
      <Cast look={look} pointed={pointed} choices={choices} />
      {view.phase !== 'setup' && <Enemies look={look} pointed={pointed} choices={choices} moment={moment} />}
      <Middle look={look} choices={choices} />
      <section aria-labelledby="ud-seats" className={styles.shelter}>
        <h2 id="ud-seats" className={styles.heading}>
          {own.seats}
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
      <Spotlight look={look} moment={moment} />
    </div>
  );
}
