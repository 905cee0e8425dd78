import { armies as presets } from '../../content/armies.ts';
import { scenarioData } from '../../scenarios/list.ts';
import type { View } from '../../seen.ts';
import type { Action } from '../../spec.ts';
import { type ByType, capital } from '../../../../kit/grammar.ts';
import { acting, attacksInSquad, endsUnfought } from '../reading.ts';
import { armies, attackName, roles, zones } from './names.ts';
import { the, theCard, where } from './nouns.ts';
import { cards } from './people.ts';
import { flights, powers } from './powers.ts';
import { and } from '../../../../kit/english.ts';

export const labels: ByType<Action, [view: View, names: readonly string[]], string> = {
  recruit: ({ card }) => `Draft ${cards[card].the}`,
  pass: () => 'Draft no more',
  preset: ({ army }) => `${armies[army]}: ${and(presets[army].cards.map(card => cards[card].name))}`,
  enlist: ({ card }) => `Enlist ${cards[card].the}`,
  ready: () => 'Army ready',
  takeArmy: ({ army }) => {
    const list = scenarioData['le-genie-fou'].setup.armies[army].cards.map(card => cards[card].name);
    return `Army ${army + 1}: ${and(list)}`;
  },
  zone: ({ zone }) => `${capital(zones[zone])} start zone`,
  leaveOut: ({ figure }) => `Leave ${the(figure)} out`,
  place: ({ figure, at }, view) => `Place ${the(figure)} on ${where(view, at)}`,
  order: ({ marker, on }) => `Marker ${marker} on ${theCard(on)}`,
  choose: ({ figure }, { focus: { squad } }) =>
    squad === 'march'
      ? `Move ${the(figure)}`
      : squad === 'fight'
        ? `Attack with ${the(figure)}`
        : `Play ${the(figure)}`,
  stay: () => 'Do not move',
  walk: ({ to }, view) => `Walk to ${where(view, to)}`,
  step: ({ to }, view) => `One step onto ${where(view, to)}`,
  stop: () => 'Stop here',
  fly: ({ how, to, take }, view) =>
    `${flights[how].button} to ${where(view, to)}${take ? `, taking ${roles.anesthetic.the}` : ''}`,
  cloud: () => `${powers['dust-of-death'].name}: a cloud over all adjacent figures`,
  dust: ({ target }) => `${powers['dust-of-death'].name} on ${the(target)}`,
  attack: ({ attack, target }) => `${capital(attackName(attack))} against ${the(target)}`,
  stomp: () => `${powers.stomp.name}: everything adjacent`,
  defendNext: ({ target }) => `${capital(the(target))} defends`,
  none: (_, view) =>
    view.focus.squad === 'march'
      ? 'Move nobody else'
      : view.focus.squad === 'fight'
        ? 'No further attack'
        : acting(view) === null
          ? 'No'
          : attacksInSquad(view)
            ? 'Attack nobody'
            : endsUnfought(view)
              ? 'End turn, no attack'
              : 'Nothing more',
  strike: () => 'Strike',
  remove: () => 'Remove an order marker at random',
  mindExchange: ({ target }) => `${powers['mind-exchange-17'].name} with ${the(target)}`,
  hand: ({ to }) => `Hand ${roles.device.the} to ${the(to)}`,
  'pass-on': ({ to }) => `Hand ${roles.anesthetic.the} to ${the(to)}`,
  drop: ({ at }, view) => `Put ${roles.anesthetic.the} on ${where(view, at)}`,
  lay: ({ on }) => `Onto the card of ${theCard(on)}`,
};
