import type { Roll } from '../../../../table/screen/screen-parts.ts';
import { isZombie, zombiesOn } from '../../content/search-deck.ts';
import { zombieCards } from '../../content/zombie-cards.ts';
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
  return event?.type === 'zombieCard' ? screamed(events.slice(0, at + 1), look) : null;
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

/** All cards that one scream drew. */
function screamed(events: readonly Event[], look: Seen): Roll {
  const own = told[look.language];
  const from = events.findLastIndex(({ type }) => type === 'scream');
  const cards = events.slice(from + 1).filter(event => event.type === 'zombieCard');
  const drawn = cards.flatMap(({ event }) => (event ? [look.texts.events[event].name] : []));
  return {
    title: own.scream,
    pieces: cards.map(({ card }) => {
      const { value } = zombieCards[card];
      return { text: value === 0 ? own.hordeCard : `+${value}`, isLit: value === 0 };
    }),
    sum: drawn.length > 0 ? drawn.join(', ') : null,
  };
}

/** What somebody wants to know before they decide: what befell their heroes and their streets, how the night went on. */
export function concerns(event: Event, { view, seat }: Seen): boolean {
  const mine = view.heroes.filter(hero => hero.seat === seat);
  const isMine = (hero: HeroId): boolean => mine.some(({ id }) => id === hero);
  switch (event.type) {
    case 'hurt':
    case 'healed':
    case 'revived':
      return isMine(event.hero);
    case 'zombiesCame':
      return event.count > 0 && mine.some(({ zone }) => zone === event.zone);
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
