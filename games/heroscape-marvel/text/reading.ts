import { type CardId, type CellName, type Face, type FigureId, boxOf, cardOf, isSquad, numberOf } from '../ids.ts';
import { CROWD, isCommon, sizeOf } from '../rules/cards.ts';
import { type Cause, type PowerId, powers } from '../content/powers.ts';
import { cards } from '../content/cards.ts';
import { handicaps } from '../content/handicaps.ts';
import { scenarioData } from '../scenarios/list.ts';
import type { ScenarioData } from '../scenarios/scenario.ts';
import type { SeenPlayer, View } from '../seen.ts';

// What sentences need to know of a table. A view may be incomplete (a replay, a hint): nothing here throws.

/** The round after which player 1 has held out, with what the house adds (HS-HOUSE-03). */
export function heldUntil({ scenario, handicap }: View): number {
  const { end }: ScenarioData = scenarioData[scenario];
  return ('round' in end ? end.round : 0) + (handicap ? handicaps[handicap].rounds : 0);
}

/** Figures of further boxes are told apart by stars, those of squads by numbers. */
export function starOf(figure: FigureId): string {
  if (isSquad(cardOf(figure))) return ` ${numberOf(figure)}`;
  const box = boxOf(figure);
  return box === 0 ? '' : ` ${'★'.repeat(box)}`;
}

/** Of a squad that lies on the table more than once: which one, in Roman numbers; of a hero its stars. */
export function copyMark(card: FigureId): string {
  const kind = cardOf(card);
  if (!isSquad(kind)) return starOf(card);
  const place = Math.ceil(numberOf(card) / sizeOf(kind));
  return place === 1 ? '' : ` ${roman(place)}`;
}

const ROMAN = [
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;
function roman(number: number): string {
  const [sign, worth] = ROMAN.find(([, least]) => number >= least) ?? ['', 0];
  return worth === 0 ? '' : sign + roman(number - worth);
}

export const isUpper = (cell: CellName): boolean => cell.endsWith('^');

export const skullsOf = (faces: readonly Face[]): number => faces.filter(face => face === 'skull').length;
export const shieldsOf = (faces: readonly Face[]): number => faces.filter(face => face === 'shield').length;

/** Whether one's army has points and room for one more card. */
export function mayGrow({ you, players, pool, figures, zones }: View): boolean {
  const own = you === null ? undefined : players[you];
  if (!own || own.limit === null || own.complete) return false;
  const has = new Set([...own.named, ...figures.filter(({ owner }) => owner === you).map(({ card }) => card)]);
  const crowd =
    CROWD -
    own.named.reduce((sum, card) => sum + sizeOf(card), 0) -
    figures.filter(({ owner }) => owner === you).length;
  const mayHave = (card: CardId): boolean => sizeOf(card) <= crowd && (!has.has(card) || isCommon(card));
  const left = own.limit - spentBy(own);
  const waiting = figures.filter(({ owner, status }) => owner === you && status === 'waiting').length;
  const free =
    own.zone === null
      ? Number.POSITIVE_INFINITY
      : zones[own.zone].filter(cell => figures.every(({ at }) => at !== cell)).length;
  return free > waiting && pool.some(card => mayHave(card) && cards[card].expert.points <= left);
}

/** What an army has cost so far, named cards as well as figures that stand already. */
export const spentBy = ({ named, armyPoints }: SeenPlayer): number =>
  named.reduce((sum, card) => sum + cards[card].expert.points, armyPoints);

/** Whether it is one's own figure that acts. */
export const isActing = ({ you, focus }: View): boolean =>
  focus.figure !== null && focus.seat === you && focus.strikers.length === 0;

/** Whether the turn is over without an attack once nothing more is done: nobody acts before the attack or after it. */
export function endsUnfought(view: View): boolean {
  const held = view.figures.find(({ id }) => id === view.focus.figure)?.powers ?? [];
  const { attack, attacker, thrower } = view.focus;
  if (!isActing(view) || attack !== null || attacker !== null || thrower !== null) return false;
  return !held.some(power => BESIDES.has(powers[power].kind));
}
const BESIDES: ReadonlySet<string> = new Set(['before-attack', 'run', 'after-turn']);

/** Whether somebody of a squad may attack who has not yet: whatever they do, the others' turn goes on. */
export const attacksInSquad = (view: View): boolean =>
  endsUnfought(view) && view.focus.figure !== null && isSquad(cardOf(view.focus.figure));

/** Who acts, for prompts. */
export const acting = (view: View): FigureId | null => view.focus.figure;

export const isPower = (cause: Cause): cause is PowerId => Object.hasOwn(powers, cause);
