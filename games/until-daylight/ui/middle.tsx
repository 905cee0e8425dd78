import { Tip } from '../../../table/tip.tsx';
import type { CombatId } from '../content/combat.ts';
import type { CardId, Focus } from '../spec.ts';
import { type Seen, foeName } from './look.ts';
import { words } from './words/words.ts';
import styles from './middle.module.css';

/** What the table is looking at: the drawn card, the declared attack, the Combat cards, the offers. */
export function Middle({ look }: { readonly look: Seen }) {
  const { focus } = look.view;
  const own = words[look.language];
  if (!focus || !hasSomething(focus)) return null;
  return (
    <section className={styles.middle} aria-label={own.focus}>
      <Found look={look} focus={focus} />
      <Clash look={look} focus={focus} />
      <Offers look={look} focus={focus} />
      {focus.shown.length > 0 && (
        <div>
          <h3>{own.shown(nameOf(look, focus.seat))}</h3>
          <Cards look={look} cards={focus.shown} />
        </div>
      )}
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

function Found({ look, focus }: Part) {
  const own = words[look.language];
  if (focus.card === null) return null;
  const { name, effect } = look.texts.cards[focus.card];
  const who = nameOf(look, focus.seat);
  return (
    <div>
      <h3>{focus.card === 'wave' ? own.wave(who) : own.found(who)}</h3>
      <p className={focus.card === 'wave' ? `${styles.card} ${styles.wave}` : styles.card}>
        <strong>{name}</strong>
        <span>{effect}</span>
      </p>
    </div>
  );
}

function Clash({ look, focus }: Part) {
  const own = words[look.language];
  if (!isClash(focus)) return null;
  const target = focus.target === null ? nameOf(look, focus.seat) : foeName(look, focus.target);
  const attacker = focus.foe === null ? nameOf(look, focus.seat) : foeName(look, focus.foe);
  return (
    <div>
      <h3>{own.attack(attacker, target)}</h3>
      {focus.weapon && (
        <p className={styles.card}>
          <strong>{look.texts.cards[focus.weapon].name}</strong>
          <span>{look.texts.cards[focus.weapon].effect}</span>
        </p>
      )}
      {focus.toDraw > 0 && <p>{own.toDraw(focus.toDraw)}</p>}
      {focus.drawn.length > 0 && <Drawn look={look} drawn={focus.drawn} chosen={focus.chosen} />}
    </div>
  );
}

function Drawn(props: { readonly look: Seen; readonly drawn: readonly CombatId[]; readonly chosen: CombatId | null }) {
  const { look, drawn, chosen } = props;
  const own = words[look.language];
  const at = chosen === null ? -1 : drawn.indexOf(chosen);
  return (
    <ul role="list" aria-label={own.drawn} className={styles.drawn}>
      {drawn.map((card, i) => (
        <li key={i} className={i === at ? `${styles.combat} ${styles.chosen}` : styles.combat}>
          <Tip tip={look.texts.combat[card].effect}>{look.texts.combat[card].name}</Tip>
          {i === at && <em>{own.chosen}</em>}
        </li>
      ))}
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
          <li key={`${from} ${to} ${card} ${bag}`}>
            {own.offer(nameOf(look, from), look.texts.cards[card].the, nameOf(look, to))}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Cards({ look, cards }: { readonly look: Seen; readonly cards: readonly CardId[] }) {
  return (
    <ul role="list" className={styles.drawn}>
      {cards.map((card, i) => (
        <li key={i} className={styles.card}>
          <strong>{look.texts.cards[card].name}</strong>
          <span>{look.texts.cards[card].effect}</span>
        </li>
      ))}
    </ul>
  );
}
