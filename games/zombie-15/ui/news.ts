import type { RuleId } from '../ids.ts';
import type { View } from '../seen.ts';

/** Where the rulebook explains what a scenario brings for the first time, in the order in which its story names it. */
export const news: { readonly [S in View['scenario']]?: readonly RuleId[] } = {
  S01: ['Z15-MOVE-01', 'Z15-FIGHT-01', 'Z15-SEARCH-01', 'Z15-ATTACK-02'],
  S02: ['Z15-SCREAM-01', 'Z15-HORDE-01', 'Z15-SEARCH-13'],
  S03: ['Z15-HERO-01', 'Z15-FIGHT-04', 'Z15-SCREAM-03'],
  S04: ['Z15-SCREAM-02', 'Z15-CAMP-05'],
  S05: ['Z15-KEY-01'],
  S06: ['Z15-S06-1', 'Z15-FIGHT-04'],
  S07: ['Z15-S07-1', 'Z15-SEARCH-17'],
  S08: ['Z15-HEAVY-01', 'Z15-SEARCH-02'],
  S09: ['Z15-LETTER-01', 'Z15-MARCH-01', 'Z15-S09-4'],
  S10: ['Z15-S10-1'],
  S11: ['Z15-S11-1'],
  S12: ['Z15-SCREAM-06'],
  S13: ['Z15-S13-1', 'Z15-S13-2'],
  S14: ['Z15-S14-1'],
  S15: ['Z15-ALPHA-01'],
};
