import { useThing } from '../../../../table/screen/use-thing.ts';
import type { HeroId } from '../../content/heroes.ts';
import { Portrait } from '../drawn/portrait.tsx';
import { PAINT, type Seen, heroName } from '../look.ts';
import { heroThing } from '../touch.ts';
import { vars } from '../vars.ts';
import { laid } from '../words/laid.ts';
import styles from './own.module.css';

/** While heroes are chosen: those one has, and how many are missing. */
export function Picked({ look, seat }: { readonly look: Seen; readonly seat: number }) {
  const { view, language } = look;
  const own = view.heroes.filter(hero => hero.seat === seat);
  const free = Math.max(0, view.heroesPerSeat - own.length);
  return (
    <div className={styles.hand} data-own="nothing">
      {own.map(({ id }) => (
        <Chosen key={id} look={look} hero={id} />
      ))}
      {Array.from({ length: free }, (_, i) => (
        <span key={i} className={styles.slot}>
          {laid[language].heroSlot}
        </span>
      ))}
    </div>
  );
}

function Chosen({ look, hero }: { readonly look: Seen; readonly hero: HeroId }) {
  const { handlers } = useThing(heroThing(hero));
  return (
    <button type="button" className={styles.chosen} style={vars({ '--paint': PAINT[hero].fill })} {...handlers}>
      <Portrait hero={hero} />
      <b>{heroName(look, hero)}</b>
    </button>
  );
}
