import { Headline } from './headline.tsx';
import type { Props } from './look.ts';
import { Map } from './map.tsx';
import { Own } from './own.tsx';
import { Race } from './race.tsx';
import { Roles } from './roles.tsx';
import { Seats } from './seats.tsx';
import styles from './board.module.css';

/** The whole table: the city, the sheets, the own hand. It shows a view and computes no rule. */
export function Board({ look, asked, pointed, choices, moment, clock }: Props) {
  const isPicking = look.view.players.some(p => p.role === null);
  return (
    <div className={styles.board}>
      <Headline look={look} clock={clock} />
      {isPicking ? (
        <Roles look={look} choices={choices} />
      ) : (
        <>
          <Race look={look} asked={asked} />
          <Map look={look} choices={choices} pointed={pointed} moment={moment} />
          <Own look={look} choices={choices} moment={moment} />
        </>
      )}
      <Seats look={look} asked={asked} />
    </div>
  );
}
