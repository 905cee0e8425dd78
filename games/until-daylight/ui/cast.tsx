import { type CharacterId, characters } from '../content/characters.ts';
import type { Props, Seen } from './look.ts';
import { words } from './words/words.ts';
import styles from './cast.module.css';

/** Who can still be picked, while characters are being picked. */
export function Cast({ look, pointed }: Pick<Props, 'look' | 'pointed'>) {
  const { view, language } = look;
  const own = words[language];
  const taken = new Set(view.players.map(p => p.character));
  if (view.phase !== 'setup' || !taken.has(null)) return null;
  const free = (Object.keys(characters) as CharacterId[]).filter(character => !taken.has(character));
  const picked = pointed?.action.type === 'pickCharacter' ? pointed.action.character : null;
  return (
    <section aria-labelledby="ud-cast">
      <h2 id="ud-cast" className={styles.heading}>
        {own.cast}
      </h2>
      <ul role="list" className={styles.cast}>
        {free.map(character => (
          <Candidate key={character} look={look} character={character} isPointed={character === picked} />
        ))}
      </ul>
    </section>
  );
}

interface CandidateProps {
  readonly look: Seen;
  readonly character: CharacterId;
  readonly isPointed: boolean;
}

function Candidate({ look, character, isPointed }: CandidateProps) {
  const { texts, language } = look;
  const own = words[language];
  const { life, weapon, main, firstPlayer } = characters[character];
  return (
    <li className={isPointed ? `${styles.candidate} ${styles.pointed}` : styles.candidate}>
      <h3>{texts.characters[character].name}</h3>
      <p className={styles.life}>{own.printedLife(life)}</p>
      <dl>
        <dt>{texts.cards[weapon].name}</dt>
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
