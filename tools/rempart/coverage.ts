import { z } from 'zod';
import { LANGUAGES, type Language } from '../../engine/box.ts';
import type { RuleId } from '../../engine/types.ts';

const rule = z.strictObject({
  id: z.string(),
  coveredBy: z.string().optional(), // the id of the rule whose test shows this one too
  notTestable: z.literal(true).optional(),
  reason: z.string().optional(),
});

/** The committed list of ids of a game: `test/rules.json`. */
export const ruleList = z.strictObject({ game: z.string(), rules: z.array(rule) }).superRefine(({ rules }, context) => {
  const seen = new Set<string>();
  rules.forEach(({ id, coveredBy, notTestable, reason }, i) => {
    const complain = (message: string): void => context.addIssue({ code: 'custom', path: ['rules', i], message });
    if (seen.has(id)) complain(`${id} × 2`);
    if ((coveredBy !== undefined || notTestable) && !reason) complain(`${id}: reason?`);
    seen.add(id);
  });
});

export type Rule = z.infer<typeof rule>;

export interface Coverage {
  readonly rules: number;
  readonly tested: readonly RuleId[];
  readonly covered: readonly RuleId[]; // by another one that is tested
  readonly untestable: readonly RuleId[];
  readonly untested: readonly RuleId[];
  readonly badCover: readonly RuleId[]; // covered by one that is not tested itself
  readonly absent: { readonly [L in Language]: readonly RuleId[] };
  readonly unknown: { readonly [L in Language]: readonly RuleId[] };
}

export function coverageOf(
  rules: readonly Rule[],
  titles: readonly string[],
  books: { readonly [L in Language]: readonly RuleId[] },
): Coverage {
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
  };
}

export function isWhole(c: Coverage): boolean {
  const faults = [c.untested, c.badCover, ...LANGUAGES.flatMap(l => [c.absent[l], c.unknown[l]])];
  return faults.every(ids => ids.length === 0);
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
