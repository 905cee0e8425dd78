import { type Forms, feminine, masculine, plural, several } from '../../../../kit/french.ts';
import { uncapital } from '../../../../kit/grammar.ts';
import type { LureId, ThrownId } from '../../content/objects.ts';
import type { Labels } from '../grammar.ts';
import type { GameTexts, Noun } from '../shape.ts';
import { toward } from './places.ts';

const noun = (name: string, a: string, forms: (name: string) => Forms): Noun => {
  const low = uncapital(name);
  return { name, a: `${a} ${low}`, ...forms(low) };
};
const un = (name: string): Noun => noun(name, 'un', low => masculine(low));
const une = (name: string): Noun => noun(name, 'une', low => feminine(low));
const des = (name: string): Noun => noun(name, 'des', several);

const melee = 'Arme de corps à corps : s’use, ne se recharge pas, mais retient encore les zombies une fois usée.';
const firearm = 'Arme à feu : se recharge avec des munitions, et retient encore les zombies une fois vide.';

export const cards: GameTexts['cards'] = {
  'zombie-1': { ...un('Zombie (1)'), effect: 'Un zombie surgit dans la zone fouillée.' },
  'zombie-2': { ...un('Zombies (2)'), effect: 'Deux zombies surgissent dans la zone fouillée.' },
  pistol: { ...un('Pistolet'), effect: firearm },
  shotgun: { ...un('Fusil à pompe'), effect: firearm },
  'assault-rifle': { ...un('Fusil d’assaut'), effect: firearm },
  'nail-gun': { ...une('Cloueuse'), effect: firearm },
  'baseball-bat': { ...une('Batte de baseball'), effect: melee },
  axe: { ...une('Hache'), effect: melee },
  machete: { ...une('Machette'), effect: melee },
  'hockey-stick': { ...une('Crosse de hockey'), effect: melee },
  chainsaw: { ...une('Tronçonneuse'), effect: melee },
  crowbar: { ...un('Pied-de-biche'), effect: melee },
  'josh-bow': { ...un('Arc bricolé'), effect: melee },
  'severity-sabre': { ...un('Sabre de cavalerie'), effect: melee },
  'hazel-guitar': { ...une('Guitare électrique'), effect: melee },
  'vance-machetes': { ...des('Machettes jumelles'), effect: melee },
  'will-chain': { ...une('Chaîne bricolée'), effect: melee },
  'saifon-staff': { ...un('Bâton d’entraînement'), effect: melee },
  'snow-bat': { ...une('Batte d’entraînement'), effect: melee },
  'carter-revolver': { ...un('Revolver'), effect: firearm },
  'josh-paddle': { ...une('Pagaie'), effect: melee },
  'severity-candlestick': { ...un('Chandelier'), effect: melee },
  'hazel-shovel': { ...une('Pelle'), effect: melee },
  'vance-banjo': { ...un('Banjo'), effect: melee },
  'will-wrench': { ...une('Clé à molette'), effect: melee },
  'saifon-rake': { ...un('Râteau'), effect: melee },
  'snow-umbrella': { ...un('Parapluie'), effect: melee },
  'carter-golf-club': { ...un('Club de golf'), effect: melee },
  'first-aid-kit': {
    ...une('Trousse de secours'),
    effect: '1 action : un héros conscient de la zone regagne 1 point de vie. Deux usages.',
  },
  ammo: { ...des('Munitions'), effect: '1 action : une de vos armes à feu retrouve toutes ses munitions.' },
  flashlight: { ...une('Lampe torche'), effect: 'Tant que vous l’avez, la nuit ne vous coûte pas d’action.' },
  'scenario-first-aid-kit': {
    ...une('Trousse de secours'),
    effect: '1 action : un héros conscient de la zone regagne 1 point de vie. Deux usages.',
  },
  'energy-drink': { ...une('Boisson énergisante'), effect: '1 action : trois actions de plus ce tour-ci.' },
  'box-of-cakes': {
    ...une('Boîte de gâteaux'),
    effect: '1 action : 1 point de vie regagné et deux actions de plus ce tour-ci.',
  },
  'improvised-shield': { ...un('Bouclier improvisé'), effect: 'Debout, vous retenez 3 zombies de plus.' },
  helmet: { ...un('Casque'), effect: 'À mains nues, vous éliminez 2 zombies pour le même prix.' },
  cat: { ...un('Chat'), effect: '1 action : au prochain cri, aucune carte n’est piochée.' },
  cheeseburger: { ...un('Cheeseburger'), effect: '1 action : regagnez 1 point de vie. Deux usages.' },
  dog: {
    ...un('Chien'),
    effect: 'Debout, vous retenez 1 zombie de plus ; ou 1 action, une seule fois : 2 zombies éliminés.',
  },
  'bin-lid': { ...un('Couvercle de poubelle'), effect: 'Debout, vous retenez 2 zombies de plus.' },
  defibrillator: {
    ...un('Défibrillateur'),
    effect: '1 action : un héros inconscient de la zone revient à lui, à terre, avec 1 point de vie.',
  },
  dynamite: {
    ...une('Dynamite'),
    effect: '1 action, depuis une rue : jusqu’à 3 zombies éliminés dans la rue d’une tuile adjacente.',
  },
  fireworks: {
    ...des('Feux d’artifice'),
    effect: '1 action, dans une rue : attirez jusqu’à 3 zombies vers la rue d’une tuile adjacente.',
  },
  'smoke-bomb': {
    ...un('Fumigène'),
    effect: '1 action : ce tour-ci, vous pouvez quitter cette rue malgré les zombies.',
  },
  'razor-blade': { ...une('Lame de rasoir'), effect: '1 action : 1 zombie éliminé dans votre zone. Trois usages.' },
  molotov: { ...un('Cocktail Molotov'), effect: '1 action : jusqu’à 4 zombies éliminés dans votre zone.' },
  'explosive-ammo': {
    ...des('Munitions explosives'),
    effect: 'Un tir fait 3 dégâts de plus ; l’arme et cette carte sont ensuite perdues.',
  },
  'lucky-charm': {
    ...un('Porte-bonheur'),
    effect: '1 action : à la prochaine fouille rapide de ce tour, une carte zombie reste sans effet. Deux usages.',
  },
  skateboard: {
    ...un('Skateboard'),
    effect: 'Un changement de tuile gratuit par tour ; ou 1 action, une seule fois : 2 zombies éliminés.',
  },
  'spoiled-meat': {
    ...une('Viande avariée'),
    effect: '1 action : déplacez-vous ou fouillez malgré un unique zombie. Deux usages.',
  },
};

/** What one is asked to do with what is aimed at a tile. */
export const aims: Pick<Labels, ThrownId | LureId> = {
  dynamite: ({ tile }, view) => `Lancer la dynamite ${toward(view, tile)}`,
  fireworks: ({ tile, count }, view) => `Attirer ${plural(count, 'zombie')} ${toward(view, tile)}`,
};

export const heavies: GameTexts['heavies'] = {
  jerrycan: { ...un('Jerrican'), effect: 'Lourd : recouvre les armes, à rapporter.' },
  'machine-gun': { ...une('Mitrailleuse'), effect: 'Lourde, et la seule arme de qui la porte.' },
  'ammo-crate': {
    ...une('Caisse de munitions'),
    effect: 'Lourde. 1 action : recharge à fond une arme à feu de la zone, puis disparaît.',
  },
  radio: { ...une('Radio'), effect: 'Lourde : recouvre les armes.' },
};

/** All that a hero may hold. */
export const things = { ...cards, ...heavies };

export const tokens: GameTexts['tokens'] = {
  'key-blue': une('Clé bleue'),
  'key-red': une('Clé rouge'),
  'key-yellow': une('Clé jaune'),
  'key-green': une('Clé verte'),
  'bag-1': un('Sac d’équipement 1'),
  'bag-2': un('Sac d’équipement 2'),
  'bag-3': un('Sac d’équipement 3'),
  provisions: des('Provisions'),
  medicine: des('Médicaments'),
  'engine-part': une('Pièce de moteur'),
  documents: des('Documents'),
  empty: { ...un('Jeton vide'), name: 'Rien' },
};

export const events: GameTexts['events'] = {
  loseItem: { name: 'Objet perdu', effect: 'Le héros actif perd un objet léger de son choix.' },
  sneak: {
    name: 'Attaque sournoise',
    effect: 'S’il n’y a aucun autre héros dans sa zone, le héros actif perd 1 point de vie.',
  },
  surge: {
    name: 'Charge de zombies',
    effect: 'Cinq zombies surgissent dans une rue voisine, choisie par le héros actif.',
  },
  terror: { name: 'Terreur', effect: 'Le héros actif s’enfuit de la zone de fouille vers la rue.' },
};
