import { Icon } from '../../../../table/icon.tsx';
import type { Event } from '../../events.ts';
import type { Zone } from '../../ids.ts';
import type { View } from '../../seen.ts';
import { icons, tokenIcon } from '../icons.ts';
import { middleOf } from '../plan.ts';
import { vars } from '../vars.ts';
import { placed } from './layout.ts';
import type { Laid } from './laid.ts';
import styles from './bursts.module.css';

interface Burst {
  readonly zone: Zone;
  readonly text: string;
  readonly icon: string | null;
  readonly mood: 'come' | 'kill' | 'bite' | 'good' | 'loud';
}

/** What springs up on the map at this moment. */
function burstOf(event: Event, view: View): Burst | null {
  const zoneOf = (hero: string): Zone => view.heroes.find(({ id }) => id === hero)?.zone ?? 0;
  switch (event.type) {
    case 'zombiesCame':
      return event.count === 0
        ? null
        : { zone: event.zone, text: `+${event.count}`, icon: icons['shambling-zombie'], mood: 'come' };
    case 'hordeCame':
      return { zone: event.zone, text: `+${event.count}`, icon: icons.uprising, mood: 'come' };
    case 'attacked':
      return { zone: event.zone, text: `−${event.killed + event.alpha}`, icon: icons['crossed-swords'], mood: 'kill' };
    case 'noise':
      return { zone: zoneOf(event.hero), text: `+${event.amount}`, icon: icons['sound-waves'], mood: 'loud' };
    case 'zombieAttack':
      if (event.zombies === 0) return null;
      return event.held
        ? { zone: event.zone, text: `${event.zombies}≤${event.fend}`, icon: icons.halt, mood: 'good' }
        : { zone: event.zone, text: `${event.zombies}>${event.fend}`, icon: icons['broken-heart'], mood: 'bite' };
    case 'hurt':
      return { zone: zoneOf(event.hero), text: '−1', icon: icons['broken-heart'], mood: 'bite' };
    case 'fainted':
      return { zone: zoneOf(event.hero), text: '', icon: icons['death-skull'], mood: 'bite' };
    case 'healed':
      return { zone: zoneOf(event.hero), text: `+${event.amount}`, icon: icons.hearts, mood: 'good' };
    case 'revived':
      return { zone: zoneOf(event.hero), text: '', icon: icons.hearts, mood: 'good' };
    case 'tokenRevealed':
      return { zone: event.zone, text: '', icon: tokenIcon[event.token], mood: 'good' };
    case 'lockOpened':
      return { zone: event.zone, text: '', icon: icons.key, mood: 'good' };
    case 'lured':
      return { zone: event.zone, text: `${event.count}`, icon: icons['shambling-zombie'], mood: 'come' };
    default:
      return null;
  }
}

/** What springs up at a place. It only underlines what the figures and the log say. */
export function Bursts({ look, moment, layout }: Laid) {
  const burst = moment && moment.ms > 0 ? burstOf(moment.event, look.view) : null;
  if (!moment || !burst) return null;
  const { x, y } = placed(layout, middleOf(layout.plan, look.view.tiles, burst.zone));
  return (
    <p
      key={moment.id}
      aria-hidden="true"
      className={styles.burst}
      data-mood={burst.mood}
      style={vars({ left: x, top: y, '--ms': `${moment.ms}ms` })}
    >
      {burst.icon && <Icon d={burst.icon} />}
      {burst.text}
    </p>
  );
}
