import { characters } from '../../content/characters.ts';
import type { View } from '../../seen.ts';
import type { Action } from '../../spec.ts';
import { type ByType, capital } from '../../../../kit/grammar.ts';
import { bonuses } from './cards.ts';
import { places, powers } from './names.ts';
import { the } from './people.ts';
import { isHero, sideFor, strikesBack } from '../grammar.ts';
import { aimed, beside, dice, hold, load, makes, slotName, stack } from './phrases.ts';
import { where } from './places.ts';
import { plural } from '../../../../kit/english.ts';

type Labels = ByType<Action, [view: View, names: readonly string[]], string>;

const last = (view: View, count: number): string => {
  const seat = view.focus?.seat ?? null;
  const p = seat === null ? null : view.players[seat];
  if (!p || seat !== view.active) return '';
  const left = p.dice.movement + p.dice.combat + p.dice.bonus - count;
  return left === 0 ? ' (last dice: your turn ends)' : '';
};

/** By how many quarters a board is turned. */
const TURNS = ['', ', a quarter turn', ', a half turn', ', a three-quarter turn'];

export const labels: Labels = {
  role: ({ role }) => `Play ${the(role)}`,
  lay: ({ slot, rotation }) => `Lay this board in the ${slotName(slot)}${TURNS[rotation] ?? ''}`,
  station: ({ station, what }) =>
    what === 'car' ? `Place a car: ${places[station].name}` : `Place ${the(what)}: ${places[station].name}`,
  tracer: ({ role }) => `Put a Spider-Tracer on ${the(role)}`,
  move: () => 'Move',
  drive: ({ square: at }, view) => `Drive ${stack(view, at)}`,
  fight: ({ from, target }, view) => {
    if (strikesBack(view, target)) return 'Strike back';
    const what =
      target.kind === 'hold'
        ? `break ${hold(target.hold)}`
        : `${target.kind === 'place' ? 'attack' : 'fight'} ${beside(view, target)}`;
    return from === null ? capital(what) : `With ${stack(view, from)}, ${what}`;
  },
  capture: ({ from, character }, view) => {
    const who = the(character);
    const what = isHero(view) ? `take ${who} into your care` : `capture ${who}`;
    const cost = plural(characters[character].dice, 'Combat die', 'Combat dice');
    return `${from === null ? capital(what) : `With ${stack(view, from)}, ${what}`} (${cost})`;
  },
  plant: ({ place }) => `Plant a bomb at ${places[place].name} (1 Combat die)`,
  bonus: () => 'Draw bonus cards',
  power: ({ power, target, car }, view) =>
    `${powers[power].name}${target ? `: ${aimed(view, target)}` : ''}${car === null ? '' : `, with a car of ${stack(view, car)}`}`,
  play: ({ card }, view) => `Play “${sideFor(bonuses[card].name, view)}”`,
  call: ({ character }) => `Use ${the(character)}`,
  recover: () => 'Recover',
  drawThree: () => 'Draw 3 bonus cards',
  end: () => 'End the turn',
  use: ({ power }) => `Add “${powers[power].name}”`,
  roll: ({ dice: count }, view) => `Roll ${dice(count)}${last(view, count)}`,
  reroll: ({ value }) => `Reroll a ${value}`,
  keep: (_, { focus, roll }) => {
    const keeps = roll?.dice.length === 1 ? 'Keep the die' : 'Keep the dice';
    const tray = focus?.tray;
    if (!tray) return keeps;
    return tray.again.length > 0 ? `Reroll ${dice(tray.again.length)}` : `${keeps}: ${makes(tray)}`;
  },
  bite: ({ value }) => `Double a ${value}`,
  interrupt: ({ power }) => powers[power].name,
  prevent: ({ power }) => `${powers[power].name} against one wound`,
  riposte: ({ target }, view) => `Riposte against ${aimed(view, target)}`,
  pass: () => 'Do nothing',
  go: ({ to }, view) => `Go ${where(view, to).to}`,
  stop: (_, { focus }) => {
    const left = focus?.move?.points ?? focus?.drive?.points ?? 0;
    return left > 0 ? `Stop here (${plural(left, 'square')} left)` : 'Stop here';
  },
  drop: ({ what }) => `Leave ${load(what)} here`,
  take: ({ what }) => `Take ${load(what)} along`,
  arrest: ({ role }) => `Arrest ${the(role)}`,
  put: ({ to }, view) => `Place ${where(view, to).at}`,
  release: ({ who }) => `Release ${the(who)}`,
  discard: ({ card }, view) => `Discard “${sideFor(bonuses[card].name, view)}”`,
  name: ({ role }) => `Choose ${the(role)}`,
  pick: ({ power }) => `Take back “${powers[power].name}”`,
  stack: ({ square: at }, view) => `Choose ${stack(view, at)}`,
  aim: ({ target }, view) => `Aim at ${aimed(view, target)}`,
  replace: () => 'Change your mission',
  abandon: ({ villain }) => (villain === null ? 'Keep this villain' : `Give it up and play ${the(villain)}`),
};
