import type { Texts } from '../../../engine/box.ts';
import type { BystanderId } from '../content/bystanders.ts';
import type { CardId, PlayedCard } from '../content/cards.ts';
import type { AbilityId } from '../content/enemies.ts';
import type { SkillId } from '../content/heroes.ts';
import type { SpawnCardId } from '../content/spawn-cards.ts';
import { type TraitId, traits, traitsAt } from '../content/traits.ts';
import type { Crowd } from '../events.ts';
import type { Goal, Plan, View } from '../seen.ts';
import { type CardAction, type Frames, type MarvelZombies, type PlayOf, cardOf } from '../spec.ts';
import {
  type Colour,
  HEROES,
  type HeroId,
  type HordeKind,
  type Level,
  type Phase,
  type ZombieHeroId,
  type ZoneId,
} from '../ids.ts';

/** The shape that every language fills in: a word that is missing does not compile. */
export interface GameTexts extends Texts<MarvelZombies> {
  readonly heroes: { readonly [H in HeroId]: Named };
  readonly skills: CardTexts<SkillId>;
  readonly traits: CardTexts<TraitId>;
  readonly bystanders: CardTexts<BystanderId>;
  readonly horde: { readonly [K in HordeKind]: Explained & { readonly plural: string } };
  readonly zombieHeroes: { readonly [Z in ZombieHeroId]: Named };
  readonly abilities: { readonly [A in AbilityId]: Explained };
  readonly spawnCards: { readonly [S in SpawnCardId]: Explained };
  readonly levels: { readonly [L in Level]: string };
  readonly colours: { readonly [C in Colour]: string };
  readonly phases: { readonly [P in Phase]: string };
  /** A Zone as a person would call it, no two alike; experts know it by its id. */
  place(zone: ZoneId): string;
  /** Who they are, and how many of each. */
  crowd(all: readonly Crowd[]): string;
  /** What is to be done, as a line of a check list. */
  goal(goal: Goal): string;
  /** What a band of Enemies is about to do. */
  plan(plan: Plan): string;
}

/** A card that is played by an action of its own says what that does, behind its name and before its price. */
export type CardTexts<C extends CardId> = {
  readonly [K in C]: Explained & (K extends PlayedCard ? Does<PlayOf<K>> : unknown);
};

interface Does<A> {
  does(action: A, view: View): string;
}

/** What all cards that a hero can hold are called. */
export type HeldTexts = CardTexts<CardId>;

/** The label of the action that plays a card, without its price. */
export function cardLabel(texts: HeldTexts, action: CardAction, view: View, colon: string): string {
  const text: Explained & Does<CardAction> = texts[cardOf(action)];
  return `${text.name}${colon}${text.does(action, view)}`;
}

/** What the Trait is called that this hero would use at that moment: the first one at hand, as in the rules. */
export function traitAtHand(
  texts: HeldTexts,
  view: View,
  hero: HeroId | undefined,
  when: Parameters<typeof traitsAt>[0],
): string {
  const some = traitsAt(when);
  const holder = view.heroes.find(({ id }) => id === hero);
  const held = some.filter(id => holder?.traits.includes(id) && holder.power >= traits[id].power);
  const [trait] = held.length > 0 ? held : some;
  return trait === undefined ? '' : texts[trait].name;
}

/** Whether several players lead the team: then one of them speaks for heroes of others, too. */
export const isShared = ({ heroes }: View): boolean => new Set(heroes.map(({ seat }) => seat)).size > 1;

/** Whether somebody has acted in this Round. */
export const hasBegun = ({ heroes }: View): boolean => heroes.some(({ used }) => used);

/** Who is asked about while Wounds are shared out, Bystanders first; null where the heroes of a Zone share them in one question. */
export function nextToBear({ focus }: View): HeroId | BystanderId | null {
  const open = focus?.shares.filter(({ wounds }) => wounds === null) ?? [];
  const person = open.find(({ to }) => !HEROES.some(hero => hero === to));
  return (person ?? (open.length > 1 ? null : open[0]))?.to ?? null;
}

/** Who leads a hero, in brackets, where it is not whoever is asked. */
export function ledBy({ heroes, lead }: View, hero: HeroId, names: readonly string[]): string {
  const seat = heroes.find(({ id }) => id === hero)?.seat ?? lead;
  return seat === lead ? '' : ` (${names[seat] ?? ''})`;
}

export interface Named {
  readonly name: string;
}

export interface Explained extends Named {
  readonly effect: string;
}

type StepOf = { [F in keyof Frames]: `${F}/${Frames[F]['at']}` }[keyof Frames];

/** The steps at which somebody is asked. */
export const DECISIONS = [
  'mission/pick',
  'mission/carry',
  'round/next',
  'turn/act',
  'turn/leave',
  'help/act',
  'attack/boost',
  'attack/reroll',
  'attack/assign',
  'gainTrait/keep',
  'gainTrait/discard',
  'rescue/keep',
  'door/room',
  'activation/aim',
  'activation/split',
  'activation/send',
  'activation/portal',
  'wounds/share',
  'suffer/cancel',
  'bite/protect',
  'devoured/discard',
  'bystanders/walk',
] as const satisfies readonly StepOf[];

export type Prompts = { readonly [D in (typeof DECISIONS)[number]]: (view: View) => string };
