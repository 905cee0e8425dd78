import { useEffect, useRef } from 'react';
import { Icon } from '../../../../table/icon.tsx';
import type { OtherProps } from '../../../../table/screen/screen-parts.ts';
import { unseen } from '../../../../table/unseen.ts';
import { weapons } from '../../content/weapons.ts';
import type { SeenHero } from '../../seen.ts';
import type { Zombie15 } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';
import { Portrait } from '../drawn/portrait.tsx';
import { icons } from '../icons.ts';
import { PAINT, type Seen, cardName, heroName } from '../look.ts';
import { vars } from '../vars.ts';
import { words } from '../words/words.ts';
import { Life } from './life.tsx';
import { turnsUntil } from './turns.ts';
import styles from './other.module.css';

/** One of the others: the heroes they lead. */
export function Other({ look, seat }: OtherProps<Zombie15, GameTexts>) {
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

/** One's own heroes, among the others. */
export function Self({ look, seat }: OtherProps<Zombie15, GameTexts>) {
  const heroes = look.view.heroes.filter(hero => hero.seat === seat);
  return (
    <div className={styles.team}>
      {heroes.map(hero => (
        <Led key={hero.id} look={look} hero={hero} />
      ))}
    </div>
  );
}

/** A hero as small as a portrait, with what matters: life, how many they hold off, what they strike with. */
function Led({ look, hero }: { readonly look: Seen; readonly hero: SeenHero }) {
  const { view, language } = look;
  const own = words[language];
  const name = heroName(look, hero.id);
  const turn = turnsUntil(view, hero);
  const gear = [...hero.weapons, ...hero.objects].map(({ card }) => cardName(look, card)).join(', ');
  const element = useRef<HTMLDivElement>(null);
  const isActing = hero.id === view.active;
  useEffect(() => {
    // On a phone not all of them fit beside each other.
    if (isActing) element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isActing]);
  return (
    <div
      ref={element}
      className={styles.led}
      data-acting={isActing || undefined}
      data-posture={hero.posture}
      style={vars({ '--paint': PAINT[hero.id].fill })}
      title={[
        own.heroAt(name, own.postures[hero.posture]),
        ...(turn === null ? [] : [own.turnIn(turn)]),
        ...(gear === '' ? [] : [gear]),
      ].join(' · ')}
    >
      <span className={styles.face}>
        <Portrait hero={hero.id} />
      </span>
      {turn !== null && (
        <i className={styles.turn}>
          <span aria-hidden="true">{turn === 0 ? '▶' : turn}</span>
          <span className={unseen}>{own.turnIn(turn)}</span>
        </i>
      )}
      <b>{name}</b>
      <Life look={look} hero={hero} />
      <span className={styles.stats}>
        <span title={own.fend}>
          <Icon d={icons.halt} />
          {hero.fend}
        </span>
        {hero.weapons.map(({ card, uses }, i) => (
          <span key={i} title={cardName(look, card)} data-spent={uses === 0 || undefined}>
            <Icon d={icons['crossed-swords']} />
            {own.damageUses(weapons[card].damage, uses ?? 0)}
          </span>
        ))}
      </span>
    </div>
  );
}
