import { z } from 'zod';
import { LANGUAGES, type Language } from '../../engine/box.ts';
import type { RuleId } from '../../engine/types.ts';

const exception = z.strictObject({
  coveredBy: z.string().optional(), // the id of the rule whose test shows this one too
  notTestable: z.literal(true).optional(),
  reason: z.string().optional(),
  seenIn: z.string().optional(), // the id of the rule whose scene shows this one too
  notSeen: z.string().optional(), // why no scene can show it
  notShown: z.string().optional(), // why none does, though it could
});

/** The committed list of ids of a game: `rule-ids.json`, from which the type of its ids comes. Cases are agreed situations; `UD-CASE-01..92` is all of these. */
const list = z.strictObject({
  game: z.string(),
  rules: z.record(z.string(), exception),
  cases: z.array(z.string()).default([]),
});

export const ruleList = list.superRefine(({ rules, cases }, context) => {
  cases.forEach((ids, i) => {
    if (quotedIds([ids]).size === 0) context.addIssue({ code: 'custom', path: ['cases', i], message: `${ids}?` });
  });
  for (const [id, { coveredBy, notTestable, reason }] of Object.entries(rules))
    if ((coveredBy !== undefined || notTestable) && !reason)
      context.addIssue({ code: 'custom', path: ['rules', id], message: 'reason?' });
});

type Rule = z.infer<typeof exception> & { readonly id: RuleId };
type RuleList = Pick<z.infer<typeof list>, 'rules' | 'cases'>;

export interface Coverage {
  readonly rules: number;
  readonly tested: readonly RuleId[];
  readonly covered: readonly RuleId[]; // by another one that is tested
  readonly untestable: readonly RuleId[];
  readonly untested: readonly RuleId[];
  readonly badCover: readonly RuleId[]; // covered by one that is not tested itself
  readonly absent: { readonly [L in Language]: readonly RuleId[] };
  readonly unknown: { readonly [L in Language]: readonly RuleId[] };
  readonly misquoted: readonly RuleId[]; // by a title, and neither a rule nor a case
  readonly scenes: Scenery;
}

/** Which rules the rulebook shows. */
export interface Scenery {
  readonly shown: readonly RuleId[];
  readonly unseeable: readonly RuleId[];
  readonly unshown: readonly RuleId[]; // for a reason
  readonly unseen: readonly RuleId[]; // and nobody says why
  readonly stray: readonly RuleId[]; // shown, though they are none, or said not to be
  /** Of the rules that can be seen at all, in percent. */
  readonly share: number;
}

/** So much of what can be seen is shown at least, in percent. */
export const LEAST_SHOWN = 90;

export function coverageOf(
  list: RuleList,
  titles: readonly string[],
  books: { readonly [L in Language]: readonly RuleId[] },
  shown: readonly RuleId[] = [],
): Coverage {
  const rules: Rule[] = Object.entries(list.rules).map(([id, exception]) => Object.assign({ id }, exception));
  const quoted = quotedIds(titles);
  const known = new Set(rules.map(r => r.id));
  const ids = (keep: (r: Rule) => boolean | undefined): RuleId[] => rules.filter(keep).map(r => r.id);
  const isCovered = (r: Rule): boolean =>
    r.coveredBy !== undefined && quoted.has(r.coveredBy) && known.has(r.coveredBy);
  const byLanguage = (list: (language: Language) => RuleId[]): { [L in Language]: RuleId[] } =>
    Object.fromEntries(LANGUAGES.map(language => [language, list(language)])) as { [L in Language]: RuleId[] };
  return {
    rules: rules.length,
    tested: ids(r => quoted.has(r.id)),
    covered: ids(r => !quoted.has(r.id) && isCovered(r)),
    untestable: ids(r => !quoted.has(r.id) && r.notTestable),
    untested: ids(r => !quoted.has(r.id) && r.coveredBy === undefined && !r.notTestable),
    badCover: ids(r => r.coveredBy !== undefined && !isCovered(r)),
    absent: byLanguage(language => ids(r => !books[language].includes(r.id))),
    unknown: byLanguage(language => books[language].filter(id => !known.has(id))),
    scenes: sceneryOf(rules, new Set(shown)),
    misquoted: misquotedIn(titles, new Set([...known, ...quotedIds(list.cases)])),
  };
}

function sceneryOf(rules: readonly Rule[], shown: ReadonlySet<RuleId>): Scenery {
  const isUnseeable = (r: Rule): boolean => r.notSeen !== undefined || r.notTestable === true;
  const ids = (keep: (r: Rule) => boolean): RuleId[] => rules.filter(keep).map(r => r.id);
  const seeable = rules.filter(r => !isUnseeable(r));
  const expected = seeable.filter(r => r.notShown === undefined).map(r => r.id);
  const found = expected.filter(id => shown.has(id));
  return {
    shown: found,
    unseeable: ids(isUnseeable),
    unshown: ids(r => !isUnseeable(r) && r.notShown !== undefined),
    unseen: expected.filter(id => !shown.has(id)),
    stray: [...shown].filter(id => !expected.includes(id)),
    share: seeable.length === 0 ? 100 : Math.floor((100 * found.length) / seeable.length),
  };
}

export function isWhole(c: Coverage): boolean {
  const { unseen, stray, share } = c.scenes;
  const faults = [
    c.untested,
    c.badCover,
    c.misquoted,
    unseen,
    stray,
    ...LANGUAGES.flatMap(l => [c.absent[l], c.unknown[l]]),
  ];
  return faults.every(ids => ids.length === 0) && share >= LEAST_SHOWN;
}

const QUOTED = /\b([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-)(\d+|[A-Z0-9]+)([a-z]?)(?:\.\.(\d+))?(?![\w-])/g;

/** The ids in titles; `UD-SETUP-03..05` is three of them. */
export function quotedIds(titles: readonly string[]): Set<RuleId> {
  const ids = new Set<RuleId>();
  for (const title of titles)
    for (const [, stem = '', first = '', letter = '', last] of title.matchAll(QUOTED)) {
      ids.add(`${stem}${first}${letter}`);
      if (last === undefined) continue;
      for (let n = Number(first); n <= Number(last); n++) ids.add(`${stem}${`${n}`.padStart(first.length, '0')}`);
    }
  return ids;
}

const LIKE_AN_ID = /(?<![\w-])[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)+/g;

/** What is quoted and not known; also what only begins like an id, in whatever letters. */
function misquotedIn(titles: readonly string[], known: ReadonlySet<RuleId>): RuleId[] {
  const prefixes = new Set([...known].map(prefixOf));
  const alike = titles.flatMap(title => title.match(LIKE_AN_ID) ?? []).filter(word => prefixes.has(prefixOf(word)));
  return [...new Set([...quotedIds(titles), ...alike])].filter(id => !known.has(id)).sort();
}

const prefixOf = (id: RuleId): string => id.slice(0, id.search(/[-_]/)).toUpperCase();
