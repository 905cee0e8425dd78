import type { Sourced } from './source.ts';
import type { Face } from '../ids.ts';

/** How two neighbouring cells of one face meet. */
export const EDGES = ['open', 'wall', 'door', 'opening'] as const;
export type Edge = (typeof EDGES)[number];

/** What the rim of a face shows where another face may lie. */
export const BORDERS = ['street', 'wall', 'opening'] as const;
export type Border = (typeof BORDERS)[number];

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

export interface Tile extends Sourced {
  /** Row by row: `S` for a street, a letter for a room. */
  readonly cells: readonly [string, string, string];
  /** Cells that show the spawn symbol. */
  readonly spawns: readonly string[];
  /** The cell that shows the Bystander symbol. */
  readonly bystander: string;
  readonly edges: { readonly [pair: string]: Edge };
  /** Each side from left to right or from top to bottom. */
  readonly borders: { readonly [S in Side]: readonly [Border, Border, Border] };
}

export const tiles: { readonly [F in Face]: Tile } = {
  '1R': {
    cells: ['ASB', 'SSC', 'SSE'],
    spawns: ['00', '22'],
    bystander: '12',
    edges: {
      '00|01': 'wall',
      '00|10': 'door',
      '01|02': 'wall',
      '01|11': 'open',
      '02|12': 'opening',
      '10|11': 'open',
      '10|20': 'open',
      '11|12': 'door',
      '11|21': 'open',
      '12|22': 'opening',
      '20|21': 'open',
      '21|22': 'wall',
    },
    borders: {
      N: ['opening', 'street', 'opening'],
      E: ['wall', 'wall', 'opening'],
      S: ['street', 'street', 'wall'],
      W: ['wall', 'street', 'street'],
    },
    source: 'reconstructed',
  },
  '2R': {
    cells: ['ASS', 'SSS', 'BSC'],
    spawns: ['00', '22'],
    bystander: '20',
    edges: {
      '00|01': 'door',
      '00|10': 'wall',
      '01|02': 'open',
      '01|11': 'open',
      '02|12': 'open',
      '10|11': 'open',
      '10|20': 'door',
      '11|12': 'open',
      '11|21': 'open',
      '12|22': 'wall',
      '20|21': 'wall',
      '21|22': 'door',
    },
    borders: {
      N: ['opening', 'street', 'street'],
      E: ['street', 'street', 'opening'],
      S: ['opening', 'street', 'opening'],
      W: ['opening', 'street', 'wall'],
    },
    source: 'reconstructed',
  },
  '3R': {
    cells: ['ASK', 'SSS', 'CDE'],
    spawns: ['00', '20', '22'],
    bystander: '21',
    edges: {
      '00|01': 'door',
      '00|10': 'wall',
      '01|02': 'wall',
      '01|11': 'open',
      '02|12': 'opening',
      '10|11': 'open',
      '10|20': 'door',
      '11|12': 'open',
      '11|21': 'wall',
      '12|22': 'door',
      '20|21': 'opening',
      '21|22': 'opening',
    },
    borders: {
      N: ['opening', 'street', 'wall'],
      E: ['wall', 'street', 'opening'],
      S: ['wall', 'wall', 'wall'],
      W: ['opening', 'street', 'opening'],
    },
    source: 'reconstructed',
  },
  '4R': {
    cells: ['ABC', 'SSS', 'DSE'],
    spawns: ['00', '20', '22'],
    bystander: '02',
    edges: {
      '00|01': 'opening',
      '00|10': 'wall',
      '01|02': 'opening',
      '01|11': 'door',
      '02|12': 'wall',
      '10|11': 'open',
      '10|20': 'wall',
      '11|12': 'open',
      '11|21': 'open',
      '12|22': 'wall',
      '20|21': 'door',
      '21|22': 'wall',
    },
    borders: {
      N: ['opening', 'wall', 'wall'],
      E: ['opening', 'street', 'opening'],
      S: ['opening', 'street', 'opening'],
      W: ['wall', 'street', 'opening'],
    },
    source: 'reconstructed',
  },
  '1V': {
    cells: ['ASS', 'SSS', 'PSC'],
    spawns: ['00', '22'],
    bystander: '22',
    edges: {
      '00|01': 'door',
      '00|10': 'wall',
      '01|02': 'open',
      '01|11': 'open',
      '02|12': 'open',
      '10|11': 'open',
      '10|20': 'opening',
      '11|12': 'open',
      '11|21': 'open',
      '12|22': 'wall',
      '20|21': 'wall',
      '21|22': 'door',
    },
    borders: {
      N: ['opening', 'street', 'street'],
      E: ['street', 'street', 'opening'],
      S: ['wall', 'street', 'opening'],
      W: ['opening', 'street', 'wall'],
    },
    source: 'reconstructed',
  },
  '2V': {
    cells: ['SSA', 'SSB', 'DSC'],
    spawns: ['02', '20', '22'],
    bystander: '12',
    edges: {
      '00|01': 'open',
      '00|10': 'open',
      '01|02': 'wall',
      '01|11': 'open',
      '02|12': 'opening',
      '10|11': 'open',
      '10|20': 'wall',
      '11|12': 'door',
      '11|21': 'open',
      '12|22': 'opening',
      '20|21': 'door',
      '21|22': 'wall',
    },
    borders: {
      N: ['street', 'street', 'opening'],
      E: ['wall', 'wall', 'wall'],
      S: ['opening', 'street', 'opening'],
      W: ['street', 'street', 'opening'],
    },
    source: 'reconstructed',
  },
  '3V': {
    cells: ['SSA', 'SSS', 'BSC'],
    spawns: ['02', '22'],
    bystander: '20',
    edges: {
      '00|01': 'open',
      '00|10': 'open',
      '01|02': 'door',
      '01|11': 'open',
      '02|12': 'wall',
      '10|11': 'open',
      '10|20': 'door',
      '11|12': 'open',
      '11|21': 'open',
      '12|22': 'door',
      '20|21': 'wall',
      '21|22': 'wall',
    },
    borders: {
      N: ['street', 'street', 'opening'],
      E: ['opening', 'street', 'opening'],
      S: ['opening', 'street', 'opening'],
      W: ['street', 'street', 'opening'],
    },
    source: 'reconstructed',
  },
  '4V': {
    cells: ['ABC', 'SSS', 'SSD'],
    spawns: ['00', '22'],
    bystander: '02',
    edges: {
      '00|01': 'opening',
      '00|10': 'wall',
      '01|02': 'opening',
      '01|11': 'door',
      '02|12': 'wall',
      '10|11': 'open',
      '10|20': 'open',
      '11|12': 'open',
      '11|21': 'open',
      '12|22': 'wall',
      '20|21': 'open',
      '21|22': 'door',
    },
    borders: {
      N: ['wall', 'wall', 'opening'],
      E: ['wall', 'street', 'wall'],
      S: ['street', 'street', 'opening'],
      W: ['wall', 'street', 'street'],
    },
    source: 'reconstructed',
  },
};
