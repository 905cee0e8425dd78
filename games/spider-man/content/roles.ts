import type { RoleId, RuleId } from '../ids.ts';
import type { Sourced } from './source.ts';
import type { Entries } from './table.ts';

interface Sheet extends Sourced {
  readonly movement: number;
  readonly combat: number;
  readonly bonus: number;
  readonly boxes: number; // of the wound track; the last one is the K.O. box
  readonly places: number; // for prisoners
  readonly prison: number; // points for jailing it
  readonly rule: RuleId; // where its chapter begins
}

const parts = { name: 'rulebook' } as const;

const table = {
  'spider-man': {
    movement: 4,
    combat: 5,
    bonus: 3,
    boxes: 6,
    places: 1,
    prison: 12,
    rule: 'SM-SPI-01',
    source: 'reconstructed',
    parts,
  },
  police: {
    movement: 5,
    combat: 4,
    bonus: 3,
    boxes: 0,
    places: 1,
    prison: 0,
    rule: 'SM-POL-01',
    source: 'reconstructed',
    parts,
  },
  octopus: {
    movement: 4,
    combat: 6,
    bonus: 3,
    boxes: 6,
    places: 2,
    prison: 12,
    rule: 'SM-OCT-01',
    source: 'reconstructed',
    parts,
  },
  goblin: {
    movement: 3,
    combat: 5,
    bonus: 2,
    boxes: 4,
    places: 1,
    prison: 11,
    rule: 'SM-GOB-01',
    source: 'reconstructed',
    parts,
  },
  rhino: {
    movement: 5,
    combat: 7,
    bonus: 2,
    boxes: 6,
    places: 1,
    prison: 12,
    rule: 'SM-RHI-01',
    source: 'reconstructed',
    parts,
  },
  electro: {
    movement: 4,
    combat: 5,
    bonus: 3,
    boxes: 5,
    places: 1,
    prison: 11,
    rule: 'SM-ELE-01',
    source: 'reconstructed',
    parts,
  },
  venom: {
    movement: 5,
    combat: 8,
    bonus: 3,
    boxes: 7,
    places: 1,
    prison: 12,
    rule: 'SM-VEN-01',
    source: 'reconstructed',
    parts,
  },
  scorpion: {
    movement: 4,
    combat: 4,
    bonus: 3,
    boxes: 6,
    places: 1,
    prison: 11,
    rule: 'SM-SCO-01',
    source: 'reconstructed',
    parts,
  },
  vulture: {
    movement: 4,
    combat: 8,
    bonus: 3,
    boxes: 6,
    places: 1,
    prison: 11,
    rule: 'SM-VUL-01',
    source: 'reconstructed',
    parts,
  },
  lizard: {
    movement: 4,
    combat: 4,
    bonus: 3,
    boxes: 5,
    places: 1,
    prison: 11,
    rule: 'SM-LIZ-01',
    source: 'reconstructed',
    parts,
  },
} as const satisfies { readonly [R in RoleId]: Sheet };

export const sheets: Entries<typeof table, Sheet> = table;
