import { FOUND_OBJECTS, type FoundObjectId } from './objects.ts';
import type { Source } from './source.ts';
import { WEAPONS, type WeaponId } from './weapons.ts';

export const SEARCH_ZOMBIES = ['zombie-1', 'zombie-2'] as const;
export type SearchZombieId = (typeof SEARCH_ZOMBIES)[number];
/** A card of the search deck. */
export type SearchId = SearchZombieId | WeaponId | FoundObjectId;

/** Zombies that a search card brings; 0 for equipment. */
export const zombiesOn = (card: SearchId): number => (card === 'zombie-1' ? 1 : card === 'zombie-2' ? 2 : 0);

export const searchDeck: readonly { readonly card: SearchId; readonly qty: number; readonly source: Source }[] = [
  { card: 'zombie-1', qty: 12, source: 'reconstructed' },
  { card: 'zombie-2', qty: 10, source: 'reconstructed' },
  { card: 'pistol', qty: 4, source: 'reconstructed' },
  { card: 'shotgun', qty: 3, source: 'reconstructed' },
  { card: 'assault-rifle', qty: 2, source: 'reconstructed' },
  { card: 'nail-gun', qty: 2, source: 'reconstructed' },
  { card: 'baseball-bat', qty: 3, source: 'reconstructed' },
  { card: 'axe', qty: 3, source: 'reconstructed' },
  { card: 'machete', qty: 3, source: 'reconstructed' },
  { card: 'hockey-stick', qty: 3, source: 'reconstructed' },
  { card: 'chainsaw', qty: 2, source: 'reconstructed' },
  { card: 'crowbar', qty: 2, source: 'reconstructed' },
  { card: 'first-aid-kit', qty: 3, source: 'reconstructed' },
  { card: 'ammo', qty: 4, source: 'reconstructed' },
];

export const SEARCH_CARDS: readonly SearchId[] = [...SEARCH_ZOMBIES, ...WEAPONS, ...FOUND_OBJECTS];
