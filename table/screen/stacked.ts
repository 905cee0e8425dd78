import type { CSSProperties } from 'react';

const [MOST, EACH] = [6, 6]; // edges that are drawn, and cards for each of them

/** How many cards are seen under the uppermost of a deck. */
export const edgesIn = (count: number): number => Math.min(MOST, Math.ceil(Math.max(0, count - 1) / EACH));

/** The edges of those cards, for the shadow of a deck: the fewer are left the thinner it is. */
export const stacked = (count: number): CSSProperties =>
  ({
    '--stacked':
      Array.from(
        { length: edgesIn(count) },
        (_, i) => `${i + 1}px ${i + 1}px 0 ${i % 2 === 0 ? LIGHT : DARK}`,
      ).join() || NOTHING,
  }) as CSSProperties;

const NOTHING = '0 0 transparent';
const [LIGHT, DARK] = ['#a8967a', '#3a2f24'];
