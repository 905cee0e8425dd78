import { called } from '../../../../table/called.ts';
import { capital } from '../../../../kit/grammar.ts';
import { Icon } from '../../../../table/icon.tsx';
import { combatCards } from '../../content/combat.ts';
import { weapons } from '../../content/weapons.ts';
import type { Focus } from '../../seen.ts';
import { isBadLuck } from '../../text/reading.ts';
import { about } from '../about.ts';
import { cardIcon, icons } from '../icons.ts';
import { type Seen } from '../look.ts';
import { FOUND, OFFERED, combatThing, discardedThing, offerThing } from '../touch.ts';
import { words } from '../words/words.ts';
import { Card } from './card.tsx';
import styles from './edge.module.css';

interface Part {
  readonly look: Seen;
  readonly focus: Focus;
}

/** What the table is looking at: the drawn card, the declared attack with its Combat cards, the offers. */
export function Centre({ look }: { readonly look: Seen }) {
  const { focus } = look.view;
  if (!focus) return null;
  const isClash = focus.weapon !== null || focus.foe !== null;
  return (
    <section className={styles.centre} data-clash={isClash || undefined} aria-label={words[look.language].focus}>
      {focus.card !== null && <Found look={look} focus={focus} />}
      {isClash && <Clash look={look} focus={focus} />}
      {focus.shown.length > 0 && <Revealed look={look} focus={focus} />}
      {focus.offers.length > 0 && <Offers look={look} focus={focus} />}
    </section>
  );
}

const nameOf = (look: Seen, seat: number | null): string => (seat === null ? '' : called(look, seat));

function Found({ look, focus }: Part) {
  const own = words[look.language];
  const card = focus.card ?? 'wave';
  const who = nameOf(look, focus.seat);
  const [isOwn, isWave] = [focus.seat === look.seat, card === 'wave'];
  const isBad = card !== 'wave' && isBadLuck(card);
  const found = isBad ? own.misfortune(who) : isOwn ? own.youFound : own.found(who);
  const caption = isWave ? (isOwn ? own.yourWave : own.wave(who)) : found;
  return (
    <div className={styles.found} data-bad={isWave || isBad || undefined}>
      <p className={styles.caption} data-lid data-kept>
        {caption}
      </p>
      <Card
        thing={FOUND}
        icon={cardIcon[card]}
        card={card}
        name={look.texts.cards[card].name}
        about={about(card, look)}
        isLarge
      />
    </div>
  );
}

function Clash({ look, focus }: Part) {
  const own = words[look.language];
  const target = focus.target === null ? nameOf(look, focus.seat) : kindName(look, focus.target);
  const attacker = focus.foe === null ? nameOf(look, focus.seat) : kindName(look, focus.foe);
  const isThere = focus.target === null || look.view.line.some(({ id }) => id === focus.target);
  const chosen = focus.chosen === null ? -1 : focus.drawn.indexOf(focus.chosen);
  return (
    <div className={styles.clash} data-watched={focus.foe !== null || focus.seat !== look.seat || undefined}>
      {isThere && focus.drawn.length > 0 && (
        <p className={styles.caption} data-lid data-kept>
          <Icon d={icons['crossed-swords']} /> {capital(own.attack(attacker, target))}
          {focus.toDraw > 0 && ` · ${own.toDraw(focus.toDraw)}`}
          <small>{fixedOf(look, focus)}</small>
        </p>
      )}
      {focus.drawn.length > 0 && (
        <ul role="list" aria-label={own.drawn} className={styles.drawn}>
          {focus.drawn.map((card, at) => (
            <li key={at} data-chosen={at === chosen || undefined}>
              <Card
                thing={combatThing(card)}
                name={besideValue(look.texts.combat[card].name)}
                printed={combatCards[card].printed.replace('-', '−')}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The street shows which one; a number would change as soon as one before it falls. */
const kindName = ({ view, texts }: Seen, id: number): string => {
  const kind = view.line.find(foe => foe.id === id)?.kind;
  return kind ? texts.kinds[kind].name : '';
};

/** `+1 (1 area damage)`: the value stands on the card already. */
const besideValue = (name: string): string => /\((.*)\)$/.exec(name)?.[1] ?? name;

/** What the cards are added to: a weapon with its name, or the claws of an enemy. */
function fixedOf({ view, texts, language }: Seen, { weapon, foe }: Focus): string {
  const own = words[language];
  if (weapon !== null) return own.says(texts.cards[weapon].name, own.fixed(weapons[weapon].damage));
  const attacker = view.line.find(({ id }) => id === foe);
  return attacker ? own.fixed(attacker.hits) : '';
}

function Revealed({ look, focus }: Part) {
  const own = words[look.language];
  return (
    <div className={styles.clash}>
      <p className={styles.caption}>{own.shown(nameOf(look, focus.seat))}</p>
      <ul role="list" className={styles.drawn}>
        {focus.shown.map((card, at) => (
          <li key={at}>
            <Card thing={discardedThing(card)} icon={cardIcon[card]} card={card} name={look.texts.cards[card].name} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is held out, and to whom. One's own can be taken back, what comes to one accepted or refused. */
function Offers({ look, focus }: Part) {
  const own = words[look.language];
  return (
    <ul role="list" aria-label={own.offers} className={styles.offers}>
      {focus.offers.map(({ from, to, card, bag }) => (
        <li key={`${from} ${to} ${card} ${bag}`} data-kept>
          <Card
            thing={from === look.seat ? OFFERED : offerThing(to === look.seat ? from : -1 - from)}
            icon={cardIcon[card]}
            card={card}
            name={look.texts.cards[card].name}
          />
          <p className={styles.way}>
            {nameOf(look, from)} <span aria-hidden="true">→</span> <b>{nameOf(look, to)}</b>
          </p>
          {to === look.seat && (
            <p className={styles.effect}>
              <b>{look.texts.cards[card].name}.</b> {about(card, look)}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
