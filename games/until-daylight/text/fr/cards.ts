import { rubble as content } from '../../content/rubble.ts';
import { type Weapon, type WeaponId, weapons } from '../../content/weapons.ts';
import { mapped } from '../../../../kit/grammar.ts';
import type { Noun, RubbleTexts } from '../shape.ts';
import { actor, wouldKill } from '../reading.ts';
import type { View } from '../../seen.ts';
import { combat } from './combat.ts';
import {
  LETHAL,
  actions,
  combatCards,
  damage,
  feminine,
  lives,
  masculine,
  owned,
  player,
  several,
  stacked,
  titled,
} from './nouns.ts';
import { form } from '../../../../kit/french.ts';

const TRASH = 'Déchet sans effet. Ne se regroupe pas.';
const MATERIAL = 'Matériau de fabrication.';
const healing = (points: number): string => `Pendant l’échange, vous regagnez ${lives(points)}. Usage unique.`;
const ammunition = (kind: string): string =>
  `Munition : une arme à ${kind} en dépense une carte ou plus, chacune fait piocher 1 carte Combat.`;

const price = (view: View, points: number): string =>
  `contre ${damage(points)}${wouldKill(view, actor(view), points) ? `, ${LETHAL}` : ''}`;

const rubble: RubbleTexts = {
  'empty-can': { ...feminine('Canette vide', 'Canettes vides'), effect: TRASH },
  'old-tyre': { ...masculine('Vieux pneu', 'Vieux pneus'), effect: TRASH },
  'vhs-tape': { ...feminine('Cassette VHS', 'Cassettes VHS'), effect: TRASH },
  'headless-doll': { ...feminine('Poupée sans tête', 'Poupées sans tête'), effect: TRASH },
  'can-of-beans': { ...feminine('Boîte de haricots', 'Boîtes de haricots'), effect: healing(1) },
  'water-bottle': { ...feminine('Bouteille d’eau', 'Bouteilles d’eau'), effect: healing(1) },
  'canned-stew': { ...masculine('Ragoût en conserve', 'Ragoûts en conserve'), effect: healing(2) },
  bandages: { ...several('Bandages'), effect: healing(2) },
  'first-aid-kit': { ...feminine('Trousse de premiers soins', 'Trousses de premiers soins'), effect: healing(3) },
  bullets: { ...stacked('Balles'), effect: ammunition('Balles') },
  arrows: { ...stacked('Flèches'), effect: ammunition('Flèches') },
  planks: { ...stacked('Planches'), effect: MATERIAL },
  nails: { ...stacked('Clous'), effect: MATERIAL },
  shards: { ...stacked('Fragments'), effect: MATERIAL },
  cables: { ...stacked('Câbles'), effect: MATERIAL },
  explosives: { ...stacked('Explosifs'), effect: MATERIAL },
  'energy-drink': {
    ...feminine('Boisson énergisante', 'Boissons énergisantes'),
    effect: 'À votre tour de combat : subissez 1 dégât et gagnez une action de plus, attaquer ou fabriquer.',
    play: (_, view) =>
      `Boire ${rubble['energy-drink'].a} : ${actions(content['energy-drink'].actions)} de plus, ${price(view, content['energy-drink'].price.damage)}`,
    told: who => `${who} boit ${rubble['energy-drink'].a}.`,
  },
  focus: {
    ...titled('Concentration'),
    effect:
      'Pendant votre attaque : répartissez ses dégâts à votre guise entre la cible et les ennemis voisins. La zone s’y ajoute.',
    play: () => `${rubble.focus.name} : répartir les dégâts`,
    told: who => `${who} joue ${rubble.focus.name} pour répartir ses dégâts.`,
  },
  encouragement: {
    ...titled('Encouragement'),
    effect: 'Au tour de combat d’un autre joueur : offrez-lui une action de plus ; en échange, la VAGUE vient à vous.',
    play: (_, view, names) =>
      `Encourager ${actor(view) === null ? 'le joueur actif' : player(names, actor(view))} et prendre la VAGUE`,
    told: (who, whom) => `${who} encourage ${whom}, qui a une action de plus.`,
  },
  bloodlust: {
    ...titled('Rage sanguinaire'),
    effect: 'Pendant votre attaque : subissez 1 dégât, et l’attaque inflige 1 dégât de zone de plus.',
    play: (_, view) =>
      `${rubble.bloodlust.name} : ${damage(content.bloodlust.area)} de zone de plus, ${price(view, content.bloodlust.price.damage)}`,
    told: who => `${who} joue ${rubble.bloodlust.name} : ${damage(content.bloodlust.area)} de zone de plus.`,
  },
  vitamins: {
    ...several('Vitamines'),
    effect: 'Pendant votre attaque : piochez 2 cartes Combat de plus, même si l’arme n’en demande aucune.',
    play: () => `${rubble.vitamins.name} : ${combatCards(content.vitamins.cards)} de plus`,
    told: who => `${who} prend des ${rubble.vitamins.name} : ${combatCards(content.vitamins.cards)} de plus.`,
  },
  luck: {
    ...titled('Chance'),
    effect:
      'Quand un joueur ou un ennemi révèle une carte Combat, vous pouvez l’écarter et prendre la suivante de la pioche.',
    play: ({ card }) => `${rubble.luck.name} : remplacer la carte ${combat[card].name}`,
  },
  backpack: {
    ...masculine('Sac à dos', 'Sacs à dos'),
    effect:
      'Tient sur un emplacement et contient 2 objets, à l’abri des Pillards et de la Malchance. Son contenu le suit partout.',
  },
  'rodent-attack': {
    ...feminine('Attaque de rongeurs', 'Attaques de rongeurs'),
    effect: 'Malchance : qui la pioche subit 1 dégât.',
  },
  'crow-attack': {
    ...feminine('Attaque de corbeaux', 'Attaques de corbeaux'),
    effect:
      'Malchance : qui la pioche perd 1 carte au hasard, jamais une arme de départ ni un Sac à dos et son contenu.',
  },
  fracture: { ...feminine('Fracture', 'Fractures'), effect: 'Malchance : qui la pioche subit 2 dégâts.' },
};

const weaponNames: { readonly [W in WeaponId]: Noun } = {
  'pillar-sledgehammer': owned(feminine('Masse du Pilier')),
  'psycho-cleaver': owned(masculine('Hachoir du Psycho')),
  'trigger-magnum': owned(masculine('Magnum de la Gâchette')),
  'klepto-switchblade': owned(masculine('Cran d’arrêt de la Clepto')),
  'haggler-nailed-bat': owned(feminine('Batte cloutée du Receleur')),
  'hipster-bow': owned(masculine('Arc du Hipster')),
  'baseball-bat': feminine('Batte de baseball'),
  machete: feminine('Machette'),
  'fire-axe': feminine('Hache de pompier'),
  pitchfork: feminine('Fourche'),
  pistol: masculine('Pistolet'),
  shotgun: masculine('Fusil à pompe'),
  'hunting-bow': masculine('Arc de chasse'),
  crossbow: feminine('Arbalète'),
  chainsaw: feminine('Tronçonneuse'),
  molotov: masculine('Cocktail Molotov'),
  katana: masculine('Katana'),
  'hunting-rifle': feminine('Carabine de chasse'),
};

function weaponEffect(weapon: Weapon): string {
  const parts = [weapon.damage > 0 ? `${damage(weapon.damage)} ${form(weapon.damage, 'fixe')}` : 'Aucun dégât fixe'];
  if (weapon.area > 0) parts.push(`${damage(weapon.area)} de zone`);
  if (weapon.cards > 0) parts.push(combatCards(weapon.cards));
  if (weapon.ammo) {
    const each = weapon.cards > 0 ? '1 carte Combat de plus' : '1 carte Combat';
    parts.push(`${rubble[weapon.ammo].name} : ${each} par carte dépensée (au moins 1)`);
  }
  if (!weapon.durable) parts.push('usage unique');
  return `${parts.join(' ; ')}.`;
}

/** The same for a button. */
export function weaponSummary(id: WeaponId): string {
  const weapon: Weapon = weapons[id];
  const parts = weapon.damage > 0 ? [damage(weapon.damage)] : [];
  if (weapon.area > 0) parts.push(`zone ${weapon.area}`);
  if (weapon.cards > 0) parts.push(combatCards(weapon.cards));
  if (weapon.ammo) parts.push(`à ${rubble[weapon.ammo].name}`);
  return parts.join(', ');
}

export const cards = {
  ...rubble,
  ...mapped(weaponNames, (noun, id) => ({ ...noun, effect: weaponEffect(weapons[id]) })),
  wave: {
    ...feminine('VAGUE'),
    name: 'VAGUE !',
    effect:
      'Révélez l’Assaut de la manche si ce n’est pas fait, puis affrontez la horde ou reportez-la contre 1 dégât.',
  },
};
