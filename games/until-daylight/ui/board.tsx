import { Cast } from './cast.tsx';
import { Enemies } from './enemies.tsx';
import type { Props } from './look.ts';
import { Middle } from './middle.tsx';
import { Shelter } from './shelter.tsx';
import { Sky } from './sky.tsx';
import { Spotlight } from './spotlight.tsx';
import styles from './board.module.css';

/** The whole table: the night above, those who want to see the dawn below. It shows a view and computes no rule. */
export function Board({ look, asked, pointed, choices, moment, ownTools }: Props) {
  return (
    <div className={styles.board} data-event={moment?.event.type}>
      <Sky look={look} />
      <Cast look={look} pointed={pointed} choices={choices} />
      {look.view.phase !== 'setup' && <Enemies look={look} pointed={pointed} choices={choices} moment={moment} />}
      <Middle look={look} choices={choices} />
      <Shelter key={look.seat} look={look} asked={asked} choices={choices} moment={moment} ownTools={ownTools} />
      <Spotlight look={look} moment={moment} />
    </div>
  );
}
