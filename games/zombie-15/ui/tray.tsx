import { Icon } from '../../../table/icon.tsx';
import { Piece } from '../../../table/piece.tsx';
import type { SearchId } from '../content/search-deck.ts';
import { zombiesOn } from '../content/search-deck.ts';
import { weapons } from '../content/weapons.ts';
import { isWeapon } from '../rules/sheet.ts';
import type { Focus } from '../seen.ts';
import type { Action } from '../spec.ts';
import { TokenChip } from './figures.tsx';
import { eventIcon, icons, searchIcon } from './icons.ts';
import { type Choices, type Props, type Seen, cardName, classes, itemOf, labelOf, ofTypes } from './look.ts';
import { tokenMark } from './marks.ts';
import { Order } from './orders.tsx';
import { ruleOfCard } from './rule-of.ts';
import { words } from './words/words.ts';
import styles from './tray.module.css';

interface Shown {
  readonly look: Seen;
  readonly choices: Choices;
  readonly pointed: Props['pointed'];
}

/** What an action in progress has brought, beside the sheet: it hides nothing. */
export function Tray(props: Shown & { readonly focus: Focus }) {
  const { focus } = props;
  switch (focus.type) {
    case 'quickSearch':
      return <Found {...props} cards={focus.cards} spared={focus.spared} />;
    case 'carefulSearch':
      return <Fan {...props} />;
    case 'token':
      return <TokenTray {...props} focus={focus} />;
    default:
      return <Asked {...props} />;
  }
}

/** A card of the search deck. */
function Face({ look, card }: { readonly look: Seen; readonly card: SearchId }) {
  const own = words[look.language];
  const zombies = zombiesOn(card);
  const weapon = isWeapon(card) ? weapons[card] : null;
  return (
    <>
      <Icon d={searchIcon(card)} className={styles.picture} />
      <span className={styles.name}>{cardName(look, card)}</span>
      {zombies > 0 && <strong className={styles.zombies}>+{zombies}</strong>}
      {weapon && (
        <span className={styles.numbers}>{own.weaponShort(weapon.damage, weapon.uses, weapon.fend, weapon.noise)}</span>
      )}
    </>
  );
}

function Found({
  look,
  choices,
  cards,
  spared,
}: Shown & { readonly cards: readonly SearchId[]; readonly spared: SearchId | null }) {
  const own = words[look.language];
  const { options } = choices;
  const seen: SearchId[] = [];
  return (
    <section aria-labelledby="z15-tray" className={styles.tray}>
      <h3 id="z15-tray">{own.found}</h3>
      <ul role="list" className={styles.cards}>
        {cards.map((card, i) => {
          const isFirst = !seen.includes(card);
          seen.push(card);
          const about = options.filter(
            action =>
              isFirst &&
              (action.type === 'keep' || action.type === 'charm' || action.type === 'discard') &&
              action.card === card,
          );
          const wanted = about.filter(({ type }) => type !== 'discard');
          return (
            <li key={i}>
              <Piece
                choices={choices}
                options={wanted.length > 0 ? wanted : about}
                label={labelOf(look)}
                name={cardName(look, card)}
                about={look.texts.cards[card].effect}
                rule={ruleOfCard(card)}
                item={itemOf(card)}
                className={classes(styles.card, zombiesOn(card) > 0 && styles.foe, wanted.length > 0 && styles.wanted)}
              >
                <Face look={look} card={card} />
                {card === spared && <span className={styles.spared}>{own.spared}</span>}
              </Piece>
            </li>
          );
        })}
      </ul>
      <Order
        look={look}
        choices={choices}
        type="discardRest"
        icon={icons['card-discard']}
        shortcut="Q"
        className={styles.done}
      />
    </section>
  );
}

/** The discard, top first. Who points at a card sees what would be lost above it. */
function Fan({ look, choices, pointed }: Shown) {
  const own = words[look.language];
  const { discard } = look.view;
  const deep = pointed?.action.type === 'take' ? pointed.action.depth : 0;
  return (
    <section aria-labelledby="z15-tray" className={styles.tray}>
      <h3 id="z15-tray">{own.fromDiscard}</h3>
      <ul role="list" className={styles.fan}>
        {discard.map((card, depth) => {
          const options = choices.options.filter(action => action.type === 'take' && action.depth === depth);
          return (
            <li key={depth}>
              <Piece
                choices={choices}
                options={options}
                label={labelOf(look)}
                name={cardName(look, card)}
                about={look.texts.cards[card].effect}
                rule={ruleOfCard(card)}
                item={itemOf(card)}
                className={classes(
                  styles.card,
                  zombiesOn(card) > 0 && styles.foe,
                  options.length > 0 && styles.wanted,
                  depth < deep && styles.lost,
                )}
              >
                <Face look={look} card={card} />
              </Piece>
            </li>
          );
        })}
      </ul>
      <Order
        look={look}
        choices={choices}
        type="takeNothing"
        icon={icons['return-arrow']}
        shortcut="Q"
        className={styles.done}
      />
    </section>
  );
}

function TokenTray({ look, choices, focus }: Shown & { readonly focus: Extract<Focus, { type: 'token' }> }) {
  const { texts } = look;
  return (
    <section aria-labelledby="z15-tray" className={styles.tray}>
      <h3 id="z15-tray">{texts.tokens[focus.token].name}</h3>
      <p className={styles.token}>
        <TokenChip token={focus.token} mark={tokenMark(focus.token, look)} />
      </p>
      <Answers look={look} choices={choices} types={['keepToken', 'exchangeToken', 'leaveToken']} />
    </section>
  );
}

/** The rest of what may be asked in the middle of something: in words, with the answers that lie nowhere else. */
function Asked({ look, choices, focus }: Shown & { readonly focus: Focus }) {
  const own = words[look.language];
  const { texts } = look;
  const event = focus.type === 'event' ? texts.events[focus.event] : null;
  return (
    <section aria-labelledby="z15-tray" className={styles.tray}>
      <h3 id="z15-tray">{event ? event.name : own.choose}</h3>
      {event && focus.type === 'event' && (
        <p className={styles.event}>
          <Icon d={eventIcon[focus.event]} className={styles.picture} /> {event.effect}
        </p>
      )}
      <Answers
        look={look}
        choices={choices}
        types={[
          'loseObject',
          'surge',
          'replace',
          'giveUp',
          'move',
          'quickSearch',
          'carefulSearch',
          'takeToken',
          'takeItem',
        ]}
      />
    </section>
  );
}

export function Answers(props: { look: Seen; choices: Choices; types: readonly Action['type'][] }) {
  const { look, choices, types } = props;
  const label = labelOf(look);
  return (
    <ul role="list" className={styles.answers}>
      {ofTypes(choices.options, ...types).map((action, i) => (
        <li key={i}>
          <Piece choices={choices} options={[action]} label={label} name={label(action)} className={styles.done}>
            {label(action)}
          </Piece>
        </li>
      ))}
    </ul>
  );
}
