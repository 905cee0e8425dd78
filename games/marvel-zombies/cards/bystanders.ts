import { type BystanderId, bystanders } from '../content/bystanders.ts';
import type { Judged, SpeakingCard } from './played.ts';
import type { Strike } from '../rules/strike.ts';

/** What a Bystander does all the time for the hero who holds the card. */
export interface BystanderCard extends Judged {
  /** Cards more that Gain Trait draws; one is kept. */
  readonly draws?: number;
  /** Power more when the Player Phase begins. */
  readonly power?: number;
  /** Dice more for an own Attack. */
  dice?(strike: Strike): number;
}

/** All Bystanders but those whose own action needs more than numbers (`played-bystanders.ts`). */
export const bystanderCards: { readonly [B in Exclude<BystanderId, SpeakingCard>]: BystanderCard } = {
  'happy-hogan': { draws: bystanders['happy-hogan'].amount, kept: 2 },
  'pepper-potts': { power: bystanders['pepper-potts'].amount, kept: 4 },
  okoye: { dice: ({ ranged }) => (ranged ? 0 : bystanders.okoye.amount), kept: 5 },
  'j-jonah-jameson': { kept: 3 },
  'sharon-carter': { dice: ({ ranged }) => (ranged ? bystanders['sharon-carter'].amount : 0), kept: 6 },
};

const lasting: { readonly [B in BystanderId]?: BystanderCard } = bystanderCards;
const NOBODY: BystanderCard = { kept: 0 };

/** What whoever is held does all the time. */
export const heldCard = (id: BystanderId | null): BystanderCard => (id === null ? NOBODY : (lasting[id] ?? NOBODY));
