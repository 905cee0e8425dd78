import type { Event } from '../../events.ts';
import { cardOf } from '../../ids.ts';
import type { Seen } from '../look.ts';
import { screenWords } from '../words/screen.ts';

/** Over the battlefield it is told who comes there: those who look on wait for it. Whoever places somebody knows it, and the log does without. */
export function news(event: Event, { texts, names, language, seat }: Seen): string | null {
  if (event.type !== 'placed' || event.seat === seat) return null;
  return screenWords[language].placed(names[event.seat] ?? '', texts.cards[cardOf(event.figure)].the);
}
