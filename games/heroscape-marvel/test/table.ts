import type { ScenarioId, TargetId } from '../ids.ts';
import type { AttackKind } from '../content/powers.ts';
import { options, preview } from '../../../engine/queries.ts';
import { type Scene, scene } from '../../../engine/testing/scene.ts';
import type { Board } from '../rules/board.ts';
import { contentWith } from '../rules/content.ts';
import { game } from '../rules/game.ts';
import { scenarioData } from '../scenarios/list.ts';
import type { ScenarioData } from '../scenarios/scenario.ts';
import type { Preview } from '../seen.ts';
import type { Action, Flight, HeroScape, Options } from '../spec.ts';
import { vocabulary } from '../vocabulary.ts';

/** Skull, shield, blank: what to load into a combat die. */
export const S = 1;
export const H = 4;
export const O = 6;

/** So many dice that show the same. */
export const many = (count: number, face: number): number[] => Array.from({ length: count }, () => face);

/** Dice of one roll: so many skulls, so many shields, and blanks up to the number of dice. */
export const roll = (dice: number, skulls: number, shields = 0): number[] => [
  ...many(skulls, S),
  ...many(shields, H),
  ...many(dice - skulls - shields, O),
];

/** The short names of scenarios. */
const SHORT = {
  avengers: 'vengeurs-rassemblement',
  theft: 'vol-a-stark-international',
  escalating: 'le-combat-s-intensifie',
  hulk: 'hulk-est-en-colere',
  mayhem: 'du-grabuge-a-manhattan',
  friends: 'heros-vilains-amis-et-ennemis',
  genius: 'le-genie-fou',
  clash: 'conflit-sur-la-ville',
  melee: 'melee-a-genotech',
  square: 'la-grande-place',
  docks: 'les-quais',
  tide: 'maree-haute',
} as const satisfies { readonly [name: string]: ScenarioId };
export type Short = keyof typeof SHORT;

export const setupOf = (name: Short, options: Partial<Options> = {}, seats = 2) => ({
  scenario: SHORT[name],
  seats,
  options: game.options.parse({ playerOne: 0, ...options }),
});

/** A table of a scenario, laid in the words of vocabulary.ts; seat 0 is player 1. */
export function table(name: Short, given: object, options: Partial<Options> = {}): Scene<HeroScape> {
  return scene({ game, vocabulary }, setupOf(name, options), given);
}

interface Crowd {
  readonly armies: readonly object[];
  readonly [word: string]: unknown;
}

/** A table of the great square, for as many as there are armies, in teams of so many. */
export function crowd(given: Crowd, team: 1 | 2 | 3 = 1): Scene<HeroScape> {
  return scene({ game, vocabulary }, setupOf('square', { team }, given.armies.length), given);
}

/** The same on a board of the test's own. */
export function crowded(board: Board, given: Crowd, team: 1 | 2 | 3 = 1): Scene<HeroScape> {
  const seats = given.armies.length;
  const content = contentWith(scenarioData['la-grande-place'], board, seats, team);
  return scene({ game: { ...game, content: () => content }, vocabulary }, setupOf('square', { team }, seats), given);
}

/** The same rules on a board of the test's own, expert or discovery. */
export function field(board: Board, given: object, isExpert = true, name: Short | null = null): Scene<HeroScape> {
  const short = name ?? (isExpert ? 'theft' : 'avengers');
  return tables(board, short, NO_GLYPHS)(given);
}

/** Tables of a scenario on one board of the test's own, with its printed glyphs where the test names no others. */
export function tables(
  board: Board,
  name: Short,
  glyphs: ScenarioData['glyphs'] = scenarioData[SHORT[name]].glyphs,
): (given: object) => Scene<HeroScape> {
  const content = contentWith({ ...scenarioData[SHORT[name]], glyphs, setup: EMPTY }, board);
  return given => scene({ game: { ...game, content: () => content }, vocabulary }, setupOf(name), given);
}
const NO_GLYPHS = { role: 'none', faceUp: true, places: [], set: [] } as const;
const EMPTY = { kind: 'armies', points: [2000, 2000], zones: null } as const;

type Move = Extract<Action, { type: 'walk' | 'step' | 'fly' }>;

/** What a move would cost and risk, as the table shows it before one commits. */
export function forecast(t: Scene<HeroScape>, seat: number, action: Move): Extract<Preview, { type: 'move' }> {
  t.allows(seat, action);
  const shown = preview(t.m, seat, action);
  if (shown?.type !== 'move') throw new Error(`nothing to show for ${JSON.stringify(action)}`);
  return shown;
}

export const walkTo = (to: string) => ({ type: 'walk' as const, to });
export const stepTo = (to: string) => ({ type: 'step' as const, to });
export const flyTo = (to: string, how: Flight['how'] = 'fly', take = false) => ({
  type: 'fly' as const,
  how,
  to,
  take,
});
export const hit = (target: TargetId, attack: AttackKind = 'normal') => ({ type: 'attack' as const, attack, target });

/** What an attack would roll, as the table shows it before one commits. */
export function odds(t: Scene<HeroScape>, seat: number, action: Action): Extract<Preview, { type: 'attack' }> {
  t.allows(seat, action);
  const shown = preview(t.m, seat, action);
  if (shown?.type !== 'attack') throw new Error(`nothing to show for ${JSON.stringify(action)}`);
  return shown;
}

/** Everything of one type that a seat may answer. */
export const offered = (t: Scene<HeroScape>, seat: number, type: Action['type']): Action[] =>
  options(t.m, seat).filter(action => action.type === type);

/** A turn in which nothing is done. */
export function idle(t: Scene<HeroScape>, seat: number): Scene<HeroScape> {
  t.play(seat, { type: 'stay' });
  while (t.m.stack.at(-1)?.flow === 'activation' && t.m.stack.at(-1)?.at !== 'move') t.play(seat, { type: 'none' });
  return t;
}
