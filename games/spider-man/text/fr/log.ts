import { type BonusId, isBonus } from '../../content/cards.ts';
import { HIT } from '../../content/numbers.ts';
import type { ExitReason, HealCause } from '../../events.ts';
import type { Event } from '../../events.ts';
import { OFF, type PointCause } from '../../ids.ts';
import type { Piece, View } from '../../seen.ts';
import { type ByType, capital, listing, signed } from '../../../../kit/grammar.ts';
import { bonuses, characters, events, missions } from './cards.ts';
import { boards, places, powers, roles } from './names.ts';
import type { Where } from '../places.ts';
import { of, the, to } from './people.ts';
import {
  cars,
  dice,
  hold,
  load,
  ofPlayer,
  piece,
  player,
  points,
  slotName,
  someCars,
  target,
  toPlayer,
  way,
  wounds,
} from './phrases.ts';
import { thePlace, where } from './places.ts';
import { and, form, plural } from '../../../../kit/french.ts';

type Lines = ByType<Event, [names: readonly string[], view?: View], string | null>;

export const causes: { readonly [C in PointCause]: string } = {
  car: 'voiture détruite',
  wound: 'pour avoir blessé',
  spiderManKo: 'Spider-Man K.O.',
  villainKo: 'vilain K.O.',
  missionStopped: 'mission déjouée',
  jail: 'mise en prison',
  freed: 'vilain libéré',
  mission: 'mission réussie',
  photos: 'photos exclusives',
};

const rolls = (values: readonly number[]): string => values.join(' ');
const diceOf = (values: readonly number[]): string => `${form(values.length, 'Dé')} ${rolls(values)}`;
const by = (who: Piece): string => (who.kind === 'figure' ? the(who.role) : 'la Police');

const HEALED = { healing: 'par son facteur guérisseur', drain: 'en drainant la vie' } as const;
const healed = (cause: HealCause): string => {
  if (cause === 'healing' || cause === 'drain') return HEALED[cause];
  const card = isBonus(cause) ? bonuses[cause] : events[cause];
  return card.heals ?? `avec « ${card.name} »`;
};

const PUT: { readonly [R in Exclude<ExitReason, BonusId>]: string } = {
  freed: 'se dégage',
  hqDestroyed: 'sort de son QG en ruine',
  breakout: 's’évade',
  newcomer: 'entre en scène',
};
const put = (why: ExitReason, there: Where): string =>
  isBonus(why) ? `${bonuses[why].puts ?? 'va'} jusqu’${there.to}` : `${PUT[why]} ${there.at}`;

export const lines: Lines = {
  rolePicked: ({ seat, role }, names) => `${player(names, seat)} joue ${the(role)}.`,
  boardDrawn: ({ seat, board }, names) => `${player(names, seat)} pioche le plateau « ${boards[board].name} ».`,
  boardLaid: ({ board, slot }) => `« ${boards[board].name} » est posé : ${slotName(slot)}.`,
  carPlaced: ({ station }) => `Une voiture de police prend place : ${places[station].name}.`,
  carsLost: ({ count }) => `Plus de place pour ${cars(count)} de renfort.`,
  captainPlaced: ({ captain, station }) => `${characters[captain].name} prend place : ${places[station].name}.`,
  tracerPlaced: ({ role }) => `Spider-Man pose un Spider-Tracer sur ${the(role)}.`,
  tracerRemoved: ({ role }) => `${capital(the(role))} n’a plus de Spider-Tracer.`,
  tracerGained: () => 'Spider-Man prend un Spider-Tracer de la réserve.',
  turnStarted: ({ seat, role, round, ko }, names) =>
    `Manche ${round} : ${player(names, seat)}, ${roles[role].name}${ko ? ' (K.O.)' : ''}.`,
  wokeUp: ({ role }) => `${capital(the(role))} reprend connaissance.`,
  turnEnded: () => null,
  recovered: ({ role, healed: removed, left }) =>
    `${capital(the(role))} récupère : ${wounds(removed)} en moins, il en reste ${left}.`,
  healed: ({ role, amount, left, cause }) =>
    `${capital(the(role))} retire ${wounds(amount)} ${healed(cause)} (reste ${left}).`,
  diceRolled: () => null,
  diceRerolled: ({ seat, before, dice: after }, names) =>
    `${player(names, seat)} relance : ${rolls(before)} devient ${rolls(after)}.`,
  moveDeclared: ({ role, dice: count, powers: used, reaction }) =>
    `${capital(the(role))} ${reaction ? 'réagit et ' : ''}se déplace avec ${dice(count)}${
      used.length > 0
        ? ` et « ${listing(
            used.map(p => powers[p].name),
            ' » et « ',
          )} »`
        : ''
    }.`,
  moveRolled: ({ dice: values, points: total }) => `${diceOf(values)} : ${plural(total, 'case')}.`,
  moved: ({ role, path }, _names, view) =>
    `${capital(the(role))} avance de ${plural(path.length - 1, 'case')}, ${where(view, path.at(-1) ?? OFF).toward}.`,
  driveDeclared: ({ square, dice: count }, _names, view) =>
    `La pile de police ${where(view, square).near} démarre avec ${dice(count)}.`,
  driveRolled: ({ dice: values, points: total, doubled }) =>
    `${diceOf(values)}${doubled ? `, ${form(values.length, 'doublé')} par DeWolff` : ''} : ${plural(total, 'case')}.`,
  drove: ({ path, cars: count, prisoner }, _names, view) =>
    `${capital(someCars(count))} ${form(count, 'roule', 'roulent')} ${where(view, path.at(-1) ?? OFF).toward}${prisoner ? `, avec ${the(prisoner)}` : ''}.`,
  dropped: ({ what, square }, _names, view) => `La police laisse ${load(what)} ${where(view, square).at}.`,
  taken: ({ what, square }, _names, view) => `La police emmène ${load(what)} depuis ${where(view, square).the}.`,
  attackDeclared: ({ attacker, target: at, way: how, dice: count, powers: used, cards, reaction }, _names, view) => {
    const helps = [...used.map(p => powers[p].name), ...cards.map(c => bonuses[c].name)];
    const more = helps.length > 0 ? ` (${and(helps)})` : '';
    return `${capital(piece(attacker, view))} ${reaction ? 'réplique contre' : 'attaque'} ${target(at, view)} ${way(how)}, ${dice(count)}${more}.`;
  },
  powerDeclared: ({ seat, power }, names) => `${player(names, seat)} annonce « ${powers[power].name} ».`,
  powerTried: ({ power, dice: values, success }) =>
    `« ${powers[power].name} » : ${rolls(values)}, ${success ? 'réussi' : 'raté'}.`,
  attackStopped: ({ attacker, by: power }) =>
    `L’attaque ${of(attacker.kind === 'figure' ? attacker.role : 'police')} tombe à l’eau : « ${powers[power].name} ».`,
  attackRolled: ({ dice: values, results, multiplied, added, need, hits }) => {
    const isOne = values.length === 1;
    const times = multiplied === 1 ? '' : `, ×${multiplied}${isOne ? '' : ' chacun'}`;
    const each = `${times}${added === 0 ? '' : `, ${signed(added)}${isOne ? '' : ' à chacun'}`}`;
    const how =
      each || (rolls(values) === rolls(results) ? '' : `, ${form(values.length, 'devenu')} ${rolls(results)}`);
    const missed = `aucune touche, il fallait ${need === HIT ? need : `${need} ou plus`}`;
    const made = results.filter(result => result >= need).length;
    const touched = made > hits ? `${plural(made, 'touche')}, une suffit` : plural(hits, 'touche');
    return `${diceOf(values)}${how} : ${hits === 0 ? missed : touched}.`;
  },
  wounded: ({ role, wounds: count, left }) =>
    `${capital(the(role))} prend ${wounds(count)}${left > 0 ? ` (${left} avant le K.O.)` : ''}.`,
  carsDestroyed: ({ cars: count, left, by: who }) =>
    `${capital(by(who))} détruit ${cars(count)} de police${left > 0 ? ` ; il en reste ${left}` : ''}.`,
  damaged: ({ place, damage }) => `${plural(damage, 'dégât')} en tout ${thePlace(place).to}.`,
  hqDestroyed: ({ place }) => `« ${places[place].name} » est détruit.`,
  stuck: ({ target: on, hold: which }, _names, view) => `${capital(hold(which))} englue ${piece(on, view)}.`,
  seized: ({ role }) => `${capital(the(role))} est pris dans les pinces d’Octopus.`,
  holdBroken: ({ piece: who, hold: which }, _names, view) => `${capital(piece(who, view))} brise ${hold(which)}.`,
  rose: ({ role }) => `${capital(the(role))} prend de l’altitude : hors d’atteinte jusqu’à son prochain tour.`,
  reactionOpened: () => null,
  reactionPassed: ({ seat, timedOut }, names) =>
    seat < 0 ? null : `${player(names, seat)} ne réagit pas${timedOut ? ' : temps écoulé' : ''}.`,
  riposted: ({ cars: count }) => `La police riposte avec ${dice(count * 2)}.`,
  knockedOut: ({ role, by: who }) => `${capital(the(role))} est K.O., abattu par ${by(who)} !`,
  captured: ({ who, by: captor, from }) =>
    `${capital(the(who))} passe aux mains ${of(captor.kind === 'figure' ? captor.role : 'police')}${from && from !== 'police' ? ` (jusque-là aux mains ${of(from)})` : ''}.`,
  arrested: ({ role }) => `La police arrête ${the(role)}.`,
  jailed: ({ role, station }) => `${capital(the(role))} est en prison : ${places[station].name}.`,
  released: ({ who, by: captor, to: square }, _names, view) =>
    `${capital(by(captor))} relâche ${the(who)} ${where(view, square).at}.`,
  freed: ({ role, by: who }) =>
    who &&
    `${capital(the(role))} ${who.kind === 'figure' && who.role === role ? 's’évade' : `n’est plus gardé, grâce ${to(who.kind === 'figure' ? who.role : 'police')}`}.`,
  placed: ({ role, to: square, why }, _names, view) => `${capital(the(role))} ${put(why, where(view, square))}.`,
  pushed: ({ from, to: square }, _names, view) =>
    `Le pion ${where(view, from).at} est repoussé ${where(view, square).at}.`,
  wentHome: ({ character }) => `${capital(the(character))} rentre en lieu sûr.`,
  abandoned: ({ seat, role, next }, names) => `${player(names, seat)} abandonne ${the(role)} et joue ${the(next)}.`,
  leftTheBoard: ({ role }) => `${capital(the(role))} quitte le plateau.`,
  planted: ({ seat, place }, names) => `${player(names, seat)} pose une bombe : « ${places[place].name} ».`,
  bonusRolled: ({ seat, dice: values, cards }, names) =>
    `${player(names, seat)} lance ${rolls(values)} : ${cards === 0 ? 'aucune carte' : plural(cards, 'carte')}.`,
  cardDrawn: ({ seat, card }, names) =>
    `${player(names, seat)} pioche ${card ? `« ${bonuses[card].name} »` : 'une carte bonus'}.`,
  policeCardDrawn: ({ card, cars: count }) => `La police pioche « ${bonuses[card].name} » : ${cars(count)} de renfort.`,
  eventDrawn: ({ event }) => `Événement : « ${events[event].name} ». ${events[event].effect}`,
  eventEnded: ({ event }) => `Fin de l’événement « ${events[event].name} ».`,
  cardPlayed: ({ seat, card }, names) => `${player(names, seat)} joue « ${bonuses[card].name} ».`,
  characterCalled: ({ seat, character, square }, names, view) =>
    `${player(names, seat)} se sert ${of(character)} : pile ${where(view, square).at}.`,
  cardsDiscarded: ({ seat, cards }, names) =>
    `${player(names, seat)} défausse « ${cards.map(c => bonuses[c].name).join(' », « ')} ».`,
  cardStolen: ({ from, to: thief, card }, names) =>
    `${player(names, thief)} vole ${card ? `« ${bonuses[card].name} »` : 'une carte'} ${toPlayer(names, from)}.`,
  markerRaised: ({ seat, scale, to: value }, names) =>
    `${player(names, seat)} : le ${scales[scale].toLowerCase()} remonte à ${value}.`,
  tokenRegained: ({ seat, power }, names) => `${player(names, seat)} reprend « ${powers[power].name} ».`,
  missionDealt: ({ seat, mission }, names) =>
    mission
      ? `${player(names, seat)} a pour mission « ${missions[mission].name} ».`
      : `${player(names, seat)} pioche une mission.`,
  missionSeen: ({ seat, mission }, names) =>
    mission
      ? `La mission ${ofPlayer(names, seat)} : « ${missions[mission].name} ».`
      : `Un indic dévoile à Spider-Man la mission ${ofPlayer(names, seat)}.`,
  missionDone: ({ seat, mission }, names) =>
    `${player(names, seat)} réussit sa mission « ${missions[mission].name} » !`,
  missionFailed: ({ seat, mission }, names) => `${player(names, seat)} rate sa mission « ${missions[mission].name} ».`,
  missionImpossible: ({ seat, mission }, names) =>
    `La mission « ${missions[mission].name} » n’est plus possible : ${player(names, seat)} en pioche une autre.`,
  missionReplaced: ({ seat }, names) => `${player(names, seat)} change de mission.`,
  scored: ({ seat, points: gained, total, cause }, names) =>
    `${player(names, seat)} : ${signed(gained)} (${causes[cause]}), ${points(total)} en tout.`,
  powerGained: ({ seat, power }, names) => `${player(names, seat)} gagne le pouvoir « ${powers[power].name} ».`,
};

export const scales = { movement: 'Déplacement', combat: 'Combat', bonus: 'Bonus' } as const;
