import type { CSSProperties } from 'react';
import { Icon } from '../../../../table/icon.tsx';
import type { OtherProps } from '../../../../table/screen/screen-parts.ts';
import type { SeenHero } from '../../seen.ts';
import type { MarvelZombies } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';
import { heroColour } from '../drawn/heroes.ts';
import { Portrait } from '../drawn/portrait.tsx';
import { icons } from '../icons.ts';
import type { Seen } from '../look.ts';
import { words } from '../words/words.ts';
import styles from './own.module.css';

/** One of the others: the heroes they lead. */
export function Other({ look, seat }: OtherProps<MarvelZombies, GameTexts>) {
  const heroes = look.view.heroes.filter(hero => hero.seat === seat);
  return (
    <div className={styles.other}>
      <b>{look.names[seat]}</b>
      {heroes.map(hero => (
        <Led key={hero.id} look={look} hero={hero} />
      ))}
    </div>
  );
}

/** A hero as small as a portrait, with what matters. */
export function Led({ look, hero }: { readonly look: Seen; readonly hero: SeenHero }) {
  const { texts, language, view } = look;
  const own = words[language];
  const state = hero.fate === 'out' ? own.out : hero.fate === 'down' ? own.down : hero.used ? own.used : own.ready;
  return (
    <span
      className={styles.led}
      data-acting={view.turn?.hero === hero.id || undefined}
      data-used={hero.used || hero.fate !== 'in' || undefined}
      style={{ '--tone': heroColour[hero.id] } as CSSProperties}
      title={`${texts.heroes[hero.id].name} · ${state}`}
    >
      <span className={styles.face}>
        <Portrait id={hero.id} />
      </span>
      <b>{texts.heroes[hero.id].name}</b>
      <span className={styles.left}>
        <i data-low={hero.health <= 2 || undefined}>
          <Icon d={icons.hearts} /> {hero.health}
        </i>
        <i data-kind="power">
          <Icon d={icons['lightning-helix']} /> {hero.power}
        </i>
      </span>
      {view.picking === null && (hero.used || hero.fate !== 'in') && <small>{state}</small>}
    </span>
  );
}
