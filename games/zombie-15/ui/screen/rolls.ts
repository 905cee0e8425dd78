import type { Roll } from '../../../../table/screen/screen-parts.ts';
import { isZombie, zombiesOn } from '../../content/search-deck.ts';
import { type ZombieCardId, zombieCards } from '../../content/zombie-cards.ts';
import type { HeroId } from '../../content/heroes.ts';
import type { Event } from '../../events.ts';
import { type Seen, cardName, heroName } from '../look.ts';
import { told } from '../words/told.ts';
import { drawnCards } from './drawn-cards.tsx';

/** The cards of the last search or scream of this turn; those that still lie there to choose from need no tray. */
export function roll(events: readonly Event[], look: Seen): Roll | null {
  if (look.view.focus?.type === 'quickSearch') return null;
  const at = events.findLastIndex(({ type }) => type === 'cardsRevealed' || type === 'zombieCard');
  if (events.slice(at + 1).some(({ type }) => type === 'passed')) return null;
  const event = events[at];
  if (event?.type === 'cardsRevealed') return searched(event, look);
  return event?.type === 'zombieCard' ? screamed(events, look) : null;
}

function searched({ hero, cards, spared }: Extract<Event, { type: 'cardsRevealed' }>, look: Seen): Roll {
  const own = told[look.language];
  const zombies = cards.reduce((sum, card) => sum + zombiesOn(card), 0) - (spared ? zombiesOn(spared) : 0);
  return {
    title: own.searchOf(heroName(look, hero)),
    pieces: cards.map(card => ({
      text: isZombie(card) ? `+${zombiesOn(card)}` : cardName(look, card),
      isLit: !isZombie(card),
    })),
    sum: zombies > 0 ? own.zombies(zombies) : own.nobody,
    picture: drawnCards(look, cards),
  };
}

/** What a scream is made of. */
const BROUGHT: ReadonlySet<Event['type']> = new Set([
  'zombieCard',
  'zombiesCame',
  'hordeCame',
  'marched',
  'alphaMoved',
]);

/** All cards that one scream drew, and how many it brought. */
function screamed(events: readonly Event[], look: Seen): Roll {
  const own = told[look.language];
  const from = events.findLastIndex(({ type }) => type === 'scream');
  const since = events.slice(from + 1);
  const end = since.findIndex(({ type }) => !BROUGHT.has(type));
  const brought = end < 0 ? since : since.slice(0, end);
  const cards = brought.filter(event => event.type === 'zombieCard');
  const came = brought.reduce(
    (sum, event) => sum + (event.type === 'zombiesCame' || event.type === 'hordeCame' ? event.count : 0),
    0,
  );
  const drawn = cards.flatMap(({ event }) => (event ? [look.texts.events[event].name] : []));
  return {
    title: own.scream(cards.length),
    pieces: cards.map(({ card }) => ({ text: screamCard(card, look).brief, isLit: zombieCards[card].value === 0 })),
    rule: 'Z15-SCREAM-02',
    sum: [...(came > 0 ? [own.zombies(came)] : []), ...drawn].join(', ') || null,
  };
}

/** A card of a scream, by what it brings; with its letter only where tiles have letters, else it means nothing. */
export function screamCard(card: ZombieCardId, { view, language }: Pick<Seen, 'view' | 'language'>): ScreamCard {
  const own = told[language];
  const { value, letter } = zombieCards[card];
  if (value === 0) return { brief: own.hordeCard, whole: own.hordeCard };
  const isMeant = letter !== null && view.tiles.some(tile => tile.letter !== null);
  const lettered = (count: string): string => (isMeant ? own.lettered(count, letter) : count);
  return { brief: lettered(`+${value}`), whole: lettered(own.zombies(value)) };
}

interface ScreamCard {
  /** Where the sum stands beside it. */
  readonly brief: string;
  readonly whole: string;
}

/** What somebody wants to know before they decide: what befell their heroes and their streets, how the night went on. */
export function concerns(event: Event, { view, seat }: Seen): boolean | 'slightly' {
  const mine = view.heroes.filter(hero => hero.seat === seat);
  const isMine = (hero: HeroId): boolean => mine.some(({ id }) => id === hero);
  switch (event.type) {
    case 'hurt':
    case 'healed':
    case 'revived':
      return isMine(event.hero) || (event.type === 'hurt' && 'slightly');
    case 'zombiesCame':
      return event.count > 0 && mine.some(({ zone }) => zone === event.zone);
    // What a partner does is followed while they do it, and old as soon as it is one's own turn.
    case 'attacked':
    case 'cardsRevealed':
    case 'stoodUp':
      return !isMine(event.hero) && view.active !== null && !isMine(view.active) && 'slightly';
    case 'fell':
      return isMine(event.hero) || 'slightly';
    case 'fainted':
    case 'hordeCame':
    case 'nightFell':
    case 'helicopterCame':
    case 'radioCalled':
    case 'lockOpened':
    case 'alphaDied':
    case 'tokenKept':
      return true;
    default:
      return false;
  }
}
