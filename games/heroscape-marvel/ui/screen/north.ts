/** How far the needle is turned, clockwise from straight up, for somebody who has turned so far from looking north. */
export const needleOf = (turn: number): string => `${turn}rad`;
