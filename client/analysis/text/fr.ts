import { plural } from '../../../kit/french.ts';

/** A match that is over, looked at again: its chances, its turning points, its decisions. */
export const analysis = {
  title: (game: string): string => `Analyse : ${game}`,
  judging: 'Les chances de chaque moment se calculent…',
  noJudgement: 'Ce jeu ne sait pas encore estimer les chances d’une position.',
  broken: 'L’analyse s’est arrêtée. Rechargez la page pour la reprendre.',
  curve: {
    title: 'Chance de gagner',
    band: 'la bande : l’incertitude de l’estimation',
    side: 'Camp',
    refining: (trials: number): string => `${plural(trials, 'partie')} d’essai, et d’autres se jouent…`,
    refined: (trials: number): string => `${plural(trials, 'partie')} d’essai`,
    told: (side: string, from: string, to: string): string => `${side} : ${from} au départ, ${to} à la fin.`,
    at: (n: number, all: number): string => `Coup ${n} sur ${all}`,
    within: (chance: string, off: number): string => `${chance}, à ${plural(off, 'point')} près`,
    figures: 'La courbe en chiffres',
    move: 'Coup',
  },
  turnings: {
    title: 'Les tournants',
    none: 'Aucun tournant : rien n’a changé les chances d’un coup.',
    from: (before: string, after: string): string => `${before} → ${after}`,
    before: 'Tournant précédent',
    next: 'Tournant suivant',
  },
  moment: {
    start: 'La partie commence.',
    of: (points: string): string => `chance de gagner : ${points}`,
    own: 'le coup',
    others: 'coup adverse',
    luck: 'hasard',
    course: 'cours du jeu',
    rolling: 'Ce que le hasard y a fait se calcule…',
    nothing: 'Rien n’a changé.',
  },
  expert: {
    played: 'Joué',
    expert: 'L’expert',
    better: (points: number): string => `Son choix valait ${plural(points, 'point')} de plus.`,
    alike: 'Les deux se valent, autant qu’on puisse le dire.',
    worse: (points: number): string => `Le choix joué valait ${plural(points, 'point')} de plus.`,
    same: 'L’expert aurait fait de même.',
    comparing: 'L’expert y réfléchit…',
    off: (points: number): string => `à ${plural(points, 'point')} près`,
  },
  whole: {
    title: 'Toute la partie',
    luck: 'Le hasard',
    play: 'Le jeu',
    told: (from: string, to: string): string => `${from} au départ, ${to} à la fin.`,
    left: (points: number, count: number): string =>
      `Face à l’expert, ${plural(count, 'décision a', 'décisions ont')} laissé ${plural(points, 'point')}.`,
    leftNone: 'Aucune de vos décisions n’était nettement moins bonne que celle de l’expert.',
    compared: (done: number, all: number): string =>
      `${done} sur ${plural(all, 'décision comparée', 'décisions comparées')}`,
  },
  playOn: {
    button: 'Reprendre d’ici',
    note: 'partie d’essai : ce résultat reste',
    as: 'Vous jouez',
    all: 'toutes les places',
    over: 'Ici, la partie est finie : revenez un peu en arrière.',
    failed: 'La partie d’essai n’a pas pu s’ouvrir.',
  },
  file: {
    title: 'Analyser un fichier',
    text: 'Choisissez une partie téléchargée : elle est rejouée par les règles, sur cet appareil, et n’est envoyée nulle part.',
    pick: 'Choisir le fichier',
    wrong: 'Ce fichier n’est pas une partie terminée que cette page puisse rejouer.',
  },
};
