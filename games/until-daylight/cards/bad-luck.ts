import type { Seat } from '../../../engine/types.ts';
import { type BadLuckId, rubble } from '../content/rubble.ts';
import { suffer } from '../rules/life.ts';
import { loseRandomCard } from '../rules/loss.ts';
import type { M } from '../rules/table.ts';

/** What a Bad Luck card does to whoever draws it. Nothing protects against it (UD-BADL-04). */
interface BadLuckCard {
  strike(m: M, seat: Seat): void;
  /** What a bot thinks that costs. */
  cost(seen: MisfortuneSight): number;
}

export interface MisfortuneSight {
  /** So much damage to anybody. */
  damage(points: number): number;
  /** A card lost at random. */
  loss(): number;
}

const wound = (points: number): BadLuckCard => ({
  strike: (m, seat) => suffer(m, seat, points, 'badLuck'),
  cost: seen => seen.damage(points),
});

export const badLuck: { readonly [C in BadLuckId]: BadLuckCard } = {
  'rodent-attack': wound(rubble['rodent-attack'].damage),
  'crow-attack': {
    strike: (m, seat) => loseRandomCard(m, seat, 'crows'),
    cost: seen => seen.loss(),
  },
  fracture: wound(rubble.fracture.damage),
};

export const isBadLuck = (card: string): card is BadLuckId => card in badLuck;
