import { called } from '../../../../table/called.ts';
import { capital } from '../../../../kit/grammar.ts';
import type { Seat } from '../../../../engine/types.ts';
import type { Event } from '../../events.ts';
import { type FigureId, cardOf } from '../../ids.ts';
import { copyMark } from '../../text/reading.ts';
import type { Seen } from '../look.ts';
import { ownNews } from '../words/own-news.ts';
import { screenWords } from '../words/screen.ts';

/** Over the battlefield it is told who comes there: those who look on wait for it. Whoever places somebody knows it, and the log does without. */
export function news(event: Event, look: Seen): string | null {
  const { texts, names, language, seat } = look;
  if (event.type === 'placed')
    return event.seat === seat
      ? null
      : screenWords[language].placed(names[event.seat] ?? '', texts.cards[cardOf(event.figure)].the);
  return seat === null ? null : ownLine(event, look, seat);
}

/** What one did oneself, and what fell to oneself: nobody goes by their own name. Null: it is nobody's, or another's. */
function ownLine(event: Event, look: Seen, seat: Seat): string | null {
  const { texts, language, view } = look;
  const own = ownNews[language];
  const the = (figure: FigureId): string => texts.cards[cardOf(figure)].the + copyMark(figure);
  const names = look.names.map((_, at) => called({ ...look, seat }, at));
  switch (event.type) {
    case 'rolledOff':
    case 'startRolled':
    case 'initiativeRolled':
      return told(texts.event(event, names, view), own.begins);
    case 'battleBegan':
      return texts.event(event, names, view);
    default:
      return 'seat' in event && event.seat === seat ? ownDeed(event, { texts, own, the }) : null;
  }
}

interface Said {
  readonly texts: Seen['texts'];
  readonly own: (typeof ownNews)[keyof typeof ownNews];
  readonly the: (figure: FigureId) => string;
}

function ownDeed(event: Event, { texts, own, the }: Said): string | null {
  switch (event.type) {
    case 'recruited':
      return own.recruited(texts.cards[event.card].the, event.points);
    case 'armyCompleted':
      return own.armyCompleted(event.points);
    case 'enlisted':
      return event.cards.length > 0 ? own.enlisted(event.cards.map(card => texts.cards[card].name)) : null;
    case 'armyNamed':
      return own.armyNamed(
        event.cards.map(card => texts.cards[card].the),
        event.points,
      );
    case 'armyTaken':
      return own.armyTaken(
        event.army + 1,
        event.cards.map(card => texts.cards[card].name),
      );
    case 'zoneTaken':
      return own.zoneTaken(texts.zones[event.zone]);
    case 'orderPlaced':
      return event.on === null ? null : own.orderPlaced(event.marker, the(event.on));
    case 'ordersReady':
      return own.ordersReady;
    case 'turnBegan':
      return own.turnBegan(event.turn);
    case 'turnSkipped':
      return own.turnSkipped(event.turn);
    case 'controlTaken':
      return own.controlTaken(the(event.figure));
    case 'controlReturned':
      return own.controlReturned(the(event.figure));
    default:
      return null;
  }
}

/** The same, said to whoever won. */
const told = (line: string | null, begins: readonly (readonly string[])[]): string | null =>
  begins.reduce<string | null>((found, [of = '', to = '']) => found && found.replace(of, capital(to)), line);
