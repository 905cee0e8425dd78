import type { GameStory, ThrowWords } from '../../../table/story.ts';
import type { Sort } from '../bots/throws.ts';
import type { Event } from '../events.ts';
import type { ThingId } from '../../../table/touch.ts';
import type { FigureId } from '../ids.ts';
import type { HeroScape } from '../spec.ts';
import { deeds } from './deeds.ts';
import { figureThing } from './touch.ts';

const GRAVE = 3; // wounds of one blow worth telling

/** What dice are counted for, one after the other. */
const throws: ThrowWords<Sort> = {
  fr: {
    skulls: 'Crânes à l’attaque',
    shields: 'Boucliers en défense',
    powers: 'Pouvoirs réussis au dé 20',
    initiative: 'Jets d’initiative',
  },
  en: {
    skulls: 'Skulls in attack',
    shields: 'Shields in defence',
    powers: 'Powers that succeeded on the d20',
    initiative: 'Initiative rolls',
  },
};

/** A battle is told by rounds: who fell, who came back, what broke. */
export const story: GameStory<HeroScape> = {
  isChapter: event => event.type === 'roundBegan' || event.type === 'battleBegan',
  weight,
  about,
  throws,
  deeds,
};

function weight(event: Event): number {
  switch (event.type) {
    case 'destroyed':
    case 'cameBack':
      return 3;
    case 'exited':
      return event.device ? 3 : 1.5;
    case 'wallBroken':
    case 'controlTaken':
      return 2.6;
    case 'wounded':
      if (event.life - event.wounds === 1) return 2.3;
      return event.amount >= GRAVE ? 2.1 : 0;
    case 'orderRemoved':
    case 'cardsTaken':
      return 2;
    case 'dustRolled':
    case 'mindRolled':
    case 'sensed':
      return event.success ? 1.8 : 0;
    case 'glyphTurned':
    case 'glyphTaken':
    case 'glyphHanded':
      return 1.4;
    case 'turnSkipped':
      return 1;
    case 'initiativeRolled':
      return event.winner === null ? 0 : 0.4;
    default:
      return 0;
  }
}

/** Whoever does it, and whom. */
function about(event: Event): ThingId[] {
  const figures = [
    ...('by' in event && typeof event.by === 'string' ? [event.by] : []),
    ...('figure' in event ? [event.figure] : []),
  ];
  return figures.map(figure => figureThing(figure as FigureId));
}
