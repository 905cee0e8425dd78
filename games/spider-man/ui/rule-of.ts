import type { PlaceKind, RuleId, Scale } from '../ids.ts';

// The rule to open behind what lies on the table. Cards, powers and roles name theirs in content.

export const ruleOfScale: { readonly [S in Scale]: RuleId } = {
  movement: 'SM-MOVE-01',
  combat: 'SM-COMBAT-03',
  bonus: 'SM-BONUS-01',
};

/** What may be said of a figure: the badges of its sheet. */
export const ruleOfBadge = {
  ko: 'SM-KO-03',
  jailed: 'SM-POL-20',
  captive: 'SM-POL-18',
  stuck: 'SM-SPI-03',
  held: 'SM-OCT-06',
  safe: 'SM-VUL-04',
  tracer: 'SM-SPI-09',
} as const satisfies { readonly [badge: string]: RuleId };

export const WOUNDS: RuleId = 'SM-KO-01';
export const RECORD: RuleId = 'SM-MISS-02';
export const PRISONERS: RuleId = 'SM-PRIS-06';

export const ruleOfPlace: { readonly [K in PlaceKind]: RuleId } = {
  objective: 'SM-COMBAT-05',
  hq: 'SM-HQ-01',
  station: 'SM-POL-19',
  home: 'SM-PRIS-03',
  subway: 'SM-CARD-07',
};
