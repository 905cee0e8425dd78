import type { GameTexts } from '../shape.ts';

export const powers: GameTexts['powers'] = {
  'super-strength': {
    name: 'Super Strength',
    effect: 'Rolls nothing for a fall or a great fall; cancels the automatic shield of the wall.',
  },
  flying: {
    name: 'Flying',
    effect: 'May fly: 1 for each hex at any height, over everything. Enemies engaged at take-off strike.',
  },
  'stealth-flying': { name: 'Stealth Flying', effect: 'Like Flying, but nobody strikes at take-off.' },
  'swing-line-4': {
    name: 'Swing Line 4',
    effect: 'Instead of the normal move: 4 hexes over everything, no strike for leaving, at most 40 levels up or down.',
  },
  'super-leap': {
    name: 'Super Leap',
    effect:
      'Instead of the normal move: 10 hexes over everything, at most 50 levels up or down; this turn 3 attack dice fewer and no Stomp.',
  },
  'hyper-speed-5': {
    name: 'Hyper Speed 5',
    effect: 'After its turn, 5 more hexes, unless it used Cosmic Force Blast.',
  },
  'shield-throw': {
    name: 'Shield Throw',
    effect: 'Special attack, range 5, 4 dice: up to three different targets, one after the other.',
  },
  tactician: { name: 'Tactician', effect: 'Adjacent friends have 1 more die in normal attacks and 1 more in defense.' },
  'counter-strike': {
    name: 'Counter Strike',
    effect: 'Against the normal attack of an adjacent figure each excess shield wounds the attacker.',
  },
  'double-attack': { name: 'Double Attack', effect: 'A second normal attack, on the same target or another.' },
  'spidey-sense-11': {
    name: 'Spidey-Sense 11',
    effect: 'Attacked by an enemy with at least one skull: d20, on 11 or more no damage and a free Swing Line.',
  },
  'spider-sense-14': {
    name: 'Spider-Sense 14',
    effect: 'Attacked by an enemy with at least one skull: d20, on 14 or more no damage and a free Swing Line.',
  },
  web: { name: 'Web', effect: 'Special attack, range 4, 3 dice; the target has 1 defense die fewer.' },
  'cosmic-force-blast': {
    name: 'Cosmic Force Blast',
    effect:
      'Special attack, range 6, 6 dice; if the target is wounded and survives: d20, on 16 or more one of its hidden order markers may be removed at random.',
  },
  'rage-smash-5': { name: 'Rage Smash 5', effect: '1 more die in normal attacks for each wound on him, at most 5.' },
  stomp: {
    name: 'Stomp',
    effect: 'Special attack, 3 dice rolled once against everything adjacent, friends and wall included; each defends.',
  },
  'mind-exchange-17': {
    name: 'Mind Exchange 17',
    effect: 'After his turn: another hero in sight within 4 hexes; d20, on 17 or more you play a turn with it.',
  },
  'rejected-by-death': {
    name: 'Rejected by Death',
    effect:
      'While destroyed, at the start of each of your turns: d20, on 19 or more he returns unhurt beside one of your figures.',
  },
  'master-manipulator': {
    name: 'Master Manipulator',
    effect: 'When his marker is revealed, another of your heroes whom he sees may take the turn instead.',
  },
  'dust-of-death': {
    name: 'Dust-of-Death',
    effect:
      'Before attacking: d20 for each adjacent figure, or for one in sight within 3 hexes; on 19 or more it is destroyed.',
  },
  'strong-defense': {
    name: 'Strong Defense',
    effect: 'One automatic shield against normal attacks of small or medium figures without Super Strength.',
  },
  'zettian-targeting': {
    name: 'Zettian Targeting',
    effect: 'One more attack die for the guard who attacks the same figure as the other before, in the same turn.',
  },
  tough: { name: 'Tough', effect: 'One automatic shield against normal attacks.' },
};

/** Movements through the air. */
export const flights: GameTexts['flights'] = {
  fly: { does: 'flies', button: 'Fly', by: 'Flying' },
  stealth: { does: 'stealthily flies', button: 'Fly stealthily', by: 'Stealth flying' },
  leap: { does: 'leaps', button: 'Leap', by: 'By Super Leap' },
  swing: { does: 'swings', button: 'Swing', by: 'By Swing Line' },
};

/** Why there is a die more or less. */
export const dice: GameTexts['dice'] = {
  card: 'card',
  height: 'height',
  tactician: 'Tactician',
  rage: 'rage',
  leap: 'leap',
  glyph: 'glyph',
  web: 'web',
  targeting: 'Zettian Targeting',
};
