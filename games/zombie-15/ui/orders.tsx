import type { ReactNode } from 'react';
import { Icon } from '../../../table/icon.tsx';
import { Piece } from '../../../table/piece.tsx';
import type { Action } from '../spec.ts';
import { icons, searchIcon } from './icons.ts';
import { type Choices, type Seen, cardName, classes, labelOf, ofTypes } from './look.ts';
import { words } from './words/words.ts';
import styles from './orders.module.css';

interface Shown {
  readonly look: Seen;
  readonly choices: Choices;
}

/** What a hero does without a thing in his hand; and the two gestures that end a turn. */
export function Orders({ look, choices }: Shown) {
  const { options } = choices;
  const own = words[look.language];
  const small: readonly (readonly [Action['type'], string, string])[] = [
    ['standUp', icons['return-arrow'], 'S'],
    ['bareHands', icons.fist, '0'],
    ['rest', icons.campfire, 'R'],
    ['call', icons['sound-waves'], ''],
  ];
  const offered = small.filter(([type]) => options.some(action => action.type === type));
  return (
    <div className={styles.orders}>
      <Piles look={look} choices={choices} />
      {offered.length > 0 && (
        <div className={styles.small}>
          {offered.map(([type, icon, key]) => (
            <Order
              key={type}
              look={look}
              choices={choices}
              type={type}
              icon={icon}
              shortcut={key}
              className={styles.order}
            />
          ))}
        </div>
      )}
      <Order
        look={look}
        choices={choices}
        type="endActions"
        icon={icons['shambling-zombie']}
        shortcut={own.enter}
        className={classes(styles.big, look.view.turn?.actions === 0 && styles.due)}
      />
      <Order
        look={look}
        choices={choices}
        type="pass"
        icon={icons['high-five']}
        shortcut={own.space}
        className={classes(styles.big, styles.pass)}
      />
    </div>
  );
}

interface OrderProps extends Shown {
  readonly type: Action['type'];
  readonly icon: string;
  readonly shortcut: string;
  readonly className: string | undefined;
}

/** A large button for the one answer of its kind; it is there only while it can be given. */
export function Order({ look, choices, type, icon, shortcut, className }: OrderProps) {
  const options = ofTypes(choices.options, type);
  const label = labelOf(look);
  const [first] = options;
  if (!first) return null;
  const text = options.length === 1 ? label(first) : words[look.language].several;
  return (
    <Piece choices={choices} options={options} label={label} name={text} className={className}>
      <Icon d={icon} /> <span>{text}</span>
      {shortcut !== '' && <Key>{shortcut}</Key>}
    </Piece>
  );
}

const Key = ({ children }: { readonly children: ReactNode }) => <kbd className={styles.key}>{children}</kbd>;

const TOP = 3;

/** The search deck and the discard: touching them is searching. */
function Piles({ look, choices }: Shown) {
  const { view } = look;
  const own = words[look.language];
  const label = labelOf(look);
  const top = view.discard.slice(0, TOP);
  return (
    <div className={styles.piles}>
      <Piece
        choices={choices}
        options={ofTypes(choices.options, 'quickSearch')}
        label={label}
        name={own.searchDeck}
        className={styles.pile}
      >
        <span className={styles.back}>
          <Icon d={icons['magnifying-glass']} />
        </span>
        <span className={styles.about}>
          {own.searchDeck} <strong>{view.searchDeck}</strong> <Key>Q</Key>
        </span>
      </Piece>
      <Piece
        choices={choices}
        options={ofTypes(choices.options, 'carefulSearch')}
        label={label}
        name={own.discard}
        className={styles.pile}
      >
        <span className={styles.fan}>
          {top.length === 0 && <span className={styles.none}>—</span>}
          {top.map((card, i) => (
            <span key={i} title={cardName(look, card)}>
              <Icon d={searchIcon(card)} />
            </span>
          ))}
        </span>
        <span className={styles.about}>
          {own.discard} <strong>{view.discard.length}</strong> <Key>C</Key>
          {top[0] && <span className={styles.unseen}> {own.onTop(cardName(look, top[0]))}</span>}
        </span>
      </Piece>
    </div>
  );
}
