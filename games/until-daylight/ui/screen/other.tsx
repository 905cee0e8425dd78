import { Icon } from '../../../../table/icon.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { OtherProps } from '../../../../table/screen/screen-parts.ts';
import type { UntilDaylight } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';
import { Portrait } from '../drawn/portrait.tsx';
import { cardIcon, icons } from '../icons.ts';
import { slotsOf } from '../inventory.ts';
import { seatThing } from '../touch.ts';
import { unseen } from '../../../../table/unseen.ts';
import styles from './own.module.css';

/** One of the others: face, life, what lies before them. */
export function Other({ look, seat }: OtherProps<UntilDaylight, GameTexts>) {
  const { view, texts, names } = look;
  const { handlers } = useThing(seatThing(seat));
  const p = view.players[seat];
  if (!p) return null;
  const left = p.life - p.damage;
  return (
    <button
      type="button"
      className={styles.other}
      data-low={(p.character && left <= p.life / 3) || undefined}
      {...handlers}
      tabIndex={0}
    >
      <span className={styles.face}>
        <Portrait character={p.character} />
      </span>
      <b>{names[seat]}</b>
      {p.character && <small>{texts.characters[p.character].name}</small>}
      {p.character && (
        <span className={styles.left}>
          <Icon d={icons.hearts} /> {left}
          <span className={styles.full}>/{p.life}</span>
        </span>
      )}
      <span className={styles.pocket}>
        {slotsOf(p.items).map(({ card, count }, at) => (
          <span key={at} title={texts.cards[card].name}>
            <Icon d={cardIcon[card]} />
            <span className={unseen}>{texts.cards[card].name}</span>
            {count > 1 && count}
          </span>
        ))}
      </span>
    </button>
  );
}
