import { called } from '../../../../table/called.ts';
import type { CSSProperties } from 'react';
import { useThing } from '../../../../table/screen/use-thing.ts';
import { heroes } from '../../content/heroes.ts';
import { HEROES, type HeroId, LEVELS } from '../../ids.ts';
import { heroColour } from '../drawn/heroes.ts';
import { Drawing } from '../drawn/sprite.tsx';
import { levelTone } from '../drawn/tones.ts';
import type { Seen } from '../look.ts';
import { heroThing } from '../touch.ts';
import { words } from '../words/words.ts';
import styles from './casting.module.css';

/** The choice of heroes: all six, those who are taken with their player. */
export function Casting({ look }: { readonly look: Seen }) {
  return (
    <ul role="list" className={styles.cast} aria-label={words[look.language].pickTeam}>
      {HEROES.map(hero => (
        <Candidate key={hero} look={look} hero={hero} />
      ))}
    </ul>
  );
}

function Candidate({ look, hero }: { readonly look: Seen; readonly hero: HeroId }) {
  const { texts, language, view } = look;
  const own = words[language];
  const { handlers } = useThing(heroThing(hero));
  const { attack, skills } = heroes[hero];
  const taken = view.heroes.find(({ id }) => id === hero);
  const [first, ...later] = skills;
  return (
    <li>
      <button
        type="button"
        className={styles.candidate}
        data-taken={taken ? true : undefined}
        style={{ '--tone': heroColour[hero] } as CSSProperties}
        {...handlers}
      >
        <Drawing id={hero} box={hero === 'hulk' ? '-62 -122 120 128' : '-48 -112 96 116'} className={styles.drawing} />
        <b className={styles.name}>{texts.heroes[hero].name}</b>
        <span className={styles.attack}>
          {own.dice(attack.dice, attack.accuracy)}, {own.reach(attack.range[0], attack.range[1])}
        </span>
        <span className={styles.skill}>
          <b>{texts.skills[first].name}</b> {texts.skills[first].effect}
        </span>
        <span className={styles.later}>
          {later.map((skill, i) => (
            <span key={skill} style={{ '--level': levelTone[LEVELS[i + 1] ?? 'red'] } as CSSProperties}>
              {texts.skills[skill].name}
            </span>
          ))}
        </span>
        {taken && <em className={styles.taken}>{called(look, taken.seat)}</em>}
      </button>
    </li>
  );
}
