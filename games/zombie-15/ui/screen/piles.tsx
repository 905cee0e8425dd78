import type { ReactNode } from 'react';
import { Icon } from '../../../../table/icon.tsx';
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

/** The search deck and the discard: touching them is searching. */
export function Piles({ look }: { readonly look: Seen }) {
  const own = words[look.language];
  const { searchDeck, discard } = look.view;
  const [top] = discard;
  return (
    <div className={styles.piles}>
      <Pile thing={SEARCH_DECK} name={own.searchDeck} verb={own.quickly} count={searchDeck}>
        <Icon d={icons['magnifying-glass']} />
      </Pile>
      <Pile thing={DISCARD} name={own.discard} verb={own.carefully} count={discard.length}>
        {top ? <SearchPicture card={top} /> : <span aria-hidden="true">—</span>}
        {top && <span className={unseen}> {own.onTop(cardName(look, top))}</span>}
      </Pile>
    </div>
  );
}

interface PileProps {
  readonly thing: ThingId;
  readonly name: string;
  /** What touching it does, while it can be done. */
  readonly verb: string;
  readonly count: number;
  readonly children: ReactNode;
}

function Pile({ thing, name, verb, count, children }: PileProps) {
  const { handlers, outlook } = useThing(thing);
  return (
    <button type="button" className={styles.pile} style={stacked(count)} {...handlers}>
      {children}
      <b className={styles.name}>
        {outlook ? verb : name} {count}
      </b>
      <OutlookSign outlook={outlook} />
    </button>
  );
}
