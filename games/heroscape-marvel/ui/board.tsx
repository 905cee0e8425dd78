import { Army } from './army.tsx';
import { Banner } from './banner.tsx';
import { Battlefield } from './battlefield.tsx';
import { type Props, nearSeat } from './look.ts';
import { Pool } from './pool.tsx';
import styles from './board.module.css';

/** The whole table: the battlefield between two armies. It shows a view and computes no rule. */
export function Board(props: Props) {
  const { look, asked, choices, moment, pointed, ownTools } = props;
  const near = nearSeat(look);
  // What may be done at any time is to hand the anesthetic over.
  const carries = look.view.figures.some(
    figure => figure.controller === look.seat && figure.carries.some(({ role }) => role === 'anesthetic'),
  );
  const army = (seat: number) => (
    <Army
      seat={seat}
      look={look}
      choices={choices}
      moment={moment}
      pointed={pointed}
      isAsked={asked.includes(seat)}
      tools={seat === look.seat && carries ? ownTools : null}
    />
  );
  return (
    <div className={styles.board}>
      <div className={styles.banner}>
        <Banner look={look} />
      </div>
      <div className={styles.pool}>
        <Pool look={look} choices={choices} />
      </div>
      <div className={styles.table}>
        <div className={styles.near}>{army(near)}</div>
        <div className={styles.field}>
          <Battlefield {...props} />
        </div>
        <div className={styles.far}>{army(1 - near)}</div>
      </div>
    </div>
  );
}
