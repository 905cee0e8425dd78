import type { FigureId } from '../../ids.ts';
import type { View } from '../../seen.ts';
import { plural } from '../../../../kit/english.ts';
import { capital } from '../../../../kit/grammar.ts';
import { acting, mayGrow } from '../reading.ts';
import type { Prompts } from '../shape.ts';
import { attackName, roles } from './names.ts';
import { skulls, the } from './nouns.ts';
import { powers } from './powers.ts';

const someone = (figure: FigureId | null): string => (figure === null ? 'a figure' : the(figure));
const who = (view: View): string => {
  const figure = acting(view);
  return figure === null ? 'your figure' : the(figure);
};

/** What comes after the answer, where armies still grow. */
const withMore = (view: View, question: string): string =>
  mayGrow(view) ? `${question} The draft goes on afterwards.` : question;

const pick = (view: View): string => {
  const seat = view.you === null ? undefined : view.players[view.you];
  const left = seat?.limit === null || seat === undefined ? '' : ` (${seat.limit - seat.armyPoints} points left)`;
  return `Which card do you draft${left}?`;
};

export const prompts: Prompts = {
  'draft/pick': pick,
  'serpentine/pick': pick,
  'naming/name': () => 'Put your army together.',
  'choice/army': () => 'Which army do you take?',
  'placement/zone': view => withMore(view, 'Which start zone do you take?'),
  'placement/surplus': () => 'The zone is too small: which figure stays out?',
  'placement/place': view => {
    const waiting = view.figures.find(f => f.status === 'waiting' && f.owner === view.focus.seat);
    return withMore(view, `Where do you place ${waiting ? the(waiting.id) : 'the figure'}?`);
  },
  'skirmish/choose': () => 'Which figure takes this turn?',
  'round/order': view => {
    const next = view.you === null ? undefined : view.players[view.you]?.toPlace[0];
    return next === undefined ? 'Place your order markers.' : `On which card do you put marker ${next}?`;
  },
  'revival/place': view => `${capital(someone(view.focus.thrower))} returns: on which edge hex?`,
  'turn/manipulate': () => `${powers['master-manipulator'].name}: who takes this turn?`,
  'turnEnd/hand': () => `End of the turn: hand ${roles.device.the} to an adjacent friend?`,
  'activation/move': view => `Move ${who(view)}, or stay.`,
  'activation/dust': () => `${powers['dust-of-death'].name}: on whom?`,
  'activation/attack': view => `Whom does ${who(view)} attack?`,
  'activation/further': view => {
    const { attack, attacksLeft } = view.focus;
    const by = attack === 'normal' || attack === null ? '' : ` (${attackName(attack)})`;
    const times = attacksLeft === 1 ? 'once more' : `${attacksLeft} more times`;
    return `${capital(who(view))} may attack ${times}${by}: whom?`;
  },
  'activation/hyperSpeed': () => `${powers['hyper-speed-5'].name}: where to now?`,
  'activation/mindExchange': () => `${powers['mind-exchange-17'].name}: with whom (17 or more)?`,
  'activation/close': view => `${capital(who(view))} is done: hand ${roles.anesthetic.the} over before the turn ends?`,
  'walk/ask': view => `${capital(someone(view.focus.figure))} leaves ${the(view.focus.strikers[0] ?? 'wall')}: strike?`,
  'walk/onward': view => `${plural(view.focus.moveLeft ?? 0, 'point')} of movement left: where to?`,
  'flight/ask': view =>
    `${capital(someone(view.focus.figure))} takes off from ${the(view.focus.strikers[0] ?? 'wall')}: strike?`,
  'attack/swing': view =>
    `The spider sense evades ${skulls(view.focus.skulls ?? 0)}: swing away with ${someone(view.focus.target === 'wall' ? null : view.focus.target)}?`,
  'attack/remove': () => 'Remove one hidden order marker of the target at random?',
  'stomp/order': view => `${powers.stomp.name}, ${skulls(view.focus.skulls ?? 0)}: who defends first?`,
  'comeback/place': view => `${powers['rejected-by-death'].name}: where does ${someone(view.focus.thrower)} return?`,
  'squad/march': () => 'Who moves?',
  'squad/fight': () => 'Who attacks?',
  'fallen/lay': () => 'Onto which card does the destroyed figure go?',
  'drop/choose': () => `Where does ${roles.anesthetic.the} come down?`,
};

export const unknownPrompt = 'Your move.';
