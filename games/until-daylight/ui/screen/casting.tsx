import { called } from '../../../../table/called.ts';
import { CHARACTERS, type CharacterId, characters } from '../../content/characters.ts';
import { WEAPONS, type WeaponId, weapons } from '../../content/weapons.ts';
import { useThing } from '../../../../table/screen/use-thing.ts';
import { CardPicture } from '../drawn/card-picture.tsx';
import { Portrait } from '../drawn/portrait.tsx';
import { Icon } from '../../../../table/icon.tsx';
import { icons } from '../icons.ts';
import { weaponNote } from '../about.ts';
import { type Seen } from '../look.ts';
import { cardThing, characterThing } from '../touch.ts';
import { words } from '../words/words.ts';
import styles from './casting.module.css';

/** Before the night: who one is, then the second weapon. */
export function Casting({ look }: { readonly look: Seen }) {
  const own = words[look.language];
  const taken = look.view.players.map(({ character }) => character);
  const isCast = taken.includes(null);
  return (
    <section className={styles.casting} aria-label={isCast ? own.cast : own.armoury}>
      <ul role="list" data-kind={isCast ? 'cast' : 'armoury'}>
        {isCast
          ? CHARACTERS.map(id => (
              <Character
                key={id}
                look={look}
                id={id}
                by={taken.includes(id) ? called(look, taken.indexOf(id)) : null}
              />
            ))
          : WEAPONS.filter(id => weapons[id].group === 'common').map(id => (
              <Weapon key={id} look={look} id={id} by={holderOf(look, id)} />
            ))}
      </ul>
    </section>
  );
}

/** Who has taken this weapon; null: it still lies there. */
function holderOf(look: Seen, id: WeaponId): string | null {
  const seat = look.view.players.findIndex(({ items }) => items.includes(id));
  return seat < 0 ? null : called(look, seat);
}

interface CharacterProps {
  readonly look: Seen;
  readonly id: CharacterId;
  /** Who has taken it. */
  readonly by: string | null;
}

function Character({ look, id, by }: CharacterProps) {
  const { texts, language } = look;
  const { handlers } = useThing(characterThing(id));
  const { life, weapon, main, firstPlayer } = characters[id];
  return (
    <li>
      <button type="button" className={styles.sheet} data-taken={by !== null || undefined} {...handlers}>
        <span className={styles.portrait}>
          <Portrait character={id} />
        </span>
        <strong>{texts.characters[id].name}</strong>
        {by !== null && <em className={styles.by}>{words[language].takenBy(by)}</em>}
        <span className={styles.facts}>
          <span>
            <Icon d={icons.hearts} /> {life + look.view.extraLife}
          </span>
          <span>{texts.cards[weapon].name}</span>
        </span>
        <span className={styles.about}>{texts.cards[weapon].effect}</span>
        <span className={styles.about}>
          <b>{texts.perks[main].name}</b>
          <span> {texts.perks[main].effect}</span>
        </span>
        <span className={styles.about} data-second>
          <b>{words[language].whenFirst(texts.perks[firstPlayer].name)}</b>
          <span> {texts.perks[firstPlayer].effect}</span>
        </span>
      </button>
    </li>
  );
}

function Weapon({ look, id, by }: { readonly look: Seen; readonly id: WeaponId; readonly by: string | null }) {
  const { handlers } = useThing(cardThing(id));
  return (
    <li>
      <button type="button" className={styles.sheet} data-taken={by !== null || undefined} {...handlers}>
        <span className={styles.picture}>
          <CardPicture card={id} />
        </span>
        <strong>{look.texts.cards[id].name}</strong>
        {by !== null && <em className={styles.by}>{words[look.language].takenBy(by)}</em>}
        <span className={styles.facts}>{weaponNote(id, look, null)}</span>
        <span className={styles.about}>
          {words[look.language].ranges[weapons[id].range]} {look.texts.cards[id].effect}
        </span>
      </button>
    </li>
  );
}
