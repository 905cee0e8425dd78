import type { GameStory, ThrowWords } from '../../../table/story.ts';
import type { Sort } from '../bots/throws.ts';
import type { Event } from '../events.ts';
import type { ThingId } from '../../../table/touch.ts';
import type { View } from '../seen.ts';
import type { SpiderMan } from '../spec.ts';
import { deeds } from './deeds.ts';
import { heading } from './heading.ts';
import { standings } from './standings.ts';
import { figureThing, pieceThing, seatThing } from './touch.ts';

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
  about,
  heading,
  standings,
  throws,
  deeds,
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

/** Whoever does it, and whom. */
function about(event: Event, view: View): ThingId[] {
  const seat = 'seat' in event && event.seat !== null ? seatThing(view, event.seat) : null;
  return [
    ...('by' in event && event.by !== null && typeof event.by === 'object' ? [pieceThing(event.by)] : []),
    ...('role' in event ? [figureThing(event.role)] : []),
    ...(seat ? [seat] : []),
  ];
}
