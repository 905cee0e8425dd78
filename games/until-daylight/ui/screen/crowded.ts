const [CARD, EDGE] = [82, 8]; // pixels, with the gap

/** Pixels that whoever one is leaves to two rows of cards, at most. */
export const GIVEN = 128;

/** Whether so many cards, as large as they are, need two rows in so wide a place; once in two rows, they are given more of it. */
export const isCrowded = (cards: number, width: number, was: boolean): boolean =>
  cards * CARD + EDGE > width - (was ? GIVEN : 0);
