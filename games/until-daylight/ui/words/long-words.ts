/** More letters than a small card has room for in one row. */
export const LONG = 8;

const HYPHEN = '\u00AD'; // only seen where a line ends there

/** Where long words of both languages may be broken: browsers need not know. */
const PARTS = [
  'Bou-teille',
  'Frag-ments',
  'Explo-sifs',
  'éner-gi-sante',
  'Concen-tra-tion',
  'En-courage-ment',
  'san-gui-naire',
  'Vita-mines',
  'Tron-çon-neuse',
  'Barri-cade',
  'Explo-sives',
  'Blood-lust',
  'Sledge-hammer',
  'Switch-blade',
  'Pitch-fork',
];

const broken = new Map(PARTS.map(word => [word.replaceAll('-', ''), word.replaceAll('-', HYPHEN)]));

/** A name that may be broken within its long words, and then has a hyphen there. */
export const hyphenated = (name: string): string => name.replaceAll(/\p{L}+/gu, word => broken.get(word) ?? word);
