import { useThing } from '../../../../table/screen/use-thing.ts';
import { heroes } from '../../content/heroes.ts';
import { objects } from '../../content/objects.ts';
import type { SpecialId } from '../../content/objects.ts';
import type { Focus, SeenHero } from '../../seen.ts';
import { GearPicture } from '../drawn/gear-picture.tsx';
import { type Seen, cardName, heroName } from '../look.ts';
import { CARRIED, STARTER, stockThing } from '../touch.ts';
import { laid } from '../words/laid.ts';
import { words } from '../words/words.ts';
import { Backpack } from './backpack.tsx';
import styles from './muster.module.css';

interface Props {
  readonly look: Seen;
  readonly focus: Extract<Focus, { type: 'checkpoint' }>;
}

/** Between two scenarios: what one keeps, what bags are worth. */
export function Checkpoint({ look, focus }: Props) {
  const { view, names, language } = look;
  const own = words[language];
  const { hero, carried, seat } = focus;
  const bearers = view.heroes.filter(one => one.seat === seat && one.backpack.length > 0);
  return (
    <section aria-labelledby="z15-checkpoint" className={styles.checkpoint}>
      <h2 id="z15-checkpoint">{own.checkpoint(hero ? heroName(look, hero) : (names[seat] ?? ''))}</h2>
      <p>{own.checkpointIs}</p>
      {carried && (
        <div className={styles.kits}>
          <Kit thing={CARRIED} title={own.carried}>
            {[...carried.weapons, ...carried.objects].map(({ card, uses }, i) => (
              <span key={i}>
                <GearPicture card={card} /> {cardName(look, card)} {uses !== null && <b>{uses}</b>}
              </span>
            ))}
          </Kit>
          <Kit thing={STARTER} title={own.starterOnly}>
            {hero && (
              <span>
                <GearPicture card={heroes[hero].starter} /> {cardName(look, heroes[hero].starter)}
              </span>
            )}
          </Kit>
        </div>
      )}
      {bearers.map(bearer => (
        <Bags key={bearer.id} look={look} hero={bearer} />
      ))}
      <h3>{own.stock}</h3>
      <ul role="list" className={styles.stock}>
        {view.stock.map(card => (
          <Stocked key={card} look={look} card={card} />
        ))}
      </ul>
    </section>
  );
}

interface KitProps {
  readonly thing: typeof CARRIED;
  readonly title: string;
  readonly children?: React.ReactNode;
}

function Kit({ thing, title, children }: KitProps) {
  const { handlers } = useThing(thing);
  return (
    <button type="button" className={styles.kit} {...handlers}>
      <b>{title}</b>
      {children}
    </button>
  );
}

function Bags({ look, hero }: { readonly look: Seen; readonly hero: SeenHero }) {
  return (
    <div className={styles.bags}>
      <b>{laid[look.language].bagsOf(heroName(look, hero.id))}</b>
      <Backpack look={look} hero={hero} />
    </div>
  );
}

function Stocked({ look, card }: { readonly look: Seen; readonly card: SpecialId }) {
  const { handlers } = useThing(stockThing(card));
  return (
    <li>
      <button type="button" className={styles.stocked} {...handlers}>
        <GearPicture card={card} />
        <b>{cardName(look, card)}</b>
        <small>{words[look.language].bag(objects[card].value ?? 0)}</small>
      </button>
    </li>
  );
}
