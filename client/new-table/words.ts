import * as english from '../../kit/english.ts';
import * as french from '../../kit/french.ts';
import { typesetAll } from '../../kit/typeset.ts';

// What is said of a table that is to be opened: the shelf does without.

const fr = {
  title: 'Nouvelle table',
  titleOf: (game: string): string => `Nouvelle table : ${game}`,
  scenario: 'Scénario',
  campaign: 'La campagne',
  apart: 'À jouer à part',
  stage: (at: number, of: number): string =>
    `Étape ${at} sur ${of} de la campagne : ce que vous y gagnez vous suit à la suivante.`,
  hardness: (level: number): string => `Difficulté ${level} sur 4`,
  minutes: (minutes: number): string => `${minutes} min`,
  botsWin: (share: number, experts: number | null): string =>
    `bots : ${french.percent(share)}${experts === null ? '' : `, experts : ${french.percent(experts)}`}`,
  botsWinAt: (share: number, experts: number | null, seats: number): string =>
    `${seats > 1 ? `À ${seats}, des bots qui jouent simplement gagnent` : 'Seul, un bot qui joue simplement gagne'} ${french.percent(share)} des parties${experts === null ? '' : `, ${seats > 1 ? 'des experts' : 'un expert'} ${french.percent(experts)}`}`,
  sideWins: (side: string, share: number): string => `${side} ${french.percent(share)}`,
  sideWinsAt: (side: string, share: number, by: 'plain' | 'experts'): string =>
    `Entre bots ${by === 'experts' ? 'experts' : 'égaux'}, victoire pour ${side} : ${french.percent(share)} des parties`,
  even: 'camps égaux',
  evenAt: 'Les camps commencent à égalité',
  seats: 'Places autour de la table',
  seatCount: (count: number): string => (count === 1 ? '1 place (seul)' : french.plural(count, 'place')),
  who: 'Qui joue ?',
  seat: (number: number): string => `Place ${number}`,
  friend: 'Ami par lien',
  here: 'À cet écran',
  withBots: 'Avec des bots',
  withFriends: 'Avec des amis',
  openFor: (friends: number, here: number, bots: number): string =>
    [
      'vous',
      ...(friends > 0 ? [french.plural(friends, 'ami par lien', 'amis par lien')] : []),
      ...(here > 0 ? [french.plural(here, 'autre à cet écran', 'autres à cet écran')] : []),
      ...(bots > 0 ? [french.plural(bots, 'bot')] : []),
    ].join(', '),
  isPublic: 'Table ouverte à tous (visible sur l’étagère)',
  none: 'Aucun',
  firstTime: 'Ou d’abord de courtes leçons, en jouant',
  open: 'Ouvrir la table',
};

export type NewTableWords = typeof fr;

const en: NewTableWords = {
  title: 'New table',
  titleOf: game => `New table: ${game}`,
  scenario: 'Scenario',
  campaign: 'The campaign',
  apart: 'To be played on their own',
  stage: (at, of) => `Stage ${at} of ${of} of the campaign: what you win there goes with you to the next one.`,
  hardness: level => `Difficulty ${level} of 4`,
  minutes: minutes => `${minutes} min`,
  botsWin: (share, experts) =>
    `bots win ${english.percent(share)}${experts === null ? '' : `, experts ${english.percent(experts)}`}`,
  botsWinAt: (share, experts, seats) =>
    `${seats > 1 ? `With ${seats} seats, bots that play plainly win` : 'Alone, a bot that plays plainly wins'} ${english.percent(share)} of the matches${experts === null ? '' : `, ${seats > 1 ? 'experts' : 'an expert'} ${english.percent(experts)}`}`,
  sideWins: (side, share) => `${side} ${english.percent(share)}`,
  sideWinsAt: (side, share, by) =>
    `Between ${by === 'experts' ? 'expert' : 'equal'} bots victory goes to ${side} in ${english.percent(share)} of the matches`,
  even: 'even sides',
  evenAt: 'The sides begin alike',
  seats: 'Seats around the table',
  seatCount: count => (count === 1 ? '1 seat (alone)' : `${count} seats`),
  who: 'Who plays?',
  seat: number => `Seat ${number}`,
  friend: 'Friend by link',
  here: 'At this screen',
  withBots: 'With bots',
  withFriends: 'With friends',
  openFor: (friends, here, bots) =>
    [
      'you',
      ...(friends > 0 ? [english.plural(friends, 'friend by link', 'friends by link')] : []),
      ...(here > 0 ? [english.plural(here, 'other at this screen', 'others at this screen')] : []),
      ...(bots > 0 ? [english.plural(bots, 'bot')] : []),
    ].join(', '),
  isPublic: 'Table open to all (shown on the shelf)',
  none: 'None',
  firstTime: 'Or short lessons first, by playing',
  open: 'Open the table',
};

export const newTableWords = { fr: typesetAll(fr), en } as const;
