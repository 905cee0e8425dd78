import type { ThingId } from '../../../table/touch.ts';
import { WEAPON_SLOTS, type HeroId } from '../content/heroes.ts';
import { type SpecialId, objects } from '../content/objects.ts';
import type { GearId, SearchId } from '../content/search-deck.ts';
import type { TokenId } from '../content/tokens.ts';
import { weapons } from '../content/weapons.ts';
import type { Zone } from '../ids.ts';
import type { SeenHero, View } from '../seen.ts';
import type { Action } from '../spec.ts';

// The things of this table, and which of them give an answer. Whatever is done often is one touch: nothing else begins with it.

export const heroThing = (hero: HeroId): ThingId => `figure:hero-${hero}`;
/** All zombies of a zone, the Alpha among them: a blow falls on all of them. */
export const crowdThing = (zone: Zone): ThingId => `figure:crowd-${zone}`;
export const ALPHA: ThingId = 'figure:alpha';
export const HORDE: ThingId = 'figure:horde';
export const placeThing = (zone: Zone): ThingId => `place:${zone}`;
/** The same zone as the target of what is aimed: it covers the place while something is. */
export const aimThing = (zone: Zone): ThingId => `place:aim-${zone}`;

/** What lies about, by its number. */
export const lyingThing = (token: number): ThingId => `token:lying-${token}`;
export const itemThing = (item: number): ThingId => `token:item-${item}`;
export const heavyThing = (heavy: number): ThingId => `token:heavy-${heavy}`;
export const markerThing = (zone: Zone): ThingId => `token:marker-${zone}`;
export const lockThing = (tile: number): ThingId => `token:lock-${tile}`;
export const alarmThing = (tile: number): ThingId => `token:alarm-${tile}`;
export const letterThing = (tile: number): ThingId => `token:letter-${tile}`;
export const goalThing = (tile: number): ThingId => `token:goal-${tile}`;

/** What a hero has, by its place on the sheet. */
export const weaponThing = (hero: HeroId, at: number): ThingId => `card:${hero}-weapon-${at}`;
export const objectThing = (hero: HeroId, at: number): ThingId => `card:${hero}-object-${at}`;
export const burdenThing = (hero: HeroId): ThingId => `card:${hero}-burden`;
export const packThing = (hero: HeroId, at: number): ThingId => `token:${hero}-pack-${at}`;

/** Two piles: to search quickly is to draw from one, to search carefully to look through the other. */
export const SEARCH_DECK: ThingId = 'card:search-deck';
export const DISCARD: ThingId = 'card:discard';
/** A kind of card that was just drawn. */
export const foundThing = (card: SearchId): ThingId => `card:found-${card}`;
/** A card of the discard, 0 on top. */
export const depthThing = (depth: number): ThingId => `card:depth-${depth}`;
/** The token that is being looked at. */
export const LOOKED_AT: ThingId = 'token:looked-at';
export const ZOMBIE_DECK: ThingId = 'card:zombie-deck';
export const stockThing = (card: SpecialId): ThingId => `card:stock-${card}`;
/** What was brought from the last scenario, or what one starts with. */
export const CARRIED: ThingId = 'card:carried';
export const STARTER: ThingId = 'card:starter';

/** What a hero does without a thing in his hand. */
export const FISTS: ThingId = 'power:fists';
export const REST: ThingId = 'power:rest';
export const STAND_UP: ThingId = 'power:stand-up';
export const PUT_DOWN: ThingId = 'power:put-down';
export const CALL: ThingId = 'power:call';

export const withWeapon = (at: number): ThingId => `act:weapon-${at}`;
/** A firearm of somebody that a crate would fill. */
export const fillThing = (hero: HeroId, at: number): ThingId => `act:fill-${hero}-${at}`;
export const withObject = (at: number): ThingId => `act:object-${at}`;
export const WITH_FISTS: ThingId = 'act:fists';
export const WITH_MOUNTED: ThingId = 'act:mounted';
export const insteadOf = (at: number): ThingId => `act:instead-${at}`;
export const countThing = (count: number): ThingId => `act:count-${count}`;
export const layThing = (card: SearchId): ThingId => `act:lay-${card}`;
export const takeThing = (token: TokenId): ThingId => `act:take-${token}`;
export const PICK_UP: ThingId = 'act:carry';
export const THROW_AWAY: ThingId = 'act:throw-away';

/** The place of the gun that he bears among his weapons. */
export const GUN = WEAPON_SLOTS;

const MAIN: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'start',
  'ready',
  'keepBags',
  'endActions',
  'pass',
  'discardRest',
  'takeNothing',
  'leaveToken',
]);

/** The answers that end something, on the one fixed button. */
export const main = ({ type }: Action): boolean => MAIN.has(type);

/** What its card, its place or its button on the sheet says as well. */
const PLAIN: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'pickHero',
  'playFirst',
  'pickStart',
  'move',
  'fight',
  'bareHands',
  'use',
  'rest',
  'standUp',
  'putDown',
  'call',
  'quickSearch',
  'carefulSearch',
  'charm',
  'keep',
  'discard',
  'take',
  'dropToken',
]);
export const isPlain = ({ type }: Action): boolean => PLAIN.has(type);

/** Whose sheet lies before the seat that is asked. */
export function askedHero({ active, focus, heroes }: View): SeenHero | null {
  const asked = focus && 'hero' in focus ? focus.hero : active;
  return heroes.find(({ id }) => id === asked) ?? null;
}

const streetOf = (tile: number): Zone => tile * 2;

/** The things to touch for an answer; none where it is a button. */
export function touch(action: Action, { view }: { readonly view: View }): ThingId[] {
  switch (action.type) {
    case 'pickHero':
    case 'playFirst':
    case 'giveLight':
      return [heroThing(action.hero)];
    case 'pickStart':
      return [placeThing(action.zone)];
    case 'move':
      return [placeThing(action.to)];
    case 'surge':
      return [placeThing(streetOf(action.tile))];
    case 'keepEquipment':
      return [CARRIED];
    case 'takeStarter':
      return [STARTER];
    case 'giveBag':
      return [...packed(view, action.from, action.bag), heroThing(action.to)];
    case 'discardBag':
      return [...packed(view, action.from, action.bag), THROW_AWAY];
    case 'quickSearch':
      return [SEARCH_DECK];
    case 'carefulSearch':
      return [DISCARD];
    case 'takeToken':
      return [lyingThing(action.token)];
    case 'takeFromHero':
      return [heroThing(action.hero), takeThing(action.token)];
    case 'takeItem':
      return [itemThing(action.item), ...(action.instead === null ? [] : [insteadOf(action.instead)])];
    case 'takeHeavy':
      return [heavyThing(action.heavy)];
    case 'carry':
      return [heroThing(action.hero), PICK_UP];
    case 'bareHands':
      return [FISTS];
    case 'rest':
      return [REST];
    case 'standUp':
      return [STAND_UP];
    case 'putDown':
      return [PUT_DOWN];
    case 'call':
      return [CALL];
    case 'charm':
      return [foundThing(action.card)];
    case 'discard':
      return [DISCARD, layThing(action.card)];
    case 'keepToken':
      return [LOOKED_AT];
    default: {
      const hero = askedHero(view);
      return hero ? onSheet(action, hero, view) : [];
    }
  }
}

const packed = (view: View, hero: HeroId, token: TokenId): ThingId[] => {
  const at = view.heroes.find(({ id }) => id === hero)?.backpack.indexOf(token) ?? -1;
  return at < 0 ? [] : [packThing(hero, at)];
};

/** Answers that begin with what one has. */
function onSheet(action: Action, hero: SeenHero, view: View): ThingId[] {
  const { id } = hero;
  switch (action.type) {
    case 'fight':
      return [armThing(id, action.weapon)];
    case 'explode':
      return [
        objectThing(
          id,
          hero.objects.findIndex(({ card }) => objects[card].blast > 0),
        ),
        withWeapon(action.weapon),
      ];
    case 'use':
      return [objectThing(id, action.object)];
    case 'heal':
    case 'revive':
      return [objectThing(id, action.object), heroThing(action.hero)];
    case 'reload':
      return [objectThing(id, action.object), ...(emptied(hero) > 1 ? [withWeapon(action.weapon)] : [])];
    case 'dynamite':
      return [objectThing(id, action.object), aimThing(streetOf(action.tile))];
    case 'fireworks':
      return [objectThing(id, action.object), aimThing(streetOf(action.tile)), countThing(action.count)];
    case 'fireMounted':
      return [...mounted(view, hero), aimThing(action.zone)];
    case 'useCrate':
      return action.hero === null
        ? [burdenThing(id), heavyThing(action.heavy ?? -1)]
        : [burdenThing(id), heroThing(action.hero), fillThing(action.hero, action.weapon ?? GUN)];
    case 'replace':
    case 'loseObject':
      return [objectThing(id, action.object)];
    case 'giveUp':
      return [{ weapon: weaponThing, object: objectThing, bag: packThing }[action.what](id, action.index)];
    case 'trade':
      return [...packed(view, id, action.bag), stockThing(action.card), ...displaced(id, action.card, action.instead)];
    case 'dropToken':
    case 'exchangeToken':
      return packed(view, id, action.token);
    case 'keep':
      return [foundThing(action.card), ...displaced(id, action.card, action.instead)];
    case 'take':
      return [depthThing(action.depth), ...displaced(id, action.card, action.instead)];
    default:
      return [];
  }
}

const armThing = (hero: HeroId, weapon: number): ThingId =>
  weapon === GUN ? burdenThing(hero) : weaponThing(hero, weapon);

const displaced = (hero: HeroId, card: GearId, instead: number | null): ThingId[] =>
  instead === null ? [] : [card in weapons ? weaponThing(hero, instead) : objectThing(hero, instead)];

/** How many of his firearms can be loaded. */
const emptied = ({ weapons: own, heavy }: SeenHero): number =>
  own.filter(({ card, uses }) => weapons[card].kind === 'firearm' && uses !== weapons[card].uses).length +
  (heavy?.object === 'machine-gun' ? 1 : 0);

const mounted = ({ heavies }: View, { zone }: SeenHero): ThingId[] =>
  heavies.flatMap(heavy => (heavy.mounted && heavy.zone === zone ? [heavyThing(heavy.id)] : []));

function isCrowded({ tiles, alpha }: View, zone: Zone): boolean {
  const tile = tiles[zone >> 1];
  return alpha?.zone === zone || (tile !== undefined && (zone % 2 === 0 ? tile.street : tile.search) > 0);
}

/** Another way to the same answer: at the zombies all that strikes them, elsewhere going to them; where one stands what one does there. */
export function also(action: Action, { view }: { readonly view: View }): ThingId[] {
  const hero = askedHero(view);
  if (!hero) return [];
  const here = crowdThing(hero.zone);
  switch (action.type) {
    case 'fight':
      return [here, withWeapon(action.weapon)];
    case 'bareHands':
      return [here, WITH_FISTS];
    case 'use': {
      const card = hero.objects[action.object]?.card;
      return card && objects[card].kills > 0 ? [here, withObject(action.object)] : [];
    }
    case 'move':
      // At a gun that is mounted, touching them aims it.
      return isCrowded(view, action.to) && mounted(view, hero).length === 0 ? [crowdThing(action.to)] : [];
    case 'fireMounted':
      return [crowdThing(action.zone), WITH_MOUNTED];
    case 'quickSearch':
      return [placeThing(hero.zone)];
    case 'standUp':
      return [heroThing(hero.id)];
    default:
      return [];
  }
}
