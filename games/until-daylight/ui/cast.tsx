import { Icon } from '../../../table/icon.tsx';
import { Piece } from '../../../table/piece.tsx';
import { CHARACTERS, type CharacterId, characters } from '../content/characters.ts';
import type { Action } from '../spec.ts';
import { cardIcon, characterIcon, icons } from './icons.ts';
import { type Props, itemOf } from './look.ts';
import { words } from './words/words.ts';
import styles from './cast.module.css';

type Shown = Pick<Props, 'look' | 'pointed' | 'choices'>;

/** Who can still be picked, then which weapons, while the table is being set up. */
export function Cast(props: Shown) {
  const { view, language } = props.look;
  const own = words[language];
  if (view.phase !== 'setup') return null;
  const taken = new Set(view.players.map(p => p.character));
  const free = CHARACTERS.filter(character => !taken.has(character));
  return (
    <section aria-labelledby="ud-cast" className={styles.room}>
      <h2 id="ud-cast" className={styles.heading}>
        {taken.has(null) ? own.cast : own.armoury}
      </h2>
      <ul role="list" className={styles.cast}>
        {taken.has(null)
          ? free.map(character => <Candidate key={character} {...props} character={character} />)
          : props.choices.options.map((action, i) =>
              action.type === 'pickWeapon' ? <Weapon key={i} {...props} action={action} /> : null,
            )}
      </ul>
    </section>
  );
}

function Candidate({ look, pointed, choices, character }: Shown & { readonly character: CharacterId }) {
  const { texts, language, view, names } = look;
  const own = words[language];
  const { life, weapon, main, firstPlayer } = characters[character];
  const isPointed = pointed?.action.type === 'pickCharacter' && pointed.action.character === character;
  return (
    <li className={isPointed ? `${styles.candidate} ${styles.pointed}` : styles.candidate}>
      <Piece
        choices={choices}
        options={choices.options.filter(action => 'character' in action && action.character === character)}
        label={action => texts.action(action, view, names)}
        name={texts.characters[character].name}
        item={{ kind: 'characters', id: character }}
        className={styles.banner}
      >
        <Icon d={characterIcon[character]} className={styles.face} />
        <span className={styles.name}>{texts.characters[character].name}</span>
        <span className={styles.life}>
          <Icon d={icons.hearts} /> {own.printedLife(life)}
        </span>
      </Piece>
      <dl>
        <dt>
          <Icon d={cardIcon[weapon]} /> {texts.cards[weapon].name}
        </dt>
        <dd>{texts.cards[weapon].effect}</dd>
        <dt>{texts.perks[main].name}</dt>
        <dd>{texts.perks[main].effect}</dd>
        <dt>
          {texts.perks[firstPlayer].name} ({own.firstPlayer})
        </dt>
        <dd>{texts.perks[firstPlayer].effect}</dd>
      </dl>
    </li>
  );
}

function Weapon(props: Shown & { readonly action: Extract<Action, { type: 'pickWeapon' }> }) {
  const { look, pointed, choices, action } = props;
  const { texts, view, names } = look;
  const { name, effect } = texts.cards[action.weapon];
  const isPointed = pointed?.action === action;
  return (
    <li className={isPointed ? `${styles.candidate} ${styles.pointed}` : styles.candidate}>
      <Piece
        choices={choices}
        options={[action]}
        label={one => texts.action(one, view, names)}
        name={name}
        item={itemOf(action.weapon)}
        className={styles.banner}
      >
        <Icon d={cardIcon[action.weapon]} className={styles.face} />
        <span className={styles.name}>{name}</span>
      </Piece>
      <p className={styles.effect}>{effect}</p>
    </li>
  );
}
