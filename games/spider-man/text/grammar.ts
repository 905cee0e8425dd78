import type { Square } from '../ids.ts';
import type { View } from '../seen.ts';

export const carsAt = (view: View, square: Square): number =>
  view.stacks.find(stack => stack.square === square)?.cars ?? 0;
