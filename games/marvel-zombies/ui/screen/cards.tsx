import { type CSSProperties, Fragment } from 'react';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { ThingId } from '../../../../table/touch.ts';
import { MAX_TRAITS } from '../../content/levels.ts';
import { type TraitId, traits } from '../../content/traits.ts';
import type { SeenHero } from '../../seen.ts';
import { Portrait } from '../drawn/portrait.tsx';
import { type Drawn, Drawing } from '../drawn/sprite.tsx';
import { toneOf } from '../drawn/tones.ts';
import { TraitPicture } from '../drawn/trait-picture.tsx';
import { missions } from '../../content/missions.ts';
import type { Seen } from '../look.ts';
import { CONSOLE, cardThing, explosiveThing } from '../touch.ts';
import { said } from '../words/said.ts';
import styles from './own.module.css';

interface Props {
  readonly look: Seen;
  readonly hero: SeenHero;
}

/** The Traits of the hero, the Bystander at their side, what they carry. */
export function Cards({ look, hero }: Props) {
  const own = said[look.language];
  const room = Math.max(0, MAX_TRAITS - hero.traits.length);
  const cards = hero.traits.length + hero.tokens.length + (hero.bystander ? 1 : 0);
  return (
    <ul role="list" className={styles.hand} aria-label={own.hand} style={{ '--cards': cards } as CSSProperties}>
      {hero.traits.map((trait, i) => (
        <li key={`${trait} ${i}`}>
          <Trait look={look} trait={trait} />
        </li>
      ))}
      {Array.from({ length: room }, (_, i) => (
        <li key={i} className={styles.empty} aria-hidden="true">
          {own.noTrait}
        </li>
      ))}
      <li className={hero.bystander ? undefined : styles.empty}>
        {hero.bystander ? (
          <HandCard
            thing={cardThing(hero.bystander)}
            name={look.texts.bystanders[hero.bystander].name}
            note={own.bystander}
          >
            <Portrait id={hero.bystander} />
          </HandCard>
        ) : (
          own.noBystander
        )}
      </li>
      {hero.tokens.map((colour, i) => {
        const isConsole = missions[look.view.mission].console === colour;
        const name = isConsole ? own.console : own.explosive(look.texts.colours[colour]);
        return (
          <li key={`${colour} ${i}`} style={{ '--tone': toneOf(colour) } as CSSProperties}>
            <HandCard thing={isConsole ? CONSOLE : explosiveThing(colour)} name={name}>
              <Token id={isConsole ? 'console' : 'bomb'} />
            </HandCard>
          </li>
        );
      })}
    </ul>
  );
}

const Token = ({ id }: { readonly id: Drawn }) => <Drawing id={id} box="-30 -26 60 50" />;

/** A Trait as a card: its picture, its name, its price. */
export function Trait({ look, trait }: { readonly look: Seen; readonly trait: TraitId }) {
  const { power } = traits[trait];
  return (
    <HandCard thing={cardThing(trait)} name={look.texts.traits[trait].name} price={power > 0 ? power : null}>
      <TraitPicture trait={trait} />
    </HandCard>
  );
}

interface CardProps {
  readonly thing: ThingId;
  readonly name: string;
  readonly note?: string;
  readonly price?: number | null;
  readonly about?: string;
  readonly children: React.ReactNode;
}

export function HandCard({ thing, name, note, price = null, about, children }: CardProps) {
  const { handlers, outlook } = useThing(thing);
  return (
    <button type="button" className={styles.card} data-large={about ? true : undefined} {...handlers}>
      <OutlookSign outlook={outlook} />
      <span className={styles.picture}>{children}</span>
      <b className={styles.name}>{name}</b>
      {note && <small>{note}</small>}
      {about && <span className={styles.about}>{about}</span>}
      {price !== null && (
        <Fragment>
          <b className={styles.price} aria-hidden="true">
            {price}⚡
          </b>
        </Fragment>
      )}
    </button>
  );
}
