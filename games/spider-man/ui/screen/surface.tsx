import { Ground } from '../drawn/ground.tsx';
import type { Shown } from '../look.ts';
import { Districts } from './districts.tsx';
import { Heat, Reach } from './heat.tsx';
import { Lines } from './lines.tsx';
import { Pieces } from './pieces.tsx';
import { Places } from './places.tsx';
import { Slots } from './slots.tsx';
import { Squares } from './squares.tsx';
import styles from './surface.module.css';

/** The city at dusk, and everybody in it. */
export function Surface(props: Shown) {
  const { look, moment } = props;
  return (
    <div className={styles.frame} data-event={moment?.event.type}>
      <div data-world className={styles.world} />
      <div data-city data-ground className={styles.city}>
        <Ground city={look.view.city} />
        <Heat look={look} />
        <Reach look={look} />
        <Slots look={look} />
        <Squares look={look} />
        <Districts look={look} />
        <Places look={look} />
        <Lines {...props} />
        <Pieces {...props} />
      </div>
    </div>
  );
}
