import type { GameStory, ThrowWords } from '../../../table/story.ts';
import type { Sort } from '../bots/throws.ts';
import type { Event } from '../events.ts';
import type { Zombie15 } from '../spec.ts';
import { deeds } from './deeds.ts';
import { heroThing } from './touch.ts';

/** What dice are counted for, one after the other. */
const throws: ThrowWords<Sort> = {
  fr: {
    gear: 'Équipement parmi les cartes Fouille révélées',
    zombies: 'Zombies amenés par les cartes Zombies',
  },
  en: {
    gear: 'Equipment among the search cards revealed',
    zombies: 'Zombies brought by zombie cards',
  },
};

/** Fifteen minutes are told from siren to siren. */
export const story: GameStory<Zombie15> = {
  isChapter: event => event.type === 'siren',
  weight,
  about: event => ('hero' in event ? [heroThing(event.hero)] : []),
  throws,
  deeds,
};

function weight(event: Event): number {
  switch (event.type) {
    case 'victory':
    case 'defeat':
    case 'fainted':
    case 'alphaDied':
      return 3;
    case 'hordeCame':
      return event.count > 3 ? 2.6 : 1.4;
    case 'helicopterCame':
    case 'radioCalled':
    case 'revived':
    case 'nightFell':
      return 2.4;
    case 'hurt':
      return event.life <= 1 ? 2.2 : 1.2;
    case 'eventStarted':
      return event.hasEffect ? 1.6 : 0;
    case 'attacked':
      return event.alpha > 0 ? 2 : event.killed >= 4 ? 1.8 : 0;
    case 'lockOpened':
      return 1.8;
    case 'heroCarried':
      return 1.5;
    case 'noise':
      return event.alarm ? 1.4 : 0;
    case 'tokenRevealed':
      return event.token === 'empty' ? 0 : 1;
    case 'heavyTaken':
      return 0.9;
    case 'scream':
      return 0.6;
    case 'gearKept':
    case 'cardTaken':
      return 0.4;
    default:
      return 0;
  }
}
