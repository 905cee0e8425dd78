import { Icon } from '../../../../table/icon.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { ThingId } from '../../../../table/touch.ts';
import { type SearchId, zombiesOn } from '../../content/search-deck.ts';
import { weapons } from '../../content/weapons.ts';
import { isWeapon } from '../../rules/sheet.ts';
import { SearchPicture } from '../drawn/gear-picture.tsx';
import { eventIcon } from '../icons.ts';
import { type Seen, cardName } from '../look.ts';
import { LOOKED_AT, depthThing, foundThing } from '../touch.ts';
import { laid } from '../words/laid.ts';
import { words } from '../words/words.ts';
import { Numbers } from './numbers.tsx';
import { TokenDisc } from './token-disc.tsx';
import { unseen } from '../../../../table/unseen.ts';
import styles from './edge.module.css';

/** What an action in progress has brought, over the lower edge of the town: it hides neither the clock nor the sheet. */
export function Offered({ look }: { readonly look: Seen }) {
  const { focus, discard } = look.view;
  const own = words[look.language];
  switch (focus?.type) {
    case 'quickSearch':
      return (
        <section className={styles.offered} aria-label={own.found}>
          <h2>{own.found}</h2>
          <ul role="list">
            {focus.cards.map((card, i) => (
              <Found key={i} look={look} card={card} thing={foundThing(card)} isSpared={card === focus.spared} />
            ))}
          </ul>
        </section>
      );
    case 'carefulSearch':
      return (
        <section className={styles.offered} aria-label={own.fromDiscard}>
          <h2>{own.fromDiscard}</h2>
          <ul role="list">
            {discard.map((card, depth) => (
              <Found key={depth} look={look} card={card} thing={depthThing(depth)} isSpared={false} />
            ))}
          </ul>
        </section>
      );
    case 'token':
      return <Token look={look} token={focus.token} />;
    case 'event': {
      const { name, effect } = look.texts.events[focus.event];
      return (
        <section className={styles.offered} data-mood="bad" aria-label={name}>
          <h2>
            <Icon d={eventIcon[focus.event]} /> {name}
          </h2>
          <p>{effect}</p>
        </section>
      );
    }
    default:
      return null;
  }
}

interface FoundProps {
  readonly look: Seen;
  readonly card: SearchId;
  readonly thing: ThingId;
  readonly isSpared: boolean;
}

/** A card of the search deck. */
function Found({ look, card, thing, isSpared }: FoundProps) {
  const { handlers } = useThing(thing);
  const own = words[look.language];
  const zombies = zombiesOn(card);
  return (
    <li>
      <button type="button" className={styles.found} data-foe={zombies > 0 || undefined} {...handlers}>
        <SearchPicture card={card} />
        <b>{zombies > 0 ? `+${zombies}` : cardName(look, card)}</b>
        {zombies > 0 && <span className={unseen}>{cardName(look, card)}</span>}
        {isWeapon(card) && <Numbers look={look} card={card} />}
        {isWeapon(card) && weapons[card].size === 'bulky' && <small>{own.bulky}</small>}
        {isSpared && <em>{own.spared}</em>}
      </button>
    </li>
  );
}

function Token({ look, token }: { readonly look: Seen; readonly token: keyof Seen['texts']['tokens'] }) {
  const { handlers } = useThing(LOOKED_AT);
  const { name } = look.texts.tokens[token];
  return (
    <section className={styles.offered} aria-label={name}>
      <h2>{laid[look.language].foundToken}</h2>
      <ul role="list">
        <li>
          <button type="button" className={styles.found} {...handlers}>
            <TokenDisc token={token} look={look} />
            <b>{name}</b>
          </button>
        </li>
      </ul>
    </section>
  );
}
