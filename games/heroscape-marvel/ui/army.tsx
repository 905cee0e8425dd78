import type { ReactNode } from 'react';
import type { Seat } from '../../../engine/types.ts';
import { ArmyCard } from './card.tsx';
import type { Props } from './look.ts';
import { words } from './words/words.ts';
import styles from './army.module.css';

interface ArmyProps extends Pick<Props, 'look' | 'choices' | 'moment' | 'pointed'> {
  readonly seat: Seat;
  readonly isAsked: boolean;
  readonly tools: ReactNode;
}

/** The cards of one player, with what lies on them. */
export function Army({ seat, isAsked, tools, ...props }: ArmyProps) {
  const { look } = props;
  const { view, names, language, texts } = look;
  const own = words[language];
  const player = view.players[seat];
  if (!player) return null;
  const cards = view.figures.filter(figure => figure.owner === seat);
  const heading = `hs-army-${seat}`;
  return (
    <section
      className={player.player === 1 ? `${styles.army} ${styles.one}` : `${styles.army} ${styles.two}`}
      aria-labelledby={heading}
    >
      <h3 id={heading} className={styles.heading}>
        <span aria-hidden="true" className={styles.badge}>
          <span>{player.player}</span>
        </span>
        <span>
          {names[seat]}
          {seat === look.seat && ` (${own.you})`}
          <span className={styles.hidden}>, {own.army('', player.player).replace(/^, /, '')}</span>
        </span>
      </h3>
      <p className={styles.tags}>
        {isAsked && <span className={styles.asked}>{seat === look.seat ? own.yourTurn : own.choosing}</span>}
        {view.phase === 'armies' && player.limit !== null && (
          <span>{own.armyPoints(player.armyPoints, player.limit)}</span>
        )}
        {view.phase === 'armies' && player.zone && <span>{own.zone[player.zone]}</span>}
        {view.mode === 'expert' && view.phase === 'battle' && !view.ordersPlaced && player.ready && (
          <span>{own.ready}</span>
        )}
        {player.toPlace.length > 0 && <span className={styles.asked}>{own.toPlace(player.toPlace)}</span>}
        {player.skipped.length > 0 && <span>{own.skipped(player.skipped)}</span>}
        {view.first === seat && view.ordersPlaced && <span>{own.begins}</span>}
      </p>
      {player.named.length > 0 && (
        <p className={styles.named}>
          {own.named} : {player.named.map(card => texts.cards[card].name).join(', ')}
        </p>
      )}
      <ul role="list" className={styles.cards}>
        {cards.map(figure => (
          <ArmyCard key={figure.id} {...props} figure={figure} />
        ))}
      </ul>
      {tools}
    </section>
  );
}
