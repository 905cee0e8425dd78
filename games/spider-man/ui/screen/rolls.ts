import type { Roll } from '../../../../table/screen/screen-parts.ts';
import { BONUS_SUCCESS, HIT } from '../../content/numbers.ts';
import { type PowerId, isSeries, powers, shotOf } from '../../content/powers.ts';
import type { Event } from '../../events.ts';
import type { RoleId, Square } from '../../ids.ts';
import type { Piece, SeenAttack, Target, View } from '../../seen.ts';
import { isAtViewer } from '../../text/grammar.ts';
import type { Seen } from '../look.ts';
import { screenWords } from '../words/screen.ts';
import { trayWords } from '../words/tray.ts';
import { isWindow } from './window.ts';
import { worstOf } from './dangers.ts';
import { wayOf } from './news.ts';

type Counted = Extract<Event, { type: 'attackRolled' | 'moveRolled' | 'driveRolled' | 'bonusRolled' | 'powerTried' }>;

const COUNTED = new Set<Event['type']>(['attackRolled', 'moveRolled', 'driveRolled', 'bonusRolled', 'powerTried']);
const isCounted = (event: Event): event is Counted => COUNTED.has(event.type);

/** The dice thrown last, which of them count, and what they come to. */
export function roll(events: readonly Event[], { view, texts, language, names }: Seen): Roll | null {
  const at = events.findLastIndex(({ type }) => type === 'diceRolled');
  const thrown = events[at];
  if (thrown?.type !== 'diceRolled') return null;
  const own = screenWords[language];
  const after = events.slice(at + 1);
  const again = after.findLast(event => event.type === 'diceRerolled');
  const counted = after.find(isCounted);
  const dice = counted?.dice ?? (again?.type === 'diceRerolled' ? again.dice : thrown.dice);
  if (isInAlarm(dice, view)) return null;
  const standing = counted ? null : attackWith(dice, view);
  const results = counted?.type === 'attackRolled' ? counted.results : (standing?.results ?? dice);
  const lying = counted || String(view.roll?.dice) !== String(dice) ? null : (view.focus?.tray ?? null);
  const need = lying ? null : needOf(thrown.purpose, counted, events.slice(0, at));
  const role = view.players[thrown.seat]?.role;
  const who = role ? texts.roles[role].name : (names[thrown.seat] ?? '');
  return {
    title: `${who} · ${own.purposes[thrown.purpose]}`,
    pieces: dice.map((die, i) => ({
      text: String(die),
      isLit: lying ? (lying.worth[i] ?? 0) > 0 : need !== null && (results[i] ?? 0) >= need,
    })),
    sum: counted
      ? sumOf(counted, need ?? HIT, events.slice(0, at), own)
      : standing
        ? sumSoFar(standing, need ?? HIT, own)
        : lying && trayWords[language].made(lying.unit, lying.makes),
    by: again ?? thrown,
    dice: PAPER,
  };
}

const PAPER = { body: '#f8f2e6', spots: '#221a2e' };

/** Whoever is struck has the dice before them, with what they come to. */
const isInAlarm = (dice: readonly number[], view: View): boolean =>
  isWindow(view.focus?.step ?? '') && isAtViewer(view) && String(view.focus?.attack?.rolled) === String(dice);

/** The attack that these dice are for, while whoever threw them may still change them. */
function attackWith(dice: readonly number[], { focus }: View): SeenAttack | null {
  const attack = focus?.attack;
  return attack && String(attack.rolled) === String(dice) ? attack : null;
}

const hitsIn = (results: readonly number[], need: number): number => results.filter(result => result >= need).length;

/** What it comes to if the dice stay as they lie. */
function sumSoFar({ rolled, results, way, target }: SeenAttack, need: number, own: Words): string {
  const raised = rolled.map((die, i) => (results[i] ?? die) - die);
  const add = raised.every(by => by === raised[0]) ? (raised[0] ?? 0) : 0;
  const hits = hitsIn(results, need);
  const isOne = (shotOf(way)?.sticks ?? null) !== null || target.kind === 'hold';
  return own.hits(1, add, need, isOne ? Math.min(1, hits) : hits, hits);
}

type Purpose = Extract<Event, { type: 'diceRolled' }>['purpose'];

/** What a die must show to count; null where that is not known yet. */
function needOf(purpose: Purpose, counted: Counted | undefined, before: readonly Event[]): number | null {
  switch (purpose) {
    case 'movement':
      return 1;
    case 'combat':
    case 'riposte': {
      const declared = before.findLast(event => event.type === 'attackDeclared');
      return (declared?.type === 'attackDeclared' ? shotOf(declared.way)?.need : null) ?? HIT;
    }
    case 'bonus':
      return counted?.type === 'bonusRolled' ? leastOf(counted.dice, counted.cards) : BONUS_SUCCESS;
    default: {
      const tried = counted ?? before.findLast(event => event.type === 'powerDeclared');
      return tried?.type === 'powerTried' || tried?.type === 'powerDeclared' ? needOfPower(tried.power) : null;
    }
  }
}

function needOfPower(power: PowerId): number | null {
  const own = powers[power];
  if (own.kind === 'close') return own.check || null;
  return 'need' in own ? own.need || null : null;
}

/** Some draw a card on less than others do: the lowest of so many dice tells. */
const leastOf = (dice: readonly number[], cards: number): number =>
  Math.min(BONUS_SUCCESS, ...dice.toSorted((a, b) => b - a).slice(0, cards));

type Words = (typeof screenWords)[keyof typeof screenWords];

/** In a way that can be followed: what changes the dice, what each must show, what they come to. */
function sumOf(event: Counted, need: number, before: readonly Event[], own: Words): string {
  switch (event.type) {
    case 'attackRolled':
      return own.hits(event.multiplied, event.added, need, event.hits, hitsIn(event.results, need));
    case 'bonusRolled':
      return own.drawn(event.cards);
    case 'powerTried':
      return own.tried(event.success, need);
    case 'driveRolled':
      return own.points(event.doubled ? 2 : 1, 0, event.points);
    default: {
      const declared = before.findLast(one => one.type === 'moveDeclared');
      const used = declared?.type === 'moveDeclared' ? declared.powers.filter(isSeries) : [];
      const times = used.reduce((all, power) => all * powers[power].times, 1);
      const add = used.reduce((all, power) => all + powers[power].add, 0);
      return own.points(times, add, event.points);
    }
  }
}

/** What somebody wants to know before they decide: what struck them, what was done about their own, how the race went on. */
export function concerns(event: Event, look: Seen): boolean | 'gravely' | 'slightly' {
  const { view, seat } = look;
  const role = seat === null ? null : view.players[seat]?.role;
  const isHunter = role === 'spider-man' || role === 'police';
  switch (event.type) {
    case 'wounded':
    case 'arrested':
    case 'seized':
    case 'healed':
    case 'freed':
    case 'placed':
      return event.role === role;
    case 'moved': // where they are now: where they came past does not matter
      if (event.role === role || !isStandingAt(event.role, event.path.at(-1), look)) return false;
      return worstOf(look, event.role) || (event.reaction && wayOf(event, look, []) === 'away') ? true : 'slightly';
    case 'tracerPlaced':
    case 'tracerRemoved':
      return event.role === role || role === 'spider-man';
    case 'stuck':
      return event.target.kind === 'figure' ? event.target.role === role : role === 'police';
    case 'attackStopped': // nothing else tells why the dice are still there
      return isOf(event.target, role) || isOf(event.attacker, role) ? 'gravely' : 'slightly';
    case 'attackRolled':
      return event.target.kind === 'figure' && event.target.role === role && !wounds(event);
    case 'damaged': // in all: what it was before is told with it
      return isNewest(event, look) && (isHunter || event.place === `hq-${role}`);
    case 'planted':
      return isHunter;
    case 'carsDestroyed':
    case 'carsLost':
      return role === 'police';
    case 'captured':
      return event.from === role || (event.by.kind === 'figure' && isHunter);
    case 'released':
      return event.by.kind === 'figure' && event.by.role === role;
    case 'cardStolen':
      return event.from === seat ? 'gravely' : event.to === seat;
    case 'missionDealt':
      return event.seat === seat;
    case 'missionSeen':
      return event.seat === seat || role === 'spider-man';
    case 'powerGained':
    case 'abandoned':
    case 'knockedOut':
    case 'jailed':
    case 'hqDestroyed':
    case 'missionDone':
    case 'missionFailed':
      return true;
    case 'eventDrawn': // it lies at the edge for as long as it holds
      return 'slightly';
    default:
      return false;
  }
}

const isNewest = ({ seat, place, damage }: Extract<Event, { type: 'damaged' }>, { view }: Seen): boolean => {
  const progress = view.players[seat]?.progress;
  return progress?.place === place && progress.damage === damage;
};

const isStandingAt = (role: RoleId, square: Square | undefined, { view }: Seen): boolean =>
  view.figures.some(figure => figure.role === role && figure.at === square);

const isOf = (piece: Piece | Target, role: RoleId | null | undefined): boolean =>
  piece.kind === 'figure' ? piece.role === role : piece.kind === 'stack' && role === 'police';

/** A hit that wounds is told by the wound. */
const wounds = (event: Event): boolean => event.type === 'attackRolled' && event.hits > 0;
