import type { Sourced } from './source.ts';
import type { HordeKind, SpawnKind } from '../ids.ts';

export interface SpawnCard extends Sourced {
  readonly kind: SpawnKind;
  /** The type it names; null where it names none. */
  readonly enemy: HordeKind | null;
  /** How many at Blue, Yellow, Orange and Red. */
  readonly rows: readonly [number, number, number, number];
}

export const SPAWN_CARDS = [
  'S01',
  'S02',
  'S03',
  'S04',
  'S05',
  'S06',
  'S07',
  'S08',
  'S09',
  'S10',
  'S11',
  'S12',
  'S13',
  'S14',
  'S15',
  'S16',
  'S17',
  'S18',
  'S19',
  'S20',
  'S21',
  'S22',
  'S23',
  'S24',
  'S25',
  'S26',
  'S27',
  'S28',
  'S29',
  'S30',
] as const;
export type SpawnCardId = (typeof SPAWN_CARDS)[number];

/** What the card does is told by the rulebook, how many there are is not. */
const kindPrinted = { source: 'reconstructed', parts: { kind: 'rulebook', qty: 'reconstructed' } } as const;

export const spawnCards: { readonly [S in SpawnCardId]: SpawnCard } = {
  S01: { kind: 'regular', enemy: 'walker', rows: [0, 2, 2, 3], source: 'reconstructed' },
  S02: { kind: 'regular', enemy: 'walker', rows: [1, 2, 2, 3], source: 'reconstructed' },
  S03: { kind: 'regular', enemy: 'walker', rows: [1, 2, 2, 3], source: 'reconstructed' },
  S04: { kind: 'regular', enemy: 'walker', rows: [1, 2, 3, 4], source: 'reconstructed' },
  S05: { kind: 'regular', enemy: 'walker', rows: [1, 3, 3, 4], source: 'reconstructed' },
  S06: { kind: 'regular', enemy: 'walker', rows: [2, 3, 3, 4], source: 'reconstructed' },
  S07: { kind: 'regular', enemy: 'walker', rows: [2, 3, 3, 4], source: 'reconstructed' },
  S08: { kind: 'regular', enemy: 'walker', rows: [2, 3, 4, 5], source: 'reconstructed' },
  S09: { kind: 'regular', enemy: 'walker', rows: [2, 4, 4, 5], source: 'reconstructed' },
  S10: { kind: 'regular', enemy: 'brute', rows: [0, 1, 1, 2], source: 'reconstructed' },
  S11: { kind: 'regular', enemy: 'brute', rows: [0, 1, 1, 2], source: 'reconstructed' },
  S12: { kind: 'regular', enemy: 'brute', rows: [1, 1, 1, 2], source: 'reconstructed' },
  S13: { kind: 'regular', enemy: 'brute', rows: [1, 2, 2, 3], source: 'reconstructed' },
  S14: { kind: 'regular', enemy: 'runner', rows: [0, 1, 1, 1], source: 'reconstructed' },
  S15: { kind: 'regular', enemy: 'runner', rows: [0, 1, 1, 2], source: 'reconstructed' },
  S16: { kind: 'regular', enemy: 'runner', rows: [1, 2, 2, 3], source: 'reconstructed' },
  S17: { kind: 'rush', enemy: 'walker', rows: [1, 2, 2, 3], source: 'reconstructed' },
  S18: { kind: 'rush', enemy: 'walker', rows: [1, 2, 3, 4], source: 'reconstructed' },
  S19: {
    kind: 'rush',
    enemy: 'brute',
    rows: [1, 2, 2, 3],
    source: 'reconstructed',
    parts: { yellow: 'rulebook' },
    ref: 'p. 17',
  },
  S20: { kind: 'rush', enemy: 'brute', rows: [0, 1, 1, 1], source: 'reconstructed' },
  S21: { kind: 'rush', enemy: 'runner', rows: [0, 1, 1, 2], source: 'reconstructed' },
  S22: { kind: 'extra', enemy: 'walker', rows: [0, 0, 0, 0], ...kindPrinted },
  S23: { kind: 'extra', enemy: 'walker', rows: [0, 0, 0, 0], ...kindPrinted },
  S24: { kind: 'extra', enemy: 'brute', rows: [0, 0, 0, 0], ...kindPrinted },
  S25: { kind: 'extra', enemy: 'runner', rows: [0, 0, 0, 0], ...kindPrinted },
  S26: { kind: 'bystander', enemy: null, rows: [0, 0, 0, 0], source: 'rulebook' },
  S27: { kind: 'bystander', enemy: null, rows: [0, 0, 0, 0], source: 'rulebook' },
  S28: { kind: 'zombieHero', enemy: null, rows: [0, 0, 0, 0], ...kindPrinted },
  S29: { kind: 'zombieHero', enemy: null, rows: [0, 0, 0, 0], ...kindPrinted },
  S30: { kind: 'zombieHero', enemy: null, rows: [0, 0, 0, 0], ...kindPrinted },
};
