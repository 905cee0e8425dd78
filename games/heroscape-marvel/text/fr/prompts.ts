import type { FigureId } from '../../ids.ts';
import type { View } from '../../seen.ts';
import { acting, mayGrow } from '../reading.ts';
import type { Prompts } from '../shape.ts';
import { attackName, roles } from './names.ts';
import { ofThe, skulls, the } from './nouns.ts';
import { powers } from './powers.ts';
import { plural } from '../../../../kit/french.ts';
import { capital } from '../../../../kit/grammar.ts';

const who = (view: View): string => {
  const figure = acting(view);
  return figure === null ? 'votre figurine' : the(figure);
};
const someone = (figure: FigureId | null): string => (figure === null ? 'une figurine' : the(figure));

/** What comes after the answer, where armies still grow. */
const withMore = (view: View, question: string): string =>
  mayGrow(view) ? `${question} On recrute encore ensuite.` : question;

const pick = (view: View): string => {
  const seat = view.you === null ? undefined : view.players[view.you];
  const left = seat?.limit === null || seat === undefined ? '' : ` (${seat.limit - seat.armyPoints} points restants)`;
  return `Quelle carte recrutez-vous${left} ?`;
};

export const prompts: Prompts = {
  'draft/pick': pick,
  'serpentine/pick': pick,
  'naming/name': () => 'Composez votre armée.',
  'choice/army': () => 'Quelle armée prenez-vous ?',
  'placement/zone': view => withMore(view, 'Quelle zone de départ prenez-vous ?'),
  'placement/surplus': () => 'La zone est trop petite : quelle figurine reste de côté ?',
  'placement/place': view => {
    const waiting = view.figures.find(f => f.status === 'waiting' && f.owner === view.focus.seat);
    return withMore(view, `Où placez-vous ${waiting ? the(waiting.id) : 'la figurine'} ?`);
  },
  'skirmish/choose': () => 'Quelle figurine joue ce tour ?',
  'round/order': view => {
    const next = view.you === null ? undefined : view.players[view.you]?.toPlace[0];
    return next === undefined ? 'Placez vos marqueurs d’ordre.' : `Sur quelle carte posez-vous le marqueur ${next} ?`;
  },
  'revival/place': view => `${capitalThe(view.focus.thrower)} revient : sur quel hexagone du bord ?`,
  'turn/manipulate': () => `${powers['master-manipulator'].name} : qui joue ce tour ?`,
  'turnEnd/hand': () => `Fin du tour : passer ${roles.device.the} à un allié adjacent ?`,
  'activation/move': view => `Déplacez ${who(view)}, ou restez sur place.`,
  'activation/dust': () => `${powers['dust-of-death'].name} : sur qui ?`,
  'activation/attack': view => `Qui attaquer avec ${who(view)} ?`,
  'activation/further': view => {
    const { attack, attacksLeft } = view.focus;
    const by = attack === 'normal' || attack === null ? '' : ` (${attackName(attack)})`;
    return `${capital(who(view))} peut attaquer encore ${attacksLeft === 1 ? 'une' : attacksLeft} fois${by} : qui ?`;
  },
  'activation/hyperSpeed': () => `${powers['hyper-speed-5'].name} : où aller encore ?`,
  'activation/mindExchange': () => `${powers['mind-exchange-17'].name} : avec qui tenter l’échange (17 ou plus) ?`,
  'activation/close': view =>
    `${capitalThe(acting(view))} a fini : passer ${roles.anesthetic.the} avant la fin du tour ?`,
  'walk/ask': view =>
    `${capitalThe(view.focus.figure)} s’éloigne ${ofThe(view.focus.strikers[0] ?? 'wall')} : frapper ?`,
  'walk/onward': view => `Encore ${plural(view.focus.moveLeft ?? 0, 'point')} de déplacement : où aller ?`,
  'flight/ask': view =>
    `${capitalThe(view.focus.figure)} s’envole devant ${the(view.focus.strikers[0] ?? 'wall')} : frapper ?`,
  'attack/swing': view =>
    `Le sens d’araignée évite ${skulls(view.focus.skulls ?? 0)} : se balancer ailleurs avec ${someone(view.focus.target === 'wall' ? null : view.focus.target)} ?`,
  'attack/remove': () => 'Retirer au hasard un marqueur d’ordre caché de la cible ?',
  'stomp/order': view => `${powers.stomp.name}, ${skulls(view.focus.skulls ?? 0)} : qui se défend en premier ?`,
  'comeback/place': view => `${powers['rejected-by-death'].name} : où revient ${someone(view.focus.thrower)} ?`,
  'squad/march': () => 'Qui se déplace ?',
  'squad/fight': () => 'Qui attaque ?',
  'fallen/lay': () => 'Sur quelle carte va la figurine détruite ?',
  'drop/choose': () => `Où ${roles.anesthetic.the} retombe-t-il ?`,
};

const capitalThe = (figure: FigureId | null): string => capital(someone(figure));

export const unknownPrompt = 'À vous de jouer.';
