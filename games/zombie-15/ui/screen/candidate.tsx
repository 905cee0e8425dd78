import { Icon } from '../../../../table/icon.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import { type HeroId, PROLOGUE, heroes } from '../../content/heroes.ts';
import { GearPicture } from '../drawn/gear-picture.tsx';
import { Drawing } from '../drawn/sprite.tsx';
import { icons } from '../icons.ts';
import { PAINT, type Seen, cardName, heroName } from '../look.ts';
import { heroThing } from '../touch.ts';
import { vars } from '../vars.ts';
import { words } from '../words/words.ts';
import styles from './muster.module.css';

/** One who may go, or goes: life, weapon, strength and weakness. */
export function Candidate({ look, hero }: { readonly look: Seen; readonly hero: HeroId }) {
  const { view, texts, names, language } = look;
  const { handlers } = useThing(heroThing(hero));
  const own = words[language];
  const isPrologue = view.side === 'prologue';
  const sheet = heroes[hero];
  const weapon = isPrologue ? sheet.prologueStarter : sheet.starter;
  const { strength, weakness } = texts.heroes[hero];
  const taken = view.heroes.find(({ id }) => id === hero);
  return (
    <li>
      <button
        type="button"
        className={styles.candidate}
        data-taken={taken ? true : undefined}
        style={vars({ '--paint': PAINT[hero].fill })}
        {...handlers}
      >
        <Drawing id={hero} box="-57 -110 121 117" className={styles.drawing} />
        <b className={styles.name}>{heroName(look, hero)}</b>
        <span className={styles.basics}>
          <Icon d={icons.hearts} /> {isPrologue ? PROLOGUE.life : sheet.life}
          <span className={styles.weapon}>
            <GearPicture card={weapon} />
            {cardName(look, weapon)}
          </span>
        </span>
        {!isPrologue && (
          <span className={styles.traits}>
            <span>
              <b>+</b> {strength.effect}
            </span>
            <span>
              <b>−</b> {weakness.effect}
            </span>
          </span>
        )}
        {sheet.easy && !taken && <em className={styles.easy}>{own.easy}</em>}
        {taken && view.seats > 1 && <em className={styles.taken}>{names[taken.seat]}</em>}
      </button>
    </li>
  );
}
