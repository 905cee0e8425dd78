import { Icon } from '../../../table/icon.tsx';
import { Thing } from '../../../table/thing.tsx';
import { Tip } from '../../../table/tip.tsx';
import { BACKPACK_ITEMS } from '../content/numbers.ts';
import { rubble } from '../content/rubble.ts';
import type { SeenPlayer } from '../seen.ts';
import type { Action } from '../spec.ts';
import { cardIcon } from './icons.ts';
import { type Props as BoardProps, type Seen, itemOf } from './look.ts';
import { words } from './words/words.ts';
import styles from './inventory.module.css';
import { type CardId, ruleOfCard } from '../content/cards.ts';

interface Props {
  readonly look: Seen;
  readonly p: SeenPlayer;
  /** Null for somebody else's things. */
  readonly choices: BoardProps['choices'] | null;
}

/** Slots with their stacks, and the pockets of each backpack. */
export function Inventory({ look, p, choices }: Props) {
  const own = words[look.language];
  const free = p.slots - p.used;
  return (
    <div className={choices ? `${styles.inventory} ${styles.own}` : styles.inventory}>
      <p className={styles.heading}>{own.inventory(p.used, p.slots)}</p>
      <ul role="list" className={styles.slots}>
        {slotsOf(p.items).map(({ card, count }, i) => (
          <Slot key={i} look={look} card={card} count={count} choices={choices} />
        ))}
        {free > 0 && (
          <li className={styles.free}>
            <span className={choices ? undefined : styles.name}>{own.freeSlots(free)}</span>
            {!choices && <span aria-hidden="true">+{free}</span>}
          </li>
        )}
      </ul>
      {p.bags.map((bag, i) => (
        <Backpack key={i} look={look} cards={bag} number={p.bags.length > 1 ? i + 1 : null} choices={choices} />
      ))}
    </div>
  );
}

interface BackpackProps extends Pick<Props, 'look' | 'choices'> {
  readonly cards: readonly CardId[];
  readonly number: number | null;
}

function Backpack({ look, cards, number, choices }: BackpackProps) {
  const own = words[look.language];
  const slots = slotsOf(cards);
  return (
    <div className={styles.backpack}>
      <Tip tip={look.texts.cards.backpack.effect} rule={rubble.backpack.rule} className={styles.bagName}>
        <Icon d={cardIcon.backpack} /> {own.backpack(number)}
      </Tip>
      <ul role="list" className={styles.slots}>
        {slots.map(({ card, count }, i) => (
          <Slot key={i} look={look} card={card} count={count} choices={choices} />
        ))}
        {Array.from({ length: Math.max(0, BACKPACK_ITEMS - slots.length) }, (_, i) => (
          <li key={`empty ${i}`} className={styles.free}>
            <span>{own.emptyPocket}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Answers in which this card plays a part: used, given away, or thrown out for something else. */
export const concernsCard = (action: Action, card: CardId): boolean =>
  ('card' in action && action.card === card) ||
  ('weapon' in action && action.weapon === card) ||
  ('instead' in action && action.instead?.card === card);

interface SlotProps extends Pick<Props, 'look' | 'choices'> {
  readonly card: CardId;
  readonly count: number;
}

function Slot({ look, card, count, choices }: SlotProps) {
  const { name, effect } = look.texts.cards[card];
  const options = choices?.options.filter(action => action.type !== 'choose' && concernsCard(action, card)) ?? [];
  const tile = (
    <span className={styles.tile}>
      <Icon d={cardIcon[card]} className={styles.picture} />
      <span className={styles.name}>{name}</span>
      {count > 1 && <strong className={styles.count}>{words[look.language].stack(count)}</strong>}
    </span>
  );
  return (
    <li className={`${styles.slot} ${styles[familyOf(card)] ?? ''}`}>
      {choices ? (
        <Thing
          choices={choices}
          options={options}
          label={action => look.texts.action(action, look.view, look.names)}
          name={name}
          about={effect}
          rule={ruleOfCard(card)}
          item={itemOf(card)}
        >
          {tile}
        </Thing>
      ) : (
        <Tip tip={`${name}. ${effect}`} rule={ruleOfCard(card)} item={itemOf(card)} className={styles.tip}>
          {tile}
        </Tip>
      )}
    </li>
  );
}

const families: { readonly [card: string]: { readonly category: string } } = rubble;
const familyOf = (card: CardId): string => families[card]?.category ?? 'weapon';

/** Equal Ammunition or Material cards lie on one slot. */
function slotsOf(cards: readonly CardId[]): { card: CardId; count: number }[] {
  const slots: { card: CardId; count: number }[] = [];
  for (const card of cards) {
    const isStacked = ['ammo', 'material'].includes(familyOf(card));
    const stack = isStacked ? slots.find(slot => slot.card === card) : undefined;
    if (stack) stack.count++;
    else slots.push({ card, count: 1 });
  }
  return slots;
}
