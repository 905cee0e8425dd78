import { useThing } from '../../../../table/screen/use-thing.ts';
import type { FigureId } from '../../ids.ts';
import { cardThing, figureThing } from '../touch.ts';

const ANSWERS: ReadonlySet<string> = new Set(['open', 'next', 'whole']);

/** A card that is no answer itself stands for its figure, wherever that one is. */
export function useCard(figure: FigureId) {
  const standing = useThing(figureThing(figure));
  const card = useThing(cardThing(figure));
  return ANSWERS.has(standing.state) && card.state === 'still' ? standing : card;
}
