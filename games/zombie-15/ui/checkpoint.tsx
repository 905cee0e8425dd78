import { Icon } from '../../../table/icon.tsx';
import { Piece } from '../../../table/piece.tsx';
import { objects } from '../content/objects.ts';
import type { Focus } from '../seen.ts';
import { gearIcon } from './icons.ts';
import { type Props, cardName, classes, heroName, labelOf } from './look.ts';
import { Answers } from './tray.tsx';
import { ruleOfCard } from './rule-of.ts';
import { words } from './words/words.ts';
import styles from './checkpoint.module.css';

interface Shown extends Pick<Props, 'look' | 'choices'> {
  readonly focus: Extract<Focus, { type: 'checkpoint' }>;
}

/** Between two scenarios: what one keeps, what bags are worth. */
export function Checkpoint({ look, choices, focus }: Shown) {
  const { view, names } = look;
  const own = words[look.language];
  const { hero, carried, seat } = focus;
  const name = hero ? heroName(look, hero) : (names[seat] ?? '');
  return (
    <section aria-labelledby="z15-checkpoint" className={styles.checkpoint}>
      <h2 id="z15-checkpoint">{own.checkpoint(name)}</h2>
      {carried && (
        <ul role="list" aria-label={own.carried} className={styles.list}>
          {[...carried.weapons, ...carried.objects].map(({ card, uses }, i) => (
            <li key={i} className={styles.card}>
              <Icon d={gearIcon[card]} /> {cardName(look, card)} {uses !== null && <b>{uses}</b>}
            </li>
          ))}
        </ul>
      )}
      <h3>{own.stock}</h3>
      <ul role="list" className={styles.stock}>
        {view.stock.map(card => {
          const options = choices.options.filter(action => action.type === 'trade' && action.card === card);
          return (
            <li key={card}>
              <Piece
                choices={choices}
                options={options}
                label={labelOf(look)}
                name={cardName(look, card)}
                about={look.texts.cards[card].effect}
                rule={ruleOfCard(card)}
                item={{ kind: 'objects', id: card }}
                className={classes(styles.card, options.length > 0 && styles.open)}
              >
                <Icon d={gearIcon[card]} /> {cardName(look, card)} <b>{own.bag(objects[card].value ?? 0)}</b>
                <span className={styles.effect}>{look.texts.cards[card].effect}</span>
              </Piece>
            </li>
          );
        })}
      </ul>
      <Answers
        look={look}
        choices={choices}
        types={['keepEquipment', 'takeStarter', 'ready', 'keepBags', 'giveBag', 'discardBag']}
      />
    </section>
  );
}
