import type { Seat } from '../../../../engine/types.ts';
import type { Digest } from '../../../../table/screen/screen-parts.ts';
import { horde } from '../../content/horde.ts';
import type { Event } from '../../events.ts';
import { KINDS } from '../../ids.ts';
import type { Seen } from '../look.ts';
import { words } from '../words/words.ts';

type Killed = Extract<Event, { type: 'foeKilled' }>;
type Hurt = Extract<Event, { type: 'foeHurt' }>;
type Damaged = Extract<Event, { type: 'damaged' }>;

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
  const damaged = others.filter((event): event is Damaged => event.type === 'damaged');
  const said: [readonly Event[], string][] = [
    [killed, own.fell(crowdOf(killed, look))],
    [damaged, own.wounded(woundsOf(damaged, look))],
    [strayed, own.strayed(strayed.map(({ card, amount }) => [look.texts.kinds[horde[card].kind].name, amount]))],
  ];
  return said.flatMap(([told, text]) => (told.length > 0 ? [{ text, events: told }] : []));
}

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

function woundsOf(damaged: readonly Damaged[], { names, seat: own, language }: Seen): [string, number][] {
  return names.flatMap((name, seat): [string, number][] => {
    const points = damaged.reduce((sum, event) => (event.seat === seat ? sum + event.amount : sum), 0);
    return points === 0 ? [] : [[seat === own ? words[language].you : name, points]];
  });
}
