import { mapped } from '../../../../kit/grammar.ts';
import type { BystanderId } from '../../content/bystanders.ts';
import type { AbilityId } from '../../content/enemies.ts';
import type { SkillId } from '../../content/heroes.ts';
import type { TraitId } from '../../content/traits.ts';
import { type SpawnCardId, spawnCards as printed } from '../../content/spawn-cards.ts';
import { heroes, personsOf } from '../names.ts';
import type { CardTexts, Explained, HeldTexts } from '../shape.ts';
import { door, horde, levels, place, there } from './words.ts';
import { LEVELS } from '../../ids.ts';

export const skills: CardTexts<SkillId> = {
  'heroic-rescue': {
    name: 'Sauvetage héroïque',
    effect:
      'Une fois par Tour, pour 1 de Pouvoir : sauver un Citoyen de sa Zone ou d’une Zone adjacente, même parmi des Ennemis.',
    does: ({ bystander }) => person(bystander),
  },
  'web-swinging': { name: 'Voltige sur toile', effect: 'Chaque Déplacement fait avancer de 1 à 3 Zones.' },
  'spider-sense': {
    name: 'Sens d’araignée',
    effect: 'Chaque Blessure peut être annulée pour 1 de Pouvoir.',
    does: () => 'annuler 1 Blessure',
  },
  'rising-anger': { name: 'Colère montante', effect: 'Chaque point de Santé perdu donne 1 de Pouvoir.' },
  'mighty-leap': {
    name: 'Bond colossal',
    effect: 'Pour 1 de Pouvoir, un Déplacement de 1 à 2 Zones sans surcoût pour les Ennemis laissés derrière.',
  },
  rampage: {
    name: 'Déchaînement',
    effect: 'Une fois par Tour, une Attaque gratuite juste après une Attaque qui a éliminé un Ennemi.',
  },
  'solar-charge': { name: 'Charge solaire', effect: 'Au début de son Tour : +1 de Pouvoir.' },
  intangibility: {
    name: 'Intangibilité',
    effect:
      'Ses Déplacements ignorent les Ennemis et traversent murs et portes fermées, sauf vers une salle non révélée.',
  },
  overload: { name: 'Surcharge', effect: 'La Précision de son Attaque est de 2+.' },
  'leaping-charge': {
    name: 'Charge Bondissante',
    effect:
      'Pour 1 Action et 1 de Pouvoir : avancer de 1 à 2 Zones jusqu’à des Ennemis, puis les attaquer gratuitement.',
    does: ({ to }, view) => `${place(to)}${there(view, to)}`,
  },
  'vibranium-weave': { name: 'Armure de vibranium', effect: 'La première Blessure de chaque Manche est annulée.' },
  'wakanda-forever': {
    name: 'Wakanda pour toujours',
    effect: 'Les Attaques des Super-Héros de sa Zone, la sienne comprise, lancent 1 dé de plus.',
  },
  shrink: { name: 'Rétrécissement', effect: 'Une fois par Tour, un Déplacement gratuit qui ignore les Ennemis.' },
  'swarm-tactics': { name: 'Piqûres en essaim', effect: '1 dé de plus contre une Zone de 3 Ennemis ou plus.' },
  elusive: {
    name: 'Insaisissable',
    effect:
      'Une fois par Tour, après une Attaque qui a éliminé un Ennemi, un Déplacement gratuit qui ignore les Ennemis.',
  },
  'trained-soldier': { name: 'Soldat aguerri', effect: 'Une fois par Tour, une Attaque gratuite.' },
  marksman: {
    name: 'Tireur d’élite',
    effect: 'À Portée 1 ou plus, il attribue ses Touches dans l’ordre de son choix.',
  },
  'double-tap': {
    name: 'Double tir',
    effect: 'Après le lancer, pour 1 de Pouvoir : relancer tous les dés ratés.',
    does: () => 'relancer les dés ratés',
  },
  'extra-action': { name: '+1 Action', effect: 'Une Action de plus à chaque Tour.' },
};

export const traits: CardTexts<TraitId> = {
  focus: {
    name: 'Concentration',
    effect: '1 de Pouvoir, avant le lancer : Précision améliorée de 1, au mieux 2+.',
    does: () => 'Précision +1',
  },
  'second-wind': {
    name: 'Second souffle',
    effect: '1 de Pouvoir, pendant votre Tour : 1 Action de plus.',
    does: () => '+1 Action',
  },
  dodge: {
    name: 'Esquive',
    effect: '1 de Pouvoir, quand des Blessures vous sont attribuées : en annuler jusqu’à 2.',
    does: () => 'annuler jusqu’à 2 Blessures',
  },
  'try-again': {
    name: 'Persévérance',
    effect: 'Après le lancer : relancer une fois tous vos dés ratés.',
    does: () => 'relancer les dés ratés',
  },
  'super-speed': {
    name: 'Vitesse surhumaine',
    effect: '1 de Pouvoir, pendant votre Tour : avancer de 1 à 3 Zones, sans Action ni surcoût.',
    does: ({ to }) => place(to),
  },
  'devastating-blow': {
    name: 'Coup dévastateur',
    effect: '1 de Pouvoir, avant le lancer : 3 dés de plus.',
    does: () => '+3 dés',
  },
  rally: {
    name: 'Ralliement',
    effect: 'Pendant votre Tour : un autre Super-Héros en vue gagne 2 de Pouvoir.',
    does: ({ hero }) => `2 de Pouvoir pour ${heroes[hero].name}`,
  },
  recovery: {
    name: 'Récupération',
    effect: '2 de Pouvoir, pendant votre Tour : 2 points de Santé retrouvés.',
    does: () => '2 points de Santé',
  },
  protector: { name: 'Protecteur', effect: 'Annule la Blessure d’un Citoyen de votre Zone ou d’une Zone adjacente.' },
  shockwave: {
    name: 'Onde de choc',
    effect:
      '1 de Pouvoir, pendant votre Tour : les Ennemis de votre Zone, sauf les Héros Zombies, sont repoussés dans une Zone adjacente.',
    does: ({ to }) => `repousser, ${place(to)}`,
  },
  breach: {
    name: 'Enfoncer la porte',
    effect: 'Pendant votre Tour : ouvrir une porte sans Action ; les cartes piochées n’activent personne.',
    does: ({ door: id }, view) => door(view, id),
  },
  'long-reach': {
    name: 'Portée accrue',
    effect:
      '1 de Pouvoir : Portée maximale +1 pour une Attaque ; la Mêlée devient une Attaque à Distance de Portée 0-1.',
  },
  teamwork: {
    name: 'Travail d’équipe',
    effect:
      '1 de Pouvoir, pendant votre Tour : un autre Super-Héros en vue se déplace ou attaque aussitôt, gratuitement.',
    does: ({ hero }) => `${heroes[hero].name} agit aussitôt`,
  },
  'weak-spot': {
    name: 'Point faible',
    effect: '1 de Pouvoir, avant le lancer : Endurance des Brutes et Héros Zombies de la Zone −1, au moins 1.',
    does: () => 'Endurance −1',
  },
  'iron-will': {
    name: 'Volonté de fer',
    effect: 'Pendant votre Tour : votre Pouvoir passe à 4.',
    does: () => 'Pouvoir à 4',
  },
};

export const bystanders: CardTexts<BystanderId> = {
  'happy-hogan': { name: 'Happy Hogan', effect: 'Un Gain de Trait pioche 2 cartes : en garder 1.' },
  'pepper-potts': { name: 'Pepper Potts', effect: '1 de Pouvoir de plus au début de la Phase des Joueurs.' },
  okoye: { name: 'Okoye', effect: 'Combattante. 1 dé de plus en Mêlée.' },
  wong: {
    name: 'Wong',
    effect: 'Combattant. Une fois par Tour, pour 1 de Pouvoir : se placer dans une Zone en vue à 1-3 Zones.',
    does: ({ to }) => `se placer, ${place(to)}`,
  },
  'j-jonah-jameson': {
    name: 'J. Jonah Jameson',
    effect: 'Une fois par Attaque : relancer 1 dé.',
    does: ({ value }) => `relancer un ${value}`,
  },
  'sharon-carter': { name: 'Sharon Carter', effect: 'Combattante. 1 dé de plus à Distance.' },
};

export const person = personsOf(bystanders);

/** All that a hero can hold. */
export const held: HeldTexts = { ...traits, ...skills, ...bystanders };

export const abilities: { readonly [A in AbilityId]: Explained } = {
  'vibranium-shield': {
    name: 'Bouclier de vibranium',
    effect: 'Les Attaques à Distance contre sa Zone lancent 1 dé de moins, au moins 1.',
  },
  portals: { name: 'Portails', effect: 'Ses déplacements sont de 2 Zones ; il s’arrête auprès d’une cible.' },
  hex: {
    name: 'Maléfice',
    effect: 'Les Super-Héros qu’elle voit ne gagnent pas de Pouvoir au début de la Phase des Joueurs.',
  },
  repulsors: {
    name: 'Répulseurs',
    effect: 'Sans cible dans sa Zone, il inflige 1 Blessure dans une Zone en vue à distance 1 au lieu de se déplacer.',
  },
};

export const spawnCards: { readonly [S in SpawnCardId]: Explained } = mapped(printed, (_, id) => explained(id));

function explained(id: SpawnCardId): Explained {
  const { kind, enemy, rows } = printed[id];
  const who = enemy === null ? '' : horde[enemy].plural;
  const row = LEVELS.map((level, i) => `${levels[level]} ${rows[i] ?? 0}`).join(', ');
  switch (kind) {
    case 'regular':
      return { name: who, effect: `${row}.` };
    case 'rush':
      return { name: `Ruée de ${who} !`, effect: `${row} ; ils agissent aussitôt.` };
    case 'extra':
      return {
        name: `Activation Supplémentaire : ${who} !`,
        effect: `Tous les ${who} du plateau agissent une fois de plus.`.replace('Tous les Brutes', 'Toutes les Brutes'),
      };
    case 'bystander':
      return {
        name: 'Citoyen en Danger !',
        effect: 'Un Citoyen apparaît ; à partir du niveau Jaune, les Rôdeurs adjacents sont activés.',
      };
    default:
      return { name: 'Héros Zombie !', effect: 'Le premier Héros Zombie du paquet apparaît.' };
  }
}
