import type { View } from '../../seen.ts';
import type { Action } from '../../spec.ts';
import { type ByType, capital } from '../../../../kit/grammar.ts';
import { acting, attacksInSquad, copyMark, endsUnfought } from '../reading.ts';
import { cardOf } from '../../ids.ts';
import { armies as presets } from '../../content/armies.ts';
import { scenarioData } from '../../scenarios/list.ts';
import { armies, attackName, roles, zones } from './names.ts';
import { the, theCard, toThe, where, whither } from './nouns.ts';
import { cards } from './people.ts';
import { flights, powers } from './powers.ts';
import { and } from '../../../../kit/french.ts';

export const labels: ByType<Action, [view: View, names: readonly string[]], string> = {
  recruit: ({ card }) => `Recruter ${cards[card].the}`,
  pass: () => 'Ne plus recruter',
  preset: ({ army }) => `${armies[army]} : ${and(presets[army].cards.map(card => cards[card].name))}`,
  enlist: ({ card }) => `Enrôler ${cards[card].the}`,
  ready: () => 'Armée prête',
  takeArmy: ({ army }) => {
    const list = scenarioData['le-genie-fou'].setup.armies[army].cards.map(card => cards[card].name);
    return `Armée ${army + 1} : ${and(list)}`;
  },
  zone: ({ zone }) => `Zone de départ ${zones[zone]}`,
  leaveOut: ({ figure }) => `Laisser ${the(figure)} de côté`,
  place: ({ figure, at }, view) => `Placer ${the(figure)} sur ${where(view, at)}`,
  order: ({ marker, on }) => `Marqueur ${marker} sur ${theCard(on)}`,
  choose: ({ figure }, { focus: { squad } }) =>
    squad === 'march'
      ? `Déplacer ${the(figure)}`
      : squad === 'fight'
        ? `Attaquer avec ${the(figure)}`
        : `Jouer ${the(figure)}`,
  stay: () => 'Ne pas bouger',
  walk: ({ to }, view) => `Marcher jusqu’${whither(view, to)}`,
  step: ({ to }, view) => `Un pas sur ${where(view, to)}`,
  stop: () => 'S’arrêter ici',
  fly: ({ how, to, take }, view) =>
    `${flights[how].button} jusqu’${whither(view, to)}${take ? `, en prenant ${roles.anesthetic.the}` : ''}`,
  cloud: () => `${powers['dust-of-death'].name} : un nuage sur toutes les figurines adjacentes`,
  dust: ({ target }) => `${powers['dust-of-death'].name} sur ${the(target)}`,
  attack: ({ attack, target }) => `${capital(attackName(attack))} contre ${the(target)}`,
  stomp: () => `${powers.stomp.name} : tout ce qui est adjacent`,
  defendNext: ({ target }) => `${capital(the(target))} se défend`,
  none: (_, view) =>
    view.focus.squad === 'march'
      ? 'Ne plus déplacer personne'
      : view.focus.squad === 'fight'
        ? 'Ne plus attaquer'
        : acting(view) === null
          ? 'Non'
          : attacksInSquad(view)
            ? 'N’attaquer personne'
            : endsUnfought(view)
              ? 'Fin du tour sans attaque'
              : 'Ne rien faire de plus',
  strike: () => 'Frapper',
  remove: () => 'Retirer un marqueur d’ordre au hasard',
  mindExchange: ({ target }) => `${powers['mind-exchange-17'].name} avec ${the(target)}`,
  hand: ({ to }) => `Passer ${roles.device.the} ${toThe(to)}`,
  'pass-on': ({ to }) => `Passer ${roles.anesthetic.the} ${toThe(to)}`,
  drop: ({ at }, view) => `Poser ${roles.anesthetic.the} sur ${where(view, at)}`,
  lay: ({ on }) => `Sur la carte ${cards[cardOf(on)].name}${copyMark(on)}`,
};
