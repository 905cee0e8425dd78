import type { GameTexts } from '../shape.ts';

export const powers: GameTexts['powers'] = {
  'super-strength': {
    name: 'Super Force',
    effect: 'Ne lance rien pour une chute ni une chute importante ; annule le bouclier automatique du mur.',
  },
  flying: {
    name: 'Vol',
    effect:
      'Peut voler : 1 par hexagone quelle que soit la hauteur, au-dessus de tout. Les ennemis engagés au décollage frappent.',
  },
  'stealth-flying': { name: 'Vol furtif', effect: 'Comme le Vol, mais personne ne frappe au décollage.' },
  'swing-line-4': {
    name: 'Balancier de toile 4',
    effect:
      'Au lieu du déplacement normal : 4 hexagones au-dessus de tout, sans frappe de dégagement, 40 niveaux d’écart au plus.',
  },
  'super-leap': {
    name: 'Super bond',
    effect:
      'Au lieu du déplacement normal : 10 hexagones au-dessus de tout, 50 niveaux d’écart au plus ; ce tour-ci, 3 dés d’attaque de moins et pas de Piétinement.',
  },
  'hyper-speed-5': {
    name: 'Hyper vitesse 5',
    effect: 'Après son tour, 5 hexagones de plus, sauf après un Rayon de force cosmique.',
  },
  'shield-throw': {
    name: 'Lancer de bouclier',
    effect: 'Attaque spéciale, portée 5, 4 dés : jusqu’à trois cibles différentes, l’une après l’autre.',
  },
  tactician: {
    name: 'Tacticien',
    effect: 'Les alliés adjacents ont 1 dé d’attaque normale et 1 dé de défense de plus.',
  },
  'counter-strike': {
    name: 'Contre-attaque',
    effect: 'Contre l’attaque normale d’une figurine adjacente, chaque bouclier en trop blesse l’attaquant.',
  },
  'double-attack': { name: 'Double attaque', effect: 'Une seconde attaque normale, sur la même cible ou une autre.' },
  'spidey-sense-11': {
    name: 'Sens d’araignée 11',
    effect:
      'Attaqué par un ennemi avec au moins un crâne : d20, sur 11 ou plus aucun dégât et un Balancier de toile gratuit.',
  },
  'spider-sense-14': {
    name: 'Sens d’araignée 14',
    effect:
      'Attaqué par un ennemi avec au moins un crâne : d20, sur 14 ou plus aucun dégât et un Balancier de toile gratuit.',
  },
  web: { name: 'Toile', effect: 'Attaque spéciale, portée 4, 3 dés ; la cible a 1 dé de défense de moins.' },
  'cosmic-force-blast': {
    name: 'Rayon de force cosmique',
    effect:
      'Attaque spéciale, portée 6, 6 dés ; si la cible est blessée et survit : d20, sur 16 ou plus un de ses marqueurs d’ordre cachés peut être retiré au hasard.',
  },
  'rage-smash-5': {
    name: 'Rage destructrice 5',
    effect: '1 dé d’attaque normale de plus par blessure subie, 5 au plus.',
  },
  stomp: {
    name: 'Piétinement',
    effect:
      'Attaque spéciale, 3 dés lancés une fois contre tout ce qui est adjacent, alliés et mur compris ; chacun se défend.',
  },
  'mind-exchange-17': {
    name: 'Échange d’esprits 17',
    effect:
      'Après son tour : un autre héros en vue à 4 hexagones au plus ; d20, sur 17 ou plus vous jouez un tour avec lui.',
  },
  'rejected-by-death': {
    name: 'Rejeté par la mort',
    effect:
      'Détruit, au début de chacun de vos tours : d20, sur 19 ou plus il revient indemne à côté d’une de vos figurines.',
  },
  'master-manipulator': {
    name: 'Maître manipulateur',
    effect: 'Quand son marqueur est révélé, un autre de vos héros qu’il voit peut jouer le tour à sa place.',
  },
  'dust-of-death': {
    name: 'Poussière de mort',
    effect:
      'Avant d’attaquer : d20 pour chaque figurine adjacente, ou pour une seule en vue à 3 hexagones au plus ; sur 19 ou plus elle est détruite.',
  },
  'strong-defense': {
    name: 'Défense renforcée',
    effect: 'Un bouclier automatique contre les attaques normales des figurines petites ou moyennes sans Super Force.',
  },
  'zettian-targeting': {
    name: 'Visée zettienne',
    effect:
      'Un dé d’attaque de plus pour le garde qui attaque la même figurine que l’autre avant lui, dans le même tour.',
  },
  tough: { name: 'Coriace', effect: 'Un bouclier automatique contre les attaques normales.' },
};

/** Movements through the air. */
export const flights: GameTexts['flights'] = {
  fly: { does: 'vole', button: 'Voler', by: 'En vol' },
  stealth: { does: 'vole furtivement', button: 'Voler furtivement', by: 'En vol furtif' },
  leap: { does: 'bondit', button: 'Bondir', by: 'D’un super bond' },
  swing: { does: 'se balance', button: 'Se balancer', by: 'Au balancier de toile' },
};

/** Why there is a die more or less. */
export const dice: GameTexts['dice'] = {
  card: 'carte',
  height: 'hauteur',
  tactician: 'Tacticien',
  rage: 'rage',
  leap: 'bond',
  glyph: 'glyphe',
  web: 'toile',
  targeting: 'Visée zettienne',
};
