import * as english from '../../kit/english.ts';
import * as french from '../../kit/french.ts';
import { typesetAll } from '../../kit/typeset.ts';

// What is said of matches that this device keeps itself. The shelf does without most of it.

const fr = {
  wished: 'Jouer sur cet appareil, sans réseau',
  wishedNote: 'La partie reste dans ce navigateur et se joue même sans réseau. Personne d’autre ne peut la rejoindre.',
  device: 'Sur cet appareil',
  keeps:
    'Les parties jouées sans serveur sont gardées par ce navigateur, jusqu’à ce qu’on en vide la mémoire ; une fenêtre privée oublie tout en se fermant. Un fichier les met à l’abri.',
  forgets:
    'Ce navigateur ne garde rien (fenêtre privée ?) : la partie durera tant que cette page reste ouverte. Gardez-la dans un fichier pour la reprendre.',
  plain:
    'Sans https, un navigateur ne garde pas la page elle-même : les parties continuent tant qu’elle reste ouverte et que le serveur la redonne. Pour jouer sans réseau, ouvrez la maison en https, ou sur la machine qui la sert.',
  keepAll: 'Tout garder dans un fichier',
  record: 'Vos parties en chiffres',
  keepOne: 'Garder cette partie dans un fichier',
  bring: 'Reprendre d’un fichier',
  analyse: 'Analyser un fichier de partie',
  brought: (count: number): string =>
    count === 0
      ? 'Ce fichier ne contient rien de nouveau.'
      : `${french.plural(count, 'partie reprise', 'parties reprises')}.`,
  remove: 'Effacer cette partie de l’appareil',
  removeTitle: 'Effacer cette partie ?',
  removeText: 'Elle n’existe que dans ce navigateur : elle ne pourra pas être retrouvée.',
  removeYes: 'Effacer',
  toServer: 'Inviter des amis (déplacer vers le serveur)',
  toServerTitle: 'Déplacer cette partie vers le serveur ?',
  toServerText:
    'Elle s’y poursuit, et un lien invite vos amis aux places des bots. Le serveur y met ses propres dés et mélange de nouveau ce que vous ne pouvez pas voir. Une horloge qui tourne sera en pause.',
  toServerYes: 'Déplacer',
  takeAlong: 'Jouer hors ligne (emporter sur cet appareil)',
  takeAlongTitle: 'Emporter cette partie sur cet appareil ?',
  takeAlongText:
    'Elle se joue ici, même sans réseau, puis revient sur le serveur quand vous le voulez. En attendant, la table du serveur ne bouge pas. Une horloge qui tourne sera en pause.',
  takeAlongYes: 'Emporter',
  bringBack: 'Ramener sur le serveur',
  giveUp: 'Renoncer à la copie emportée',
  giveUpTitle: 'Renoncer à la copie emportée ?',
  giveUpText:
    'La partie reprend sur le serveur là où elle avait été emportée. Ce qui a été joué depuis sur l’appareil est perdu.',
  giveUpYes: 'Y renoncer',
  lent: (name: string): string =>
    name === ''
      ? 'Cette partie a été emportée sur un appareil : c’est là qu’elle se joue. Ici, elle attend son retour.'
      : `${name} a emporté cette partie sur un appareil : c’est là qu’elle se joue. Ici, elle attend son retour.`,
  lentHere: 'Vous avez emporté cette partie sur cet appareil : c’est là qu’elle se joue.',
  toCopy: 'Y jouer',
  gone: 'Cette partie est allée sur le serveur.',
  toTable: 'La rejoindre',
  invite: 'Inviter quelqu’un',
  inviteText: 'Qui ouvre ce lien peut regarder, et prendre ou demander la place d’un bot.',
  exercise:
    'Partie d’essai, reprise d’une partie terminée : elle ne compte pour rien, et l’autre reste comme elle était.',
  exerciseAsked: (by: string): string => `${by} reprend cette partie à l’un de ses moments : c’est une partie d’essai.`,
  begunAtHome:
    'Commencée sur un appareil, où personne ne veillait aux dés ; depuis son arrivée sur le serveur, ils sont les siens.',
  refused: {
    erased: () =>
      'Ce navigateur ne garde plus cette partie : sa mémoire a été vidée, ou elle y a été effacée. Cette page s’en souvient encore : gardez-la dans un fichier, puis reprenez-la de là.',
    refused: (at: number): string => `Les règles refusent le coup ${at} de cette partie. Elle reste ici.`,
    rules: (at: number): string => `Les règles ne comprennent pas cette partie (au coup ${at}). Elle reste ici.`,
    slow: () => 'Cette partie est trop longue à rejouer pour le serveur. Elle reste ici.',
    large: () => 'Cette partie est trop longue pour le serveur. Elle reste ici.',
    version: () =>
      'Cette page et le serveur n’ont pas les mêmes règles, ou la partie a commencé avec d’autres règles. Rechargez la page ; sinon, terminez la partie ici.',
    campaign: () =>
      'Cette partie continue une campagne jouée sur cet appareil, que le serveur n’a pas vue. Elle reste ici ; une nouvelle campagne peut commencer sur le serveur.',
    dice: () => 'Les dés de cette partie ne sont pas ceux qui lui étaient promis. Elle reste ici.',
    seats: () => 'Personne ne joue dans cette partie. Prenez une place, puis réessayez.',
    over: () => 'Cette partie est terminée : elle reste ici.',
    other: () =>
      'La table du serveur n’en est plus là où cette partie avait été emportée. Gardez celle-ci dans un fichier, si vous y tenez.',
    'not-lent': () => 'La table du serveur a continué sans cette copie.',
    'not-alone': () => 'Quelqu’un d’autre a une place à cette table : elle reste sur le serveur.',
  },
  newVersion: 'Une nouvelle version de Rempart est prête.',
  update: 'L’ouvrir maintenant',
};

const en: typeof fr = {
  wished: 'Play on this device, without a network',
  wishedNote: 'The match stays in this browser and goes on without a network. Nobody else can join it.',
  device: 'On this device',
  keeps:
    'Matches played without a server are kept by this browser, until somebody empties its storage; a private window forgets everything when it is closed. A file keeps them safe.',
  forgets:
    'This browser keeps nothing (a private window?): the match lasts as long as this page is open. Keep it in a file to go on later.',
  plain:
    'Without https a browser does not keep the page itself: matches go on as long as it stays open and the server hands it out again. To play without a network open the house at https, or on the machine that serves it.',
  keepAll: 'Keep everything in a file',
  record: 'Your matches in figures',
  keepOne: 'Keep this match in a file',
  bring: 'Bring back from a file',
  analyse: 'Analyse the file of a match',
  brought: count =>
    count === 0 ? 'There is nothing new in this file.' : `${english.plural(count, 'match', 'matches')} brought back.`,
  remove: 'Delete this match from the device',
  removeTitle: 'Delete this match?',
  removeText: 'It exists in this browser only: it cannot be brought back.',
  removeYes: 'Delete',
  toServer: 'Invite friends (move to the server)',
  toServerTitle: 'Move this match to the server?',
  toServerText:
    'It goes on there, and a link invites your friends to the seats of bots. The server rolls its own dice and shuffles anew what you cannot see. A running clock will be paused.',
  toServerYes: 'Move',
  takeAlong: 'Play offline (take along on this device)',
  takeAlongTitle: 'Take this match along on this device?',
  takeAlongText:
    'It is played here, also without a network, and goes back to the server whenever you like. Meanwhile the table on the server waits. A running clock will be paused.',
  takeAlongYes: 'Take along',
  bringBack: 'Bring back to the server',
  giveUp: 'Give up the copy that was taken along',
  giveUpTitle: 'Give up the copy that was taken along?',
  giveUpText:
    'The match goes on at the server from where it was taken along. What was played on the device since is lost.',
  giveUpYes: 'Give it up',
  lent: name =>
    name === ''
      ? 'This match was taken along on a device: that is where it is played. Here it waits to come back.'
      : `${name} has taken this match along on a device: that is where it is played. Here it waits to come back.`,
  lentHere: 'You have taken this match along on this device: that is where it is played.',
  toCopy: 'Play it',
  gone: 'This match has gone to the server.',
  toTable: 'Go there',
  invite: 'Invite somebody',
  inviteText: 'Whoever opens this link may watch, and take or ask for the seat of a bot.',
  exercise: 'An exercise, played on from a match that is over: it counts for nothing, and the other stays as it was.',
  exerciseAsked: by => `${by} plays on from a moment of this match: an exercise.`,
  begunAtHome:
    'Begun on a device, where nobody watched over the dice; since it came to the server, they are the server’s.',
  refused: {
    erased: () =>
      'This browser no longer keeps this match: its storage was emptied, or the match was deleted there. This page still remembers it: keep it in a file, and go on from there.',
    refused: at => `The rules refuse move ${at} of this match. It stays here.`,
    rules: at => `The rules cannot read this match (at move ${at}). It stays here.`,
    slow: () => 'This match takes the server too long to play again. It stays here.',
    large: () => 'This match is too long for the server. It stays here.',
    version: () =>
      'This page and the server have different rules, or the match began with other ones. Load the page again; otherwise finish the match here.',
    campaign: () =>
      'This match goes on with a campaign that was played on this device, and that the server has not seen. It stays here; a new campaign can begin on the server.',
    dice: () => 'The dice of this match are not those that it was bound to. It stays here.',
    seats: () => 'Nobody plays in this match. Take a seat, then try again.',
    over: () => 'This match is over: it stays here.',
    other: () =>
      'The table of the server is no longer where this match was taken along. Keep this one in a file, if it is dear to you.',
    'not-lent': () => 'The table of the server has gone on without this copy.',
    'not-alone': () => 'Somebody else has a seat at this table: it stays on the server.',
  },
  newVersion: 'A new version of Rempart is ready.',
  update: 'Open it now',
};

export type HomeWords = typeof fr;

export const homeWords = { fr: typesetAll(fr), en } as const;
