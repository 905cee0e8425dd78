import { Icon } from '../../../table/icon.tsx';
import { Piece } from '../../../table/piece.tsx';
import { cards } from '../content/cards.ts';
import { cardColour, cardIcon, icons } from './icons.ts';
import { type Props, traitsOf } from './look.ts';
import { RECRUITED } from './rule-of.ts';
import { words } from './words/words.ts';
import { styled } from './look.ts';
import styles from './pool.module.css';

/** The cards that nobody has yet, while armies come together. */
export function Pool({ look, choices }: Pick<Props, 'look' | 'choices'>) {
  const { view, texts, names, language } = look;
  const own = words[language];
  if (view.phase !== 'armies' || view.pool.length === 0) return null;
  return (
    <section className={styles.pool} aria-labelledby="hs-pool">
      <h3 id="hs-pool" className={styles.heading}>
        {own.pool}
      </h3>
      <ul role="list" className={styles.cards}>
        {view.pool.map(card => {
          const { life, points, move, range, attack, defense } = cards[card].expert;
          const { height } = cards[card];
          const options = choices.options.filter(
            action => (action.type === 'recruit' || action.type === 'enlist') && action.card === card,
          );
          return (
            <li key={card} style={styled({ '--hue': cardColour[card] })}>
              <Piece
                choices={choices}
                options={options}
                label={action => texts.action(action, view, names)}
                name={texts.cards[card].name}
                rule={RECRUITED}
                item={{ kind: 'cards', id: card }}
                className={styles.card}
              >
                <Icon d={cardIcon[card]} className={styles.picture} />
                <strong className={styles.name}>
                  {texts.cards[card].name} <span className={styles.points}>{own.points(points)}</span>
                </strong>
                <span className={styles.stats}>
                  {(
                    [
                      ['hearts', life, own.life(life, life)],
                      ['walking-boot', move, own.stat(own.move, move)],
                      ['bullseye', range, own.stat(own.range, range)],
                      ['death-skull', attack, own.stat(own.attack, attack)],
                      ['shield', defense, own.stat(own.defense, defense)],
                      ['body-height', height, own.stat(own.height, height)],
                    ] as const
                  ).map(([icon, value, label]) => (
                    <span key={icon} title={label}>
                      <Icon d={icons[icon]} /> {value}
                    </span>
                  ))}
                </span>
                <span className={styles.traits}>{traitsOf(look, card).join(' · ')}</span>
              </Piece>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
