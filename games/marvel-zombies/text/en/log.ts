import type { CancelCause, Event } from '../../events.ts';
import { type ByType, capital, nameOf } from '../../../../kit/grammar.ts';
import { heroes } from '../names.ts';
import { held, person, skills, spawnCards, traits } from './cards.ts';
import { actions, colours, crowd, crowds, hits, kindName, levels, phases, place, pointNames, wounds } from './words.ts';
import { and } from '../../../../kit/english.ts';
import type { DefeatReason, PowerCause, WhyActive } from '../../ids.ts';

type Names = readonly string[];

const powers: { readonly [P in PowerCause]: string | null } = {
  phase: null, // everybody, every round: not worth a line
  action: 'gathers strength',
  rescue: 'takes heart',
  anger: 'gets angry',
  solar: 'soaks up the sun',
  rally: 'finds new hope',
  will: 'grits their teeth',
};

const whys: { readonly [W in WhyActive]: string } = {
  phase: 'The Enemies act',
  rush: 'Rush! Immediate action',
  extra: 'Extra Activation',
  shortage: 'Shortage: one more activation',
  danger: 'The Walkers smell the Bystander',
};

const cancels: { readonly [C in CancelCause]: { readonly name: string } } = {
  ...held,
  bystander: { name: 'giving up a Bystander' },
};

export const defeats: { readonly [D in DefeatReason]: string } = {
  fallen: 'a Super Hero has fallen',
  protected: 'somebody who had to be protected is lost',
  civilians: 'the zombies have reached the civilians',
  conceded: 'the match was conceded',
};

const decks = { spawn: 'Spawn', trait: 'Trait', bystander: 'Bystander', zombieHero: 'Zombie Hero' } as const;

export const lines: ByType<Event, [names: Names], string | null> = {
  heroPicked: ({ seat, hero }, names) =>
    names.length === 1
      ? `${heroes[hero].name} joins the team.`
      : `${nameOf(names, seat, 'Player')} takes ${heroes[hero].name}.`,
  teamPlaced: ({ heroes: team }) => {
    const first = team[0]?.zone;
    const apart = team.filter(({ zone }) => zone !== first);
    if (apart.length === 0) return `The team starts: ${first ? place(first) : ''}.`;
    return team.map(({ hero, zone }) => `${heroes[hero].name}: ${place(zone)}.`).join(' ');
  },
  escorted: ({ hero, bystander }) => `${heroes[hero].name} looks after ${person(bystander)}.`,
  roundStarted: ({ round }) => `Round ${round}.`,
  phaseStarted: ({ phase }) => (phase === 'setup' || phase === 'bystanders' ? null : `${phases[phase]}.`),
  powerGained: ({ hero, amount, power, why }) =>
    powers[why] === null ? null : `${heroes[hero].name} ${powers[why]}: +${amount} Power (${power}).`,
  powerLost: ({ hero, power }) => `${heroes[hero].name} loses 1 Power (${power}).`,
  hexed: ({ hero }) => `Hex: ${heroes[hero].name} gains no Power.`,
  turnStarted: ({ hero, actions: count }) => `${heroes[hero].name}’s Turn: ${actions(count)}.`,
  turnEnded: () => null,
  moved: ({ hero, path, actions }) => {
    const [from, to] = [path[0], path.at(-1)];
    if (!from || !to) return null;
    const price = actions > 1 ? ` (${actions} Actions)` : '';
    return `${heroes[hero].name} moves: ${place(from)} → ${place(to)}${price}.`;
  },
  doorOpened: ({ hero, between: [a, b] }) =>
    hero === null
      ? `A door opens: ${place(a)} – ${place(b)}.`
      : `${heroes[hero].name} opens the door: ${place(a)} – ${place(b)}.`,
  buildingRevealed: ({ rooms }) => `A building is revealed: ${and(rooms.map(place))}.`,
  traitDrawn: ({ hero, traits: drawn }) => `${heroes[hero].name} draws ${and(drawn.map(trait => traits[trait].name))}.`,
  traitUsed: ({ hero, trait, target }) => {
    const aim =
      target === null
        ? ''
        : `: ${target.includes('.') && target.length === 5 ? place(target as never) : person(target)}`;
    return `${heroes[hero].name} uses ${traits[trait].name}${aim}.`;
  },
  traitDiscarded: ({ hero, trait }) => `${heroes[hero].name} discards ${traits[trait].name}.`,
  skillUsed: ({ hero, skill }) => `${heroes[hero].name} uses ${skills[skill].name}.`,
  helped: ({ hero, by }) => `${heroes[by].name} hands over to ${heroes[hero].name}.`,
  healed: ({ hero, amount, health }) => `${heroes[hero].name} recovers ${amount} Health (${health}).`,
  actionGained: ({ hero }) => `${heroes[hero].name} has one more Action.`,
  pushed: ({ hero, to, crowd: who }) => `${heroes[hero].name} pushes ${crowds(who)}: ${place(to)}.`,
  bystanderRescued: ({ hero, bystander }) => `${heroes[hero].name} rescues ${person(bystander)}!`,
  bystanderKept: ({ hero, bystander, discarded }) =>
    `${heroes[hero].name} keeps ${person(bystander)} and lets ${person(discarded)} go.`,
  objectiveTaken: ({ hero, zone, colour }) =>
    `${heroes[hero].name} takes the ${colours[colour]} Objective: ${place(zone)}.`,
  xpGained: ({ hero, amount, xp }) => `${heroes[hero].name} gains ${amount} XP (${xp}).`,
  levelReached: ({ hero, level, skill }) =>
    `${heroes[hero].name} reaches the ${levels[level]} level: ${skills[skill].name}.`,
  dangerRose: ({ level }) => `The danger level rises to ${levels[level]}!`,
  attacked: ({ hero, zone, with: weapon, power }) => {
    const spent = power > 0 ? ` with ${power} Power` : '';
    return weapon === 'sign'
      ? `${heroes[hero].name} throws the Avengers Sign: ${place(zone)}.`
      : `${heroes[hero].name} attacks${spent}: ${place(zone)}.`;
  },
  rolled: ({ dice, accuracy, hits: count }) => `Dice: ${dice.join(', ')} (${accuracy}+): ${hits(count)}.`,
  rerolled: ({ dice, hits: count }) => `Rerolled: ${dice.join(', ')}: ${hits(count)}.`,
  enemyEliminated: ({ zone, crowd: who }) => `Eliminated: ${crowd(who)}, ${place(zone)}.`,
  hitsLost: ({ hits: count, needed }) => {
    if (needed === null) return `${hits(count)} more than needed.`;
    return needed ? `${hits(count)} without effect: it would take ${needed}.` : `${hits(count)} without effect.`;
  },
  signMoved: ({ to }) =>
    to === null ? 'The Avengers Sign is destroyed.' : `The Avengers Sign lands, damaged: ${place(to)}.`,
  explosivePlaced: ({ hero, zone }) => `${heroes[hero].name} places an explosive: ${place(zone)}. Stand back!`,
  exploded: ({ zone }) => `Explosion: ${place(zone)}!`,
  pointMoved: ({ hero, to }) => `${heroes[hero].name} lures a spawn point: ${place(to)}.`,
  pointWoke: ({ zone, colour }) => `The ${pointNames[colour]} spawn point becomes active: ${place(zone)}.`,
  heroLeft: ({ hero, bystander }) =>
    `${heroes[hero].name} leaves the board${bystander === null ? '' : ` with ${person(bystander)}`}.`,
  enemiesActivated: ({ why, crowd: who }) => `${whys[why]}: ${crowds(who)}.`,
  enemiesAttacked: ({ zone, crowd: who, wounds: count }) =>
    `Attack by ${crowds(who)}, ${place(zone)}: ${wounds(count)}.`,
  woundsAssigned: ({ to, wounds: count }) => `${wounds(count)} for ${person(to)}.`,
  woundsCancelled: ({ hero, wounds: count, by }) =>
    `${heroes[hero].name} cancels ${wounds(count)} (${cancels[by].name}).`,
  wounded: ({ hero, wounds: count, health }) => `${heroes[hero].name} suffers ${wounds(count)}: Health ${health}.`,
  heroFell: ({ hero }) => `${heroes[hero].name} falls! The match will be lost at the end of the round.`,
  bystanderSaved: ({ bystander, by, die }) =>
    by === null
      ? `${person(bystander)} fights back (${die}) and stands.`
      : `${heroes[by].name} protects ${person(bystander)}.`,
  bystanderDevoured: ({ bystander, die, holder }) => {
    if (holder !== null) return `${heroes[holder].name} loses ${person(bystander)}. Bystander devoured!`;
    return `${person(bystander)} falls${die === null ? '' : ` (${die})`}. Bystander devoured!`;
  },
  enemiesMoved: ({ marches }) =>
    marches.map(({ crowd: who, from, to }) => `${capital(crowd(who))}: ${place(from)} → ${place(to)}.`).join(' '),
  bystanderMoved: ({ bystander, from, to }) => `${person(bystander)} runs: ${place(from)} → ${place(to)}.`,
  bystanderAppeared: ({ bystander, zone }) => `${person(bystander)} appears: ${place(zone)}.`,
  spawnCardDrawn: ({ card, zone, level, ignored }) =>
    `Spawn card, ${place(zone)}, ${levels[level]}: ${spawnCards[card].name}${ignored ? ' (concerns nobody, draw again)' : ''}`.replace(
      /([^!)])$/,
      '$1.',
    ),
  enemiesSpawned: ({ zone, crowd: who }) => `Arrival: ${crowd(who)}, ${place(zone)}.`,
  shortage: ({ kind }) => `Shortage: not enough ${kindName(kind, 2)} in the reserve!`,
  calmed: () => 'Taken by surprise: nobody is activated by this card.',
  reshuffled: ({ deck }) => `The ${decks[deck]} discards are shuffled into a new deck.`,
  victory: ({ round }) => `Mission accomplished in round ${round}!`,
  defeat: ({ reason }) => `Mission failed: ${defeats[reason]}.`,
};
