import { FOUND_OBJECTS, type FoundObjectId, type ObjectId } from './objects.ts';
import type { Sourced } from './source.ts';
import { WEAPONS, type WeaponId } from './weapons.ts';

export const SEARCH_ZOMBIES = ['zombie-1', 'zombie-2'] as const;
export type SearchZombieId = (typeof SEARCH_ZOMBIES)[number];
/** Equipment: what lies on a sheet. */
export type GearId = WeaponId | ObjectId;
/** Equipment that may be found. */
export type FoundId = WeaponId | FoundObjectId;
/** A card of the search deck. */
export type SearchId = SearchZombieId | FoundId;

export const isZombie = (card: SearchId): card is SearchZombieId => card === 'zombie-1' || card === 'zombie-2';
/** Zombies that a search card brings; 0 for equipment. */
export const zombiesOn = (card: SearchId): number => (card === 'zombie-1' ? 1 : card === 'zombie-2' ? 2 : 0);

const ours = { source: 'reconstructed', parts: { qty: 'reconstructed' } } as const;
const withZombies = { source: 'reconstructed', parts: { value: 'rulebook', qty: 'reconstructed' } } as const;

export const searchDeck: readonly (Sourced & { readonly card: SearchId; readonly qty: number })[] = [
  { card: 'zombie-1', qty: 12, ...withZombies },
  { card: 'zombie-2', qty: 10, ...withZombies },
  { card: 'pistol', qty: 4, ...ours },
  { card: 'shotgun', qty: 3, ...ours },
  { card: 'assault-rifle', qty: 2, ...ours },
  { card: 'nail-gun', qty: 2, ...ours },
  { card: 'baseball-bat', qty: 3, ...ours },
  { card: 'axe', qty: 3, ...ours },
  { card: 'machete', qty: 3, ...ours },
  { card: 'hockey-stick', qty: 3, ...ours },
  { card: 'chainsaw', qty: 2, ...ours },
  { card: 'crowbar', qty: 2, ...ours },
  { card: 'first-aid-kit', qty: 3, ...ours },
  { card: 'ammo', qty: 4, ...ours },
];

export const SEARCH_CARDS = [...SEARCH_ZOMBIES, ...WEAPONS, ...FOUND_OBJECTS] as const;
