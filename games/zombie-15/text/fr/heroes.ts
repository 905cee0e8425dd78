import type { GameTexts } from '../shape.ts';

export const heroes: GameTexts['heroes'] = {
  josh: {
    name: 'Josh',
    strength: {
      name: 'Cicatrisation naturelle',
      effect: 'Une fois par tour, loin des zombies, 1 action lui rend 1 point de vie.',
    },
    weakness: { name: 'Zombiphobie', effect: 'Ne se bat jamais à mains nues.' },
  },
  severity: {
    name: 'Severity',
    strength: { name: 'Tenace, dure à cuire', effect: '4 points de vie, et se relever ne lui coûte rien.' },
    weakness: {
      name: 'Résiste aux soins',
      effect: 'Aucune carte ne lui rend de points de vie, sauf le défibrillateur.',
    },
  },
  hazel: {
    name: 'Hazel',
    strength: { name: 'Apprentie infirmière', effect: 'Ses trousses de secours rendent 2 points de vie.' },
    weakness: { name: 'Poches percées', effect: 'Un seul objet léger, deux jetons dans le sac à dos.' },
  },
  vance: {
    name: 'Vance',
    strength: { name: 'Discrétion', effect: 'Un zombie seul dans sa zone ne l’empêche pas de partir.' },
    weakness: { name: 'Peur des armes à feu', effect: 'Ne touche ni arme à feu ni mitrailleuse.' },
  },
  will: {
    name: 'Will',
    strength: {
      name: 'Observateur, aventurier',
      effect: 'Quatre cartes par fouille rapide ; prendre un jeton ou un objet de scénario est gratuit.',
    },
    weakness: { name: 'Petites jambes', effect: 'Deux changements de tuile payés par tour, pas plus.' },
  },
  'sai-fon': {
    name: 'Sai Fon',
    strength: { name: 'Poing d’acier', effect: 'Se battre à mains nues ne lui coûte pas de point de vie.' },
    weakness: { name: 'Impétueuse', effect: 'Ne fouille jamais minutieusement.' },
  },
  snow: {
    name: 'Snow',
    strength: { name: 'Mains agiles', effect: 'Sa première fouille de cartes de chaque tour est gratuite.' },
    weakness: { name: 'Grièvement blessée', effect: '2 points de vie seulement.' },
  },
  carter: {
    name: 'Carter',
    strength: { name: 'Fin tireur', effect: '1 dégât de plus avec les armes à feu.' },
    weakness: { name: 'Gâchette facile', effect: '1 bruit de plus à chaque tir.' },
  },
};
