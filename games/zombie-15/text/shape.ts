import type { Texts } from '../../../engine/box.ts';
import type { HeavyId } from '../content/heavy.ts';
import type { HeroId } from '../content/heroes.ts';
import type { GearId, SearchZombieId } from '../content/search-deck.ts';
import type { MarkerId, TokenId } from '../content/tokens.ts';
import type { TrackId } from '../content/tracks.ts';
import type { EventId } from '../content/zombie-cards.ts';
import type { LossReason } from '../events.ts';
import type { Refused } from '../rules/refuse.ts';
import type { LEVELS, ScenarioId } from '../scenarios/shape.ts';
import type { Zone } from '../ids.ts';
import type { View } from '../seen.ts';
import type { Where } from './places.ts';
import type { Frames, Zombie15 } from '../spec.ts';

/** The shape that every language fills in: a word that is missing does not compile. */
export interface GameTexts extends Texts<Zombie15> {
  readonly refusals: { readonly [R in Refused]: string };
  readonly heroes: { readonly [H in HeroId]: HeroText };
  /** Everything that lies on a sheet or in the search deck. */
  readonly cards: { readonly [C in CardId]: Noun & Explained };
  readonly heavies: { readonly [H in HeavyId]: Noun & Explained };
  readonly tokens: { readonly [T in TokenId]: Noun };
  readonly events: { readonly [E in EventId]: Explained };
  readonly stories: { readonly [S in ScenarioId]: Story };
  readonly levels: { readonly [L in (typeof LEVELS)[number]]: string };
  readonly tracks: { readonly [T in TrackId]: string };
  readonly markers: { readonly [M in MarkerId]: string };
  /** A zone as a person would call it, with the number of its tile, no two alike. */
  place(zone: Zone, view: View): Where;
  readonly losses: { readonly [L in LossReason | 'conceded']: string };
}

export type CardId = GearId | SearchZombieId;

export interface Explained {
  readonly name: string;
  readonly effect: string;
}

/** A thing as sentences need it. */
export interface Noun {
  readonly name: string; // alone, as a title
  readonly a: string;
  readonly the: string;
  readonly of: string; // `of the axe`, where languages contract it
  readonly to: string;
}

export interface HeroText {
  readonly name: string;
  readonly strength: Explained;
  readonly weakness: Explained;
}

/** What is read before the track starts. */
export interface Story {
  readonly intro: string;
  readonly objective: string;
  readonly news: readonly string[]; // rules that are met here for the first time
  readonly rules: readonly string[]; // rules of this scenario alone
}

type StepOf = { [F in keyof Frames]: `${F}/${Frames[F]['at']}` }[keyof Frames];

/** The steps at which somebody is asked. */
export const DECISIONS = [
  'scenario/heroes',
  'scenario/order',
  'scenario/places',
  'scenario/lights',
  'scenario/start',
  'checkpoint/equip',
  'checkpoint/give',
  'checkpoint/trade',
  'fit/giveUp',
  'place/room',
  'turn/act',
  'turn/pass',
  'meat/choose',
  'quickSearch/charm',
  'quickSearch/keep',
  'quickSearch/order',
  'carefulSearch/take',
  'token/choose',
  'event/lose',
  'event/surge',
] as const satisfies readonly StepOf[];

export type Prompts = {
  readonly [D in (typeof DECISIONS)[number]]: (view: View, names: readonly string[]) => string;
};
