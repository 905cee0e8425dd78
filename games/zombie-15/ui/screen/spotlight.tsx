import { Icon } from '../../../../table/icon.tsx';
import type { Event } from '../../events.ts';
import { eventIcon, icons } from '../icons.ts';
import { PAINT, type Seen, type Shown, heroName } from '../look.ts';
import { words } from '../words/words.ts';
import { screamCard } from './rolls.ts';
import styles from './edge.module.css';
import { vars } from '../vars.ts';

interface Flash {
  readonly icon: string;
  readonly title: string;
  readonly paint: string;
  readonly mood: 'turn' | 'card' | 'event' | 'end';
}

/** What crosses the map for a moment: whose turn it is, the card of a scream. It takes no touch and hides nothing long. */
export function Spotlight({ look, moment }: Pick<Shown, 'look' | 'moment'>) {
  const flash = moment && flashOf(moment.event, look);
  if (!moment || !flash || moment.ms === 0) return null;
  return (
    <p
      key={moment.id}
      aria-hidden="true"
      className={styles.flash}
      data-mood={flash.mood}
      style={vars({ '--ms': `${moment.ms}ms`, '--paint': flash.paint })}
    >
      <Icon d={flash.icon} className={styles.icon} />
      <strong>{flash.title}</strong>
    </p>
  );
}

function flashOf(event: Event, look: Seen): Flash | null {
  const own = words[look.language];
  switch (event.type) {
    case 'turnStarted':
      return {
        icon: icons['high-five'],
        title: heroName(look, event.hero),
        paint: PAINT[event.hero].fill,
        mood: 'turn',
      };
    case 'zombieCard': {
      const icon = event.event
        ? eventIcon[event.event]
        : event.card === 'horde'
          ? icons.uprising
          : icons['shambling-zombie'];
      return { icon, title: screamCard(event.card, look).whole, paint: '#b8ff8a', mood: 'card' };
    }
    case 'eventStarted':
      return {
        icon: eventIcon[event.event],
        title: look.texts.events[event.event].name,
        paint: '#ff8d7f',
        mood: 'event',
      };
    case 'nightFell':
      return { icon: icons.moon, title: own.night, paint: '#a9b8ff', mood: 'event' };
    case 'helicopterCame':
      return { icon: icons.helicopter, title: own.landed, paint: '#9df0b4', mood: 'event' };
    case 'victory':
      return { icon: icons['trophy-cup'], title: own.won, paint: '#9df0b4', mood: 'end' };
    case 'defeat':
      return { icon: icons['death-skull'], title: own.lost, paint: '#ff8d7f', mood: 'end' };
    default:
      return null;
  }
}
