import type { Language } from '../../engine/box.ts';

// How the house sets its texts: one list of what is never right, for everything that people read.

type Rule = readonly [fault: string, pattern: RegExp];

const EVERYWHERE: readonly Rule[] = [
  ['a hole', /\bundefined\b|\bnull\b|\bNaN\b|\[object|\$\{/],
  ['a straight apostrophe', /\p{L}'|'\p{L}/u],
  ['a straight quotation mark', /"/],
  ['two spaces', /[ \u00a0]{2}/],
  ['a space before a comma or a full stop', /[ \u00a0][,.](?![\d.])/],
  ['three dots', /\.\.\./],
  ['a plural in brackets', /\p{L}\((?:e?s|x|e)\)/u],
  ['a hyphen for a minus', /(?:^|[\s(])-\d/],
];

/** A number that counts what follows: not a part of another one, of a clock, of a range, nor of a code. */
const COUNTS = String.raw`(?<![\d.,:/×–−-])`;
/** After these it is the number that a thing bears, and not how many there are. */
const BORNE = String.raw`(?<!(?:army|bot|level|marker|move|no\.|part|player|round|rule|scenario|seat|table|turn|value|d|of) )`;
const NUMBERED = String.raw`(?<!(?<!\p{L})(?:à|bot|joueur|manche|marqueur|n°|niveau|place|tour|un|valeur)\s)`;
const AT_END = String.raw`(?!\p{L})`;

/** What is counted in the house and in its games. */
const FRENCH_NOUNS = [
  'action|arme|blessure|bot|bouclier|brute|carte|case|citoyen|coup|crâne|décision|dé|dégât|élément|ennemi|errant|essai',
  'figurine|forcené|hexagone|jeton|joueur|lance|manche|marqueur|message|minute|munition|niveau|objectif|objet|personne',
  'pillard|place|point|prisonnier|règle|rôdeur|salle|scénario|seconde|tir|touche|tour|usage|vie|voiture|zombie|zone',
].join('|');
const ENGLISH_NOUNS = [
  'action|attempt|bot|brute|bystander|car|card|enemy|figure|hex|hit|item|level|looter|marker|message|minute|monster',
  'object|player|point|prisoner|room|round|rule|runner|scenario|seat|second|shield|shot|skull|square|token|turn|walker',
  'wanderer|weapon|wound|zombie|zone',
].join('|');

const FRENCH: readonly Rule[] = [
  ['a double mark without its no-break space', /(?<![\u00a0!?…(\d])[;!?»]|(?<![\u00a0\d\s]):|[ \n\t][:;!?»]/],
  ['an opening quotation mark without its no-break space', /«(?!\u00a0)/],
  ['a per cent sign without its no-break space', /(?<!\u00a0)%/],
  ['an English quotation mark', /[“”]/],
  ['a decimal point', /(?<![\p{L}\d.])\d+\.\d/u],
  [
    'a capital without its accent',
    /(?<!\p{L})(?:E(?:t[aeo]|lim|chang|chap|ch[eo]|v[ié]|quip|cr|clair|cart|gal|nerg|pée|tern)\p{Ll}*|Ca|A (?:chaque|côté|la|l’|mains|moi|nous|partir|pied|qui|quoi|quel|terre|toi|tous|toutes|vo[st]|votre|vous))(?!\p{L})/u,
  ],
  [
    'an article that is not elided',
    /(?<![\p{L}’-])(?:[DdLlSsJjNnMmTt]e|[Ll]a|[Qq]ue|[Jj]usque|[Ll]orsque|[Pp]uisque) (?!onz|oui\b|un? (?:de|contre|à)|une? \d)(?:[aeiouàâéèêëîïôùûœ]|[AEIOUÀÂÉÈÊÎÔ](?=\p{Ll}))/u,
  ],
  ['an article that is not contracted', /(?<!\p{L})(?:de les?|à les?) (?=\p{Lu})/u],
  ['a plural after one', new RegExp(`${COUNTS}${NUMBERED}[01] (?:${FRENCH_NOUNS})[sx]${AT_END}`, 'iu')],
  [
    'a verb in the plural after one',
    new RegExp(`${COUNTS}${NUMBERED}1 \\p{L}+ (?:se |s’)?(?!\\p{L}*ment${AT_END}|souvent)\\p{Ll}+ent${AT_END}`, 'u'),
  ],
  [
    'a singular after several',
    new RegExp(`${COUNTS}${NUMBERED}(?:[2-9]|[1-9]\\d+) (?:${FRENCH_NOUNS})${AT_END}`, 'iu'),
  ],
];

const ENGLISH: readonly Rule[] = [
  ['a space before a double mark', /[ \u00a0][:;!?](?!\))/],
  ['a space before a per cent sign', /[ \u00a0]%/],
  ['a French quotation mark', /[«»]/],
  ['a decimal comma', /(?<![\d,])\d+,\d(?!\d\d)/],
  ['a before a vowel', /(?:(?<![\p{L}\d-])a|(?<=^|[.:!?“] )A) (?!(?:one|once|eu|uni|us)\w*)[aeiouAEIO]\p{Ll}/u],
  ['an before a consonant', /(?<!\p{L})[Aa]n [bcdfgjklmnpqrstvwyz]\p{Ll}/u],
  [
    'a plural after one',
    new RegExp(`${COUNTS}${BORNE}1 (?:${ENGLISH_NOUNS}|enemie|dice)(?:e?s)?(?<=s|dice)${AT_END}`, 'iu'),
  ],
  [
    'a singular after several',
    // Before another noun it stands in the singular: 6 player tokens.
    new RegExp(
      `${COUNTS}${BORNE}(?:0|[2-9]|[1-9]\\d+) (?:${ENGLISH_NOUNS})(?![\\p{L}-]|(?: \\p{L}+)? \\p{L}+s${AT_END})`,
      'iu',
    ),
  ],
];

const RULES: { readonly [L in Language]: readonly Rule[] } = {
  fr: [...EVERYWHERE, ...FRENCH],
  en: [...EVERYWHERE, ...ENGLISH],
};

/** What is wrong with a text as it is shown, as sentences. */
export const misprints = (language: Language, text: string): string[] =>
  RULES[language].filter(([, pattern]) => pattern.test(text)).map(([fault]) => `${fault}: ${text}`);

const LITTLE: readonly unknown[] = [0, 1, 2, 'Ana', ['Ana', 'Bo']];
const LESS: readonly unknown[] = [0, 1, 2];
const MANY = 3; // arguments, from which on fewer of each are tried

/** Every text in a tree of texts, those too that its functions make of small numbers and names. */
export function textsIn(tree: unknown, path = ''): { path: string; text: string }[] {
  if (typeof tree === 'string') return [{ path, text: tree }];
  if (typeof tree === 'function') return madeBy(tree as (...args: unknown[]) => unknown, path);
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => textsIn(value, path === '' ? key : `${path}.${key}`));
}

function madeBy(make: (...args: unknown[]) => unknown, path: string): { path: string; text: string }[] {
  const samples = make.length > MANY ? LESS : LITTLE;
  const args = Array.from({ length: make.length }).reduce<unknown[][]>(
    lists => lists.flatMap(list => samples.map(sample => list.concat([sample]))),
    [[]],
  );
  return args.flatMap(list => {
    try {
      // What was asked of it may be nonsense: holes in such an answer are not its fault.
      return textsIn(make(...list), `${path}(${list.join(', ')})`).filter(({ text }) => !HOLES.test(text));
    } catch {
      return [];
    }
  });
}

const HOLES = /undefined|null|NaN|\[object|Ana,Bo|Ana:\d|^, |:\s\.$|\b[Aa] Ana\b/;
