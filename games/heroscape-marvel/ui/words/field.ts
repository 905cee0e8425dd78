import { percent as share } from '../../../../kit/english.ts';
import { percent, plural } from '../../../../kit/french.ts';
import { typesetAll } from '../../../../kit/typeset.ts';

// What stands on and around the battlefield, and on the cards in the dock.

const fr = {
  flat: 'Le champ de bataille vu d’en haut. Flèches : déplacer. + et − : zoomer. 0 : tout voir.',
  compass: 'Boussole : la flèche montre le nord',
  north: 'N',
  swords: (chance: number) => `⚔ ${percent(chance)}`,
  danger: (chance: number) => `⚠\uFE0E ${percent(chance)}`,
  onYou: (chance: number) => `⚠\uFE0E vous ${percent(chance)}`,
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
  lives: 'points de vie',
  legend: 'Légende',
  legendOf: {
    cost: 'points dépensés',
    risk: 'un coup ou une chute en chemin',
    hit: 'chance de blesser la cible',
    wounds: 'vie que la cible perdrait en moyenne',
    danger: 'risque que court votre figurine, et par qui',
  },
  average: '−1,3♥',
};

const en: typeof fr = {
  flat: 'The battlefield from above. Arrows: move. + and −: zoom. 0: the whole.',
  compass: 'Compass: the arrow points north',
  north: 'N',
  swords: chance => `⚔ ${share(chance)}`,
  danger: chance => `⚠\uFE0E ${share(chance)}`,
  onYou: chance => `⚠\uFE0E you ${share(chance)}`,
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
  lives: 'life',
  legend: 'Legend',
  legendOf: {
    cost: 'points spent',
    risk: 'a blow or a fall on the way',
    hit: 'chance to wound the target',
    wounds: 'life that the target would lose on average',
    danger: 'risk that your figure runs, and from whom',
  },
  average: '−1.3♥',
};

export const fieldWords = { fr: typesetAll(fr), en } as const;
