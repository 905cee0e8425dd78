export interface Discarded {
  readonly name: string;
}

/** Each card of a pile once, with how many there are of it; whichever was laid there last comes first. */
export function counted<C extends Discarded>(cards: readonly C[]): { readonly card: C; readonly count: number }[] {
  const kinds = new Map<string, { card: C; count: number }>();
  for (const card of cards.toReversed()) {
    const kind = kinds.get(card.name);
    if (kind) kind.count++;
    else kinds.set(card.name, { card, count: 1 });
  }
  return [...kinds.values()];
}
