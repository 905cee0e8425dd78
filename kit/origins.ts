import type { Source, Sourced } from './source.ts';

/** All items of one kind, a deck or the maps of a game, by id with their tags. */
export interface OriginKind {
  readonly id: string;
  readonly items: { readonly [id: string]: Sourced };
  /** Where the items stand that do not say it themselves. */
  readonly refs?: { readonly [S in Source]?: string };
}

/** One part of an item; `all` where it has no parts, `rest` for what its parts leave out. */
export interface Fact {
  readonly part: string;
  readonly source: Source;
}

export function factsOf({ source, parts = {} }: Sourced): Fact[] {
  const named = Object.entries(parts).map(([part, from]) => ({ part, source: from }));
  if (named.length === 0) return [{ part: 'all', source }];
  return named.some(fact => fact.source === source) ? named : [...named, { part: 'rest', source }];
}

/** How an item stands to the box: printed in the rulebook, known from elsewhere, in part or wholly ours. */
export const STANDINGS = ['printed', 'elsewhere', 'partly', 'rebuilt'] as const;
export type Standing = (typeof STANDINGS)[number];

export const standingOf = (tag: Sourced): Standing => standing(factsOf(tag).map(fact => fact.source));

export const isOurs = (source: Source): boolean => source === 'reconstructed' || source === 'house';

function standing(sources: readonly Source[]): Standing {
  if (sources.every(isOurs)) return 'rebuilt';
  if (sources.some(isOurs)) return 'partly';
  return sources.every(source => source === 'rulebook') ? 'printed' : 'elsewhere';
}

/** What concerns the deck and not the card that is looked at: how often it is there, which numbers its copies bear. */
const OF_THE_DECK = new Set(['qty', 'byNumber']);

/** Whether something that one sees of the item is ours: `partly`, `rebuilt`, or null where nothing is. */
export function rebuiltOf(tag: Sourced): 'partly' | 'rebuilt' | null {
  const seen = factsOf(tag).filter(fact => !OF_THE_DECK.has(fact.part));
  const found = standing(seen.length > 0 ? seen.map(fact => fact.source) : [tag.source]);
  return found === 'partly' || found === 'rebuilt' ? found : null;
}
