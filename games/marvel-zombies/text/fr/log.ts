import type { CancelCause, Event } from '../../events.ts';
import { type ByType, nameOf } from '../../../../kit/grammar.ts';
import { heroes } from '../names.ts';
import { held, person, skills, spawnCards, traits } from './cards.ts';
import { actions, colours, crowd, crowds, hits, kindName, levels, phases, place, pointNames, wounds } from './words.ts';
import { and, of, plural } from '../../../../kit/french.ts';
import type { DefeatReason, PowerCause, WhyActive } from '../../ids.ts';

// The log is told in the present tense. No participle agrees with a hero: half of them would be wrong.

type Names = readonly string[];

const powers: { readonly [P in PowerCause]: string | null } = {
  phase: null, // everybody, every round: not worth a line
  action: 'rassemble ses forces',
  rescue: 'reprend courage',
  anger: 'se met en colère',
  solar: 'se recharge au soleil',
  rally: 'reprend espoir',
  will: 'serre les dents',
};

const whys: { readonly [W in WhyActive]: string } = {
  phase: 'Les Ennemis agissent',
  rush: 'Ruée ! Action immédiate',
  extra: 'Activation Supplémentaire',
  shortage: 'Pénurie : activation de plus',
  danger: 'Les Rôdeurs flairent le Citoyen',
};

const cancels: { readonly [C in CancelCause]: { readonly name: string } } = {
  ...held,
  bystander: { name: 'sacrifice' },
};

export const defeats: { readonly [D in DefeatReason]: string } = {
  fallen: 'un Super-Héros est tombé',
  protected: 'la personne qu’il fallait protéger est perdue',
  civilians: 'les zombies ont atteint les civils',
  conceded: 'la partie est abandonnée',
};

const decks = {
  spawn: 'Génération',
  trait: 'Trait Héroïque',
  bystander: 'Citoyen',
  zombieHero: 'Héros Zombie',
} as const;

export const lines: ByType<Event, [names: Names], string | null> = {
  heroPicked: ({ seat, hero }, names) =>
    names.length === 1
      ? `${heroes[hero].name} est de l’équipe.`
      : `${nameOf(names, seat, 'Joueur')} prend ${heroes[hero].name}.`,
  teamPlaced: ({ heroes: team }) => {
    const first = team[0]?.zone;
    const apart = team.filter(({ zone }) => zone !== first);
    if (apart.length === 0) return `L’équipe commence : ${first ? place(first) : ''}.`;
    return team.map(({ hero, zone }) => `${heroes[hero].name} : ${place(zone)}.`).join(' ');
  },
  escorted: ({ hero, bystander }) => `${heroes[hero].name} veille sur ${person(bystander)}.`,
  roundStarted: ({ round }) => `Manche ${round}.`,
  phaseStarted: ({ phase }) => (phase === 'setup' || phase === 'bystanders' ? null : `${phases[phase]}.`),
  powerGained: ({ hero, amount, power, why }) =>
    powers[why] === null ? null : `${heroes[hero].name} ${powers[why]} : +${amount} de Pouvoir (${power}).`,
  powerLost: ({ hero, power }) => `${heroes[hero].name} perd 1 de Pouvoir (${power}).`,
  hexed: ({ hero }) => `Maléfice : ${heroes[hero].name} ne gagne pas de Pouvoir.`,
  turnStarted: ({ hero, actions: count }) => `Tour ${of(heroes[hero].name)} : ${actions(count)}.`,
  turnEnded: () => null,
  moved: ({ hero, path, actions }) => {
    const [from, to] = [path[0], path.at(-1)];
    if (!from || !to) return null;
    const price = actions > 1 ? ` (${actions} Actions)` : '';
    return `${heroes[hero].name} se déplace : ${place(from)} → ${place(to)}${price}.`;
  },
  doorOpened: ({ hero, between: [a, b] }) =>
    hero === null
      ? `Une porte s’ouvre : ${place(a)} – ${place(b)}.`
      : `${heroes[hero].name} ouvre la porte : ${place(a)} – ${place(b)}.`,
  buildingRevealed: ({ rooms }) => `Un bâtiment se révèle : ${and(rooms.map(place))}.`,
  traitDrawn: ({ hero, traits: drawn }) =>
    `${heroes[hero].name} pioche ${and(drawn.map(trait => traits[trait].name))}.`,
  traitUsed: ({ hero, trait, target }) => {
    const aim =
      target === null
        ? ''
        : ` : ${target.includes('.') && target.length === 5 ? place(target as never) : person(target)}`;
    return `${heroes[hero].name} utilise ${traits[trait].name}${aim}.`;
  },
  traitDiscarded: ({ hero, trait }) => `${heroes[hero].name} défausse ${traits[trait].name}.`,
  skillUsed: ({ hero, skill }) => `${heroes[hero].name} utilise ${skills[skill].name}.`,
  helped: ({ hero, by }) => `${heroes[by].name} passe le relais à ${heroes[hero].name}.`,
  healed: ({ hero, amount, health }) =>
    `${heroes[hero].name} récupère ${plural(amount, 'point')} de Santé (${health}).`,
  actionGained: ({ hero }) => `${heroes[hero].name} a une Action de plus.`,
  pushed: ({ hero, to, crowd: who }) => `${heroes[hero].name} repousse ${crowds(who)} : ${place(to)}.`,
  bystanderRescued: ({ hero, bystander }) => `${heroes[hero].name} sauve ${person(bystander)} !`,
  bystanderKept: ({ hero, bystander, discarded }) =>
    `${heroes[hero].name} garde ${person(bystander)} et laisse partir ${person(discarded)}.`,
  objectiveTaken: ({ hero, zone, colour }) =>
    `${heroes[hero].name} prend l’Objectif ${colours[colour]} : ${place(zone)}.`,
  xpGained: ({ hero, amount, xp }) => `${heroes[hero].name} gagne ${amount} XP (${xp}).`,
  levelReached: ({ hero, level, skill }) =>
    `${heroes[hero].name} atteint le niveau ${levels[level]} : ${skills[skill].name}.`,
  dangerRose: ({ level }) => `Le Niveau de Danger passe à ${levels[level]} !`,
  attacked: ({ hero, zone, with: weapon, power }) => {
    const spent = power > 0 ? ` avec ${power} de Pouvoir` : '';
    return weapon === 'sign'
      ? `${heroes[hero].name} lance le Signe des Avengers : ${place(zone)}.`
      : `${heroes[hero].name} attaque${spent} : ${place(zone)}.`;
  },
  rolled: ({ dice, accuracy, hits: count }) => `Dés : ${dice.join(', ')} (${accuracy}+) : ${hits(count)}.`,
  rerolled: ({ dice, hits: count }) => `Relance : ${dice.join(', ')} : ${hits(count)}.`,
  enemyEliminated: ({ zone, crowd: who }) => `Élimination : ${crowd(who)}, ${place(zone)}.`,
  hitsLost: ({ hits: count, needed }) => {
    if (needed === null) return `${hits(count)} de trop.`;
    return needed ? `${hits(count)} sans effet : il en faudrait ${needed}.` : `${hits(count)} sans effet.`;
  },
  signMoved: ({ to }) =>
    to === null ? 'Le Signe des Avengers est détruit.' : `Le Signe des Avengers retombe, endommagé : ${place(to)}.`,
  explosivePlaced: ({ hero, zone }) => `${heroes[hero].name} pose un explosif : ${place(zone)}. Reculez !`,
  exploded: ({ zone }) => `Explosion : ${place(zone)} !`,
  pointMoved: ({ hero, to }) => `${heroes[hero].name} attire un Point de Génération : ${place(to)}.`,
  pointWoke: ({ zone, colour }) => `Le Point de Génération ${pointNames[colour]} devient actif : ${place(zone)}.`,
  heroLeft: ({ hero, bystander }) =>
    `${heroes[hero].name} quitte le plateau${bystander === null ? '' : ` avec ${person(bystander)}`}.`,
  enemiesActivated: ({ why, crowd: who }) => `${whys[why]} : ${crowds(who)}.`,
  enemiesAttacked: ({ zone, crowd: who, wounds: count }) =>
    `Attaque ${of(crowds(who))}, ${place(zone)} : ${wounds(count)}.`,
  woundsAssigned: ({ to, wounds: count }) => `${wounds(count)} pour ${person(to)}.`,
  woundsCancelled: ({ hero, wounds: count, by }) =>
    `${heroes[hero].name} annule ${wounds(count)} (${cancels[by].name}).`,
  wounded: ({ hero, wounds: count, health }) => `${heroes[hero].name} subit ${wounds(count)} : Santé ${health}.`,
  heroFell: ({ hero }) => `${heroes[hero].name} tombe ! La partie sera perdue à la fin de la Manche.`,
  bystanderSaved: ({ bystander, by, die }) =>
    by === null
      ? `${person(bystander)} se défend (${die}) et tient bon.`
      : `${heroes[by].name} protège ${person(bystander)}.`,
  bystanderDevoured: ({ bystander, die, holder }) => {
    if (holder !== null) return `${heroes[holder].name} perd ${person(bystander)}. Citoyen dévoré !`;
    return `${person(bystander)} succombe${die === null ? '' : ` (${die})`}. Citoyen dévoré !`;
  },
  enemiesMoved: ({ marches }) =>
    marches.map(({ crowd: who, from, to }) => `${crowd(who)} : ${place(from)} → ${place(to)}.`).join(' '),
  bystanderMoved: ({ bystander, from, to }) => `${person(bystander)} court : ${place(from)} → ${place(to)}.`,
  bystanderAppeared: ({ bystander, zone }) => `${person(bystander)} apparaît : ${place(zone)}.`,
  spawnCardDrawn: ({ card, zone, level, ignored }) =>
    `Carte Génération, ${place(zone)}, ${levels[level]} : ${spawnCards[card].name}${ignored ? ' (sans objet, on repioche)' : ''}`.replace(
      /([^!)])$/,
      '$1.',
    ),
  enemiesSpawned: ({ zone, crowd: who }) => `Arrivée : ${crowd(who)}, ${place(zone)}.`,
  shortage: ({ kind }) => `Pénurie : plus assez de ${kindName(kind, 2)} en réserve !`,
  calmed: () => 'Surprise totale : personne n’est activé par cette carte.',
  reshuffled: ({ deck }) => `La défausse ${decks[deck]} est mélangée et redevient la pioche.`,
  victory: ({ round }) => `Mission accomplie à la Manche ${round} !`,
  defeat: ({ reason }) => `Mission échouée : ${defeats[reason]}.`,
};
