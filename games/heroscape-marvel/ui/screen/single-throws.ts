import { called } from '../../../../table/called.ts';
import { capital } from '../../../../kit/grammar.ts';
import type { Event } from '../../events.ts';
import type { FigureId } from '../../ids.ts';
import { type Seen, figureName, figureNoun } from '../look.ts';
import { ruleOfThrow } from '../rule-of.ts';
import { screenWords } from '../words/screen.ts';
import { words } from '../words/words.ts';
import { type DiceRow, type Thrown, count, lit } from './dice-rows.ts';

/** A throw that has no answer. */
export function alone(event: Event, look: Seen): Thrown | null {
  const thrown = diceOf(event, look);
  return thrown && { ...thrown, rule: ruleOfThrow(event.type, look.view.mode) };
}

type Unruled = Omit<Thrown, 'rule'>;

function diceOf(event: Event, look: Seen): Unruled | null {
  const own = screenWords[look.language];
  const title = titleOf(event, look);
  switch (event.type) {
    case 'struck':
      return {
        title,
        rows: [{ name: figureName(look, event.by), dice: lit([event.face], 'skull', 0), note: null, by: event }],
        sum: own.skulls(count([event.face], 'skull')),
      };
    case 'fell':
      return {
        title,
        rows: [
          {
            name: figureName(look, event.figure),
            dice: event.roll === null ? lit(event.faces, 'skull', 0) : [{ face: event.roll, state: 'counts' }],
            note: null,
            by: event,
          },
        ],
        sum:
          event.roll === null
            ? own.skulls(count(event.faces, 'skull'))
            : own.reached(event.roll, SAFE, event.roll >= SAFE),
      };
    case 'sensed':
    case 'dustRolled':
    case 'blastRolled':
    case 'mindRolled':
    case 'deathRolled':
    case 'revivalRolled':
      return test(title, event, look);
    case 'initiativeRolled':
      return { title, rows: numbers(event, event.bonus, look), sum: first(event.winner, look) };
    case 'rolledOff':
      return { title, rows: numbers(event, [], look), sum: first(event.winner, look) };
    case 'startRolled':
      return {
        title,
        rows: event.faces.map((faces, seat) => ({
          name: capital(called(look, seat)),
          dice: lit(faces, 'skull', 0),
          note: own.skulls(count(faces, 'skull')),
          by: event,
        })),
        sum: first(event.winner, look),
      };
    default:
      return null;
  }
}
const SAFE = 19; // of an extreme fall

/** Why it was thrown. */
function titleOf(event: Event, look: Seen): string {
  const own = words[look.language];
  const { powers } = look.texts;
  switch (event.type) {
    case 'struck':
      return capital(own.strikeRoll(figureNoun(look, event.by)));
    case 'fell':
      return capital(own.fallRoll(figureNoun(look, event.figure)));
    case 'sensed':
      return powers[event.power].name;
    case 'dustRolled':
      return powers['dust-of-death'].name;
    case 'blastRolled':
      return powers['cosmic-force-blast'].name;
    case 'mindRolled':
      return powers['mind-exchange-17'].name;
    case 'deathRolled':
      return powers['rejected-by-death'].name;
    case 'revivalRolled':
      return capital(screenWords[look.language].comeback(figureNoun(look, event.figure)));
    case 'rolledOff':
      return own.rollOff;
    default:
      return own.initiative;
  }
}

function test(
  title: string,
  event: Event & { figure: FigureId; target?: FigureId; roll: number; needs: number; success: boolean },
  look: Seen,
): Unruled {
  const name = figureName(look, event.figure);
  const { roll, needs, success, target } = event;
  return {
    title: target === undefined ? title : `${title} · ${figureName(look, target)}`,
    rows: [{ name, dice: [{ face: roll, state: success ? 'counts' : 'idle' }], note: null, by: event }],
    sum: screenWords[look.language].reached(roll, needs, success),
  };
}

const numbers = (
  event: Extract<Event, { type: 'initiativeRolled' | 'rolledOff' }>,
  bonus: readonly number[],
  look: Seen,
): DiceRow[] =>
  event.rolls.flatMap((roll, seat): DiceRow[] =>
    roll === null
      ? []
      : [
          {
            name: capital(called(look, seat)),
            dice: [{ face: roll, state: event.winner === seat ? 'counts' : 'idle' }],
            note: bonus[seat] ? `+${bonus[seat]}` : null,
            by: event,
          },
        ],
  );

function first(winner: number | null, { names, language, seat }: Seen): string {
  const own = screenWords[language];
  if (winner === null) return own.again;
  return winner === seat ? own.youBegin : own.begins(names[winner] ?? '');
}
