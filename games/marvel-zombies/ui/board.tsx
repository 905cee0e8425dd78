import { Focus } from './focus.tsx';
import type { Props } from './look.ts';
import { Map } from './map.tsx';
import { Mission } from './mission.tsx';
import { Team } from './team.tsx';
import styles from './board.module.css';

/** The whole table: the mission, the city, the team. It shows a view and computes no rule. */
export function Board({ look, pointed, choices, moment }: Props) {
  return (
    <div className={styles.board} data-danger={look.view.danger} data-picking={look.view.picking !== null}>
      <Mission look={look} />
      <Focus look={look} choices={choices} />
      {look.view.picking === null && <Map look={look} choices={choices} pointed={pointed} moment={moment} />}
      <Team look={look} choices={choices} moment={moment} />
    </div>
  );
}
