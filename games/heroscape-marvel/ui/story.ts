import type { GameStory } from '../../../table/story.ts';
import type { Event } from '../events.ts';
import type { HeroScape } from '../spec.ts';

const GRAVE = 3; // wounds of one blow worth telling

/** A battle is told by rounds: who fell, who came back, what broke. */
export const story: GameStory<HeroScape> = {
  isChapter: event => event.type === 'roundBegan' || event.type === 'battleBegan',
  weight,
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
