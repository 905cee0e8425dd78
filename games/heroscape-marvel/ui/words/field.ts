import { percent as share } from '../../../../kit/english.ts';
import { percent, plural } from '../../../../kit/french.ts';
import { typesetAll } from '../../../../kit/typeset.ts';

// What stands on and around the battlefield, and on the cards in the dock.

const fr = {
  flat: 'Le champ de bataille vu d’en haut. Flèches : déplacer. + et − : zoomer. 0 : tout voir.',
  compass: 'Boussole : la flèche montre le nord',
  north: 'N',
  swords: (chance: number) => `⚔ ${percent(chance)}`,
  army: 'Votre armée',
  markers: 'Ordres à poser',
  orders: 'Vos ordres, tour par tour',
  thisTurn: 'ce tour',
  draft: 'Cartes à recruter',
  armies: 'Armées prêtes',
  points: (points: number, limit: number | null) =>
    limit === null ? plural(points, 'point') : `${plural(points, 'point')} sur ${limit}`,
  spent: (points: number, limit: number | null) => (limit === null ? `${points}` : `${points}/${limit}`),
  taken: 'Déjà prises',
  carries: (what: string) => `Porte : ${what}`,
  none: 'Personne encore',
};

const en: typeof fr = {
  flat: 'The battlefield from above. Arrows: move. + and −: zoom. 0: the whole.',
  compass: 'Compass: the arrow points north',
  north: 'N',
  swords: chance => `⚔ ${share(chance)}`,
  army: 'Your army',
  markers: 'Orders to place',
  orders: 'Your orders, turn by turn',
  thisTurn: 'this turn',
  draft: 'Cards to recruit',
  armies: 'Ready-made armies',
  points: (points, limit) => (limit === null ? `${points} points` : `${points} of ${limit} points`),
  spent: (points, limit) => (limit === null ? `${points}` : `${points}/${limit}`),
  taken: 'Already taken',
  carries: what => `Carries: ${what}`,
  none: 'Nobody yet',
};

export const fieldWords = { fr: typesetAll(fr), en } as const;
