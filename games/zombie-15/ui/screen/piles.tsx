import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../../../table/icon.tsx';
import { Lens } from '../../../../table/screen/lens.tsx';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { stacked } from '../../../../table/screen/stacked.ts';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { ThingId } from '../../../../table/touch.ts';
import { SearchPicture } from '../drawn/gear-picture.tsx';
import { icons } from '../icons.ts';
import { type Seen, cardName } from '../look.ts';
import { DISCARD, SEARCH_DECK } from '../touch.ts';
import { words } from '../words/words.ts';
import { unseen } from '../../../../table/unseen.ts';
import styles from './own.module.css';

/** The search deck and the discard: touching them is searching; at any other time everybody may look through the discard. */
export function Piles({ look }: { readonly look: Seen }) {
  const own = words[look.language];
  const { searchDeck, discard } = look.view;
  const [isOpen, setIsOpen] = useState(false);
  const [top] = discard;
  return (
    <div className={styles.piles}>
      <Pile thing={SEARCH_DECK} name={own.searchDeck} verb={own.quickly} count={searchDeck}>
        <Icon d={icons['magnifying-glass']} />
      </Pile>
      <Pile
        thing={DISCARD}
        name={own.discard}
        verb={own.carefully}
        count={discard.length}
        onOpen={() => setIsOpen(top !== undefined)}
      >
        {top ? <SearchPicture card={top} /> : <span aria-hidden="true">—</span>}
        {top && <span className={unseen}> {own.onTop(cardName(look, top))}</span>}
      </Pile>
      {isOpen &&
        createPortal(
          <Lens title={own.lookedThrough} close={own.shut} onClose={() => setIsOpen(false)}>
            {discard.map((card, at) => (
              <li key={at} className={styles.thrown}>
                <SearchPicture card={card} />
                <span>{cardName(look, card)}</span>
              </li>
            ))}
          </Lens>,
          document.querySelector('#board') ?? document.body,
        )}
    </div>
  );
}

interface PileProps {
  readonly thing: ThingId;
  readonly name: string;
  /** What touching it does, while it can be done. */
  readonly verb: string;
  readonly count: number;
  /** While touching it answers nothing. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

function Pile({ thing, name, verb, count, onOpen, children }: PileProps) {
  const { handlers, outlook, state } = useThing(thing);
  return (
    <button
      type="button"
      className={styles.pile}
      style={stacked(count)}
      {...handlers}
      onClick={event => {
        if (state === 'still') onOpen?.();
        handlers.onClick(event);
      }}
    >
      {children}
      <b className={styles.name}>
        {outlook ? verb : name} {count}
      </b>
      <OutlookSign outlook={outlook} />
    </button>
  );
}
