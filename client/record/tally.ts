import { LEVELS, type Level } from '../../engine/box.ts';
import type { PlayedMatch } from '../calls/answers.ts';
import { levelOf } from '../seating/levels.ts';

// Matches, counted.

/** Some matches of one kind. */
export interface Count {
  readonly won: number;
  readonly lost: number;
  /** Neither: shared, or without a winner. */
  readonly even: number;
  readonly lasted: number; // milliseconds
}

export interface Counted<K> extends Count {
  readonly of: K;
}

const NONE: Count = { won: 0, lost: 0, even: 0, lasted: 0 };

/** How many matches a count is of. */
export const sum = ({ won, lost, even }: Count): number => won + lost + even;

export const count = (matches: readonly PlayedMatch[]): Count => matches.reduce(withOne, NONE);

const withOne = ({ won, lost, even, lasted }: Count, { score, lasted: ms }: PlayedMatch): Count => ({
  won: won + (score >= 1 ? 1 : 0),
  lost: lost + (score <= 0 ? 1 : 0),
  even: even + (score > 0 && score < 1 ? 1 : 0),
  lasted: lasted + ms,
});

/** The most played first. */
export function countBy<K extends string>(
  matches: readonly PlayedMatch[],
  kind: (match: PlayedMatch) => K,
): Counted<K>[] {
  const kinds = new Map<K, PlayedMatch[]>();
  for (const match of matches) kinds.set(kind(match), [...(kinds.get(kind(match)) ?? []), match]);
  return [...kinds].map(([of, some]) => Object.assign({ of }, count(some))).toSorted((a, b) => sum(b) - sum(a));
}

/** The strongest bot that played along; people: none did. */
export type Company = Level | 'people';

export function companyOf({ bots }: Pick<PlayedMatch, 'bots'>): Company {
  const levels = new Set(bots.map(levelOf));
  return LEVELS.findLast(level => levels.has(level)) ?? 'people';
}

/** The weakest first, people last. */
export function byCompany(matches: readonly PlayedMatch[]): Counted<Company>[] {
  const found = countBy(matches, companyOf);
  const order: readonly Company[] = [...LEVELS, 'people'];
  return order.flatMap(of => found.find(one => one.of === of) ?? []);
}

const MONTHS = 12;

/** The last twelve months, this one included, as `2026-11`; those without a match too. */
export function byMonth(matches: readonly PlayedMatch[], now: Date): Counted<string>[] {
  const found = new Map(countBy(matches, ({ endedAt }) => monthOf(new Date(endedAt))).map(one => [one.of, one]));
  return Array.from({ length: MONTHS }, (_, at) => {
    const of = monthOf(new Date(now.getFullYear(), now.getMonth() - MONTHS + 1 + at, 1));
    return found.get(of) ?? { of, ...NONE };
  });
}

const monthOf = (date: Date): string => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;

/** A share of matches won, after one of them. */
export interface Point {
  readonly match: number;
  readonly share: number;
}

const WINDOW = 10;

/** After each match, the earliest first: the share won of the last ten. Fewer than three say nothing. */
export function courseOf(matches: readonly PlayedMatch[]): Point[] {
  const scores = matches.toSorted((a, b) => a.endedAt - b.endedAt).map(({ score }) => score);
  return scores
    .map((_, at) => {
      const last = scores.slice(Math.max(0, at + 1 - WINDOW), at + 1);
      return { match: at + 1, share: last.reduce((all, one) => all + one, 0) / last.length };
    })
    .slice(2);
}
