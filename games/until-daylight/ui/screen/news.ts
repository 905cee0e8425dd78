import { capital } from '../../../../kit/grammar.ts';
import type { CardId } from '../../content/cards.ts';
import { type HordeId, horde } from '../../content/horde.ts';
import type { Event } from '../../events.ts';
import type { DiscardCause, Thief } from '../../ids.ts';
import { isBadLuck } from '../../text/reading.ts';
import type { Seen } from '../look.ts';
import { and, newsWords } from '../words/news.ts';

/** Over the board whoever looks is called as their plate calls them; null: as the log tells it. */
export function news(event: Event, look: Seen, later: readonly Event[]): string | null {
  const own = newsWords[look.language];
  // Who comes is told when they come.
  if (event.type === 'assaultRevealed' && later.some(({ type }) => type === 'hordeArrived'))
    return own.assault(look.texts.assaults[event.assault].name);
  if (look.seat === null) return null;
  if ('from' in event && 'to' in event && typeof event.from === 'number') return between(event, look);
  return 'seat' in event && event.seat === look.seat ? toMe(event, look) : null;
}

type Dealt = Extract<Event, { from: number; to: number }>;

/** What passes between two of them. */
function between(event: Dealt, { texts, names, seat, language }: Seen): string | null {
  const own = newsWords[language];
  const isMine = event.from === seat;
  if (!isMine && event.to !== seat) return null;
  const { a, name } = texts.cards[event.card];
  const other = names[isMine ? event.to : event.from] ?? '';
  switch (event.type) {
    case 'given':
      return isMine ? own.gives(other, a) : own.gets(other, a);
    case 'refused':
      return isMine ? own.isRefused(other, name) : own.refuses(other, name);
    case 'offered':
      return isMine ? own.offers(other, a) : own.isOffered(other, a);
    default:
      return null;
  }
}

type Mine = Exclude<Event, Dealt>;

function toMe(event: Mine, look: Seen): string | null {
  return withCards(event, look) ?? inFight(event, look) ?? ofWave(event, look);
}

function withCards(event: Mine, { texts, language }: Seen): string | null {
  const own = newsWords[language];
  const noun = (card: CardId) => texts.cards[card];
  switch (event.type) {
    case 'cardDrawn':
      return isBadLuck(event.card) ? own.badLuck(noun(event.card).name) : own.finds(noun(event.card).a);
    case 'cardKept':
      return own.keeps(noun(event.card).the);
    case 'cardLeft':
      return own.leaves(noun(event.card).the);
    case 'discarded':
      return isTheft(event.cause) ? own.loses[event.cause](and[language](event.cards.map(card => noun(card).a))) : null;
    case 'nothingLost':
      return own.losesNothing[event.cause];
    case 'seatReady':
      return own.isReady;
    default:
      return null;
  }
}

const isTheft = (cause: DiscardCause): cause is Thief =>
  cause === 'crows' || cause === 'looter' || cause === 'combatCard';

function inFight(event: Mine, { texts, language }: Seen): string | null {
  const own = newsWords[language];
  const the = (card: HordeId): string => texts.kinds[horde[card].kind].the;
  switch (event.type) {
    case 'turnStarted':
      return own.fights;
    case 'attacked':
      return own.attacks(the(event.card), texts.cards[event.weapon].the);
    case 'enemyAttacked':
      return own.isAttacked(capital(the(event.card)));
    case 'attackMissed':
      return own.isMissed;
    case 'damaged':
      return own.suffers(
        event.amount,
        event.cause === 'enemy' ? null : texts.causes[event.cause],
        event.life - event.damage,
      );
    case 'healed':
      return event.amount > 0 ? own.recovers(event.amount) : null;
    case 'barricadeBroken':
      return own.barricade(event.absorbed);
    case 'trapSprung':
      return own.trap;
    default:
      return null;
  }
}

function ofWave(event: Mine, { language }: Seen): string | null {
  const own = newsWords[language];
  switch (event.type) {
    case 'waveDrawn':
      return own.drawsWave;
    case 'waveFaced':
      return own.faces;
    case 'waveDelayed':
      return own.delays(event.free);
    case 'waveTaken':
      return own.takesWave;
    case 'wavePassed':
      return own.getsWave;
    default:
      return null;
  }
}
