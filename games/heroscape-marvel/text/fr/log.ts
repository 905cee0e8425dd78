import { type TargetId, cardOf } from '../../ids.ts';
import { isCommon } from '../../rules/cards.ts';
import type { Event } from '../../events.ts';
import { type ByType, capital } from '../../../../kit/grammar.ts';
import { copyMark, isUpper, shieldsOf, skullsOf } from '../reading.ts';
import { attackName, causeName, falls, glyphs, handicaps, roles, zones } from './names.ts';
import { hexes, levels, ofThe, player, shields, skulls, the, theCard, toThe, wounds } from './nouns.ts';
import { cards } from './people.ts';
import { flights, powers } from './powers.ts';
import { and, of, plural } from '../../../../kit/french.ts';

type Names = readonly string[];
const The = (target: TargetId): string => capital(the(target));
const die = (roll: number, needs: number): string => `${roll} au d20 (il faut ${needs})`;

export const lines: ByType<Event, [names: Names], string | null> = {
  rolledOff: ({ why, rolls, winner }, names) => {
    const what = {
      draft: 'le recrutement',
      placing: 'le placement',
      army: 'le choix de l’armée',
      revival: 'les retours',
    }[why];
    return `Dé pour ${what} : ${rolls.filter(roll => roll !== null).join(' contre ')}. ${winner === null ? 'Égalité, on relance.' : `${player(names, winner)} commence.`}`;
  },
  startRolled: ({ faces, winner }, names) =>
    `Qui commence ? ${faces.map((list, seat) => `${player(names, seat)} : ${skulls(skullsOf(list))}`).join(', ')}. ${winner === null ? 'Égalité, on relance.' : `${player(names, winner)} commence.`}`,
  initiativeRolled: ({ rolls, bonus, winner }, names) => {
    const told = rolls.flatMap((roll, seat) =>
      roll === null ? [] : [`${player(names, seat)} (${roll}${bonus[seat] ? ` + ${bonus[seat]}` : ''})`],
    );
    return `Initiative : ${told.join(', ')}. ${winner === null ? 'Égalité, on relance.' : `${player(names, winner)} commence.`}`;
  },
  recruited: ({ seat, card, points }, names) =>
    `${player(names, seat)} recrute ${cards[card].the} (${points} points en tout).`,
  armyCompleted: ({ seat, points }, names) => `L’armée ${of(player(names, seat))} est complète : ${points} points.`,
  enlisted: ({ seat, cards: list }, names) =>
    list.length > 0 ? `${player(names, seat)} compose son armée : ${and(list.map(card => cards[card].name))}.` : null,
  armyNamed: ({ seat, cards: list, points }, names) =>
    `${player(names, seat)} aligne ${and(list.map(card => cards[card].the))} : ${points} points.`,
  armyTaken: ({ seat, army, cards: list }, names) =>
    `${player(names, seat)} prend l’armée ${army + 1} : ${and(list.map(card => cards[card].name))}.`,
  zoneTaken: ({ seat, zone }, names) => `${player(names, seat)} prend la zone ${zones[zone]}.`,
  leftOut: ({ figure }) => `${The(figure)} reste de côté, faute de place.`,
  placed: () => null,
  battleBegan: ({ players, handicap }, names) =>
    `La bataille commence. Premier camp : ${player(names, players[0] ?? null)}.${handicap ? ` Option de la maison : ${handicaps[handicap]}.` : ''}`,
  roundBegan: ({ round, last }) => `Manche ${round}${last === null ? '' : ` sur ${last}`}.`,
  orderPlaced: ({ seat, marker, on }, names) =>
    on === null ? null : `${player(names, seat)} pose le marqueur ${marker} sur ${theCard(on)}.`,
  ordersReady: ({ seat }, names) => `${player(names, seat)} a placé ses marqueurs d’ordre.`,
  turnBegan: ({ seat, turn }, names) => `Tour ${turn} : ${player(names, seat)}.`,
  orderShown: ({ marker, figure }) => `Marqueur ${marker} révélé : ${theCard(figure)}.`,
  turnSkipped: ({ seat, turn }, names) =>
    `${player(names, seat)} passe son tour ${turn} ; aucun marqueur n’est montré.`,
  activated: ({ figure, via }) =>
    via === null ? null : `${powers['master-manipulator'].name} : ${the(figure)} joue à la place ${ofThe(via)}.`,
  stepped: () => null,
  moved: ({ figure, how, to, cost }) => {
    const up = isUpper(to) ? ' jusqu’à l’étage' : '';
    if (how === 'walk') return `${The(figure)} marche${up} (${plural(cost, 'point')} de déplacement).`;
    const verb = flights[how].does;
    return `${The(figure)} ${verb}${up} sur ${hexes(cost)}.`;
  },
  stayed: () => null,
  struck: ({ figure, by, face }) =>
    `${The(by)} frappe ${the(figure)} qui s’éloigne : ${face === 'skull' ? 'touché' : 'manqué'}.`,
  letGo: ({ figure, by }) => `${The(by)} laisse partir ${the(figure)}.`,
  fell: ({ figure, fall, levels: depth, faces, roll }) => {
    const result = roll === null ? skulls(skullsOf(faces)) : `${roll} au d20`;
    return `${capital(falls[fall])} ${ofThe(figure)}, ${levels(depth)} : ${result}.`;
  },
  attacked: ({ attacker, target, attack, faces }) => {
    const how = attack === 'normal' ? '' : ` (${attackName(attack)})`;
    return `${The(attacker)} attaque ${the(target)}${how} : ${plural(faces.length, 'dé')}, ${skulls(skullsOf(faces))}.`;
  },
  stomped: ({ figure, faces, targets }) =>
    `${The(figure)} piétine ${and(targets.map(the))} : ${skulls(skullsOf(faces))}.`,
  sensed: ({ figure, power, roll, needs, success }) =>
    `${powers[power].name} ${ofThe(figure)} : ${die(roll, needs)}, ${success ? 'attaque évitée' : 'trop tard'}.`,
  defended: ({ target, faces, automatic }) => {
    const extra = automatic > 0 ? ` et ${plural(automatic, 'bouclier automatique', 'boucliers automatiques')}` : '';
    return `${The(target)} se défend : ${plural(faces.length, 'dé')}, ${shields(shieldsOf(faces))}${extra}.`;
  },
  attackEnded: ({ wounds: count }) => (count === 0 ? 'L’attaque échoue.' : null),
  wounded: ({ figure, amount, wounds: total, life, cause }) =>
    `${The(figure)} subit ${wounds(amount)} (${causeName(cause)}) : vie ${life - total} sur ${life}.`,
  unhurt: ({ figure, amount }) => `${The(figure)} ignore ${wounds(amount)}.`,
  destroyed: ({ figure, cause, by }) => {
    const how = cause === 'attack' ? '' : ` (${causeName(cause)})`;
    return by === null
      ? `${The(figure)} est hors de combat${how}.`
      : `${The(by)} met ${the(figure)} hors de combat${how}.`;
  },
  laid: ({ figure, on, isFull }) =>
    isFull
      ? `${capital(theCard(on))} ne sont plus en jeu.`
      : isCommon(cardOf(on))
        ? `${The(figure)} va sur la carte ${cards[cardOf(on)].name}${copyMark(on)}.`
        : null,
  wallHit: ({ amount, wounds: total, life }) => `Le mur subit ${wounds(amount)} : vie ${life - total} sur ${life}.`,
  wallBroken: ({ by }) => `${The(by)} abat la section de mur !`,
  dustThrown: ({ figure, targets }) => `${powers['dust-of-death'].name} ${ofThe(figure)} sur ${and(targets.map(the))}.`,
  dustRolled: ({ target, roll, needs, success }) =>
    `Pour ${the(target)} : ${die(roll, needs)}, ${success ? 'la poussière fait son œuvre' : 'rien'}.`,
  blastRolled: ({ roll, needs, success }) =>
    `${powers['cosmic-force-blast'].name} : ${die(roll, needs)}${success ? '' : ', aucun marqueur touché'}.`,
  orderRemoved: ({ figure, marker }) =>
    `Un marqueur d’ordre est retiré ${toThe(figure)}${marker === null ? '' : ` : le ${marker}`}.`,
  mindRolled: ({ figure, target, roll, needs, success }) =>
    `${powers['mind-exchange-17'].name} ${ofThe(figure)} avec ${the(target)} : ${die(roll, needs)}, ${success ? 'réussi' : 'raté'}.`,
  controlTaken: ({ figure, seat }, names) => `${player(names, seat)} contrôle ${the(figure)} pour un tour.`,
  controlReturned: ({ figure, seat }, names) => `${The(figure)} revient à ${player(names, seat)}.`,
  deathRolled: ({ figure, roll, needs, success }) =>
    `${powers['rejected-by-death'].name} : ${die(roll, needs)}, ${success ? `${the(figure)} revient` : `${the(figure)} reste mort`}.`,
  revivalRolled: ({ figure, roll, needs, success }) =>
    `Retour ${ofThe(figure)} : ${die(roll, needs)}, ${success ? 'réussi' : 'raté'}.`,
  cameBack: ({ figure }) => `${The(figure)} est de retour, sans blessure.`,
  glyphTurned: ({ glyph, figure }) => `${The(figure)} retourne un glyphe : ${glyphs[glyph].name}.`,
  glyphTaken: ({ role, glyph, figure }) =>
    `${The(figure)} prend ${role === 'none' ? glyphs[glyph].name : roles[role].the}.`,
  glyphLaid: ({ role, glyph }) =>
    `${capital(role === 'none' ? glyphs[glyph].name : roles[role].the)} est de nouveau à terre.`,
  glyphHanded: ({ role, glyph, from, to }) =>
    `${The(from)} passe ${role === 'none' ? glyphs[glyph].name : roles[role].the} ${toThe(to)}.`,
  cardsTaken: ({ figure, cards: list }) =>
    `${The(figure)} absorbe les pouvoirs ${and(list.map(card => cards[card].of))}.`,
  exited: ({ figure, device }) =>
    `${The(figure)} quitte le champ de bataille${device ? ` avec ${roles.device.the}` : ''}.`,
  roundEnded: ({ round }) => `Fin de la manche ${round}.`,
};
