import { useTouching } from '../../../../table/screen/touching.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import { Icon } from '../../../../table/icon.tsx';
import { armies } from '../../content/armies.ts';
import { cards } from '../../content/cards.ts';
import { ARMIES, type ArmyId, type CardId } from '../../ids.ts';
import { scenarioData } from '../../scenarios/list.ts';
import { Portrait } from '../drawn/drawing.tsx';
import { icons, powerIcon } from '../icons.ts';
import { spentBy } from '../../text/reading.ts';
import type { Seen, Shown } from '../look.ts';
import { armyThing, poolThing } from '../touch.ts';
import { fieldWords } from '../words/field.ts';
import { words } from '../words/words.ts';
import { Signs } from './signs.tsx';
import { Stats } from './stats.tsx';
import { unseen } from '../../../../table/unseen.ts';
import styles from './draft.module.css';

/** While armies gather: the cards that may still be taken, each with all it can do, and armies made ready. */
export function Draft({ look, asked }: Pick<Shown, 'look' | 'asked'>) {
  const { view, language } = look;
  const left = leftToSpend(look, asked);
  const touching = useTouching();
  const own = fieldWords[language];
  const ready = [...ARMIES, 0 as const, 1 as const].filter(army => touching.stateOf(armyThing(army)) !== 'still');
  const { pool } = view;
  if (pool.length === 0 && ready.length === 0) return null;
  return (
    <section className={styles.draft} aria-label={own.draft}>
      {ready.length > 0 && (
        <ul role="list" aria-label={own.armies} className={styles.armies}>
          {ready.map(army => (
            <li key={army}>
              <Ready look={look} army={army} />
            </li>
          ))}
        </ul>
      )}
      <ul role="list" className={styles.cards}>
        {pool.map(card => (
          <li key={card}>
            <PoolCard look={look} card={card} isDear={cards[card].expert.points > left} />
          </li>
        ))}
      </ul>
      {pool.length > 0 && <Signs look={look} />}
    </section>
  );
}

/** Whose army it would be: printed with the scenario, or one of ours. */
export function cardsOf(look: Seen, army: ArmyId | 0 | 1): readonly CardId[] {
  if (army !== 0 && army !== 1) return armies[army].cards;
  const { setup } = scenarioData[look.view.scenario];
  return setup.kind === 'choice' ? setup.armies[army].cards : [];
}

function Ready({ look, army }: { readonly look: Seen; readonly army: ArmyId | 0 | 1 }) {
  const { handlers } = useThing(armyThing(army));
  const { texts } = look;
  return (
    <button type="button" className={styles.ready} {...handlers}>
      {army !== 0 && army !== 1 && <strong>{texts.armies[army]}</strong>}
      <span className={styles.faces}>
        {cardsOf(look, army).map(card => (
          <span key={card} title={texts.cards[card].name}>
            <Portrait card={card} />
            <span className={unseen}>{texts.cards[card].name}</span>
          </span>
        ))}
      </span>
    </button>
  );
}

/** For those who look on: the points of whoever chooses. One's own cards say themselves whether they can be had. */
export function leftToSpend({ view, seat }: Seen, asked: Shown['asked']): number {
  const [one, other] = asked;
  const player = seat === null && one !== undefined && other === undefined ? view.players[one] : undefined;
  return player?.limit ? player.limit - spentBy(player) : Number.POSITIVE_INFINITY;
}

interface PoolProps {
  readonly look: Seen;
  readonly card: CardId;
  /** It costs more than whoever chooses has left. */
  readonly isDear: boolean;
}

function PoolCard({ look, card, isDear }: PoolProps) {
  const { texts, language } = look;
  const { handlers } = useThing(poolThing(card));
  const own = words[language];
  const { expert, powers, figures } = cards[card];
  return (
    <button type="button" className={styles.card} data-dear={isDear || undefined} {...handlers}>
      <span className={styles.picture}>
        <Portrait card={card} />
      </span>
      <span className={styles.title}>
        <strong>
          {texts.cards[card].name}
          {figures > 1 && ` ×${figures}`}
        </strong>
        <b>{own.points(expert.points)}</b>
      </span>
      <span className={styles.numbers}>
        <span title={own.life(expert.life, expert.life)}>
          <Icon d={icons.hearts} /> <b>{expert.life}</b>
        </span>
        <Stats look={look} figure={expert} />
      </span>
      <span className={styles.powers}>
        {powers.map(power => (
          <span key={power}>
            <Icon d={powerIcon[power]} />
            <span>
              <b>{texts.powers[power].name}</b> <small>{texts.powers[power].effect}</small>
            </span>
          </span>
        ))}
      </span>
    </button>
  );
}
