import { uncapital } from '../../../../kit/grammar.ts';
import { COLOURS } from '../../ids.ts';
import type { Seen } from '../look.ts';
import { EXPLOSIVES } from '../rule-of.ts';
import { CONSOLE, EXIT, SIGN, explosiveThing, objectiveThing, pointThing } from '../touch.ts';
import { told } from '../words/told.ts';
import type { Known } from './known.ts';

/** What the mission asks for before anybody may leave. */
const leftToDo = (view: Seen['view'], texts: Seen['texts']): string =>
  view.goals
    .filter(({ goal, done, of }) => goal !== 'exit' && done < of)
    .map(goal => uncapital(texts.goal(goal)))
    .join(', ');

/** What lies on the board or is carried off it. */
export function* ofTokens({ view, texts, language }: Seen): Iterable<Known> {
  const own = told[language];
  for (const { zone, colour, taken } of view.objectives)
    if (!taken)
      yield [
        objectiveThing(zone),
        () => ({ name: own.objective(colour && texts.colours[colour]), about: own.objectiveAbout, rule: 'MZ-OBJ-01' }),
      ];
  for (const [i, { type, active }] of view.points.entries())
    yield [
      pointThing(i),
      () => ({
        name: own.point(type),
        about: active ? own.pointActive : own.pointAsleep,
        rule: active ? 'MZ-SPAWN-02' : 'MZ-SPAWN-03',
      }),
    ];
  const { exit, sign } = view;
  if (exit)
    yield [
      EXIT,
      () => ({
        name: own.exit,
        about: exit.open ? own.exitOpen : own.exitClosed(leftToDo(view, texts)),
        rule: exit.open ? 'MZ-EXIT-01' : 'MZ-EXIT-02',
      }),
    ];
  if (sign)
    yield [
      SIGN,
      () => ({
        name: own.sign,
        about: own.signAbout(sign.uses),
        rule: 'MZ-ITEM-01',
        item: { kind: 'tokens', id: 'avengers-sign' },
      }),
    ];
  for (const colour of COLOURS)
    yield [
      explosiveThing(colour),
      () => ({ name: own.explosiveHeld(texts.colours[colour]), about: own.explosiveAbout, rule: EXPLOSIVES }),
    ];
  yield [CONSOLE, () => ({ name: own.console, about: own.consoleAbout, rule: 'MZ-M6-10' })];
}
