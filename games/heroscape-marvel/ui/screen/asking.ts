import type { SyntheticEvent } from 'react';
import type { ThingId } from '../../../../table/touch.ts';

/** With a tool that asks of things, they answer nothing else. */
export function asking(onAsk: ((thing: ThingId) => void) | null) {
  if (!onAsk) return {};
  const ask = (event: SyntheticEvent): void => {
    const found = event.target instanceof Element && event.target.closest<HTMLElement>('[data-thing]');
    const thing = found ? found.dataset['thing'] : undefined;
    if (thing === undefined) return;
    event.stopPropagation();
    onAsk(thing as ThingId);
  };
  return { onClickCapture: ask, onPointerOverCapture: ask };
}
