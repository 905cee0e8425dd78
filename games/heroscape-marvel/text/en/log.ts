import { type TargetId, cardOf } from '../../ids.ts';
import { isCommon } from '../../rules/cards.ts';
import type { Event } from '../../events.ts';
import { type ByType, capital } from '../../../../kit/grammar.ts';
import { isUpper, shieldsOf, skullsOf } from '../reading.ts';
import { attackName, causeName, falls, glyphs, handicaps, roles, zones } from './names.ts';
import { dice, player, shields, skulls, the, theCard, whose, wounds } from './nouns.ts';
import { cards } from './people.ts';
import { flights, powers } from './powers.ts';
import { and, plural } from '../../../../kit/english.ts';

type Names = readonly string[];
const The = (target: TargetId): string => capital(the(target));
const die = (roll: number, needs: number): string => `${roll} on the d20 (needs ${needs})`;

export const lines: ByType<Event, [names: Names], string | null> = {
  rolledOff: ({ why, rolls, winner }, names) => {
    const what = { draft: 'the draft', placing: 'placing', army: 'the choice of army', revival: 'the revivals' }[why];
    return `Roll for ${what}: ${rolls.filter(roll => roll !== null).join(' to ')}. ${winner === null ? 'A tie, roll again.' : `${player(names, winner)} goes first.`}`;
  },
  startRolled: ({ faces, winner }, names) =>
    `Who begins? ${faces.map((list, seat) => `${player(names, seat)}: ${skulls(skullsOf(list))}`).join(', ')}. ${winner === null ? 'A tie, roll again.' : `${player(names, winner)} begins.`}`,
  initiativeRolled: ({ rolls, bonus, winner }, names) => {
    const told = rolls.flatMap((roll, seat) =>
      roll === null ? [] : [`${player(names, seat)} (${roll}${bonus[seat] ? ` + ${bonus[seat]}` : ''})`],
    );
    return `Initiative: ${told.join(', ')}. ${winner === null ? 'A tie, roll again.' : `${player(names, winner)} goes first.`}`;
  },
  recruited: ({ seat, card, points }, names) =>
    `${player(names, seat)} drafts ${cards[card].the} (${points} points so far).`,
  armyCompleted: ({ seat, points }, names) => `The army of ${player(names, seat)} is complete: ${points} points.`,
  enlisted: ({ seat, cards: list }, names) =>
    list.length > 0
      ? `${player(names, seat)} puts an army together: ${and(list.map(card => cards[card].name))}.`
      : null,
  armyNamed: ({ seat, cards: list, points }, names) =>
    `${player(names, seat)} fields ${and(list.map(card => cards[card].the))}: ${points} points.`,
  armyTaken: ({ seat, army, cards: list }, names) =>
    `${player(names, seat)} takes army ${army + 1}: ${and(list.map(card => cards[card].name))}.`,
  zoneTaken: ({ seat, zone }, names) => `${player(names, seat)} takes the ${zones[zone]} zone.`,
  leftOut: ({ figure }) => `${The(figure)} stays out for lack of room.`,
  placed: () => null,
  battleBegan: ({ players, handicap }, names) =>
    `The battle begins. First side: ${player(names, players[0] ?? null)}.${handicap ? ` Option of the house: ${handicaps[handicap]}.` : ''}`,
  roundBegan: ({ round, last }) => `Round ${round}${last === null ? '' : ` of ${last}`}.`,
  orderPlaced: ({ seat, marker, on }, names) =>
    on === null ? null : `${player(names, seat)} puts marker ${marker} on ${theCard(on)}.`,
  ordersReady: ({ seat }, names) => `${player(names, seat)} has placed the order markers.`,
  turnBegan: ({ seat, turn }, names) => `Turn ${turn}: ${player(names, seat)}.`,
  orderShown: ({ marker, figure }) => `Marker ${marker} revealed: ${theCard(figure)}.`,
  turnSkipped: ({ seat, turn }, names) => `${player(names, seat)} skips turn ${turn}; no marker is shown.`,
  activated: ({ figure, via }) =>
    via === null ? null : `${powers['master-manipulator'].name}: ${the(figure)} acts instead of ${the(via)}.`,
  stepped: () => null,
  moved: ({ figure, how, to, cost }) => {
    const up = isUpper(to) ? ' to the upper floor' : '';
    if (how === 'walk') return `${The(figure)} walks${up} (${plural(cost, 'point')} of movement).`;
    const verb = flights[how].does;
    return `${The(figure)} ${verb} ${plural(cost, 'hex', 'hexes')}${up}.`;
  },
  stayed: () => null,
  struck: ({ figure, by, face }) =>
    `${The(by)} strikes at ${the(figure)} on the way out: ${face === 'skull' ? 'a hit' : 'a miss'}.`,
  letGo: ({ figure, by }) => `${The(by)} lets ${the(figure)} go.`,
  fell: ({ figure, fall, levels, faces, roll }) => {
    const result = roll === null ? skulls(skullsOf(faces)) : `${roll} on the d20`;
    return `${capital(whose(figure))} ${falls[fall]} of ${plural(levels, 'level')}: ${result}.`;
  },
  attacked: ({ attacker, target, attack, faces }) => {
    const how = attack === 'normal' ? '' : ` (${attackName(attack)})`;
    return `${The(attacker)} attacks ${the(target)}${how}: ${dice(faces.length)}, ${skulls(skullsOf(faces))}.`;
  },
  stomped: ({ figure, faces, targets }) =>
    `${The(figure)} stomps on ${and(targets.map(the))}: ${skulls(skullsOf(faces))}.`,
  sensed: ({ figure, power, roll, needs, success }) =>
    `${capital(whose(figure))} ${powers[power].name}: ${die(roll, needs)}, ${success ? 'the attack is evaded' : 'too late'}.`,
  defended: ({ target, faces, automatic }) => {
    const extra = automatic > 0 ? ` and ${plural(automatic, 'automatic shield')}` : '';
    return `${The(target)} defends: ${dice(faces.length)}, ${shields(shieldsOf(faces))}${extra}.`;
  },
  attackEnded: ({ wounds: count }) => (count === 0 ? 'The attack fails.' : null),
  wounded: ({ figure, amount, wounds: total, life, cause }) =>
    `${The(figure)} takes ${wounds(amount)} (${causeName(cause)}): life ${life - total} of ${life}.`,
  unhurt: ({ figure, amount }) => `${The(figure)} shrugs off ${wounds(amount)}.`,
  destroyed: ({ figure, cause, by }) => {
    const how = cause === 'attack' ? '' : ` (${causeName(cause)})`;
    return by === null ? `${The(figure)} is destroyed${how}.` : `${The(by)} destroys ${the(figure)}${how}.`;
  },
  laid: ({ figure, on, isFull }) =>
    isFull
      ? `${capital(theCard(on))} are out of play.`
      : isCommon(cardOf(on))
        ? `${The(figure)} goes onto the card of ${theCard(on)}.`
        : null,
  wallHit: ({ amount, wounds: total, life }) => `The wall takes ${wounds(amount)}: life ${life - total} of ${life}.`,
  wallBroken: ({ by }) => `${The(by)} brings the wall section down!`,
  dustThrown: ({ figure, targets }) =>
    `${capital(whose(figure))} ${powers['dust-of-death'].name} on ${and(targets.map(the))}.`,
  dustRolled: ({ target, roll, needs, success }) =>
    `For ${the(target)}: ${die(roll, needs)}, ${success ? 'the dust does its work' : 'nothing'}.`,
  blastRolled: ({ roll, needs, success }) =>
    `${powers['cosmic-force-blast'].name}: ${die(roll, needs)}${success ? '' : ', no marker is hit'}.`,
  orderRemoved: ({ figure, marker }) =>
    `An order marker of ${the(figure)} is removed${marker === null ? '' : `: the ${marker}`}.`,
  mindRolled: ({ figure, target, roll, needs, success }) =>
    `${capital(whose(figure))} ${powers['mind-exchange-17'].name} with ${the(target)}: ${die(roll, needs)}, ${success ? 'success' : 'failure'}.`,
  controlTaken: ({ figure, seat }, names) => `${player(names, seat)} controls ${the(figure)} for one turn.`,
  controlReturned: ({ figure, seat }, names) => `${The(figure)} is back with ${player(names, seat)}.`,
  deathRolled: ({ figure, roll, needs, success }) =>
    `${powers['rejected-by-death'].name}: ${die(roll, needs)}, ${the(figure)} ${success ? 'returns' : 'stays dead'}.`,
  revivalRolled: ({ figure, roll, needs, success }) =>
    `Revival of ${the(figure)}: ${die(roll, needs)}, ${success ? 'success' : 'failure'}.`,
  cameBack: ({ figure }) => `${The(figure)} is back, unhurt.`,
  glyphTurned: ({ glyph, figure }) => `${The(figure)} turns a glyph over: ${glyphs[glyph].name}.`,
  glyphTaken: ({ role, glyph, figure }) =>
    `${The(figure)} takes ${role === 'none' ? glyphs[glyph].name : roles[role].the}.`,
  glyphLaid: ({ role, glyph }) =>
    `${capital(role === 'none' ? glyphs[glyph].name : roles[role].the)} lies on the ground again.`,
  glyphHanded: ({ role, glyph, from, to }) =>
    `${The(from)} hands ${role === 'none' ? glyphs[glyph].name : roles[role].the} to ${the(to)}.`,
  cardsTaken: ({ figure, cards: list }) =>
    `${The(figure)} absorbs the powers of ${and(list.map(card => cards[card].the))}.`,
  exited: ({ figure, device }) => `${The(figure)} leaves the battlefield${device ? ` with ${roles.device.the}` : ''}.`,
  roundEnded: ({ round }) => `End of round ${round}.`,
};
