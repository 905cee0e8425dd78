import type { ThingId } from '../../../table/touch.ts';
import type { BystanderId } from '../content/bystanders.ts';
import { type CardId, isSkill } from '../content/cards.ts';
import type { SkillId } from '../content/heroes.ts';
import type { TraitId } from '../content/traits.ts';
import type { Colour, DoorId, EnemyKind, HeroId, HordeKind, ZombieHeroId, ZoneId } from '../ids.ts';
import { HEROES, HORDE, type Stride } from '../ids.ts';
import type { View } from '../seen.ts';
import { type Action, type CardAction, cardOf, isCardAction } from '../spec.ts';

// The things of this table, and which of them give an answer.

export const heroThing = (hero: HeroId): ThingId => `figure:hero-${hero}`;
export const bystanderThing = (bystander: BystanderId): ThingId => `figure:bystander-${bystander}`;
const isHero = (id: HeroId | BystanderId): id is HeroId => HEROES.some(hero => hero === id);
export const personThing = (id: HeroId | BystanderId): ThingId => (isHero(id) ? heroThing(id) : bystanderThing(id));
/** All Enemies of a zone: an Attack is made on all of them. */
export const crowdThing = (zone: ZoneId): ThingId => `figure:crowd-${zone}`;
/** Those of one type in it: hits are given to them. */
export const groupThing = (zone: ZoneId, kind: HordeKind): ThingId => `figure:${kind}-${zone}`;
export const zombieThing = (zombie: ZombieHeroId): ThingId => `figure:zombie-${zombie}`;
export const enemyThing = (zone: ZoneId, kind: EnemyKind, hero: ZombieHeroId | null): ThingId =>
  kind === 'zombieHero' ? (hero ? zombieThing(hero) : crowdThing(zone)) : groupThing(zone, kind);

export const placeThing = (zone: ZoneId): ThingId => `place:${zone}`;
export const doorThing = (door: DoorId): ThingId => `place:door-${door}`;
export const objectiveThing = (zone: ZoneId): ThingId => `token:objective-${zone}`;
/** A spawn point, by its place in the order. */
export const pointThing = (point: number): ThingId => `token:point-${point}`;
/** One that a hero carries. */
export const explosiveThing = (colour: Colour): ThingId => `token:explosive-${colour}`;
export const EXIT: ThingId = 'token:exit';
export const SIGN: ThingId = 'token:sign';
export const CONSOLE: ThingId = 'token:console';

/** A Trait or a Bystander, held by the hero who acts or just drawn. */
export const cardThing = (card: TraitId | BystanderId): ThingId => `card:${card}`;
export const powerThing = (skill: SkillId): ThingId => `power:${skill}`;
export const GAIN_TRAIT: ThingId = 'power:gain-trait';
export const GAIN_POWER: ThingId = 'power:gain-power';

/** Power to spend on the roll. */
export const rollThing = (power: number): ThingId => `act:roll-${power}`;
export const dieThing = (value: number): ThingId => `act:die-${value}`;
export const countThing = (count: number): ThingId => `act:count-${count}`;

/** The answers that end something, on the one fixed button. */
export const main = ({ type }: Action): boolean =>
  type === 'end' || type === 'stay' || type === 'keepRoll' || type === 'suffer' || type === 'letBe';

/** The answers that the city, the dock and the ring say well enough: who acts, where to go, how much Power to spend. */
export const plain = ({ type }: Action): boolean => PLAIN.has(type);
const PLAIN: ReadonlySet<Action['type']> = new Set([
  'pickHero',
  'activate',
  'move',
  'gainTrait',
  'gainPower',
  'roll',
  'route',
  'send',
  'shoot',
  'room',
  'herd',
]);

/** The things to touch for an answer; none where it is a button. */
export function touch(action: Action, { view }: { readonly view: View }): ThingId[] {
  if (isCardAction(action)) return [playedThing(cardOf(action)), ...asked(action)];
  switch (action.type) {
    case 'pickHero':
    case 'carry':
    case 'activate':
    case 'protect':
      return [heroThing(action.hero)];
    case 'move':
      return [...(action.by === 'walk' ? [] : [powerThing(skillOf[action.by])]), placeThing(action.to)];
    case 'attack':
      return [...(action.reach ? [cardThing('long-reach')] : []), crowdThing(action.zone)];
    case 'sign':
      return [SIGN, crowdThing(action.zone)];
    case 'open':
      return [doorThing(action.door)];
    case 'gainTrait':
      return [GAIN_TRAIT];
    case 'gainPower':
      return [GAIN_POWER];
    case 'rescue':
      return [bystanderThing(action.bystander)];
    case 'take':
      return [objectiveThing(action.zone)];
    case 'plant':
      return [explosiveThing(action.colour)];
    case 'herd':
      return [pointThing(action.point)];
    case 'overload':
      return [CONSOLE];
    case 'exit':
      return [EXIT];
    case 'roll':
      return [rollThing(action.power)];
    case 'hit':
      return hitThing(action.target, view);
    case 'keepTrait':
    case 'discardTrait':
      return [cardThing(action.trait)];
    case 'keepBystander':
      return [cardThing(action.bystander)];
    case 'giveUp':
      return held(view);
    case 'assign':
      return [personThing(action.to), countThing(action.wounds)];
    case 'shoot':
    case 'room':
      return [placeThing(action.zone)];
    case 'route':
    case 'send':
      return [placeThing(action.to)];
    default:
      return [];
  }
}

/** The skill that gives a Move of its own. */
const skillOf = { shrink: 'shrink', elusive: 'elusive', leap: 'mighty-leap' } as const satisfies {
  readonly [S in Exclude<Stride, 'walk'>]: SkillId;
};

const playedThing = (card: CardId): ThingId => (isSkill(card) ? powerThing(card) : cardThing(card));

function asked(action: CardAction): ThingId[] {
  if ('to' in action) return [placeThing(action.to)];
  if ('hero' in action) return [heroThing(action.hero)];
  if ('door' in action) return [doorThing(action.door)];
  if ('bystander' in action) return [bystanderThing(action.bystander)];
  return 'value' in action ? [dieThing(action.value)] : [];
}

const isHorde = (target: HordeKind | ZombieHeroId): target is HordeKind => HORDE.some(kind => kind === target);

function hitThing(target: HordeKind | ZombieHeroId, { focus }: View): ThingId[] {
  if (!isHorde(target)) return [zombieThing(target)];
  return focus?.zone ? [groupThing(focus.zone, target)] : [];
}

/** The Bystander of the hero who suffers. */
function held({ focus, heroes }: View): ThingId[] {
  const bystander = heroes.find(({ id }) => id === focus?.hero)?.bystander;
  return bystander ? [cardThing(bystander)] : [];
}
