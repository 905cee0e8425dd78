import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { Icon } from '../../../../table/icon.tsx';
import type { SeenFigure } from '../../seen.ts';
import { Portrait } from '../drawn/drawing.tsx';
import { happening } from '../happening.ts';
import { glyphIcon } from '../icons.ts';
import { type Seen, type Shown, cardName, glyphName, leftOf } from '../look.ts';
import { words } from '../words/words.ts';
import { Markers } from './markers.tsx';
import { Pips } from './pips.tsx';
import { mayReturn, statusOf } from './status.ts';
import { Stats } from './stats.tsx';
import { useCard } from './use-card.ts';
import { unseen } from '../../../../table/unseen.ts';
import styles from './own.module.css';

interface Props {
  readonly look: Seen;
  readonly figure: SeenFigure;
  readonly moment: Shown['moment'];
  readonly isActing: boolean;
}

/** One card of one's army, with how it fares and what lies on it. */
export function HandCard({ look, figure, moment, isActing }: Props) {
  const own = words[look.language];
  const { handlers, outlook } = useCard(figure.id, look.view, look.view.focus.reach.length > 0);
  const isGone = figure.status !== 'board' && figure.status !== 'waiting';
  return (
    <li>
      <button
        type="button"
        className={styles.card}
        data-gone={isGone || undefined}
        data-returns={mayReturn(look.view, figure) || undefined}
        data-acting={isActing || undefined}
        data-now={happening(moment?.event, figure.id) ?? undefined}
        {...handlers}
      >
        <span className={styles.picture}>
          <Portrait card={figure.card} />
        </span>
        <Markers look={look} figure={figure} />
        <strong>{cardName(look, figure.id)}</strong>
        {look.view.mode === 'expert' && (
          <>
            <Pips life={figure.life} wounds={figure.wounds} />
            <span className={unseen}>{leftOf(look, figure)}</span>
          </>
        )}
        {isGone ? <em>{statusOf(look, figure)}</em> : <Stats look={look} figure={figure} />}
        {figure.carries[0] && (
          <span className={styles.carried}>
            <Icon d={glyphIcon(figure.carries[0].role, true)} />
            <span className={unseen}>
              {own.carries(glyphName(look, { kind: figure.carries[0].glyph, role: figure.carries[0].role }))}
            </span>
          </span>
        )}
        <OutlookSign outlook={outlook} />
      </button>
    </li>
  );
}
