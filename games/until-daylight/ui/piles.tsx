import { COMBAT_CARDS } from '../content/combat.ts';
import type { Seen } from './look.ts';
import { words } from './words/words.ts';
import styles from './piles.module.css';
import { TOKENS } from '../ids.ts';

/** How much is left of everything, and what went where. */
export function Piles({ look }: { readonly look: Seen }) {
  const { view, texts, language } = look;
  const own = words[language];
  const { piles } = view;
  const holdsWave = view.phase === 'search' && view.holder === null && view.focus?.card !== 'wave' && piles.active > 0;
  return (
    <section aria-labelledby="ud-piles" className={styles.piles}>
      <h2 id="ud-piles" className={styles.heading}>
        {own.piles}
      </h2>
      <dl className={styles.list}>
        <Pile name={own.active} count={piles.active} note={holdsWave ? own.waveChance(piles.active) : null} isDanger />
        <Pile name={own.reserve} count={piles.reserve} />
        <Pile name={own.combatDeck} count={piles.combat} />
        <Pile name={own.assaultsLeft} count={piles.assaults} />
        {TOKENS.map(token => (
          <Pile
            key={token}
            name={texts.tokens[token].plural}
            count={view.supply[token]}
            note={texts.tokens[token].recipe}
          />
        ))}
      </dl>
      <Contents
        title={own.rubbleDiscard}
        count={own.contents}
        names={counted(view.rubbleDiscard, card => texts.cards[card].name)}
      />
      <Contents
        title={own.combatDiscard}
        count={own.contents}
        names={counted(view.combatDiscard, card => texts.combat[card].name)}
      />
      <Contents
        title={own.stillIn}
        count={own.contents}
        names={COMBAT_CARDS.map(card => ({ name: texts.combat[card].name, count: view.combatLeft[card] ?? 0 })).filter(
          ({ count }) => count > 0,
        )}
      />
    </section>
  );
}

interface PileProps {
  readonly name: string;
  readonly count: number;
  readonly note?: string | null;
  readonly isDanger?: boolean;
}

function Pile({ name, count, note, isDanger }: PileProps) {
  return (
    <div className={styles.pile}>
      <dt>{name}</dt>
      <dd>
        <strong>{count}</strong>
        {note && <span className={isDanger ? styles.danger : undefined}>{note}</span>}
      </dd>
    </div>
  );
}

interface Listed {
  readonly name: string;
  readonly count: number;
}

function Contents(props: {
  readonly title: string;
  readonly names: readonly Listed[];
  readonly count: (cards: number) => string;
}) {
  const { title, names, count } = props;
  const total = names.reduce((sum, one) => sum + one.count, 0);
  return (
    <details className={styles.contents}>
      <summary>
        {title} <span>({count(total)})</span>
      </summary>
      <ul role="list">
        {names.map(one => (
          <li key={one.name}>
            {one.name} × {one.count}
          </li>
        ))}
      </ul>
    </details>
  );
}

function counted<T extends string>(cards: readonly T[], nameOf: (card: T) => string): Listed[] {
  const counts = new Map<T, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ name: nameOf(card), count }));
}
