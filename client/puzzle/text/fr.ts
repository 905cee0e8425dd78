import { percent, plural } from '../../../kit/french.ts';

/** What is said around puzzles. */
export const puzzle = {
  title: 'Les problèmes du jour',
  lead: 'Une vraie position de partie, et une réponse qui vaut mieux que les autres : à vous de la trouver. Une erreur ne coûte rien.',
  list: 'Un problème par jeu',
  today: 'Le problème du jour',
  another: 'Un autre problème',
  about: (answers: number): string => (answers === 1 ? 'Une réponse à trouver.' : `${answers} réponses à trouver.`),
  found: (solved: number, all: number): string =>
    `${plural(solved, 'problème résolu', 'problèmes résolus')} sur ${all}`,
  begin: 'Chercher',
  again: 'Revoir',
  done: 'Résolu',
  streak: (days: number): string =>
    days === 1 ? 'Résolu aujourd’hui ou hier : la série commence.' : `${plural(days, 'jour')} de suite !`,
  noStreak: 'Un problème résolu par jour, et la série commence.',
  failed: 'Ce problème ne peut pas être posé ici.',
  none: 'Ce problème n’existe pas.',
  note: 'Le problème',
  ask: 'Une réponse vaut *mieux que les autres* : laquelle ?',
  askNext: 'Bien vu. *Et maintenant ?*',
  of: (note: number, all: number): string => `${note} sur ${all}`,
  leave: 'Quitter',
  wrong: (answer: string, chance: number, best: number): string =>
    `« *${answer}* » : ${percent(chance / 100)} de chances de gagner ; avec la meilleure réponse, *${percent(best / 100)}*.`,
  harmless: 'Rien n’a changé : cherchez encore.',
  rule: 'La règle',
  show: 'Montrez-moi',
  menu: 'Menu',
  restart: 'Recommencer le problème',
  toList: 'Tous les problèmes du jour',
  learn: 'Les leçons',
  play: 'Jouer une partie',
  solvedAtOnce: 'Du premier coup !',
  solved: 'Trouvé !',
  shown: 'Voilà la réponse',
  because: 'Pourquoi',
  worth: 'Ce que valait chaque réponse',
  answer: 'Réponse',
  chance: 'Chances de gagner, estimées',
  points: (chance: number): string => percent(chance / 100),
  right: 'La meilleure',
  judged:
    'Des bots ont joué la suite 80 fois, en redistribuant chaque fois ce que vous ne pouviez pas voir ; les positions atteintes ont été jugées.',
};
