// What the companion wants, in one unit: about a point of damage on a healthy character.

/** What it is worth to have so much life left; the first is death, which loses the match. */
export const LIFE = [-60, -10, -6.8, -4.8, -3.4, -2.3, -1.5, -0.9, -0.45, -0.15, 0, 0.1] as const;

export const lifeWorth = (left: number): number => LIFE[left] ?? 0;

export const FOE = {
  life: 3, // each point of life that must still be shot away
  threat: 0.8, // each point of damage that it would deal in a later round
  boost: 0.35, // each enemy that a Monster makes hit harder
  survivor: 2, // won by a Survivor that stands for the rounds to come
} as const;

export const VICTORY = 60;

/** What the seats still to act will do: the damage of an average turn, and the share of the enemies it takes at most. */
export const OTHERS = { damage: 3, most: 0.8 } as const;

/** What it costs to use a card up. */
export const COST = {
  ammo: 0.2,
  trash: 0.1,
  material: 0.6,
  lost: 0.8, // one card at random
} as const;

/** What a card is worth in a hand. */
export const HAND = {
  healing: 1.4,
  held: 0.4, // of a point of healing kept for later
  draws: [0, 0.7, 1.4, 1.75, 2, 2.15], // what the best of so many Combat cards adds
  area: 1.4,
  melee: 1.6,
  ranged: 0.5,
  single: 2.5, // a weapon that is used once
  packed: 0.1, // the part of its worth that a packed card is missed by
  ammo: 0.5,
  ammoPower: 0.35,
  uselessAmmo: 0.4,
  othersAmmo: 1, // that somebody else has the weapon for
  material: 0.4,
  token: { barricade: 1.3, spear: 1.8, trap: 2.2, grenade: 1.1 },
} as const;

export const TRADE = {
  gift: 0.3, // how much more a card must be worth in the other hand
  bargain: 0.4, // and a card of the discard than the one paid for it
} as const;

/** Searching on. */
export const SEARCH = {
  earlier: 0.28, // the part of a card's worth that is won by finding it in this round
  loss: 0.8, // what losing a card costs
} as const;
