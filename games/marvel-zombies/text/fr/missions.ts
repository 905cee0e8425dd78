import type { Goal } from '../../seen.ts';
import { person } from './cards.ts';
import { plural } from '../../../../kit/french.ts';
import type { MissionId } from '../../ids.ts';

export const missions: { readonly [M in MissionId]: { readonly title: string; readonly about: string } } = {
  M0: {
    title: 'M0 · Initiation : le commencement',
    about:
      'Facile, 30 min. Fouillez deux pâtés de maisons, sauvez au moins un Citoyen, puis sortez tous. Un Héros Zombie garde la Sortie.',
  },
  M1: {
    title: 'M1 · Contamination',
    about: 'Facile, 45 min. Réunissez les quatre Objectifs, retrouvez Pepper Potts et sortez tous avec elle.',
  },
  M2: {
    title: 'M2 · Fuite vers Oscorp',
    about:
      'Facile, 45 min. Trouvez les clés bleue et verte et traversez l’ambassade du Wakanda pour sortir par Oscorp.',
  },
  M3: {
    title: 'M3 · Zone sécurisée',
    about:
      'Moyen, 60 min. Prenez tous les Objectifs et éliminez tous les Ennemis, jusqu’au dernier de la réserve. Deux explosifs peuvent aider.',
  },
  M4: {
    title: 'M4 · Escorte',
    about:
      'Difficile, 45 min. Faites traverser la ville à Pepper Potts et J. Jonah Jameson ; un Super-Héros est isolé en pleine rue.',
  },
  M5: {
    title: 'M5 · Don’t worry, be Happy',
    about: 'Moyen, 60 min. Trouvez la télécommande qui libère Happy Hogan, sauvez-le et sortez tous avec lui.',
  },
  M6: {
    title: 'M6 · Plan de confinement',
    about:
      'Moyen, 60 min. Attirez les Points de Génération dans Oscorp et faites tout sauter avant que les zombies n’atteignent les civils.',
  },
  M7: {
    title: 'M7 · Le piège',
    about: 'Difficile, 45 min. Prenez les quatre Objectifs, dont deux déclenchent le piège, et sortez tous.',
  },
  M8: {
    title: 'M8 · Soutien technique',
    about: 'Difficile, 60 min. Rapportez les trois pièces du téléporteur ; deux réveillent un Point de Génération.',
  },
};

export function goal({ goal: what, bystander, done, of }: Goal): string {
  const count = of > 1 ? ` (${done}/${of})` : '';
  switch (what) {
    case 'objectives':
      return `Prendre tous les Objectifs${count}`;
    case 'rescue':
      return `Sauver au moins ${plural(of, 'Citoyen')}`;
    case 'hold':
      return `Avoir ${person(bystander)} avec soi`;
    case 'annihilate':
      return 'Éliminer tous les Ennemis, plateau et réserve';
    case 'herd':
      return `Amener les Points de Génération rouges dans la Zone verte${count}`;
    case 'console':
      return 'Trouver la console d’Oscorp';
    case 'overload':
      return 'Faire sauter les Points de Génération';
    default:
      return `Sortir avec tous les Super-Héros${count}`;
  }
}
