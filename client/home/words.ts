import * as english from '../../kit/english.ts';
import * as french from '../../kit/french.ts';
import { typesetAll } from '../../kit/typeset.ts';

// What is said of matches that this device keeps itself. The shelf does without most of it.

const fr = {
  wished: 'Jouer sur cet appareil, sans le serveur',
  wishedNote: 'La partie reste dans ce navigateur et se joue même sans réseau. Personne d’autre ne peut la rejoindre.',
  device: 'Sur cet appareil',
  keeps:
    'Les parties jouées sans serveur sont gardées par ce navigateur, jusqu’à ce qu’on en vide la mémoire. Un fichier les met à l’abri.',
  forgets:
    'Ce navigateur ne garde rien (fenêtre privée ?) : la partie durera tant que cette page reste ouverte. Gardez-la dans un fichier pour la reprendre.',
  plain:
    'Sans https, un navigateur ne garde pas la page elle-même : les parties continuent tant qu’elle reste ouverte et que le serveur la redonne.',
  keepAll: 'Tout garder dans un fichier',
  keepOne: 'Garder cette partie dans un fichier',
  bring: 'Reprendre d’un fichier',
  brought: (count: number): string =>
    count === 0
      ? 'Ce fichier ne contient rien de nouveau.'
      : `${french.plural(count, 'partie reprise', 'parties reprises')}.`,
  remove: 'Effacer cette partie de l’appareil',
  removeTitle: 'Effacer cette partie ?',
  removeText: 'Elle n’existe que dans ce navigateur : elle ne pourra pas être retrouvée.',
  removeYes: 'Effacer',
  newVersion: 'Une nouvelle version de Rempart est prête.',
  update: 'L’ouvrir maintenant',
};

const en: typeof fr = {
  wished: 'Play on this device, without the server',
  wishedNote: 'The match stays in this browser and goes on without a network. Nobody else can join it.',
  device: 'On this device',
  keeps:
    'Matches played without a server are kept by this browser, until somebody empties its storage. A file keeps them safe.',
  forgets:
    'This browser keeps nothing (a private window?): the match lasts as long as this page is open. Keep it in a file to go on later.',
  plain:
    'Without https a browser does not keep the page itself: matches go on as long as it stays open and the server hands it out again.',
  keepAll: 'Keep everything in a file',
  keepOne: 'Keep this match in a file',
  bring: 'Bring back from a file',
  brought: count =>
    count === 0 ? 'There is nothing new in this file.' : `${english.plural(count, 'match', 'matches')} brought back.`,
  remove: 'Delete this match from the device',
  removeTitle: 'Delete this match?',
  removeText: 'It exists in this browser only: it cannot be brought back.',
  removeYes: 'Delete',
  newVersion: 'A new version of Rempart is ready.',
  update: 'Open it now',
};

export type HomeWords = typeof fr;

export const homeWords = { fr: typesetAll(fr), en } as const;
