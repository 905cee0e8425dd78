import type { CSSProperties } from 'react';
import type { OwnProps } from '../../../../table/screen/screen-parts.ts';
import { useThing } from '../../../../table/screen/use-thing.ts';
import { MAX_HEALTH, MAX_POWER } from '../../content/levels.ts';
import type { SeenHero } from '../../seen.ts';
import type { MarvelZombies } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';
import { heroColour } from '../drawn/heroes.ts';
import { Portrait } from '../drawn/portrait.tsx';
import { levelTone } from '../drawn/tones.ts';
import { icons } from '../icons.ts';
import type { Seen } from '../look.ts';
import { heroThing } from '../touch.ts';
import { said } from '../words/said.ts';
import { words } from '../words/words.ts';
import { Cards } from './cards.tsx';
import { shownHero } from './heroes.ts';
import { Powers } from './powers.tsx';
import { Pips, partOf } from './pips.tsx';
import styles from './own.module.css';

/** The hero who acts: life, Power, experience, what they can do and what they hold. */
export function Own({ look, seat }: OwnProps<MarvelZombies, GameTexts>) {
  const hero = shownHero(look.view, seat);
  if (look.view.picking !== null || !hero)
    return (
      <>
        {look.view.heroes
          .filter(one => one.seat === seat)
          .map(one => (
            <Me key={one.id} look={look} hero={one} />
          ))}
        <Brief look={look} />
      </>
    );
  return (
    <>
      <Me look={look} hero={hero} />
      <Powers look={look} hero={hero} />
      <Cards look={look} hero={hero} />
    </>
  );
}

/** What the team sets out for. */
function Brief({ look: { texts, view } }: { readonly look: Seen }) {
  const { title, about } = texts.scenarios[view.mission] ?? { title: '', about: '' };
  return (
    <p className={styles.brief} data-needed>
      <b>{title}</b> {about}
    </p>
  );
}

interface MeProps {
  readonly look: Seen;
  readonly hero: SeenHero;
}

function Me({ look, hero }: MeProps) {
  const { texts, language, view } = look;
  const own = words[language];
  const { handlers } = useThing(heroThing(hero.id));
  const isActing = view.turn?.hero === hero.id;
  return (
    <div
      className={styles.me}
      style={{ '--tone': heroColour[hero.id], '--level': levelTone[hero.level] } as CSSProperties}
    >
      <button type="button" className={styles.face} aria-label={texts.heroes[hero.id].name} {...handlers}>
        <Portrait id={hero.id} />
      </button>
      <div className={styles.facts}>
        <h2>{texts.heroes[hero.id].name}</h2>
        <Pips
          styles={styles}
          icon={icons.hearts}
          count={hero.health}
          of={MAX_HEALTH}
          label={own.health(hero.health)}
          kind="life"
        />
        <Pips
          styles={styles}
          icon={icons['lightning-helix']}
          count={hero.power}
          of={MAX_POWER}
          label={own.power(hero.power)}
          kind="power"
        />
        <p className={styles.level} title={own.levelTip}>
          <i style={{ '--part': partOf(hero) } as CSSProperties} />
          {said[language].level(hero.xp, texts.levels[hero.level])}
        </p>
      </div>
      {isActing && view.turn && <span className={styles.actions}>{own.actions(view.turn.actions)}</span>}
    </div>
  );
}
