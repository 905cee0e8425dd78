interface Edge {
  readonly left: number;
  readonly right: number;
}

const RIM = 8; // pixels that nobody misses

/** How many cards of a row lie beyond its right edge, wholly or in part. */
export const cardsBeyond = (cards: readonly Edge[], row: Edge): number =>
  cards.filter(({ right }) => right > row.right + RIM).length;
