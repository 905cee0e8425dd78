import type { GameStory, ThrowWords } from '../../../table/story.ts';
import type { ThingId } from '../../../table/touch.ts';
import type { Sort } from '../bots/throws.ts';
import { horde } from '../content/horde.ts';
import type { UntilDaylight } from '../spec.ts';
import type { Event } from '../events.ts';
import { deeds } from './deeds.ts';
import { hordeThing, seatThing } from './touch.ts';

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
  about,
  throws,
  deeds,
};

/** Whoever came or fell, else whom it happened to. */
function about(event: Event): ThingId[] {
  const foes = event.type === 'foeKilled' ? [{ id: event.foe, card: event.card }] : 'foes' in event ? event.foes : [];
  const come = foes.flatMap(foe => (typeof foe === 'number' ? [] : [hordeThing(horde[foe.card].kind, foe.id)]));
  if (come.length > 0) return come;
  return 'seat' in event && event.seat !== null ? [seatThing(event.seat)] : [];
}

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
