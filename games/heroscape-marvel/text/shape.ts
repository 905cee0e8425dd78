import type { ArmyId, CardId, CellName, Face, FallKind, HandicapId, Status } from '../ids.ts';
import type { DiceReason, FlightKind, PowerId } from '../content/powers.ts';
import type { GlyphId } from '../content/glyphs.ts';
import type { Texts } from '../../../engine/box.ts';
import type { Terrain } from '../content/battlefield.ts';
import type { FieldId } from '../content/battlefields.ts';
import type { Size } from '../ids.ts';
import { REASONS, type Reason } from '../rules/end.ts';
import type { GlyphRole, Zone } from '../scenarios/scenario.ts';
import type { View } from '../seen.ts';
import type { Frames, HeroScape } from '../spec.ts';

/** The shape that every language fills in: a word that is missing does not compile. */
export interface GameTexts extends Texts<HeroScape> {
  readonly cards: { readonly [C in CardId]: Hero };
  readonly sizes: { readonly [S in Size]: string };
  readonly powers: { readonly [P in PowerId]: Explained };
  readonly flights: { readonly [F in FlightKind]: FlightWords };
  readonly falls: { readonly [F in FallKind]: string };
  readonly dice: { readonly [W in DiceReason]: string };
  readonly faces: { readonly [F in Face]: string };
  readonly glyphs: { readonly [G in GlyphId]: GlyphWords };
  readonly roles: { readonly [R in Exclude<GlyphRole, 'none'>]: Noun };
  readonly zones: { readonly [Z in Zone]: string };
  readonly terrains: { readonly [T in Terrain]: string };
  readonly statuses: { readonly [S in Status]: string };
  readonly armies: { readonly [A in ArmyId]: string };
  /** What each changes, as part of a sentence. */
  readonly handicaps: { readonly [H in HandicapId]: string };
  readonly battlefields: { readonly [B in FieldId]: Explained };
  readonly victories: { readonly [R in Reason]: string };
  /** A cell as a person would call it, with its code, no two alike. */
  readonly place: (cell: CellName, view: View) => string;
  readonly goal: (view: View) => string;
}

export interface Explained {
  readonly name: string;
  readonly effect: string;
}

/** A movement through the air, in the log, on its button, and before what it costs. */
export interface FlightWords {
  readonly does: string;
  readonly button: string;
  readonly by: string;
}

export interface GlyphWords extends Explained {
  readonly title: string; // alone, on the map
}

/** A thing as sentences need it. */
export interface Noun {
  readonly name: string; // alone, as a title
  readonly the: string;
  readonly of: string;
  readonly to: string;
}

export interface Hero extends Noun {
  readonly member?: Noun; // of a squad: one figure of it
  readonly species: string;
  readonly class: string;
  readonly personality: string;
}

type StepOf = { [F in keyof Frames]: `${F}/${Frames[F]['at']}` }[keyof Frames];

/** The steps at which somebody is asked. */
export const DECISIONS = [
  'draft/pick',
  'serpentine/pick',
  'naming/name',
  'choice/army',
  'placement/zone',
  'placement/surplus',
  'placement/place',
  'skirmish/choose',
  'round/order',
  'revival/place',
  'turn/manipulate',
  'turnEnd/hand',
  'activation/move',
  'activation/dust',
  'activation/attack',
  'activation/further',
  'activation/hyperSpeed',
  'activation/mindExchange',
  'activation/close',
  'walk/ask',
  'walk/onward',
  'flight/ask',
  'attack/swing',
  'attack/remove',
  'stomp/order',
  'comeback/place',
  'drop/choose',
  'squad/march',
  'squad/fight',
  'fallen/lay',
] as const satisfies readonly StepOf[];

export type Prompts = {
  readonly [D in (typeof DECISIONS)[number]]: (view: View, names: readonly string[]) => string;
};

export const isDecision = (step: string): step is keyof Prompts => DECISIONS.some(one => one === step);
export const isReason = (reason: string): reason is Reason => REASONS.some(one => one === reason);
