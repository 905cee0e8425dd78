import type { GameStory, ThrowWords } from '../../../table/story.ts';
import type { Sort } from '../bots/throws.ts';
import type { Event } from '../events.ts';
import type { SpiderMan } from '../spec.ts';

/** What dice are counted for, one after the other. */
const throws: ThrowWords<Sort> = {
  fr: {
    movement: 'Points aux dés de Déplacement',
    combat: 'Points aux dés de Combat',
    others: 'Points aux autres dés',
  },
  en: {
    movement: 'Points on Movement dice',
    combat: 'Points on Combat dice',
    others: 'Points on other dice',
  },
};

/** A race is told by turns: who fell, who was jailed, whose mission came off. */
export const story: GameStory<SpiderMan> = {
  isChapter: event => event.type === 'turnStarted' && event.role === 'spider-man',
  title: (event, language) =>
    event.type === 'turnStarted' ? `${language === 'fr' ? 'Manche' : 'Round'} ${event.round}` : '',
  weight,
  throws,
};

function weight(event: Event): number {
  switch (event.type) {
    case 'missionDone':
    case 'knockedOut':
      return 3;
    case 'jailed':
    case 'hqDestroyed':
    case 'eventDrawn':
      return 2.5;
    case 'missionFailed':
    case 'powerGained':
    case 'freed':
      return 2;
    case 'captured':
    case 'arrested':
    case 'attackStopped':
      return 1.5;
    case 'carsDestroyed':
      return event.cars > 1 ? 1.6 : 1;
    case 'wounded':
      return event.left <= 1 ? 1.8 : event.wounds >= 2 ? 1.2 : 0;
    default:
      return 0;
  }
}
