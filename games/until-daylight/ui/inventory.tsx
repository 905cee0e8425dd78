import { Tip } from '../../../table/tip.tsx';
import { BACKPACK_ITEMS } from '../content/numbers.ts';
import { rubble } from '../content/rubble.ts';
import type { CardId, SeenPlayer } from '../spec.ts';
import type { Seen } from './look.ts';
import { words } from './words/words.ts';
import styles from './inventory.module.css';

interface Props {
  readonly look: Seen;
  readonly p: SeenPlayer;
}

/** Slots with their stacks, and the pockets of each backpack. */
export function Inventory({ look, p }: Props) {
  const own = words[look.language];
  const free = p.slots - p.used;
  return (
    <div className={styles.inventory}>
      <p className={styles.heading}>{own.inventory(p.used, p.slots)}</p>
      <ul role="list" className={styles.slots}>
        {slotsOf(p.items).map(({ card, count }, i) => (
          <Slot key={i} look={look} card={card} count={count} />
        ))}
        {free > 0 && <li className={styles.free}>{own.freeSlots(free)}</li>}
      </ul>
      {p.bags.map((bag, i) => (
        <Backpack key={i} look={look} cards={bag} number={p.bags.length > 1 ? i + 1 : null} />
      ))}
    </div>
  );
}

function Backpack(props: { readonly look: Seen; readonly cards: readonly CardId[]; readonly number: number | null }) {
  const { look, cards, number } = props;
  const own = words[look.language];
  const slots = slotsOf(cards);
  return (
    <div className={styles.backpack}>
      <Tip tip={look.texts.cards.backpack.effect}>{own.backpack(number)}</Tip>
      <ul role="list" className={styles.slots}>
        {slots.map(({ card, count }, i) => (
          <Slot key={i} look={look} card={card} count={count} />
        ))}
        {Array.from({ length: Math.max(0, BACKPACK_ITEMS - slots.length) }, (_, i) => (
          <li key={`empty ${i}`} className={styles.free}>
            {own.emptyPocket}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Slot({ look, card, count }: { readonly look: Seen; readonly card: CardId; readonly count: number }) {
  const { name, effect } = look.texts.cards[card];
  return (
    <li className={`${styles.slot} ${styles[familyOf(card)] ?? ''}`}>
      <Tip tip={effect}>
        {name}
        {count > 1 && <strong> {words[look.language].stack(count)}</strong>}
      </Tip>
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
