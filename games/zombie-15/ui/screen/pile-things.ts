import type { Explained } from '../../../../table/screen/screen-parts.ts';
import { heroes as sheets } from '../../content/heroes.ts';
import type { SearchId } from '../../content/search-deck.ts';
import { type WeaponId, weapons } from '../../content/weapons.ts';
import { isWeapon } from '../../rules/sheet.ts';
import { type Seen, cardName, itemOf } from '../look.ts';
import { ruleOfCard } from '../rule-of.ts';
import {
  CARRIED,
  DISCARD,
  SEARCH_DECK,
  STARTER,
  ZOMBIE_DECK,
  askedHero,
  depthThing,
  foundThing,
  stockThing,
} from '../touch.ts';
import { told } from '../words/told.ts';
import { searchOf } from './expected.ts';
import type { Known } from './known.ts';

const TOP = 6;

/** Decks, what was drawn from them, and what can be had at a Checkpoint. */
export function* ofPiles(look: Seen): Iterable<Known> {
  const { view, language, texts } = look;
  const own = told[language];
  const hero = askedHero(view);
  yield [
    SEARCH_DECK,
    () => {
      const found = hero && searchOf(view, hero);
      return {
        name: own.deck(view.searchDeck),
        about: found && own.average(found.cards, found.zombies),
        rule: 'Z15-SEARCH-03',
      };
    },
  ];
  yield [
    DISCARD,
    () => ({
      name: own.discard(view.discard.length),
      about: own.discardAbout(namesOf(look, view.discard.slice(0, TOP), view.discard.length > TOP)),
      rule: 'Z15-SEARCH-08',
    }),
  ];
  for (const [depth, card] of view.discard.entries())
    yield [
      depthThing(depth),
      () => {
        const said = cardSaid(look, card);
        const lost = depth === 0 ? own.nothingAbove : own.above(namesOf(look, view.discard.slice(0, depth)));
        return { ...said, about: `${said.about} ${lost}` };
      },
    ];
  for (const card of view.focus?.type === 'quickSearch' ? view.focus.cards : [])
    yield [foundThing(card), () => cardSaid(look, card)];
  yield [
    ZOMBIE_DECK,
    () => ({ name: own.zombieDeck(view.zombieDeck), about: screamSaid(look), rule: 'Z15-SCREAM-02' }),
  ];
  for (const card of view.stock)
    yield [
      stockThing(card),
      () => ({
        name: cardName(look, card),
        about: texts.cards[card].effect,
        rule: ruleOfCard(card),
        item: { kind: 'objects', id: card },
      }),
    ];
  yield* ofCheckpoint(look);
}

const namesOf = (look: Seen, cards: readonly SearchId[], isMore = false): string =>
  [...cards.map(card => cardName(look, card)), ...(isMore ? ['…'] : [])].join(', ');

/** A card of the search deck, as it is found. */
function cardSaid(look: Seen, card: SearchId): Explained {
  const { name, effect } = look.texts.cards[card];
  return {
    name,
    about: isWeapon(card) ? `${armFound(look, card)} ${effect}` : effect,
    rule: ruleOfCard(card),
    item: itemOf(card),
  };
}

/** What it can do, and whether there is room for it. */
function armFound(look: Seen, card: WeaponId): string {
  const own = told[look.language];
  const { damage, fend, noise, size } = weapons[card];
  const facts = own.weapon(damage, fend, noise);
  if (size !== 'bulky') return facts;
  const held = askedHero(look.view)?.weapons.find(gear => weapons[gear.card].size === 'bulky');
  return `${facts} ${held ? own.bulkyHeld(cardName(look, held.card)) : own.bulky}`;
}

function screamSaid({ view, language }: Seen): string {
  const own = told[language];
  const { scream, horde } = view;
  if (!scream) return own.noScream;
  if (scream.cards.length === 0) return own.catWaits;
  const [toHero, toLetter] = [scream.cards.includes('hero'), scream.cards.includes('letter')];
  const ways = toHero && toLetter ? 'both' : toLetter ? 'letter' : 'hero';
  return `${own.nextScream(scream.horde, horde, scream.least, scream.most)} ${own.screamAt(ways)}`;
}

function* ofCheckpoint(look: Seen): Iterable<Known> {
  const { view, language } = look;
  const own = told[language];
  const carried = view.focus?.type === 'checkpoint' ? view.focus.carried : null;
  if (!carried) return;
  const sheet = sheets[carried.hero];
  const gear = [...carried.weapons, ...carried.objects].map(({ card }) => cardName(look, card));
  const starter = view.side === 'prologue' ? sheet.prologueStarter : sheet.starter;
  yield [CARRIED, () => ({ name: own.carried, about: gear.join(', '), rule: 'Z15-CAMP-04' })];
  yield [STARTER, () => ({ name: own.starter, about: cardName(look, starter), rule: 'Z15-CAMP-04' })];
}
