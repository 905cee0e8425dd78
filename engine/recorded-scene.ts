import type { Box } from './box.ts';
import { resume, start } from './match.ts';
import { type Led, lead } from './moves.ts';
import { load } from './save.ts';
import type { Sayings } from './sayings.ts';
import type { Match, RuleId, Setup, Spec } from './types.ts';

// What tests play of a rule, kept for the rulebook: the table as it lay, the chance that was loaded, and what was done.

/** The seed of every scene. */
export const SCENE_SEED = 'scene';

/** One thing that is done in a scene; what tests say to be so is not kept. */
export type SceneStep<W extends Spec = Spec> = Sayings<W>['play' | 'tick' | 'refuses' | 'load'];

/** A table, and what is done there. */
export interface PlayedScene {
  readonly seats: number;
  readonly scenario?: string | undefined;
  readonly options?: object | undefined;
  readonly carry?: object | undefined;
  /** The table in the game's words; or a save, where a test has laid it by hand; or how a match led there; nothing: as it is dealt. */
  readonly given?: object | undefined;
  readonly save?: string | undefined;
  readonly led?: Led | undefined;
  readonly steps: readonly SceneStep[];
}

export interface RecordedScene extends PlayedScene {
  /** The test that plays it: its file in the game's `test/`, and its title. */
  readonly file: string;
  readonly test: string;
}

/** `scenes.json` of a game: its scenes, and which of them shows a rule. `npx rempart scenes GAME --write` writes it. */
export interface RecordedScenes {
  readonly scenes: readonly RecordedScene[];
  readonly rules: { readonly [rule: RuleId]: number };
}

export function setupOfScene<W extends Spec>(box: Pick<Box<W>, 'game'>, scene: PlayedScene): Setup<W> {
  return {
    scenario: scene.scenario ?? box.game.scenarios[0]?.id ?? '',
    seats: scene.seats,
    options: box.game.options.parse(scene.options ?? {}),
    carry: scene.carry ?? null,
  };
}

/** The table as it lies before the first step. */
export function lay<W extends Spec>(box: Pick<Box<W>, 'game' | 'vocabulary'>, scene: PlayedScene): Match<W> {
  if (scene.save !== undefined) return load(box.game, scene.save);
  const m = start(box.game, setupOfScene(box, scene), scene.led?.seed ?? SCENE_SEED);
  if (scene.led) lead(m, scene.led);
  if (scene.given === undefined) return m;
  box.vocabulary.arrange(m, box.vocabulary.given.parse(scene.given));
  resume(m);
  return m;
}
