import { type BonusId, isBonus } from '../../content/cards.ts';
import { HIT } from '../../content/numbers.ts';
import type { ExitReason, HealCause } from '../../events.ts';
import type { Event } from '../../events.ts';
import { OFF, type PointCause } from '../../ids.ts';
import type { Piece, View } from '../../seen.ts';
import { type ByType, capital, signed } from '../../../../kit/grammar.ts';
import { bonuses, characters, events, missions } from './cards.ts';
import { boards, places, powers, roles } from './names.ts';
import type { Where } from '../places.ts';
import { the } from './people.ts';
import { cars, dice, hold, load, piece, player, points, slotName, target, way, wounds } from './phrases.ts';
import { thePlace, where } from './places.ts';
import { and, form, plural } from '../../../../kit/english.ts';

type Lines = ByType<Event, [names: readonly string[], view?: View], string | null>;

export const causes: { readonly [C in PointCause]: string } = {
  car: 'car destroyed',
  wound: 'wound inflicted',
  spiderManKo: 'Spider-Man K.O.',
  villainKo: 'villain K.O.',
  missionStopped: 'mission foiled',
  jail: 'jailed',
  freed: 'villain freed',
  mission: 'mission completed',
  photos: 'exclusive photos',
};

export const scales = { movement: 'Movement', combat: 'Combat', bonus: 'Bonus' } as const;

const rolls = (values: readonly number[]): string => values.join(' ');
const diceOf = (values: readonly number[]): string => `${form(values.length, 'Die', 'Dice')} ${rolls(values)}`;
const by = (who: Piece): string => (who.kind === 'figure' ? the(who.role) : 'the Police');

const HEALED = { healing: 'by its healing factor', drain: 'by draining life' } as const;
const healed = (cause: HealCause): string => {
  if (cause === 'healing' || cause === 'drain') return HEALED[cause];
  const card = isBonus(cause) ? bonuses[cause] : events[cause];
  return card.heals ?? `with “${card.name}”`;
};

const PUT: { readonly [R in Exclude<ExitReason, BonusId>]: (there: Where) => string } = {
  freed: ({ to }) => `breaks free ${to}`,
  hqDestroyed: ({ the: there }) => `leaves the ruins for ${there}`,
  breakout: ({ to }) => `breaks out ${to}`,
  newcomer: ({ at }) => `enters ${at}`,
};
const put = (why: ExitReason, there: Where): string =>
  isBonus(why) ? `${bonuses[why].puts ?? 'goes'} ${there.to}` : PUT[why](there);

export const lines: Lines = {
  rolePicked: ({ seat, role }, names) => `${player(names, seat)} plays ${the(role)}.`,
  boardDrawn: ({ seat, board }, names) => `${player(names, seat)} draws the “${boards[board].name}” board.`,
  boardLaid: ({ board, slot }) => `“${boards[board].name}” is laid: ${slotName(slot)}.`,
  carPlaced: ({ station }) => `A police car takes its place: ${places[station].name}.`,
  carsLost: ({ count }) => `No room for ${plural(count, 'reinforcement car')}.`,
  captainPlaced: ({ captain, station }) => `${characters[captain].name} takes up position: ${places[station].name}.`,
  tracerPlaced: ({ role }) => `Spider-Man puts a Spider-Tracer on ${the(role)}.`,
  tracerRemoved: ({ role }) => `${capital(the(role))} no longer carries a Spider-Tracer.`,
  tracerGained: () => 'Spider-Man takes a Spider-Tracer from the supply.',
  turnStarted: ({ seat, role, round, ko }, names) =>
    `Round ${round}: ${player(names, seat)}, ${roles[role].name}${ko ? ' (K.O.)' : ''}.`,
  wokeUp: ({ role }) => `${capital(the(role))} comes round.`,
  turnEnded: () => null,
  recovered: ({ role, healed: removed, left }) =>
    `${capital(the(role))} recovers: ${wounds(removed)} healed, ${left} left.`,
  healed: ({ role, amount, left, cause }) =>
    `${capital(the(role))} removes ${wounds(amount)} ${healed(cause)} (${left} left).`,
  diceRolled: () => null,
  diceRerolled: ({ seat, before, dice: after }, names) =>
    `${player(names, seat)} rerolls: ${rolls(before)} becomes ${rolls(after)}.`,
  moveDeclared: ({ role, dice: count, powers: used, reaction }) =>
    `${capital(the(role))} ${reaction ? 'reacts and moves' : 'moves'} with ${dice(count)}${
      used.length > 0 ? ` and ${and(used.map(p => `“${powers[p].name}”`))}` : ''
    }.`,
  moveRolled: ({ dice: values, points: total }) => `${diceOf(values)}: ${plural(total, 'square')}.`,
  moved: ({ role, path }, _names, view) =>
    `${capital(the(role))} moves ${plural(path.length - 1, 'square')}, ${where(view, path.at(-1) ?? OFF).toward}.`,
  driveDeclared: ({ square, dice: count }, _names, view) =>
    `The police stack ${where(view, square).near} starts with ${dice(count)}.`,
  driveRolled: ({ dice: values, points: total, doubled }) =>
    `${diceOf(values)}${doubled ? ', doubled by DeWolff' : ''}: ${plural(total, 'square')}.`,
  drove: ({ path, cars: count, prisoner }, _names, view) =>
    `${count === 1 ? 'A car' : cars(count)} ${form(count, 'drives', 'drive')} ${where(view, path.at(-1) ?? OFF).toward}${prisoner ? ` with ${the(prisoner)}` : ''}.`,
  dropped: ({ what, square }, _names, view) => `The police leave ${load(what)} ${where(view, square).at}.`,
  taken: ({ what, square }, _names, view) => `The police take ${load(what)} along from ${where(view, square).the}.`,
  attackDeclared: ({ attacker, target: at, way: how, dice: count, powers: used, cards, reaction }, _names, view) => {
    const helps = [...used.map(p => powers[p].name), ...cards.map(c => bonuses[c].name)];
    const more = helps.length > 0 ? ` (${and(helps)})` : '';
    return `${capital(piece(attacker, view))} ${reaction ? 'strikes back at' : 'attacks'} ${target(at, view)} ${way(how)}, ${dice(count)}${more}.`;
  },
  powerDeclared: ({ seat, power }, names) => `${player(names, seat)} declares “${powers[power].name}”.`,
  powerTried: ({ power, dice: values, success }) =>
    `${powers[power].name}: ${rolls(values)}, ${success ? 'success' : 'failure'}.`,
  attackStopped: ({ attacker, by: power }, _names, view) =>
    `The attack of ${piece(attacker, view)} comes to nothing: “${powers[power].name}”.`,
  attackRolled: ({ dice: values, results, multiplied, added, need, hits }) => {
    const all = values.length === 1 ? '' : ' each';
    const each = `${multiplied === 1 ? '' : `, ×${multiplied}${all}`}${added === 0 ? '' : `, ${signed(added)}${all}`}`;
    const how = each || (rolls(values) === rolls(results) ? '' : `, turned into ${rolls(results)}`);
    const missed = `no hit, ${need === HIT ? need : `${need} or more`} was needed`;
    const made = results.filter(result => result >= need).length;
    const hit = made > hits ? `${plural(made, 'hit')}, one is enough` : plural(hits, 'hit');
    return `${diceOf(values)}${how}: ${hits === 0 ? missed : hit}.`;
  },
  wounded: ({ role, wounds: count, left }) =>
    `${capital(the(role))} takes ${wounds(count)}${left > 0 ? ` (${left} before K.O.)` : ''}.`,
  carsDestroyed: ({ cars: count, left, by: who }) =>
    `${capital(by(who))} destroys ${plural(count, 'police car')}${left > 0 ? `; ${left} left` : ''}.`,
  damaged: ({ place, damage }) => `Damage to ${thePlace(place)}: ${damage} in all.`,
  hqDestroyed: ({ place }) => `${places[place].name} is destroyed.`,
  stuck: ({ target: on, hold: which }, _names, view) => `${capital(hold(which))} catches ${piece(on, view)}.`,
  seized: ({ role }) => `${capital(the(role))} is held in Octopus’s pincers.`,
  holdBroken: ({ piece: who, hold: which }, _names, view) => `${capital(piece(who, view))} breaks ${hold(which)}.`,
  rose: ({ role }) => `${capital(the(role))} climbs high: out of reach until the next turn.`,
  reactionOpened: () => null,
  reactionPassed: ({ seat, timedOut }, names) =>
    seat < 0 ? null : `${player(names, seat)} does not react${timedOut ? ': time is up' : ''}.`,
  riposted: ({ cars: count }) => `The police riposte with ${dice(count * 2)}.`,
  knockedOut: ({ role, by: who }) => `${capital(the(role))} is knocked out by ${by(who)}!`,
  captured: ({ who, by: captor, from }) =>
    `${capital(by(captor))} ${captor.kind === 'figure' ? 'takes' : 'take'} ${the(who)}${from && from !== 'police' ? ` from ${the(from)}` : ''}.`,
  arrested: ({ role }) => `The police arrest ${the(role)}.`,
  jailed: ({ role, station }) => `${capital(the(role))} is in jail: ${places[station].name}.`,
  released: ({ who, to }, _names, view) => `${capital(the(who))} is released ${where(view, to).at}.`,
  freed: ({ role, by: who }) =>
    who &&
    `${capital(the(role))} ${who.kind === 'figure' && who.role === role ? 'breaks free' : `is no longer guarded, thanks to ${by(who)}`}.`,
  placed: ({ role, to, why }, _names, view) => `${capital(the(role))} ${put(why, where(view, to))}.`,
  pushed: ({ from, to }, _names, view) => `What stood ${where(view, from).at} is pushed ${where(view, to).to}.`,
  wentHome: ({ character }) => `${capital(the(character))} is back in safety.`,
  abandoned: ({ seat, role, next }, names) => `${player(names, seat)} gives up ${the(role)} and plays ${the(next)}.`,
  leftTheBoard: ({ role }) => `${capital(the(role))} leaves the board.`,
  planted: ({ seat, place }, names) => `${player(names, seat)} plants a bomb at ${places[place].name}.`,
  bonusRolled: ({ seat, dice: values, cards }, names) =>
    `${player(names, seat)} rolls ${rolls(values)}: ${cards === 0 ? 'no card' : plural(cards, 'card')}.`,
  cardDrawn: ({ seat, card }, names) =>
    `${player(names, seat)} draws ${card ? `“${bonuses[card].name}”` : 'a bonus card'}.`,
  policeCardDrawn: ({ card, cars: count }) =>
    `The police draw “${bonuses[card].name}”: ${plural(count, 'reinforcement car')}.`,
  eventDrawn: ({ event }) => `The event “${events[event].name.replace(/!$/, '')}” is drawn. ${events[event].effect}`,
  eventEnded: ({ event }) => `The event “${events[event].name}” is over.`,
  cardPlayed: ({ seat, card }, names) => `${player(names, seat)} plays “${bonuses[card].name}”.`,
  characterCalled: ({ seat, character, square }, names, view) =>
    `${player(names, seat)} uses ${the(character)}: stack ${where(view, square).at}.`,
  cardsDiscarded: ({ seat, cards }, names) =>
    `${player(names, seat)} discards ${cards.map(c => `“${bonuses[c].name}”`).join(', ')}.`,
  cardStolen: ({ from, to, card }, names) =>
    `${player(names, to)} steals ${card ? `“${bonuses[card].name}”` : 'a card'} from ${player(names, from)}.`,
  markerRaised: ({ seat, scale, to }, names) => `${player(names, seat)}: ${scales[scale]} is back up to ${to}.`,
  tokenRegained: ({ seat, power }, names) => `${player(names, seat)} takes back “${powers[power].name}”.`,
  missionDealt: ({ seat, mission }, names) =>
    mission
      ? `${player(names, seat)} has the mission “${missions[mission].name}”.`
      : `${player(names, seat)} draws a mission.`,
  missionSeen: ({ seat, mission }, names) =>
    mission
      ? `The mission of ${player(names, seat)}: “${missions[mission].name}”.`
      : `An informant shows Spider-Man the mission of ${player(names, seat)}.`,
  missionDone: ({ seat, mission }, names) =>
    `${player(names, seat)} completes the mission “${missions[mission].name}”!`,
  missionFailed: ({ seat, mission }, names) => `${player(names, seat)} fails the mission “${missions[mission].name}”.`,
  missionImpossible: ({ seat, mission }, names) =>
    `The mission “${missions[mission].name}” has become impossible: ${player(names, seat)} draws another.`,
  missionReplaced: ({ seat }, names) => `${player(names, seat)} changes missions.`,
  scored: ({ seat, points: gained, total, cause }, names) =>
    `${player(names, seat)}: ${signed(gained)} (${causes[cause]}), ${points(total)} in all.`,
  powerGained: ({ seat, power }, names) => `${player(names, seat)} gains the power “${powers[power].name}”.`,
};
