import { plural } from '../../../../kit/english.ts';
import { article } from '../../../../kit/english.ts';
import { uncapital } from '../../../../kit/grammar.ts';
import type { LureId, ThrownId } from '../../content/objects.ts';
import type { Labels } from '../grammar.ts';
import type { GameTexts, Noun } from '../shape.ts';
import { toward } from './places.ts';

const noun = (name: string, a: string): Noun => {
  const the = `the ${uncapital(name)}`;
  return { name, a: `${a} ${uncapital(name)}`, the, of: `of ${the}`, to: the };
};
const one = (name: string): Noun => noun(name, article(name));
const some = (name: string): Noun => noun(name, 'some');

const melee = 'Melee weapon: it wears out and cannot be reloaded, but still fends off zombies when it is worn.';
const firearm = 'Firearm: it is reloaded with ammunition, and still fends off zombies when it is empty.';

export const cards: GameTexts['cards'] = {
  'zombie-1': { ...one('Zombie (1)'), effect: 'One zombie turns up in the searched zone.' },
  'zombie-2': { ...one('Zombies (2)'), effect: 'Two zombies turn up in the searched zone.' },
  pistol: { ...one('Pistol'), effect: firearm },
  shotgun: { ...one('Pump shotgun'), effect: firearm },
  'assault-rifle': { ...one('Assault rifle'), effect: firearm },
  'nail-gun': { ...one('Nail gun'), effect: firearm },
  'baseball-bat': { ...one('Baseball bat'), effect: melee },
  axe: { ...one('Axe'), effect: melee },
  machete: { ...one('Machete'), effect: melee },
  'hockey-stick': { ...one('Hockey stick'), effect: melee },
  chainsaw: { ...one('Chainsaw'), effect: melee },
  crowbar: { ...one('Crowbar'), effect: melee },
  'josh-bow': { ...one('Makeshift bow'), effect: melee },
  'severity-sabre': { ...one('Cavalry sabre'), effect: melee },
  'hazel-guitar': { ...one('Electric guitar'), effect: melee },
  'vance-machetes': { ...some('Twin machetes'), effect: melee },
  'will-chain': { ...one('Tinkered chain'), effect: melee },
  'saifon-staff': { ...one('Training staff'), effect: melee },
  'snow-bat': { ...one('Training bat'), effect: melee },
  'carter-revolver': { ...one('Revolver'), effect: firearm },
  'josh-paddle': { ...one('Paddle'), effect: melee },
  'severity-candlestick': { ...one('Candlestick'), effect: melee },
  'hazel-shovel': { ...one('Shovel'), effect: melee },
  'vance-banjo': { ...one('Banjo'), effect: melee },
  'will-wrench': { ...one('Wrench'), effect: melee },
  'saifon-rake': { ...one('Rake'), effect: melee },
  'snow-umbrella': { ...one('Umbrella'), effect: melee },
  'carter-golf-club': { ...one('Golf club'), effect: melee },
  'first-aid-kit': {
    ...one('First-aid kit'),
    effect: '1 action: a conscious hero of the zone gets 1 Life Point back. Two uses.',
  },
  ammo: { ...some('Ammunition'), effect: '1 action: one of your firearms has all its shots again.' },
  flashlight: { ...one('Flashlight'), effect: 'While you have it, the night costs you no action.' },
  'scenario-first-aid-kit': {
    ...one('First-aid kit'),
    effect: '1 action: a conscious hero of the zone gets 1 Life Point back. Two uses.',
  },
  'energy-drink': { ...one('Energy drink'), effect: '1 action: three more actions this turn.' },
  'box-of-cakes': { ...one('Box of cakes'), effect: '1 action: 1 Life Point back and two more actions this turn.' },
  'improvised-shield': { ...one('Improvised shield'), effect: 'While standing you hold off 3 more zombies.' },
  helmet: { ...one('Helmet'), effect: 'Bare-handed you kill 2 zombies at the same price.' },
  cat: { ...one('Cat'), effect: '1 action: at the next scream no card is drawn.' },
  cheeseburger: { ...one('Cheeseburger'), effect: '1 action: 1 Life Point back. Two uses.' },
  dog: {
    ...one('Dog'),
    effect: 'While standing you hold off 1 more zombie; or 1 action, once only: 2 zombies killed.',
  },
  'bin-lid': { ...one('Dustbin lid'), effect: 'While standing you hold off 2 more zombies.' },
  defibrillator: {
    ...one('Defibrillator'),
    effect: '1 action: an unconscious hero of the zone comes round, down, with 1 Life Point.',
  },
  dynamite: {
    ...some('Dynamite'),
    effect: '1 action, from a street: up to 3 zombies killed in the street of an adjacent tile.',
  },
  fireworks: {
    ...some('Fireworks'),
    effect: '1 action, in a street: lure up to 3 zombies to the street of an adjacent tile.',
  },
  'smoke-bomb': { ...one('Smoke bomb'), effect: '1 action: this turn you may leave this street despite zombies.' },
  'razor-blade': { ...one('Razor blade'), effect: '1 action: 1 zombie of your zone killed. Three uses.' },
  molotov: { ...one('Molotov cocktail'), effect: '1 action: up to 4 zombies of your zone killed.' },
  'explosive-ammo': {
    ...some('Explosive rounds'),
    effect: 'A shot does 3 more damage; the gun and this card are lost afterwards.',
  },
  'lucky-charm': {
    ...one('Lucky charm'),
    effect: '1 action: in the next quick search of this turn one zombie card has no effect. Two uses.',
  },
  skateboard: {
    ...one('Skateboard'),
    effect: 'One free change of tile per turn; or 1 action, once only: 2 zombies killed.',
  },
  'spoiled-meat': { ...some('Spoiled meat'), effect: '1 action: move or search despite a single zombie. Two uses.' },
};

/** What one is asked to do with what is aimed at a tile. */
export const aims: Pick<Labels, ThrownId | LureId> = {
  dynamite: ({ tile }, view) => `Throw the dynamite ${toward(view, tile)}`,
  fireworks: ({ tile, count }, view) => `Lure ${plural(count, 'zombie')} ${toward(view, tile)}`,
};

export const heavies: GameTexts['heavies'] = {
  jerrycan: { ...one('Jerrycan'), effect: 'Heavy: it covers the weapons, and is to be brought back.' },
  'machine-gun': { ...one('Machine gun'), effect: 'Heavy, and the only weapon of whoever carries it.' },
  'ammo-crate': {
    ...one('Ammunition crate'),
    effect: 'Heavy. 1 action: fully reloads a firearm of the zone, then it is gone.',
  },
  radio: { ...one('Radio'), effect: 'Heavy: it covers the weapons.' },
};

/** All that a hero may hold. */
export const things = { ...cards, ...heavies };

export const tokens: GameTexts['tokens'] = {
  'key-blue': one('Blue key'),
  'key-red': one('Red key'),
  'key-yellow': one('Yellow key'),
  'key-green': one('Green key'),
  'bag-1': one('Equipment bag 1'),
  'bag-2': one('Equipment bag 2'),
  'bag-3': one('Equipment bag 3'),
  provisions: some('Provisions'),
  medicine: some('Medicine'),
  'engine-part': one('Engine part'),
  documents: some('Documents'),
  empty: { ...one('Empty token'), name: 'Nothing' },
};

export const events: GameTexts['events'] = {
  loseItem: { name: 'Lost object', effect: 'The active hero loses a light object of their choice.' },
  sneak: { name: 'Sneak attack', effect: 'If no other hero is in their zone, the active hero loses 1 Life Point.' },
  surge: {
    name: 'Zombie surge',
    effect: 'Five zombies turn up in a neighbouring street that the active hero chooses.',
  },
  terror: { name: 'Terror', effect: 'The active hero runs from the search zone into the street.' },
};
