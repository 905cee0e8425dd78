import { Icon } from '../../../table/icon.tsx';
import { Rebuilt } from '../../../table/rebuilt.tsx';
import { Thing } from '../../../table/thing.tsx';
import type { CombatId } from '../content/combat.ts';
import type { Focus } from '../seen.ts';
import type { Action } from '../spec.ts';
import { cardIcon, icons } from './icons.ts';
import { type Props, type Seen, foeName, itemOf } from './look.ts';
import { COMBAT_CARD } from './rule-of.ts';
import { words } from './words/words.ts';
import styles from './middle.module.css';
import type { CardId } from '../content/cards.ts';

type Shown = Pick<Props, 'look' | 'choices'>;

/** What the table is looking at: the drawn card, the declared attack, the Combat cards, the offers. */
export function Middle({ look, choices }: Shown) {
  const { focus } = look.view;
  const own = words[look.language];
  if (!focus || !hasSomething(focus)) return null;
  return (
    <section className={styles.middle} aria-label={own.focus}>
      <Found look={look} focus={focus} choices={choices} />
      <Clash look={look} focus={focus} choices={choices} />
      <Offers look={look} focus={focus} />
      {focus.shown.length > 0 && (
        <div>
          <h3>{own.shown(nameOf(look, focus.seat))}</h3>
          <ul role="list" className={styles.drawn}>
            {focus.shown.map((card, i) => (
              <li key={i}>
                <Card look={look} card={card} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Answers look={look} choices={choices} />
    </section>
  );
}

interface Part {
  readonly look: Seen;
  readonly focus: Focus;
}

const hasSomething = (focus: Focus): boolean =>
  focus.card !== null || isClash(focus) || focus.offers.length > 0 || focus.shown.length > 0;
const isClash = (focus: Focus): boolean => focus.weapon !== null || focus.foe !== null;
const nameOf = (look: Seen, seat: number | null): string => (seat === null ? '' : (look.names[seat] ?? ''));

/** The short answers to what lies in the middle, big enough for a thumb. */
const SHORT = new Set<Action['type']>(['keep', 'leave', 'face', 'delay', 'go', 'pass', 'accept', 'refuse', 'withdraw']);
const isShort = (action: Action): boolean =>
  SHORT.has(action.type) && !('instead' in action && action.instead !== null);

function Answers({ look, choices }: Shown) {
  const short = choices.options.filter(isShort);
  if (short.length === 0) return null;
  return (
    <div className={styles.answers}>
      {short.map((action, i) => (
        <button
          key={i}
          type="button"
          tabIndex={-1}
          className={`${styles.answer} ${styles[action.type] ?? ''}`}
          onPointerEnter={() => choices.point(action)}
          onPointerLeave={() => choices.point(null)}
          onClick={() => choices.choose(action)}
        >
          {look.texts.action(action, look.view, look.names)}
        </button>
      ))}
    </div>
  );
}

function Card({ look, card }: { readonly look: Seen; readonly card: CardId | 'wave' }) {
  const { name, effect } = look.texts.cards[card];
  return (
    <p className={card === 'wave' ? `${styles.card} ${styles.wave}` : styles.card}>
      <Icon d={cardIcon[card]} className={styles.picture} />
      <strong>
        {name} <Rebuilt {...itemOf(card)} />
      </strong>
      <span>{effect}</span>
    </p>
  );
}

function Found({ look, focus }: Part & Shown) {
  const own = words[look.language];
  if (focus.card === null) return null;
  const who = nameOf(look, focus.seat);
  return (
    <div>
      <h3>{focus.card === 'wave' ? own.wave(who) : own.found(who)}</h3>
      <Card look={look} card={focus.card} />
    </div>
  );
}

function Clash({ look, focus, choices }: Part & Shown) {
  const own = words[look.language];
  if (!isClash(focus)) return null;
  const target = focus.target === null ? nameOf(look, focus.seat) : foeName(look, focus.target);
  const attacker = focus.foe === null ? nameOf(look, focus.seat) : foeName(look, focus.foe);
  return (
    <div>
      <h3>
        <Icon d={icons['crossed-swords']} /> {own.attack(attacker, target)}
      </h3>
      <div className={styles.clash}>
        {focus.weapon && <Card look={look} card={focus.weapon} />}
        {focus.toDraw > 0 && <p className={styles.toDraw}>{own.toDraw(focus.toDraw)}</p>}
        {focus.drawn.length > 0 && <Drawn look={look} choices={choices} drawn={focus.drawn} chosen={focus.chosen} />}
      </div>
    </div>
  );
}

interface DrawnProps extends Shown {
  readonly drawn: readonly CombatId[];
  readonly chosen: CombatId | null;
}

function Drawn({ look, choices, drawn, chosen }: DrawnProps) {
  const own = words[look.language];
  const at = chosen === null ? -1 : drawn.indexOf(chosen);
  return (
    <ul role="list" aria-label={own.drawn} className={styles.drawn}>
      {drawn.map((card, i) => {
        const { name, effect } = look.texts.combat[card];
        const options = choices.options.filter(action => 'card' in action && action.card === card);
        return (
          <li key={i} className={i === at ? `${styles.combat} ${styles.chosen}` : styles.combat}>
            <Thing
              choices={choices}
              options={options}
              label={action => look.texts.action(action, look.view, look.names)}
              name={name}
              about={effect}
              rule={COMBAT_CARD}
              item={{ kind: 'combat', id: card }}
              className={styles.face}
            >
              {name}
            </Thing>
            {i === at && <em>{own.chosen}</em>}
          </li>
        );
      })}
    </ul>
  );
}

function Offers({ look, focus }: Part) {
  const own = words[look.language];
  if (focus.offers.length === 0) return null;
  return (
    <div>
      <h3>{own.offers}</h3>
      <ul role="list">
        {focus.offers.map(({ from, to, card, bag }) => (
          <li key={`${from} ${to} ${card} ${bag}`} className={styles.offer}>
            <Icon d={cardIcon[card]} /> {own.offer(nameOf(look, from), look.texts.cards[card].the, nameOf(look, to))}
          </li>
        ))}
      </ul>
    </div>
  );
}
