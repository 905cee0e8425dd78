import { called } from '../../../../table/called.ts';
import type { Seat } from '../../../../engine/types.ts';
import type { Digest } from '../../../../table/screen/screen-parts.ts';
import type { CardId } from '../../content/cards.ts';
import { horde } from '../../content/horde.ts';
import type { Event } from '../../events.ts';
import { KINDS } from '../../ids.ts';
import { isBadLuck } from '../../text/reading.ts';
import { type Seen } from '../look.ts';
import { words } from '../words/words.ts';

type Killed = Extract<Event, { type: 'foeKilled' }>;
type Hurt = Extract<Event, { type: 'foeHurt' }>;
type Discarded = Extract<Event, { type: 'discarded' }>;
type Damaged = Extract<Event, { type: 'damaged' }>;

const MOST = 3; // lines that are read before one decides

/** Who fell and who was hurt by others since this seat last decided: a whole phase of combat passes quickly. */
export function digest(events: readonly Event[], look: Seen): Digest<Event>[] {
  const own = words[look.language];
  const others = doneByOthers(events, look.seat);
  const killed = others.filter((event): event is Killed => event.type === 'foeKilled');
  const strayed = others.filter(
    (event): event is Hurt =>
      event.type === 'foeHurt' &&
      event.left > 0 &&
      isStray(event, others) &&
      !killed.some(({ foe }) => foe === event.foe),
  );
  const allies = killed.filter(({ card }) => horde[card].kind === 'survivor');
  const enemies = killed.filter(event => !allies.includes(event));
  const misfortunes = misfortunesOf(events, look);
  const damaged = others.filter(
    (event): event is Damaged => event.type === 'damaged' && !misfortunes.events.includes(event),
  );
  const stolen = others.filter((event): event is Discarded => event.type === 'discarded' && event.cause === 'looter');
  const said: [readonly Event[], string][] = [
    [strayed, own.strayed(strayed.map(({ card, amount }) => [look.texts.kinds[horde[card].kind].name, amount]))],
    [killed, own.fell(crowdOf(enemies, look), crowdOf(allies, look))],
    [misfortunes.events, own.misfortunes(misfortunes.struck)],
    [stolen, own.stolen(stolen.map(({ seat, cards }) => [called(look, seat), namesOf(cards, look)]))],
    [damaged, own.wounded(woundsOf(damaged, look))],
  ];
  // What hurts most comes last, where it is read first.
  return said.flatMap(([told, text]) => (told.length > 0 ? [{ text, events: told }] : [])).slice(-MOST);
}

interface Misfortunes {
  readonly events: readonly Event[];
  /** Whom, which card, and what it took. */
  readonly struck: readonly (readonly [who: string, card: string, loss: string])[];
}

/** Bad Luck strikes as soon as it is drawn, one's own too: nobody is asked about it. */
function misfortunesOf(events: readonly Event[], look: Seen): Misfortunes {
  const { texts, language } = look;
  const found: { readonly events: Event[]; readonly who: string; readonly card: string; loss: string }[] = [];
  let isOpen = false;
  for (const event of events) {
    if (event.type === 'cardDrawn') {
      isOpen = isBadLuck(event.card);
      const card = texts.cards[event.card].name;
      if (isOpen) found.push({ events: [event], who: called(look, event.seat), card, loss: '' });
    }
    const loss = isOpen ? lossOf(event, look) : null;
    const last = found.at(-1);
    if (loss === null || !last) continue;
    last.events.push(event);
    last.loss = loss;
    isOpen = false;
  }
  return {
    events: found.flatMap(one => one.events),
    struck: found.map(({ who, card, loss }) => [who, card, loss || words[language].nothingTaken]),
  };
}

function lossOf(event: Event, look: Seen): string | null {
  const { language } = look;
  if (event.type === 'damaged' && event.cause === 'badLuck') return `−${event.amount}`;
  if (event.type === 'discarded' && event.cause === 'crows') return namesOf(event.cards, look);
  return event.type === 'nothingLost' ? words[language].nothingTaken : null;
}

const namesOf = (cards: readonly CardId[], { texts }: Seen): string =>
  cards.map(card => texts.cards[card].name).join(', ');

/** Hurt in the enemies' own turn, by what they themselves struck with. */
function isStray(event: Hurt, events: readonly Event[]): boolean {
  if (event.cause !== 'area' && event.cause !== 'selfDamage') return false;
  const before = events.slice(0, events.indexOf(event));
  return before.findLast(({ type }) => type === 'attacked' || type === 'enemyAttacked')?.type === 'enemyAttacked';
}

/** What a seat has done it has seen; whoever decided last is taken to act until somebody else does. */
function doneByOthers(events: readonly Event[], seat: Seat | null): Event[] {
  let isOwn = seat !== null;
  return events.filter(event => {
    switch (event.type) {
      case 'turnStarted':
      case 'attacked':
      case 'crafted':
      case 'cardDrawn':
      case 'waveDrawn':
        isOwn = event.seat === seat;
        break;
      case 'combatDrawn':
      case 'combatChosen':
        isOwn = event.by !== null && event.by === seat;
        break;
      case 'enemyAttacked':
      case 'phaseStarted':
        isOwn = false;
        break;
      default:
    }
    return !isOwn;
  });
}

function crowdOf(fallen: readonly Killed[], { texts }: Seen): [number, string][] {
  return KINDS.flatMap((kind): [number, string][] => {
    const count = fallen.filter(({ card }) => horde[card].kind === kind).length;
    return count === 0 ? [] : [[count, count > 1 ? texts.kinds[kind].plural : texts.kinds[kind].name]];
  });
}

function woundsOf(damaged: readonly Damaged[], look: Seen): [string, number, string | null][] {
  return look.names.flatMap((_, seat): [string, number, string | null][] => {
    const own = damaged.filter(event => event.seat === seat);
    const points = own.reduce((sum, { amount }) => sum + amount, 0);
    return points === 0 ? [] : [[called(look, seat), points, causeOf(own, look)]];
  });
}

/** What took it where no enemy did; several of those need no words. */
function causeOf(damaged: readonly Damaged[], { texts }: Seen): string | null {
  const [first] = damaged;
  const isOne = first && damaged.every(({ cause }) => cause === first.cause);
  return isOne && first.cause !== 'enemy' && first.cause !== 'area' ? texts.causes[first.cause] : null;
}
