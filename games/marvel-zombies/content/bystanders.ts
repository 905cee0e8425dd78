import type { Sourced } from './source.ts';

export const BYSTANDERS = ['happy-hogan', 'pepper-potts', 'okoye', 'wong', 'j-jonah-jameson', 'sharon-carter'] as const;
export type BystanderId = (typeof BYSTANDERS)[number];

export interface Bystander extends Sourced {
  readonly fighter: boolean;
}

const parts = { name: 'rulebook' } as const;

export const bystanders: { readonly [B in BystanderId]: Bystander } = {
  'happy-hogan': { fighter: false, source: 'reconstructed', parts },
  'pepper-potts': { fighter: false, source: 'reconstructed', parts },
  okoye: { fighter: true, source: 'reconstructed', parts },
  wong: { fighter: true, source: 'reconstructed', parts },
  'j-jonah-jameson': { fighter: false, source: 'reconstructed', parts },
  'sharon-carter': { fighter: true, source: 'reconstructed', parts },
};
