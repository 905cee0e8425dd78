import type { GameStory, ThrowWords } from '../../../table/story.ts';
import type { Sort } from '../bots/throws.ts';
import type { Event } from '../events.ts';
import type { MarvelZombies } from '../spec.ts';
import { words } from './words/words.ts';
import { deeds } from './deeds.ts';
import { heroThing } from './touch.ts';

/** What dice are counted for, one after the other. */
const throws: ThrowWords<Sort> = {
  fr: {
    hits: 'Touches',
  },
  en: {
    hits: 'Hits',
  },
};

/** A mission is told by rounds: what was taken, who was saved, who fell. */
export const story: GameStory<MarvelZombies> = {
  isChapter: event => event.type === 'roundStarted',
  title: (event, language) => (event.type === 'roundStarted' ? words[language].round(event.round) : ''),
  weight,
  about: event => ('hero' in event && event.hero ? [heroThing(event.hero)] : []),
  throws,
  deeds,
};

function weight(event: Event): number {
  switch (event.type) {
    case 'victory':
    case 'defeat':
    case 'heroFell':
      return 3;
    case 'objectiveTaken':
    case 'bystanderDevoured':
    case 'exploded':
      return 2.6;
    case 'dangerRose':
      return 2.3;
    case 'bystanderRescued':
    case 'heroLeft':
      return 2.2;
    case 'levelReached':
      return 1.6;
    case 'enemyEliminated':
      return event.crowd.kind === 'zombieHero' ? 2.5 : 0.3;
    case 'enemiesSpawned':
      return event.crowd.kind === 'zombieHero' ? 2 : event.crowd.count >= 4 ? 1.2 : 0;
    case 'wounded':
      return event.health <= 1 ? 2 : event.wounds >= 3 ? 1.5 : 0;
    case 'shortage':
      return 1.4;
    case 'doorOpened':
      return 0.8;
    default:
      return 0;
  }
}
