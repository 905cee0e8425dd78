import type { Seat } from '../../../engine/types.ts';
import type { PerkMoment } from '../content/perks.ts';
import type { Weapon } from '../content/weapons.ts';
import type { RuleId } from '../ids.ts';
import type { M } from '../rules/table.ts';
import type { Item } from '../spec.ts';
import type { AttackFrame } from './special.ts';

// What a perk says of itself, by the moment at which it works. The rules know who has it and whether it is used up.

interface Plain {
  /** What one more Trash card is worth to a bot whose character has this perk, by how many it holds. */
  readonly trash?: { yardstick(held: number): number; companion(held: number): number };
}

/** Used in the own turn, on oneself or on a seat that is asked for. */
export interface TurnPerk extends Plain {
  isIdle?(m: M): boolean;
  bar?(m: M, seat: Seat): RuleId | null;
  use(m: M, seat: Seat, target: Seat): void;
  gain(seen: GuardSight, target: Seat): number;
}

/** Changes the draw of an own attack. */
export interface PreparePerk extends Plain {
  /** How many Combat cards it adds to an attack with this weapon; none where it takes Trash for them. */
  cards(weapon: Weapon): number;
  /** It stands for a card of ammunition, and may be the only one. */
  readonly isAmmunition?: true;
}

/** Used after an attack that eliminated an enemy. */
interface KillPerk extends Plain {
  use(m: M, f: AttackFrame): void;
}

/** Used in the Exchange phase, on an item. */
interface ExchangePerk extends Plain {
  items(m: M, seat: Seat): Item[];
  use(m: M, seat: Seat, item: Item): void;
}

interface Perks {
  turn: TurnPerk;
  prepare: PreparePerk;
  kill: KillPerk;
  exchange: ExchangePerk;
}

/** Perks of the other moments are told by their numbers. */
export type Perk<T extends PerkMoment> = T extends keyof Perks ? Perks[T] : Plain;

/** What a bot thinks would come of standing guard. */
export interface GuardSight {
  /** The bot takes the WAVE, and the next attack on it is reduced. */
  wave(shield: number): number;
  /** The next attack on that seat is reduced. */
  cover(seat: Seat, shield: number): number;
}
