import type { Seat } from '../../../../engine/types.ts';
import { spentBy } from '../../text/reading.ts';
import { Portrait } from '../drawn/drawing.tsx';
import { type Seen, armyCards } from '../look.ts';
import { fieldWords } from '../words/field.ts';
import { Signs } from './signs.tsx';
import { unseen } from '../../../../table/unseen.ts';
import styles from './own.module.css';

interface Props {
  readonly look: Seen;
  readonly seat: Seat;
  /** Cards are chosen beside it, and nothing else says what their signs mean. */
  readonly hasSigns?: boolean;
}

/** The army while it comes together: who is in it, and how many points are left. */
export function Named({ look, seat, hasSigns = false }: Props) {
  const { view, texts, language } = look;
  const own = fieldWords[language];
  const player = view.players[seat];
  if (!player) return null;
  const held = [...armyCards(view, seat).map(({ card }) => card), ...player.named];
  return (
    <section className={styles.named} aria-label={own.army}>
      <h2>
        {own.army} <small>{own.points(spentBy(player), player.limit)}</small>
      </h2>
      {held.length === 0 && <p>{own.none}</p>}
      <ul role="list">
        {held.map((card, place) => (
          <li key={place} title={texts.cards[card].name}>
            <Portrait card={card} />
            <span className={unseen}>{texts.cards[card].name}</span>
          </li>
        ))}
      </ul>
      {hasSigns && <Signs look={look} />}
    </section>
  );
}
