import { type BystanderId, bystanders } from '../content/bystanders.ts';
import type { Strike } from '../rules/strike.ts';

/** What a Bystander does for the hero who holds the card. */
export interface BystanderCard {
  /** Cards more that Gain Trait draws; one is kept. */
  readonly draws?: number;
  /** Power more when the Player Phase begins. */
  readonly power?: number;
  /** Dice more for an own Attack. */
  dice?(strike: Strike): number;
  /** Once per Turn to a zone in sight. */
  readonly portal?: { readonly range: readonly [least: number, most: number]; readonly power: number };
  /** Once per Attack one die is rolled again. */
  readonly rerolls?: true;
  /** How much bots like to hold the card: the most liked is kept. */
  readonly kept: number;
}

export const bystanderCards: { readonly [B in BystanderId]: BystanderCard } = {
  'happy-hogan': { draws: bystanders['happy-hogan'].amount, kept: 2 },
  'pepper-potts': { power: bystanders['pepper-potts'].amount, kept: 4 },
  okoye: { dice: ({ ranged }) => (ranged ? 0 : bystanders.okoye.amount), kept: 5 },
  wong: { portal: { range: bystanders.wong.range, power: bystanders.wong.power }, kept: 1 },
  'j-jonah-jameson': { rerolls: true, kept: 3 },
  'sharon-carter': { dice: ({ ranged }) => (ranged ? bystanders['sharon-carter'].amount : 0), kept: 6 },
};

const NOBODY: BystanderCard = { kept: 0 };

/** What whoever is held does. */
export const heldCard = (id: BystanderId | null): BystanderCard => (id === null ? NOBODY : bystanderCards[id]);
