import { useTouching } from '../../../../table/screen/touching.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { ThingId } from '../../../../table/touch.ts';
import type { FigureId } from '../../ids.ts';
import type { View } from '../../seen.ts';
import { cardThing, figureThing } from '../touch.ts';

const ANSWERS: ReadonlySet<string> = new Set(['open', 'next', 'whole']);
export const isAnswer = (state: string): boolean => ANSWERS.has(state);

/** What an answer brings stands at what it is done to, and not at whoever does it, even while they are about to use a power. */
export function useSigned(thing: ThingId, actor: FigureId | null) {
  const { chosen } = useTouching();
  const found = useThing(thing);
  const isBegun = chosen.length > 0 && (chosen.includes(thing) || (actor !== null && isOf(actor, thing)));
  const isAim = !isBegun || (chosen.at(-1) === thing && found.state === 'whole');
  return isAim ? found : { ...found, outlook: null };
}

const isOf = (figure: FigureId, thing: ThingId): boolean =>
  thing === figureThing(figure) || thing === cardThing(figure);

/** A card that is no answer itself stands for its figure, wherever that one is; unless that is a spot on somebody's way. */
export function useCard(figure: FigureId, { focus }: View, isOnWay = false) {
  const standing = useSigned(figureThing(figure), focus.figure);
  const card = useSigned(cardThing(figure), focus.figure);
  return !isOnWay && isAnswer(standing.state) && card.state === 'still' ? standing : card;
}
