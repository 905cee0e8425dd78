import { createContext } from 'react';
import type { Language, Texts } from '../engine/box.ts';
import type { Spec } from '../engine/types.ts';
import {
  type Fact,
  type OriginKind,
  STANDINGS,
  type Standing,
  factsOf,
  isOurs,
  rebuiltOf,
  standingOf,
} from '../kit/origins.ts';
import { type Source, SOURCES, type Sourced } from '../kit/source.ts';

/**
 * `games/<id>/ui/origins.ts` exports one of these as `origins`: what of the game is printed and what is ours. It is
 * fetched by the page that tells it, and by tables for the marks on what is not as printed.
 */
export interface GameOrigins<T = Texts<Spec>, K extends string = string> {
  readonly kinds: readonly (OriginKind & { readonly id: K })[];
  readonly words: { readonly [L in Language]: OriginWords<K> };
  /** What the items of each kind are called. */
  names(texts: T, language: Language): { readonly [kind in K]: ItemNames };
}

export interface OriginWords<K extends string = string> {
  readonly kinds: { readonly [kind in K]: string };
  /** Parts of items, beside those that all games have; `kind.part` where one word has several meanings. */
  readonly parts: { readonly [part: string]: string };
}

export type ItemNames = { readonly [id: string]: string | { readonly name: string } };

/** A card, a map, a hero: one item of a kind. */
export interface Item {
  readonly kind: string;
  readonly id: string;
}

export type Mark = NonNullable<ReturnType<typeof rebuiltOf>>;

/** How an item is marked; null for what is as printed, and for what the game does not know. */
export function markOf(kinds: readonly OriginKind[], { kind, id }: Item): Mark | null {
  const tag = kinds.find(one => one.id === kind)?.items[id];
  return tag ? rebuiltOf(tag) : null;
}

export type Counts = { readonly [S in Standing]: number };

/** How many items stand how. */
export function countsOf(tags: readonly Sourced[]): Counts {
  const counts = { printed: 0, elsewhere: 0, partly: 0, rebuilt: 0 };
  for (const tag of tags) counts[standingOf(tag)]++;
  return counts;
}

/** Items of which the same can be said. */
export interface Row {
  readonly standing: Standing;
  readonly ids: readonly string[];
  readonly facts: readonly {
    readonly source: Source;
    readonly parts: readonly string[];
    readonly ref: string | null;
  }[];
}

/** The items of a kind, the printed ones first, those with the same tags together. */
export function rowsOf({ items, refs }: OriginKind): Row[] {
  const rows = new Map<string, { standing: Standing; ids: string[]; facts: Row['facts'] }>();
  for (const [id, tag] of Object.entries(items)) {
    const facts = bySource(factsOf(tag), source => tag.ref ?? refs?.[source] ?? null);
    const key = JSON.stringify(facts);
    const row = rows.get(key) ?? { standing: standingOf(tag), ids: [], facts };
    row.ids.push(id);
    rows.set(key, row);
  }
  return [...rows.values()].sort((a, b) => STANDINGS.indexOf(a.standing) - STANDINGS.indexOf(b.standing));
}

/** What is ours stands nowhere. */
const bySource = (facts: readonly Fact[], refOf: (source: Source) => string | null): Row['facts'] =>
  SOURCES.flatMap(source => {
    const parts = facts.filter(fact => fact.source === source).map(fact => fact.part);
    return parts.length > 0 ? [{ source, parts, ref: isOurs(source) ? null : refOf(source) }] : [];
  });

/** How a board learns what to mark, and where more is told; the page around it hangs it, null where marks are not wanted. */
export interface Marking {
  readonly of: (item: Item) => Mark | null;
  readonly label: { readonly [M in Mark]: string };
  /** The same in a word or two, where much else is to be read. */
  readonly brief: { readonly [M in Mark]: string };
  /** What the way to the page is called. */
  readonly more: string;
  readonly href: string;
}

export const MarkingContext = createContext<Marking | null>(null);
