import type { GameStory, ThrowWords } from '../../../table/story.ts';
import type { Sort } from '../bots/throws.ts';
import type { UntilDaylight } from '../spec.ts';
import type { Event } from '../events.ts';
import { deeds } from './deeds.ts';
import { seatThing } from './touch.ts';

const GRAVE = 3;

/** What dice are counted for, one after the other. */
const throws: ThrowWords<Sort> = {
  fr: {
    attack: 'Dégâts des cartes Combat des joueurs',
    enemies: 'Dégâts des cartes Combat des ennemis',
  },
  en: {
    attack: 'Damage on the players’ Combat cards',
    enemies: 'Damage on the enemies’ Combat cards',
  },
};

/** A night is told by rounds: what came, what it cost, and what held. */
export const story: GameStory<UntilDaylight> = {
  isChapter: event => event.type === 'roundStarted',
  weight,
  about: event => ('seat' in event && event.seat !== null ? [seatThing(event.seat)] : []),
  throws,
  deeds,
};

function weight(event: Event): number {
  switch (event.type) {
    case 'victory':
    case 'defeat':
      return 3;
    case 'hordeArrived':
      return event.foes.length > 0 ? 2.5 : 0;
    case 'damaged':
      if (event.damage >= event.life) return 3;
      return event.amount >= GRAVE ? 2 : event.life - event.damage <= 2 ? 2.2 : 0;
    case 'waveDelayed':
      return 1.2;
    case 'barricadeBroken':
      return event.absorbed >= GRAVE ? 1.8 : 0.8;
    case 'foeKilled':
      return event.card.startsWith('monster') ? 2.4 : event.card.startsWith('survivor') ? 1.5 : 0.4;
    case 'outOfTheFight':
      return event.foes.length > 1 ? 1.6 : 1;
    case 'trapSprung':
      return 1;
    case 'waveTaken':
    case 'perkUsed':
      return 0.9;
    case 'given':
      return 0.5;
    default:
      return 0;
  }
}
