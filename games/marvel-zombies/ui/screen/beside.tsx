import type { CSSProperties } from 'react';
import type { BesideProps } from '../../../../table/screen/screen-parts.ts';
import { useThing } from '../../../../table/screen/use-thing.ts';
import { HORDE, type HordeKind, type ZombieHeroId } from '../../ids.ts';
import type { SeenHero } from '../../seen.ts';
import type { MarvelZombies } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';
import { Portrait } from '../drawn/portrait.tsx';
import { Drawing } from '../drawn/sprite.tsx';
import type { Seen } from '../look.ts';
import { heroThing, zombieThing } from '../touch.ts';
import { said } from '../words/said.ts';
import { shownHero } from './heroes.ts';
import { Led } from './other.tsx';
import { Thrown } from './thrown.tsx';
import { unseen } from '../../../../table/unseen.ts';
import styles from './own.module.css';

/** One's other heroes, the Zombie Heroes in the city, and how many of the dead are left in the box. */
export function Beside({ look, seat }: BesideProps<MarvelZombies, GameTexts>) {
  const { view } = look;
  if (view.picking !== null) return null;
  const shown = seat === null ? undefined : shownHero(view, seat);
  return (
    <>
      {view.heroes
        .filter(hero => hero.seat === seat && hero.id !== shown?.id)
        .map(hero => (
          <Mine key={hero.id} look={look} hero={hero} />
        ))}
      {view.zombieHeroes.map(({ id, toughness }) => (
        <Boss key={id} look={look} id={id} toughness={toughness} />
      ))}
      <div className={styles.foot}>
        <Thrown look={look} />
        <div className={styles.reserve} title={said[look.language].reserve}>
          <span className={unseen}>{said[look.language].reserve}</span>
          <small aria-hidden="true">{said[look.language].inBox}</small>
          {HORDE.map(kind => (
            <Left key={kind} look={look} kind={kind} />
          ))}
        </div>
      </div>
    </>
  );
}

function Mine({ look, hero }: { readonly look: Seen; readonly hero: SeenHero }) {
  const { handlers } = useThing(heroThing(hero.id));
  return (
    <button type="button" className={styles.mine} {...handlers}>
      <Led look={look} hero={hero} />
    </button>
  );
}

interface BossProps {
  readonly look: Seen;
  readonly id: ZombieHeroId;
  readonly toughness: number;
}

function Boss({ look, id, toughness }: BossProps) {
  const { handlers } = useThing(zombieThing(id));
  return (
    <button type="button" className={styles.mine} data-boss {...handlers}>
      <span className={styles.led} style={{ '--tone': '#d58bff' } as CSSProperties}>
        <span className={styles.face}>
          <Portrait id={id} />
        </span>
        <b>{look.texts.zombieHeroes[id].name}</b>
        <small>{said[look.language].tough(toughness)}</small>
      </span>
    </button>
  );
}

function Left({ look, kind }: { readonly look: Seen; readonly kind: HordeKind }) {
  return (
    <span>
      <Drawing id={kind} box="-26 -104 56 60" />
      <b>{look.view.reserve[kind]}</b>
      <span className={unseen}>{look.texts.horde[kind].plural}</span>
    </span>
  );
}
