/** How far the needle is turned, clockwise from straight up, for somebody who has turned so far from looking north. */
export const needleOf = (turn: number): string => `${turn}rad`;

/** As far as the flat map is turned; no camera turns it. */
export const turnOfMap = (isTurned: boolean): number => (isTurned ? Math.PI : 0);
