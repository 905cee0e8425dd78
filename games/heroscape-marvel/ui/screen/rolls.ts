import type { Roll } from '../../../../table/screen/screen-parts.ts';
import type { Event } from '../../events.ts';
import type { Face } from '../../ids.ts';
import { type Seen, figureName, figureNoun, targetName } from '../look.ts';
import { capital } from '../../../../kit/grammar.ts';
import { ruleOfThrow } from '../rule-of.ts';
import { screenWords } from '../words/screen.ts';
import { words } from '../words/words.ts';
import { type DiceRow, type Thrown, count, lit } from './dice-rows.ts';
import { alone } from './single-throws.ts';

type Attacked = Extract<Event, { type: 'attacked' | 'stomped' }>;
type Defended = Extract<Event, { type: 'defended' }>;

/** What was thrown last: attack and defence side by side, or the one throw that decided something. */
export function lastThrown(events: readonly Event[], look: Seen): Thrown | null {
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at] as Event;
    if (isOfAttack(event)) {
      const begun = events.slice(0, at + 1).findLastIndex(isAttack);
      if (begun >= 0) return duel(events[begun] as Attacked, events.slice(begun + 1), look);
    }
    const single = alone(event, look);
    if (single) return single;
  }
  return null;
}

const isAttack = ({ type }: Event): boolean => type === 'attacked' || type === 'stomped';
const isOfAttack = (event: Event): boolean => isAttack(event) || event.type === 'defended' || event.type === 'sensed';

/** Skulls against shields: each shield takes a skull with it. */
function duel(attacked: Attacked, after: readonly Event[], look: Seen): Thrown {
  const own = screenWords[look.language];
  const attacker = attacked.type === 'attacked' ? attacked.attacker : attacked.figure;
  const defended = after.findLast((event): event is Defended => event.type === 'defended');
  const target = defended?.target ?? (attacked.type === 'attacked' ? attacked.target : null);
  const skulls = count(attacked.faces, 'skull');
  const shields = defended ? count(defended.faces, 'shield') + defended.automatic : 0;
  const pairs = Math.min(skulls, shields);
  const rows: DiceRow[] = [
    {
      name: figureName(look, attacker),
      dice: lit(attacked.faces, 'skull', pairs),
      note: own.skulls(skulls),
      by: attacked,
    },
  ];
  if (defended) {
    const met = Math.max(0, pairs - defended.automatic);
    rows.push({
      name: targetName(look, defended.target),
      dice: lit(defended.faces, 'shield', met, pairs - met),
      note: `${own.shields(count(defended.faces, 'shield'))}${defended.automatic > 0 ? ` ${own.automatic(defended.automatic)}` : ''}`,
      by: defended,
    });
  }
  const title = target
    ? capital(own.duel(figureNoun(look, attacker), figureNoun(look, target)))
    : capital(words[look.language].stompRoll(figureNoun(look, attacker)));
  const rule = ruleOfThrow((defended ?? attacked).type, look.view.mode);
  return { title, rows, sum: resultOf(after, skulls, defended ? skulls - pairs : null, look), rule };
}

/** What came of it so far. A Stomp has many answers, one after the other. */
function resultOf(after: readonly Event[], skulls: number, through: number | null, look: Seen): string {
  const own = screenWords[look.language];
  const last = after.slice(
    Math.max(
      0,
      after.findLastIndex(({ type }) => type === 'sensed' || type === 'defended'),
    ),
  );
  const [sensed] = last;
  if (sensed?.type === 'sensed' && sensed.success) return capital(own.escapes(figureNoun(look, sensed.figure)));
  const ended = last.find(event => event.type === 'attackEnded');
  if (ended?.type !== 'attackEnded') return through === null ? own.skulls(skulls) : own.through(through);
  const isGone = last.some(event => event.type === 'destroyed' && event.figure === ended.target);
  // A big screen says above it who strikes whom, and has no room for a long name here.
  if (look.seat === null) return isGone ? own.gone : own.wounds(ended.wounds);
  if (!isGone && ended.wounds === 0) return capital(own.holds(figureNoun(look, ended.target)));
  const name = targetName(look, ended.target);
  return isGone ? own.destroys(name) : own.wounded(ended.wounds, name);
}

const SIGNS: { readonly [F in Face]: string } = { skull: '☠', shield: '⛨', blank: '·' };

/** The same in signs, for those who see no picture of the dice. */
export function roll(events: readonly Event[], look: Seen): Roll | null {
  const found = lastThrown(events, look);
  if (!found) return null;
  const last = found.rows.at(-1);
  return {
    title: found.title,
    pieces: found.rows.flatMap(({ dice }) =>
      dice.map(({ face, state }) => ({
        text: typeof face === 'number' ? String(face) : SIGNS[face],
        isLit: state === 'counts',
      })),
    ),
    sum: found.sum,
    rule: found.rule,
    ...(last && { by: last.by }),
  };
}
