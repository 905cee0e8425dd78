import { Piece } from '../../../table/piece.tsx';
import { Tip } from '../../../table/tip.tsx';
import type { SeenFigure } from '../seen.ts';
import type { Props } from './look.ts';
import { ORDERS } from './rule-of.ts';
import { words } from './words/words.ts';
import styles from './card.module.css';

/** The markers on a card: own faces to oneself, backs to everybody else, what is revealed to all. */
export function Orders({ look, choices, figure }: Pick<Props, 'look' | 'choices'> & { readonly figure: SeenFigure }) {
  const own = words[look.language];
  const { orders } = figure;
  const open = choices.options.filter(action => action.type === 'order' && action.on === figure.id);
  const isOwn = figure.owner === look.seat;
  const backs = Array.from({ length: orders.hidden }, (_, i) => (isOwn ? (orders.own[i] ?? '?') : '?'));
  const said = [
    isOwn && orders.own.length > 0 && own.ordersOwn(orders.own),
    !isOwn && orders.hidden > 0 && own.ordersHidden(orders.hidden),
    orders.shown.length > 0 && own.ordersShown(orders.shown),
    orders.removed > 0 && own.ordersRemoved(orders.removed),
  ].filter(Boolean);
  if (said.length === 0 && open.length === 0) return null;
  return (
    <div className={styles.orders}>
      <Tip tip={own.ordersTip} rule={ORDERS} className={styles.marked}>
        <span className={styles.hidden}>
          {own.orders} : {said.length > 0 ? said.join(' ; ') : own.ordersNone}
        </span>
        <span aria-hidden="true" className={styles.markers}>
          {orders.shown.map(face => (
            <i key={face} className={styles.shown}>
              {face}
            </i>
          ))}
          {backs.map((face, i) => (
            <i key={i} className={isOwn ? styles.own : styles.back}>
              {face}
            </i>
          ))}
          {Array.from({ length: orders.removed }, (_, i) => (
            <i key={`removed ${i}`} className={styles.removed}>
              {orders.ownRemoved[i] ?? '?'}
            </i>
          ))}
        </span>
      </Tip>
      {open.map(action => (
        <Piece
          key={action.type === 'order' ? action.marker : ''}
          choices={choices}
          options={[action]}
          label={one => look.texts.action(one, look.view, look.names)}
          name={own.orders}
          rule={ORDERS}
          className={styles.lay}
        >
          {action.type === 'order' ? action.marker : ''}
        </Piece>
      ))}
    </div>
  );
}
