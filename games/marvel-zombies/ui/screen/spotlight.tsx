import type { ReactNode } from 'react';
import { capital } from '../../../../kit/grammar.ts';
import { spawnCards } from '../../content/spawn-cards.ts';
import type { Event } from '../../events.ts';
import { type HordeKind, LEVELS, type SpawnKind, type ZombieHeroId } from '../../ids.ts';
import { Portrait } from '../drawn/portrait.tsx';
import { Drawing } from '../drawn/sprite.tsx';
import { levelTone } from '../drawn/tones.ts';
import { lasting } from '../happening.ts';
import type { Seen, Shown } from '../look.ts';
import { isTrap } from '../motions/tell.ts';
import { told } from '../words/told.ts';
import { words } from '../words/words.ts';
import styles from './edge.module.css';

interface Flash {
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly tone: string;
}

/** What is shown large for a moment: the card that was drawn, who rose, how bad it is. The log says it in words. */
export function Spotlight({ look, moment }: Pick<Shown, 'look' | 'moment'>) {
  const flash = moment && moment.ms > 0 ? flashOf(moment.event, look) : null;
  if (!moment || !flash) return null;
  return (
    <div key={moment.id} aria-hidden="true" className={styles.spotlight} style={lasting(moment)}>
      <p className={styles.flash} style={{ borderColor: flash.tone }}>
        <span className={styles.picture}>{flash.picture}</span>
        <strong>{flash.title}</strong>
        <span>{flash.text}</span>
      </p>
    </div>
  );
}

const [BAD, GOOD] = ['#ff6b5e', '#7fe0b8'];

function flashOf(event: Event, look: Seen): Flash | null {
  const { texts, language } = look;
  switch (event.type) {
    case 'spawnCardDrawn': {
      const { name, effect } = texts.spawnCards[event.card];
      const { kind, enemy, rows } = spawnCards[event.card];
      const count = rows[LEVELS.indexOf(event.level)] ?? 0;
      const isCounted = (kind === 'regular' || kind === 'rush') && enemy !== null;
      const text = isCounted
        ? `${texts.crowd([{ kind: enemy, hero: null, count }])} · ${texts.place(event.zone)}`
        : effect;
      return { picture: <Dead id={enemy ?? dead[kind]} />, title: name, text, tone: levelTone[event.level] };
    }
    case 'levelReached':
      return {
        picture: <Portrait id={event.hero} />,
        title: `${texts.heroes[event.hero].name} · ${texts.levels[event.level]}`,
        text: texts.skills[event.skill].name,
        tone: levelTone[event.level],
      };
    case 'dangerRose':
      return {
        picture: <Dead id="brute" />,
        title: `${words[language].danger} ${texts.levels[event.level]}`,
        text: '',
        tone: levelTone[event.level],
      };
    case 'bystanderRescued': {
      const { name, effect } = texts.bystanders[event.bystander];
      return { picture: <Portrait id={event.bystander} />, title: name, text: effect, tone: GOOD };
    }
    case 'bystanderDevoured': {
      const { name } = texts.bystanders[event.bystander];
      return { picture: <Portrait id={event.bystander} />, title: name, text: '', tone: BAD };
    }
    case 'objectiveTaken':
      return isTrap(event, look)
        ? { picture: <Dead id="brute" />, title: told[language].trap, text: told[language].trapAbout, tone: BAD }
        : null;
    case 'enemiesSpawned':
      return (
        event.crowd.hero && {
          picture: <Dead id={event.crowd.hero} />,
          title: capital(texts.crowd([event.crowd])),
          text: capital(texts.place(event.zone)),
          tone: BAD,
        }
      );
    case 'enemyEliminated':
      return event.crowd.hero === null
        ? null
        : {
            picture: <Dead id={event.crowd.hero} />,
            title: capital(texts.crowd([event.crowd])),
            text: told[language].beaten,
            tone: GOOD,
          };
    case 'heroFell':
      return { picture: <Portrait id={event.hero} />, title: texts.heroes[event.hero].name, text: '', tone: BAD };
    default:
      return null;
  }
}

/** Who is on which kind of card. */
const dead: { readonly [K in SpawnKind]: HordeKind | ZombieHeroId } = {
  regular: 'walker',
  rush: 'runner',
  extra: 'brute',
  bystander: 'walker',
  zombieHero: 'captain-america',
};

const Dead = ({ id }: { readonly id: HordeKind | ZombieHeroId }) => <Drawing id={id} box="-34 -112 68 70" />;
