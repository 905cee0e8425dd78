import type { CSSProperties } from 'react';
import { capital } from '../../../kit/grammar.ts';
import { Icon } from '../../../table/icon.tsx';
import { cardIcon, icons, tokenIcon } from './icons.ts';
import type { Seen, Shown } from './look.ts';
import { words } from './words/words.ts';
import styles from './spotlight.module.css';
import type { Event } from '../events.ts';
import { categoryOf } from '../rules/inventory.ts';

interface Flash {
  readonly icon: string;
  readonly title: string;
  /** What that is, where its name does not say it. */
  readonly text?: string;
  readonly mood: 'calm' | 'good' | 'bad' | 'wave';
}

/** What is shown large for a moment: the WAVE, the turns of the night, what somebody plays. The log says it in words. */
export function Spotlight({ look, moment }: Pick<Shown, 'look' | 'moment'>) {
  const flash = moment && flashOf(moment.event, look);
  if (!moment || !flash || moment.ms === 0) return null;
  const { icon, title, text, mood } = flash;
  return (
    <div
      key={moment.id}
      aria-hidden="true"
      className={`${styles.spotlight} ${styles[mood]}`}
      style={{ '--ms': `${moment.ms}ms` } as CSSProperties}
    >
      <p className={styles.card}>
        <Icon d={icon} className={styles.picture} />
        <strong>{title}</strong>
        {text && <small>{text}</small>}
      </p>
    </div>
  );
}

function flashOf(event: Event, { texts, language }: Seen): Flash | null {
  switch (event.type) {
    case 'roundStarted':
      return { icon: icons.sunrise, title: words[language].round(event.round), mood: 'calm' };
    case 'phaseStarted':
      return { icon: icons['card-pickup'], title: texts.phases[event.phase], mood: 'calm' };
    case 'cardDrawn':
      return categoryOf(event.card) === 'bad-luck'
        ? { icon: cardIcon[event.card], title: texts.cards[event.card].name, mood: 'bad' }
        : null;
    case 'tookFromDiscard':
      return { icon: cardIcon[event.card], title: texts.cards[event.card].name, mood: 'calm' };
    case 'given':
      return { icon: cardIcon[event.card], title: texts.cards[event.card].name, mood: 'good' };
    case 'waveDrawn':
      return { icon: cardIcon.wave, title: texts.cards.wave.name, mood: 'wave' };
    case 'assaultRevealed':
      return {
        icon: icons['death-skull'],
        title: texts.assaults[event.assault].name,
        text: texts.assaults[event.assault].effect,
        mood: 'bad',
      };
    case 'perkUsed':
      return {
        icon: icons.shield,
        title: texts.perks[event.perk].name,
        text: capital(texts.perks[event.perk].brief),
        mood: 'good',
      };
    case 'specialPlayed':
      return { icon: cardIcon[event.card], title: texts.cards[event.card].name, mood: 'good' };
    case 'crafted':
      return { icon: tokenIcon[event.token], title: texts.tokens[event.token].name, mood: 'good' };
    case 'trapSprung':
      return { icon: icons['explosion-rays'], title: texts.tokens.trap.name, mood: 'bad' };
    case 'outOfTheFight':
      return { icon: icons['smoke-bomb'], title: texts.tokens.grenade.name, mood: 'good' };
    case 'victory':
      return { icon: icons.sunrise, title: '', mood: 'good' };
    case 'defeat':
      return { icon: icons['death-skull'], title: '', mood: 'wave' };
    default:
      return null;
  }
}
