import type { FieldCell } from '../field.ts';

// Things lie over the picture of the battlefield, wherever its eye stands.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Body {
  readonly feet: Spot;
  /** A hundred units of the drawing above the feet, wherever it leans. */
  readonly head: Spot;
  /** How long a hundred units are, from side to side. */
  readonly size: number;
}

/** How the battlefield is seen now, in pixels of the layer. */
export interface Eye {
  /** A point above a cell: aside in parts of a hex's radius, up in levels. */
  readonly see: (cell: FieldCell, right: number, down: number, up: number) => Spot;
  /** How long a hex's radius is there. */
  readonly unit: (cell: FieldCell) => number;
  /** Somebody drawn there who is so many levels high. */
  readonly body: (cell: FieldCell, up: number) => Body;
  /** How many levels a thing rises; nothing where one looks from straight above. */
  readonly rises: number;
  /** How far its column stands from whoever looks, along the ground: what is nearer hides what is behind. */
  readonly far: (cell: FieldCell) => number;
  /** How deep the column of a cell goes, in levels. */
  readonly deep: (cell: FieldCell) => number;
}
