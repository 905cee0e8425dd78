import type { ComponentType, ReactNode } from 'react';

/**
 * `games/<id>/ui/gallery.tsx` exports one of these as `gallery`: how what lies in the box is drawn. What there is, and what it is called,
 * is told by the game's origins. It is fetched by the page that shows it.
 */
export interface GameGallery<K extends string = string> {
  /** What pictures point at, where they do. */
  readonly Sprite?: ComponentType;
  /** All pictures of an item; null for a kind of which there is nothing to be seen but words, numbers or whole maps. */
  readonly pictures: { readonly [kind in K]: Pictures | null };
}

export type Pictures = (id: string) => readonly ReactNode[];

/** The pictures of a kind whose ids are known. */
export const picturesOf =
  <I extends string>(draw: (id: I) => readonly ReactNode[]): Pictures =>
  id =>
    draw(id as I);
