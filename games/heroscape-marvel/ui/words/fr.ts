import type { FallKind, Marker } from '../../ids.ts';
import type { DiceReason } from '../../content/powers.ts';
import type { DicePart } from '../../events.ts';
import { and, percent, plural, tenths } from '../../../../kit/french.ts';
import { typesetAll } from '../../../../kit/typeset.ts';

const FALLS: { readonly [F in FallKind]: string } = {
  fall: 'chute',
  great: 'chute importante',
  extreme: 'chute extrême',
};

export const fr = typesetAll({
  // the banner
  round: (round: number, last: number | null): string =>
    last === null ? `Manche ${round}` : `Manche ${round} sur ${last}`,
  gathering: 'Constitution des armées',
  turn: (turn: number): string => `Tour ${turn}`,
  begins: 'commence la manche',
  score: (points: number): string => plural(points, 'point'),
  standing: (figures: number): string => plural(figures, 'figurine'),
  powerful: (name: string): string => `${name} tient l’Objet de Pouvoir`,
  // the map
  map: 'Carte du champ de bataille',
  scene: 'Champ de bataille en relief. Flèches : tourner. + et − : zoom. T : vue de dessus. 0 : vue entière.',
  closer: 'Plus près',
  further: 'Plus loin',
  whole: 'Vue entière',
  above: 'Vue de dessus',
  left: 'Tourner à gauche',
  right: 'Tourner à droite',
  flat: 'Carte à plat',
  relief: 'Relief 3D',
  noRelief: 'Ce navigateur ne montre pas le relief : voici la carte à plat.',
  zone: {
    red: 'Zone rouge',
    blue: 'Zone bleue',
    green: 'Zone verte',
    yellow: 'Zone jaune',
    violet: 'Zone violette',
    white: 'Zone blanche',
  },
  orange: 'Zone orange',
  wall: 'Mur destructible',
  theWall: 'le mur destructible',
  wallLife: (left: number, life: number): string => `Mur : ${left} sur ${life}`,
  wallGone: 'Mur détruit',
  glyphDown: 'Glyphe face cachée',
  glyph: { anesthetic: 'Agent anesthésiant', amulet: 'Amulette', device: 'Appareil' },
  // figures
  engaged: (names: string): string => `Engagé avec ${names}`,
  tactician: 'Tacticien +1',
  tacticianTip: 'Un Tacticien ami à côté donne un dé de plus en attaque normale et en défense.',
  lent: (name: string): string => `contrôlé par ${name}`,
  status: { waiting: 'à placer', board: '', destroyed: 'détruit', left: 'sorti', out: 'hors jeu' },
  returns: (needs: number): string => `revient sur ${needs}+`,
  carries: (what: string): string => `porte : ${what}`,
  carriedTip: {
    none: 'Un glyphe que la figurine porte.',
    anesthetic: 'Seul son porteur blesse Hulk. Il passe de main en main entre voisins ; une blessure le fait perdre.',
    amulet: 'Qui la porte prend les pouvoirs de ceux qu’il détruit, dès son tour suivant.',
    device: 'Qui le porte marche seulement, de deux cases de moins ; il se donne à un voisin à la fin d’un tour.',
  },
  glyphDownTip: 'Qui s’arrête dessus le retourne.',
  glyphTip: {
    anesthetic: 'Les chasseurs le prennent en passant ; Hulk ne peut pas entrer sur sa case.',
    amulet: 'Qui entre sur sa case s’arrête et la prend ; une seule par figurine.',
    device: 'Qui entre sur sa case s’arrête et le prend ; le second camp doit le faire sortir.',
  },
  statTip: {
    move: 'Points pour marcher : 1 par case, 1 de plus par niveau gravi.',
    range: 'Jusqu’à combien de cases porte l’attaque normale ; 1 : la case voisine seulement.',
    attack: 'Dés d’attaque ; chaque crâne compte.',
    defense: 'Dés de défense ; chaque bouclier annule un crâne.',
  },
  height: 'Hauteur',
  size: (size: string): string => `taille ${size}`,
  taken: (names: string): string => `Pouvoirs pris : ${names}`,
  fresh: (names: string): string => `Dès son prochain tour : ${names}`,
  life: (left: number, life: number): string => `Vie ${left} sur ${life}`,
  members: (left: number, all: number): string => `${plural(left, 'figurine')} sur ${all}`,
  move: 'Déplacement',
  range: 'Portée',
  attack: 'Attaque',
  defense: 'Défense',
  stat: (name: string, value: number): string => `${name} ${value}`,
  powers: 'Pouvoirs',
  points: (points: number): string => `${points} pts`,
  // armies
  army: (name: string, player: 1 | 2): string => `${name}, ${player === 1 ? 'premier' : 'second'} camp`,
  you: 'vous',
  ready: 'prêt',
  orders: 'Marqueurs d’ordre',
  ordersHidden: (count: number): string => plural(count, 'marqueur caché', 'marqueurs cachés'),
  ordersOwn: (faces: readonly Marker[]): string => `cachés : ${faces.join(', ')}`,
  ordersShown: (faces: readonly Marker[]): string => `révélés : ${faces.join(', ')}`,
  ordersRemoved: (count: number): string => plural(count, 'retiré'),
  // sight
  sight: 'Ligne de vue',
  sightFrom: 'Depuis',
  sightTo: 'Vers',
  sightNobody: '—',
  sightHint: 'Choisissez qui regarde : les cases qu’il ne voit pas sont hachurées. Touchez une case ou une figurine.',
  sightClear: (from: string, to: string): string => `${from} voit ${to}.`,
  sightBlocked: (from: string, to: string, what: string): string => `${from} ne voit pas ${to} : ${what} cache la vue.`,
  sightHexes: (hexes: number): string => `Distance ${hexes}.`,
  byTerrain: (label: string): string => `le terrain en ${label}`,
  byRuin: 'la ruine',
  byFigure: (name: string): string => name,
  sightSeen: (count: number, of: number): string => `${plural(count, 'case')} en vue sur ${of}.`,
  // previews
  onFoot: 'À pied',
  step: 'Pas à pas',
  cost: (how: string, cost: number): string =>
    `${how} : ${plural(cost, 'point de déplacement', 'points de déplacement')}.`,
  strikes: (names: string): string => `Coup porté en partant par : ${names} (1 dé, un crâne blesse).`,
  noStrikes: 'Personne ne frappe au passage.',
  falls: (kinds: readonly FallKind[], dice: number): string =>
    `${kinds.map(kind => FALLS[kind]).join(', ')}${dice > 0 ? ` : ${plural(dice, 'dé')} de blessure` : ' : 19+ au dé 20 ou la mort'}.`,
  stops: { glyph: 'Un glyphe y arrête la marche.', water: 'L’eau y arrête la marche.' },
  takes: (what: string): string => `Prend : ${what}.`,
  exits: 'Quitte le champ de bataille.',
  dice: (total: number, parts: readonly DicePart[], why: { readonly [W in DiceReason]: string }): string => {
    const reasons = parts
      .filter(part => part.dice !== 0)
      .map((part, i) => `${i > 0 && part.dice > 0 ? '+' : ''}${part.dice} ${why[part.why]}`);
    return reasons.length > 1 ? `${total} (${reasons.join(' ')})` : String(total);
  },
  versus: (attack: string, defense: string, distance: number): string =>
    `Distance ${distance}. Attaque ${attack} contre défense ${defense}.`,
  automatic: (count: number): string => `${plural(count, 'bouclier automatique', 'boucliers automatiques')} en plus.`,
  sense: (needs: number): string => `La cible esquive sur ${needs}+ au dé 20.`,
  chances: (hit: number, wounds: number, kill: number): string =>
    `Blesser : ${percent(hit)}. Blessures attendues : ${tenths(wounds)}. Détruire : ${percent(kill)}.`,
  fells: (kill: number): string => `Une blessure suffit à détruire : ${percent(kill)}.`,
  counter: (wounds: number): string => `Contre-attaque attendue : ${tenths(wounds)}.`,
  roll: (needs: number, chance: number): string => `Il faut ${needs}+ au dé 20 : ${percent(chance)}.`,
  list: and,
  strikeWarning: (names: string): string => `En partant, vous prêtez le flanc à ${names}.`,
  fallWarning: 'Vous allez tomber de haut.',
  exitWarning: 'Cette figurine quittera le champ de bataille pour de bon.',
  // groups and habits
  walkGroup: 'Marcher jusqu’à…',
  stepGroup: 'Pas à pas',
  flyGroup: (how: string): string => `${how} jusqu’à…`,
  placeGroup: 'Placer',
  attackGroup: (kind: string): string => kind,
  normalAttack: 'Attaque normale',
  freeMoves: 'Donner l’anesthésiant…',
  alwaysStrike: 'Toujours frapper qui s’en va',
  neverSwing: 'Ne jamais me balancer hors d’une attaque esquivée',
  alwaysRemove: 'Toujours retirer le marqueur après le rayon cosmique',
  // dice
  strikeRoll: (name: string): string => `${name} frappe`,
  fallRoll: (name: string): string => `${name} tombe`,
  stompRoll: (name: string): string => `${name} piétine`,
  initiative: 'Initiative',
  rollOff: 'Au plus haut',
  shields: (count: number): string => `+${plural(count, 'bouclier')}`,
  // the end
  survivors: 'Encore debout',
  nobody: 'personne',
  wounds: (count: number): string => plural(count, 'blessure'),
  roundsPlayed: 'Manches',
  turnsPlayed: 'Tours',
} as const);
