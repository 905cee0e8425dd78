import { plural } from '../../../kit/french.ts';

/** What is said of matches that this device keeps itself. */
export const home = {
  wished: 'Jouer sur cet appareil, sans le serveur',
  wishedNote: 'La partie reste dans ce navigateur et se joue même sans réseau. Personne d’autre ne peut la rejoindre.',
  here: 'sur cet appareil',
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
    count === 0 ? 'Ce fichier ne contient rien de nouveau.' : `${plural(count, 'partie reprise', 'parties reprises')}.`,
  alone:
    'Le serveur ne répond pas : on peut jouer sur cet appareil, seul avec des bots ou à plusieurs devant cet écran.',
  remove: 'Effacer cette partie de l’appareil',
  removeTitle: 'Effacer cette partie ?',
  removeText: 'Elle n’existe que dans ce navigateur : elle ne pourra pas être retrouvée.',
  removeYes: 'Effacer',
  newVersion: 'Une nouvelle version de Rempart est prête.',
  update: 'L’ouvrir maintenant',
};
