import type { Texts } from '../../../engine/box.ts';
import type { Seat } from '../../../engine/types.ts';
import type { AssaultId } from '../content/assaults.ts';
import type { CharacterId } from '../content/characters.ts';
import type { CombatId } from '../content/combat.ts';
import type { HordeId } from '../content/horde.ts';
import type { PlayedId, RubbleId } from '../content/rubble.ts';
import type { View } from '../seen.ts';
import type { PlayText, UseText } from './labels.ts';
import type { Frames, UntilDaylight } from '../spec.ts';
import type { PerkId } from '../content/perks.ts';
import type { Kind, Token, Phase } from '../ids.ts';
import type { CardId } from '../content/cards.ts';
import type { Cause } from '../content/causes.ts';

/** The shape that every language fills in: a word that is missing does not compile. */
export interface GameTexts extends Texts<UntilDaylight> {
  readonly characters: { readonly [C in CharacterId]: Noun & { readonly origin: string } };
  readonly perks: { readonly [P in PerkId]: PerkText };
  readonly cards: { readonly [C in CardId | 'wave']: Noun & Explained };
  readonly combat: { readonly [C in CombatId]: Explained };
  readonly kinds: { readonly [K in Kind]: Noun & Explained };
  readonly horde: { readonly [H in HordeId]: Explained };
  readonly assaults: { readonly [A in AssaultId]: Explained };
  readonly tokens: { readonly [T in Token]: Noun & Explained & { readonly recipe: string } };
  readonly phases: { readonly [P in Phase]: string };
  readonly causes: { readonly [C in Cause]: string };
}

export type RubbleTexts = {
  readonly [R in RubbleId]: Noun & Explained & (R extends PlayedId ? PlayText<R> : unknown);
};

export type PerkTexts = { readonly [P in PerkId]: PerkText & UseText<P> };

interface PerkText extends Explained {
  /** What it does, in a word: for those who see it used. */
  readonly brief: string;
}

export interface Explained {
  readonly name: string;
  readonly effect: string;
}

/** A thing as sentences need it. */
export interface Noun {
  readonly name: string; // alone, as a title
  readonly plural: string; // after a number
  readonly a: string;
  readonly the: string;
  readonly of: string;
  readonly to: string;
  readonly it: string; // as the object of a verb
}

type StepOf = { [F in keyof Frames]: `${F}/${Frames[F]['at']}` }[keyof Frames];

/** The steps at which somebody is asked. */
export const DECISIONS = [
  'night/characters',
  'night/weapons',
  'find/keep',
  'wave/choose',
  'exchange/trade',
  'blackMarket/take',
  'turn/act',
  'turn/whenEnding',
  'attack/load',
  'attack/prepare',
  'attack/choose',
  'attack/spread',
  'attack/whenChosen',
  'attack/whenKilled',
  'attack/bloodbath',
  'rummage/keep',
  'luck/ask',
  'enemyAttack/keep',
] as const satisfies readonly StepOf[];

type Decision = (typeof DECISIONS)[number];
const asked: ReadonlySet<string> = new Set(DECISIONS);
export const isDecision = (step: string): step is Decision => asked.has(step);

export type Prompts = {
  readonly [D in Decision]: (view: View, names: readonly string[], reader: Seat | null) => string;
};
