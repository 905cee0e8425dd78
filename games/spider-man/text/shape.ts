import type { Texts } from '../../../engine/box.ts';
import type { BoardId, CharacterId, PlaceId, RoleId, Scale, PointCause, Square } from '../ids.ts';
import type { BonusId, EventId } from '../content/cards.ts';
import type { MissionId } from '../content/missions.ts';
import type { PowerId } from '../content/powers.ts';
import type { View } from '../seen.ts';
import type { SpiderMan } from '../spec.ts';

/** The shape that every language fills in: a word that is missing does not compile. */
export interface GameTexts extends Texts<SpiderMan> {
  readonly roles: { readonly [R in RoleId]: Named };
  /** Whom a sentence is about, with the article where there is one: `the Lizard`, `Spider-Man`. */
  the(who: RoleId): string;
  readonly powers: { readonly [P in PowerId]: Explained };
  readonly bonuses: { readonly [B in BonusId]: CardText };
  readonly events: { readonly [E in EventId]: CardText };
  readonly missions: { readonly [M in MissionId]: Explained };
  readonly places: { readonly [P in PlaceId]: Named };
  readonly boards: { readonly [B in BoardId]: Named };
  /** What a mission asks for, told to somebody else than whoever has it. */
  theirs(effect: string): string;
  readonly characters: { readonly [C in CharacterId]: Explained };
  readonly scales: { readonly [S in Scale]: string };
  readonly causes: { readonly [C in PointCause]: string };
  /** A square as a person would call it, no two alike; experts know it by its coordinates. */
  place(square: Square, view: View): string;
  /** Where a board is laid. */
  slot(slot: number): string;
}

export interface Named {
  readonly name: string;
}

export interface Explained extends Named {
  readonly effect: string;
}

/** A card, and what the log and the prompts say of it where its name is not enough. */
export interface CardText extends Explained {
  readonly heals?: string; // somebody removes wounds ...
  readonly puts?: string; // somebody ... to a square
  readonly strikes?: string; // somebody attacks ...
  readonly asks?: string;
  readonly wants?: string; // of whoever plays it, in the open
}
