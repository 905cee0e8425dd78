import { useState } from 'react';
import { Icon } from '../../../../table/icon.tsx';
import { Lens } from '../../../../table/screen/lens.tsx';
import { stacked } from '../../../../table/screen/stacked.ts';
import { useTouching } from '../../../../table/screen/touching.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { ThingId } from '../../../../table/touch.ts';
import type { CardId } from '../../content/cards.ts';
import { cardIcon, icons } from '../icons.ts';
import { slotsOf } from '../inventory.ts';
import type { Seen } from '../look.ts';
import { PILE, RUBBLE, discardedThing } from '../touch.ts';
import { words } from '../words/words.ts';
import { Card } from './card.tsx';
import styles from './edge.module.css';

/** Where cards come from and go to. The discard opens: everybody may look through it, some may take from it. */
export function Piles({ look }: { readonly look: Seen }) {
  const own = words[look.language];
  const { view } = look;
  const [isOpen, setIsOpen] = useState(false);
  const touching = useTouching();
  const kinds = slotsOf([...view.rubbleDiscard].sort());
  const isAsked =
    view.focus?.shown.length === 0 && kinds.some(({ card }) => isOffered(touching.stateOf(discardedThing(card))));
  return (
    <div className={styles.piles}>
      <Pile thing={PILE} icon={icons['card-pickup']} name={own.active} count={view.piles.active} />
      <Pile
        thing={RUBBLE}
        icon={icons['card-random']}
        name={own.discard}
        count={view.rubbleDiscard.length}
        onOpen={() => setIsOpen(true)}
      />
      {(isOpen || isAsked) && kinds.length > 0 && (
        <Lens title={own.rubbleDiscard} close={own.shut} onClose={isAsked ? undefined : () => setIsOpen(false)}>
          {kinds.map(({ card, count }) => (
            <Discarded key={card} look={look} card={card} count={count} />
          ))}
        </Lens>
      )}
    </div>
  );
}

const isOffered = (state: string): boolean => state !== 'still';

function Discarded({ look, card, count }: { readonly look: Seen; readonly card: CardId; readonly count: number }) {
  return (
    <li>
      <Card thing={discardedThing(card)} icon={cardIcon[card]} name={look.texts.cards[card].name} count={count} />
    </li>
  );
}

interface PileProps {
  readonly thing: ThingId;
  readonly icon: string;
  readonly name: string;
  readonly count: number;
  readonly onOpen?: () => void;
}

function Pile({ thing, icon, name, count, onOpen }: PileProps) {
  const { handlers, state } = useThing(thing);
  return (
    <button
      type="button"
      className={styles.pile}
      style={stacked(count)}
      data-landmark
      {...handlers}
      onClick={event => {
        if (state === 'still' && onOpen) onOpen();
        handlers.onClick(event);
      }}
    >
      <Icon d={icon} />
      <b>{count}</b>
      <span>{name}</span>
    </button>
  );
}
