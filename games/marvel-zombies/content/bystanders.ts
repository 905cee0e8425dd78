import type { Play, Priced, Unplayed } from './play.ts';
import type { Sourced } from './source.ts';
import { type RuleId, idsOf } from '../ids.ts';

interface Printed extends Sourced {
  readonly fighter: boolean;
  readonly range?: readonly [least: number, most: number];
  /** What its text adds: cards, Power, dice. */
  readonly amount?: number;
  readonly rule: RuleId;
}

type Bystander = Printed & Priced & (Play | Unplayed);

const ours = { source: 'reconstructed', parts: { name: 'rulebook' } } as const;

export const bystanders = {
  'happy-hogan': { ...ours, fighter: false, amount: 1, rule: 'MZ-BC-01' },
  'pepper-potts': { ...ours, fighter: false, amount: 1, rule: 'MZ-BC-02' },
  okoye: { ...ours, fighter: true, amount: 1, rule: 'MZ-BC-03' },
  wong: {
    ...ours,
    fighter: true,
    power: 1,
    once: 'ported',
    when: 'turn',
    action: 'portal',
    asks: 'zone',
    range: [1, 3],
    rule: 'MZ-BC-04',
  },
  'j-jonah-jameson': {
    ...ours,
    fighter: false,
    when: 'reroll',
    action: 'reroll',
    asks: 'die',
    rule: 'MZ-BC-05',
  },
  'sharon-carter': { ...ours, fighter: true, amount: 1, rule: 'MZ-BC-06' },
} as const satisfies { readonly [id: string]: Bystander };

export type BystanderId = keyof typeof bystanders;
export const BYSTANDERS = idsOf(bystanders);
