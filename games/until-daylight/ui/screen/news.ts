import type { Language } from '../../../../engine/box.ts';
import { capital, grouped } from '../../../../kit/grammar.ts';
import type { CardId } from '../../content/cards.ts';
import { type HordeId, horde } from '../../content/horde.ts';
import type { Event } from '../../events.ts';
import type { DiscardCause, Thief } from '../../ids.ts';
import { ROUNDS } from '../../content/numbers.ts';
import { isBadLuck, isNews } from '../../text/reading.ts';
import type { GameTexts } from '../../text/shape.ts';
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
  if ('by' in event && event.by === look.seat) return drawn(event, look);
  return ('seat' in event && event.seat === look.seat) || concernsMe(event, look) ? toMe(event, look) : null;
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
    case 'withdrawn':
      return isMine
        ? own.takesBack(other, texts.cards[event.card].the)
        : own.isTakenBack(other, texts.cards[event.card].the);
    default:
      return null;
  }
}

type Mine = Exclude<Event, Dealt>;

/** Somebody else does it, for whoever looks; or they begin. */
const concernsMe = (event: Event, { seat }: Seen): boolean =>
  (event.type === 'perkUsed' && event.perk === 'hold-the-line' && event.target === seat) ||
  (event.type === 'specialPlayed' && event.whom === seat) ||
  (event.type === 'roundStarted' && event.first === seat);

/** Of Combat cards, whose they are. */
function drawn(event: Mine, { texts, language }: Seen): string | null {
  const own = newsWords[language];
  if (event.type === 'combatChosen') return own.strikes(texts.combat[event.card].name);
  if (event.type !== 'combatDrawn') return null;
  return own.draws(and[language](event.cards.map(card => texts.combat[card].name)));
}

function toMe(event: Mine, look: Seen): string | null {
  return withCards(event, look) ?? inFight(event, look) ?? ofWave(event, look) ?? withHelp(event, look);
}

function withCards(event: Mine, look: Seen): string | null {
  const { texts, language } = look;
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
      return losing(event, look);
    case 'nothingLost':
      return own.losesNothing[event.cause];
    case 'seatReady':
      return own.isReady;
    case 'reconsidered':
      return own.isBack;
    case 'tookFromDiscard':
      return own.salvages(noun(event.card).a);
    case 'revealed':
      return own.reveals(listOf(event.cards, texts, language));
    case 'crafted':
      return own.crafts(texts.tokens[event.token].a);
    default:
      return null;
  }
}

/** `deux cartes Balles et des Clous`. */
const listOf = (cards: readonly CardId[], texts: GameTexts, language: Language): string =>
  and[language](
    grouped(cards).map(([card, count]) => {
      const { a, plural } = texts.cards[card];
      return count === 1 ? a : `${count} ${plural}`;
    }),
  );

/** Null: what goes by the way is told by nobody. */
function losing({ cards, cause }: Extract<Event, { type: 'discarded' }>, { texts, language }: Seen): string | null {
  const own = newsWords[language];
  if (!isNews(cards, cause)) return null;
  const what = listOf(cards, texts, language);
  if (isTheft(cause)) return own.loses[cause](what);
  return cause === 'ammo' ? own.spends(what) : own.discards(what);
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
      return event.amount > 0 ? own.recovers(event.amount) : own.healsNothing(texts.cards[event.card].the);
    case 'barricadeBroken':
      return own.barricade(event.absorbed);
    case 'trapSprung':
      return own.trap;
    case 'combatReplaced':
      return own.replaces(texts.combat[event.from].name, event.to === null ? '' : texts.combat[event.to].name);
    case 'damageSpread':
      return own.spreads(event.shares.flatMap(({ points }) => (points > 0 ? [points] : [])));
    case 'defeat':
      return own.dies(event.round);
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

/** Perks and Special cards, one's own and those that others use for one. */
function withHelp(event: Mine, { texts, names, seat, language }: Seen): string | null {
  const own = newsWords[language];
  switch (event.type) {
    case 'characterPicked':
      return own.picks(texts.characters[event.character].the);
    case 'weaponPicked':
      return own.picks(texts.cards[event.weapon].the);
    case 'roundStarted':
      return own.begins(event.round, event.round > ROUNDS, event.pile);
    case 'perkUsed': {
      const { name } = texts.perks[event.perk];
      if (event.seat !== seat) return own.isProtected(names[event.seat] ?? '', name);
      if (event.target === null || event.perk !== 'hold-the-line') return own.uses(name);
      return own.protects(name, event.target === seat ? null : (names[event.target] ?? ''));
    }
    case 'specialPlayed':
      if (event.seat !== seat) return event.card === 'encouragement' ? own.isEncouraged(names[event.seat] ?? '') : null;
      if (event.card === 'encouragement') return own.encourages(names[event.whom ?? -1] ?? '');
      return event.card === 'energy-drink'
        ? own.drinks(texts.cards[event.card].a)
        : own.plays(texts.cards[event.card].name);
    default:
      return null;
  }
}
