import type { CardId } from '../../ids.ts';
import { bodyOf } from '../drawn/figures.ts';
import type { FieldCell } from '../field.ts';
import type { Eye } from './eye.ts';
import type { Box } from './labels.ts';

// Where somebody is drawn is where they are touched.

const LEAST = 34; // pixels that a finger meets
const [WHOLE, CORE] = [1, 0.7]; // how much of the breadth: past the arms of whoever is no answer lies the ground

interface Standing {
  readonly cell: FieldCell;
  readonly card: CardId;
  /** How many levels it is high. */
  readonly up: number;
  /** An answer takes it. */
  readonly isLit: boolean;
  /** It acts, or has been touched. */
  readonly isChosen?: boolean;
}

/** What of the picture is this figure: from its base to the top of its head. */
export function bodyBox({ cell, card, up, isLit, isChosen = false }: Standing, eye: Eye): Box {
  const { feet, head, size } = eye.body(cell, up);
  const { aside, high } = bodyOf(card);
  const bottom = eye.see(cell, 0, 0, 0).y + eye.unit(cell) * 0.5;
  const top = feet.y - ((feet.y - head.y) * high) / 100;
  const least = isLit || isChosen ? LEAST : 1;
  const wide = Math.max(least, ((2 * size * aside) / 100) * (isLit ? WHOLE : CORE));
  const tall = Math.max(least, bottom - top);
  const middle = (feet.x + head.x) / 2;
  return { left: middle - wide / 2, top: bottom - tall, right: middle + wide / 2, bottom };
}

/** Where the face is: words keep clear of it. */
export function faceBox({ cell, card, up }: Standing, eye: Eye): Box {
  const { feet, head, size } = eye.body(cell, up);
  const top = feet.y - ((feet.y - head.y) * bodyOf(card).high) / 100;
  return { left: head.x - size * 0.18, top, right: head.x + size * 0.18, bottom: top + (feet.y - head.y) * 0.36 };
}
