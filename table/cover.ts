import type { ComponentType } from 'react';

/**
 * `games/<id>/ui/cover.tsx` exports one of these as `cover`: the face of the game on the shelf, above its lobby and
 * around its table. A game without one gets a cover that the house draws. It comes after the shelf: all of them together weigh at most 60 kB.
 */
export interface GameCover {
  readonly mood: Mood;
  /**
   * One decorative `<svg>` that fills whatever box it gets (`preserveAspectRatio="xMaxYMid slice"`): words
   * stand on its left or on its lower part, so what matters is on the right and not at the bottom. Own drawing only.
   */
  readonly Art: ComponentType;
}

/** The colours of a game, used around it in both themes. */
export interface Mood {
  /** Far away: the upper part of what is behind the game. */
  readonly sky: string;
  /** Near: the lower part. Both dark enough for light text. */
  readonly ground: string;
  /** What shines in it. */
  readonly glow: string;
}
