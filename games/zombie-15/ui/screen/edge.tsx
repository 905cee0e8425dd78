import type { Shown } from '../look.ts';
import { Aim } from './aim.tsx';
import { Clock, hasCorner } from './clock.tsx';
import { Horde } from './horde.tsx';
import { Minimap } from './minimap.tsx';
import { Muster } from './muster.tsx';
import { Offered } from './offered.tsx';
import { ScreamSign } from './scream-sign.tsx';
import { Spotlight } from './spotlight.tsx';
import styles from './edge.module.css';

/** Over the town, wherever one looks: the clock above all, the Horde, cards that were drawn; before it begins, who goes. */
export function Edge(props: Shown) {
  const { look, moment } = props;
  const isBefore = look.view.step === 'setup';
  const isOver = look.view.clock.ended !== null; // then the result lies over the town
  return (
    <div className={styles.edge} data-cornered={(hasCorner(look) && !isOver) || undefined}>
      {isBefore ? (
        <Muster look={look} />
      ) : (
        <>
          {!isOver && (
            <>
              <div className={styles.where}>
                <Minimap look={look} className={styles.corner} />
                <Aim look={look} />
              </div>
              <ScreamSign look={look} />
              <Horde look={look} moment={moment} />
              <Offered look={look} />
            </>
          )}
          <Spotlight look={look} moment={moment} />
          <Clock {...props} />
        </>
      )}
    </div>
  );
}
