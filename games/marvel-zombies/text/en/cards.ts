import { mapped } from '../../../../kit/grammar.ts';
import type { BystanderId } from '../../content/bystanders.ts';
import type { AbilityId } from '../../content/enemies.ts';
import type { SkillId } from '../../content/heroes.ts';
import type { TraitId } from '../../content/traits.ts';
import { type SpawnCardId, spawnCards as printed } from '../../content/spawn-cards.ts';
import { heroes, personsOf } from '../names.ts';
import type { CardTexts, Explained, HeldTexts } from '../shape.ts';
import { door, horde, levels, place, thePlace, there } from './words.ts';
import { LEVELS } from '../../ids.ts';

export const skills: CardTexts<SkillId> = {
  'heroic-rescue': {
    name: 'Heroic Rescue',
    effect: 'Once per Turn, for 1 Power: rescue a Bystander from your own Zone or an adjacent one, even among Enemies.',
    does: ({ bystander }) => person(bystander),
  },
  'web-swinging': { name: 'Web-Swinging', effect: 'Each Move goes 1 to 3 Zones.' },
  'spider-sense': {
    name: 'Spider-Sense',
    effect: 'Each Wound can be cancelled for 1 Power.',
    does: () => 'cancel 1 Wound',
  },
  'rising-anger': { name: 'Rising Anger', effect: 'Each point of Health lost gives 1 Power.' },
  'mighty-leap': {
    name: 'Mighty Leap',
    effect: 'For 1 Power, a Move of 1 to 2 Zones at no extra cost for Enemies left behind.',
  },
  rampage: { name: 'Rampage', effect: 'Once per Turn, a free Attack right after an Attack that eliminated an Enemy.' },
  'solar-charge': { name: 'Solar Charge', effect: '+1 Power when his Turn begins.' },
  intangibility: {
    name: 'Intangibility',
    effect:
      'His Moves ignore Enemies and pass through walls and closed doors, but not into a room that is not revealed.',
  },
  overload: { name: 'Overload', effect: 'The Accuracy of his Attack is 2+.' },
  'leaping-charge': {
    name: 'Leaping Charge',
    effect: 'For 1 Action and 1 Power: move 1 to 2 Zones to Enemies, then attack them for free.',
    does: ({ to }, view) => `${place(to)}${there(view, to)}`,
  },
  'vibranium-weave': { name: 'Vibranium Weave', effect: 'The first Wound of each round is cancelled.' },
  'wakanda-forever': {
    name: 'Wakanda Forever',
    effect: 'Attacks of Super Heroes in his Zone, his own included, roll 1 more die.',
  },
  shrink: { name: 'Shrink', effect: 'Once per Turn, a free Move that ignores Enemies.' },
  'swarm-tactics': { name: 'Swarm Tactics', effect: '1 more die against a Zone with 3 or more Enemies.' },
  elusive: {
    name: 'Elusive',
    effect: 'Once per Turn, after an Attack that eliminated an Enemy, a free Move that ignores Enemies.',
  },
  'trained-soldier': { name: 'Trained Soldier', effect: 'Once per Turn, a free Attack.' },
  marksman: { name: 'Marksman', effect: 'At Range 1 or more he assigns his hits in any order.' },
  'double-tap': {
    name: 'Double Tap',
    effect: 'After the roll, for 1 Power: reroll all missed dice.',
    does: () => 'reroll missed dice',
  },
  'extra-action': { name: '+1 Action', effect: 'One more Action each Turn.' },
};

export const traits: CardTexts<TraitId> = {
  focus: {
    name: 'Focus',
    effect: '1 Power, before the roll: Accuracy 1 better, 2+ at best.',
    does: () => 'Accuracy +1',
  },
  'second-wind': { name: 'Second Wind', effect: '1 Power, during your Turn: 1 more Action.', does: () => '+1 Action' },
  dodge: {
    name: 'Dodge',
    effect: '1 Power, when Wounds are assigned to you: cancel up to 2 of them.',
    does: () => 'cancel up to 2 Wounds',
  },
  'try-again': {
    name: 'Try Again',
    effect: 'After the roll: reroll all your missed dice once.',
    does: () => 'reroll missed dice',
  },
  'super-speed': {
    name: 'Super Speed',
    effect: '1 Power, during your Turn: move 1 to 3 Zones without an Action or extra cost.',
    does: ({ to }) => place(to),
  },
  'devastating-blow': {
    name: 'Devastating Blow',
    effect: '1 Power, before the roll: 3 more dice.',
    does: () => '+3 dice',
  },
  rally: {
    name: 'Rally',
    effect: 'During your Turn: another Super Hero you see gains 2 Power.',
    does: ({ hero }) => `2 Power for ${heroes[hero].name}`,
  },
  recovery: { name: 'Recovery', effect: '2 Power, during your Turn: regain 2 Health.', does: () => '2 Health' },
  protector: { name: 'Protector', effect: 'Cancels the Wound of a Bystander in your Zone or an adjacent one.' },
  shockwave: {
    name: 'Shockwave',
    effect: '1 Power, during your Turn: all Enemies of your Zone but Zombie Heroes are pushed into one adjacent Zone.',
    does: ({ to }) => `push to ${thePlace(to)}`,
  },
  breach: {
    name: 'Breach',
    effect: 'During your Turn: open a door without an Action; the cards drawn activate nobody.',
    does: ({ door: id }, view) => door(view, id),
  },
  'long-reach': {
    name: 'Long Reach',
    effect: '1 Power: maximum Range +1 for one Attack; Melee becomes Ranged with Range 0-1.',
  },
  teamwork: {
    name: 'Teamwork',
    effect: '1 Power, during your Turn: another Super Hero you see moves or attacks at once, for free.',
    does: ({ hero }) => `${heroes[hero].name} acts at once`,
  },
  'weak-spot': {
    name: 'Weak Spot',
    effect: '1 Power, before the roll: Toughness of Brutes and Zombie Heroes in the Zone −1, at least 1.',
    does: () => 'Toughness −1',
  },
  'iron-will': { name: 'Iron Will', effect: 'During your Turn: your Power becomes 4.', does: () => 'Power to 4' },
};

export const bystanders: CardTexts<BystanderId> = {
  'happy-hogan': { name: 'Happy Hogan', effect: 'Gain Trait draws 2 cards: keep 1.' },
  'pepper-potts': { name: 'Pepper Potts', effect: '1 more Power when the Player Phase begins.' },
  okoye: { name: 'Okoye', effect: 'Fighter. 1 more die in Melee.' },
  wong: {
    name: 'Wong',
    effect: 'Fighter. Once per Turn, for 1 Power: go to a Zone you see, 1 to 3 Zones away.',
    does: ({ to }) => `go to ${thePlace(to)}`,
  },
  'j-jonah-jameson': {
    name: 'J. Jonah Jameson',
    effect: 'Once per Attack: reroll 1 die.',
    does: ({ value }) => `reroll a ${value}`,
  },
  'sharon-carter': { name: 'Sharon Carter', effect: 'Fighter. 1 more die in Ranged Attacks.' },
};

export const person = personsOf(bystanders);

/** All that a hero can hold. */
export const held: HeldTexts = { ...traits, ...skills, ...bystanders };

export const abilities: { readonly [A in AbilityId]: Explained } = {
  'vibranium-shield': {
    name: 'Vibranium Shield',
    effect: 'Ranged Attacks against his Zone roll 1 die fewer, at least 1.',
  },
  portals: { name: 'Portals', effect: 'He moves 2 Zones at a time; he stops beside a target.' },
  hex: { name: 'Hex', effect: 'Super Heroes she sees gain no Power when the Player Phase begins.' },
  repulsors: {
    name: 'Repulsors',
    effect: 'With no target in his Zone he inflicts 1 Wound in a Zone he sees at distance 1 instead of moving.',
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
      return { name: `Rush of ${who}!`, effect: `${row}; they act at once.` };
    case 'extra':
      return { name: `Extra Activation: ${who}!`, effect: `All ${who} on the board act once more.` };
    case 'bystander':
      return {
        name: 'Bystander in Danger!',
        effect: 'A Bystander appears; from Yellow on, adjacent Walkers are activated.',
      };
    default:
      return { name: 'Zombie Hero!', effect: 'The top Zombie Hero of the deck appears.' };
  }
}
