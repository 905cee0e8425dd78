import { Cast } from './cast.tsx';
import { Enemies } from './enemies.tsx';
import { Middle } from './middle.tsx';
import { Piles } from './piles.tsx';
import { Rounds } from './rounds.tsx';
import { Survivor } from './survivor.tsx';
import type { Props } from './look.ts';
import { words } from './words/words.ts';
import styles from './board.module.css';

/** The whole table: the night above, those who want to see the dawn below. It shows a view and computes no rule. */
export function Board({ look, asked, pointed, ownTools }: Props) {
  const { view, seat, language } = look;
  const own = words[language];
  const count = view.players.length;
  const clockwise = Array.from({ length: count }, (_, i) => ((seat ?? 0) + i) % count);
  return (
    <div className={styles.board}>
      <Rounds look={look} />
      <Cast look={look} pointed={pointed} />
      <Enemies look={look} pointed={pointed} />
      <Middle look={look} />
      <section aria-labelledby="ud-seats">
        <h2 id="ud-seats" className={styles.heading}>
          {own.seats}
        </h2>
        <ul role="list" className={styles.seats}>
          {clockwise.map(at => (
            <Survivor key={at} look={look} at={at} isAsked={asked.includes(at)} tools={at === seat ? ownTools : null} />
          ))}
        </ul>
      </section>
      <Piles look={look} />
    </div>
  );
}
