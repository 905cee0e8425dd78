import { rubble as content } from '../../content/rubble.ts';
import { type Weapon, type WeaponId, weapons } from '../../content/weapons.ts';
import { mapped } from '../../../../kit/grammar.ts';
import type { Noun, RubbleTexts } from '../shape.ts';
import { actor, wouldKill } from '../reading.ts';
import type { View } from '../../seen.ts';
import { combat } from './combat.ts';
import { LETHAL, combatCards, more, owned, player, several, stacked, thing, titled } from './nouns.ts';

const TRASH = 'Trash without effect. Does not stack.';
const MATERIAL = 'Crafting material.';
const healing = (points: number): string => `In the Exchange phase you recover ${points} life. Single use.`;
const ammunition = (kind: string): string =>
  `Ammunition: a weapon that takes ${kind} spends one card or more, each of which draws 1 Combat card.`;

const price = (view: View, points: number): string =>
  `for ${points} damage${wouldKill(view, actor(view), points) ? `, ${LETHAL}` : ''}`;

const rubble: RubbleTexts = {
  'empty-can': { ...thing('Empty Can'), effect: TRASH },
  'old-tyre': { ...thing('Old Tyre'), effect: TRASH },
  'vhs-tape': { ...thing('VHS Tape'), effect: TRASH },
  'headless-doll': { ...thing('Headless Doll'), effect: TRASH },
  'can-of-beans': { ...thing('Can of Beans', 'Cans of Beans'), effect: healing(1) },
  'water-bottle': { ...thing('Water Bottle'), effect: healing(1) },
  'canned-stew': { ...thing('Canned Stew'), effect: healing(2) },
  bandages: { ...several('Bandages'), effect: healing(2) },
  'first-aid-kit': { ...thing('First-aid Kit'), effect: healing(3) },
  bullets: { ...stacked('Bullets'), effect: ammunition('Bullets') },
  arrows: { ...stacked('Arrows'), effect: ammunition('Arrows') },
  planks: { ...stacked('Planks'), effect: MATERIAL },
  nails: { ...stacked('Nails'), effect: MATERIAL },
  shards: { ...stacked('Shards'), effect: MATERIAL },
  cables: { ...stacked('Cables'), effect: MATERIAL },
  explosives: { ...stacked('Explosives'), effect: MATERIAL },
  'energy-drink': {
    ...thing('Energy Drink'),
    effect: 'On your combat turn: suffer 1 damage and gain one more action, attack or craft.',
    play: (_, view) =>
      `Drink ${rubble['energy-drink'].a}: ${content['energy-drink'].actions} more action, ${price(view, content['energy-drink'].price.damage)}`,
    told: who => `${who} drinks ${rubble['energy-drink'].a}.`,
  },
  focus: {
    ...titled('Focus'),
    effect:
      'During your attack: split its damage as you like between the target and the enemies next to it. Area damage comes on top.',
    play: () => `${rubble.focus.name}: split the damage`,
    told: who => `${who} plays ${rubble.focus.name} to split the damage.`,
  },
  encouragement: {
    ...titled('Encouragement'),
    effect: 'On another player’s combat turn: give them one more action; in return the WAVE comes to you.',
    play: (_, view, names) =>
      `Encourage ${actor(view) === null ? 'the active player' : player(names, actor(view))} and take the WAVE`,
    told: (who, whom) => `${who} encourages ${whom}, who has one more action.`,
  },
  bloodlust: {
    ...titled('Bloodlust'),
    effect: 'During your attack: suffer 1 damage, and the attack deals 1 more area damage.',
    play: (_, view) =>
      `${rubble.bloodlust.name}: ${content.bloodlust.area} more area damage, ${price(view, content.bloodlust.price.damage)}`,
    told: who => `${who} plays ${rubble.bloodlust.name}: ${content.bloodlust.area} more area damage.`,
  },
  vitamins: {
    ...several('Vitamins'),
    effect: 'During your attack: draw 2 more Combat cards, even with a weapon that draws none.',
    play: () => `${rubble.vitamins.name}: ${more(content.vitamins.cards)}`,
    told: who => `${who} takes ${rubble.vitamins.name}: ${more(content.vitamins.cards)}.`,
  },
  luck: {
    ...titled('Luck'),
    effect: 'When a player or an enemy reveals a Combat card, you may discard it and take the next one of the deck.',
    play: ({ card }) => `${rubble.luck.name}: replace the card ${combat[card].name}`,
  },
  backpack: {
    ...thing('Backpack'),
    effect: 'Takes one slot and holds 2 items, safe from Looters and Bad Luck. What it holds goes wherever it goes.',
  },
  'rodent-attack': { ...thing('Rodent Attack'), effect: 'Bad Luck: whoever draws it suffers 1 damage.' },
  'crow-attack': {
    ...thing('Crow Attack'),
    effect: 'Bad Luck: whoever draws it loses 1 random card, never a starting weapon nor a Backpack and what it holds.',
  },
  fracture: { ...thing('Fracture'), effect: 'Bad Luck: whoever draws it suffers 2 damage.' },
};

const weaponNames: { readonly [W in WeaponId]: Noun } = {
  'pillar-sledgehammer': owned('Pillar’s Sledgehammer'),
  'psycho-cleaver': owned('Psycho’s Cleaver'),
  'trigger-magnum': owned('Trigger’s Magnum'),
  'klepto-switchblade': owned('Klepto’s Switchblade'),
  'haggler-nailed-bat': owned('Haggler’s Nailed Bat'),
  'hipster-bow': owned('Hipster’s Bow'),
  'baseball-bat': thing('Baseball Bat'),
  machete: thing('Machete'),
  'fire-axe': thing('Fire Axe'),
  pitchfork: thing('Pitchfork'),
  pistol: thing('Pistol'),
  shotgun: thing('Shotgun'),
  'hunting-bow': thing('Hunting Bow'),
  crossbow: thing('Crossbow'),
  chainsaw: thing('Chainsaw'),
  molotov: thing('Molotov Cocktail'),
  katana: thing('Katana'),
  'hunting-rifle': thing('Hunting Rifle'),
};

function weaponEffect(weapon: Weapon): string {
  const parts = [weapon.damage > 0 ? `${weapon.damage} fixed damage` : 'No fixed damage'];
  if (weapon.area > 0) parts.push(`${weapon.area} area damage`);
  if (weapon.cards > 0) parts.push(combatCards(weapon.cards));
  if (weapon.ammo) {
    const each = weapon.cards > 0 ? '1 more Combat card' : '1 Combat card';
    parts.push(`${rubble[weapon.ammo].name}: ${each} per card spent (at least 1)`);
  }
  if (!weapon.durable) parts.push('single use');
  return `${parts.join('; ')}.`;
}

/** The same for a button. */
export function weaponSummary(id: WeaponId): string {
  const weapon: Weapon = weapons[id];
  const parts = weapon.damage > 0 ? [`${weapon.damage} damage`] : [];
  if (weapon.area > 0) parts.push(`area ${weapon.area}`);
  if (weapon.cards > 0) parts.push(combatCards(weapon.cards));
  if (weapon.ammo) parts.push(`takes ${rubble[weapon.ammo].name}`);
  return parts.join(', ');
}

export const cards = {
  ...rubble,
  ...mapped(weaponNames, (noun, id) => ({ ...noun, effect: weaponEffect(weapons[id]) })),
  wave: {
    ...thing('WAVE'),
    name: 'WAVE!',
    effect: 'Reveal the Assault of the round if that is not done yet, then face the horde or delay it for 1 damage.',
  },
};
