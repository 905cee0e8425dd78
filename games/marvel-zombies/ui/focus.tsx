import { Dice } from '../../../table/dice.tsx';
import { Icon } from '../../../table/icon.tsx';
import { Thing } from '../../../table/thing.tsx';
import { Tip } from '../../../table/tip.tsx';
import type { Focus as FocusData } from '../seen.ts';
import { bystanders } from '../content/bystanders.ts';
import { cards } from '../content/cards.ts';
import { traits } from '../content/traits.ts';
import { type Action, cardOf, isCardAction } from '../spec.ts';
import { bystanderIcon, crowdIcon, heroIcon } from './icons.ts';
import type { Props, Seen } from './look.ts';
import { ruleOfSpawn } from './rule-of.ts';
import { words } from './words/words.ts';
import styles from './focus.module.css';

type Shown = Pick<Props, 'look' | 'choices'>;

/** What the table is looking at: the roll, the wounds, the cards that were drawn, a group that splits. */
export function Focus({ look, choices }: Shown) {
  const { focus } = look.view;
  if (!focus) return null;
  const { texts, view, names, language } = look;
  const own = words[language];
  const label = (action: Action): string => texts.action(action, view, names);
  return (
    <section className={styles.focus} aria-label={own.roll}>
      {focus.hero && (
        <p className={styles.who}>
          <Icon d={heroIcon[focus.hero]} /> {texts.heroes[focus.hero].name}
        </p>
      )}
      {focus.dice.length > 0 ? (
        <div className={styles.roll}>
          <Dice values={focus.dice} meaning={value => meaning(value, focus, own)} />
          <strong>{own.hits(focus.hits)}</strong>
        </div>
      ) : (
        focus.count > 0 && <p>{own.toRoll(focus.count)}</p>
      )}
      {focus.wounds > 0 && <p className={styles.wounds}>{own.wounds(focus.wounds)}</p>}
      {focus.shares.length > 0 && (
        <ul role="list" className={styles.cards}>
          {focus.shares.map(({ to, wounds }) => (
            <li key={to} className={styles.share}>
              {nameOf(look, to)} <strong>{wounds ?? '?'}</strong>
            </li>
          ))}
        </ul>
      )}
      {focus.traits.length > 0 && (
        <ul role="list" aria-label={own.drawn} className={styles.cards}>
          {focus.traits.map((trait, i) => (
            <li key={`${trait} ${i}`}>
              <Thing
                choices={choices}
                options={choices.options.filter(action => 'trait' in action && action.trait === trait)}
                label={label}
                name={texts.traits[trait].name}
                about={texts.traits[trait].effect}
                rule={traits[trait].rule}
                item={{ kind: 'traits', id: trait }}
                className={styles.card}
              >
                <strong>{texts.traits[trait].name}</strong>
                <span>{texts.traits[trait].effect}</span>
              </Thing>
            </li>
          ))}
        </ul>
      )}
      {focus.bystander && (
        <p className={styles.card}>
          <Icon d={bystanderIcon[focus.bystander]} className={styles.picture} />
          <Tip
            tip={texts.bystanders[focus.bystander].effect}
            rule={bystanders[focus.bystander].rule}
            item={{ kind: 'bystanders', id: focus.bystander }}
          >
            <strong>{texts.bystanders[focus.bystander].name}</strong>
          </Tip>
          <span>{texts.bystanders[focus.bystander].effect}</span>
        </p>
      )}
      {focus.card && (
        <p className={`${styles.card} ${styles.spawn}`}>
          <Tip
            tip={texts.spawnCards[focus.card].effect}
            rule={ruleOfSpawn(focus.card)}
            item={{ kind: 'spawnCards', id: focus.card }}
          >
            <strong>{texts.spawnCards[focus.card].name}</strong>
          </Tip>
          <span>{texts.spawnCards[focus.card].effect}</span>
        </p>
      )}
      {focus.crowd && (
        <p className={styles.who}>
          <Icon d={crowdIcon(focus.crowd.kind, focus.crowd.hero)} /> {own.splits} (× {focus.crowd.count})
        </p>
      )}
      <Answers look={look} choices={choices} />
    </section>
  );
}

const meaning = (value: number, { accuracy }: FocusData, own: (typeof words)['fr']) => ({
  isGood: value >= accuracy,
  word: value >= accuracy ? own.hit : own.miss,
});

function nameOf({ texts }: Seen, to: string): string {
  const all: { readonly [id: string]: { readonly name: string } | undefined } = {
    ...texts.heroes,
    ...texts.bystanders,
  };
  return all[to]?.name ?? to;
}

/** Short answers, big enough for a thumb: how much Power, which card, keep the roll, whom to hit. */
const SHORT = new Set<Action['type']>([
  'roll',
  'keepRoll',
  'hit',
  'assign',
  'giveUp',
  'suffer',
  'letBe',
  'keepBystander',
]);

/** So is a card that is played outside the own Turn. */
const isShort = (action: Action): boolean =>
  SHORT.has(action.type) || (isCardAction(action) && cards[cardOf(action)].when !== 'turn');

function Answers({ look, choices }: Shown) {
  const short = choices.options.filter(isShort);
  if (short.length === 0 || short.length > 12) return null;
  return (
    <div className={styles.answers}>
      {short.map((action, i) => (
        <button
          key={i}
          type="button"
          tabIndex={-1}
          className={styles.answer}
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
