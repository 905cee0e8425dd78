import { useEffect, useRef } from 'react';
import { settings } from '../../../../table/settings.ts';
import { useTouching } from '../../../../table/screen/touching.tsx';
import type { Action } from '../../spec.ts';
import { isEarly } from '../early.ts';
import { BIG, keyed } from '../keys.ts';
import type { Seen } from '../look.ts';

const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/** Arrows lead the hero, letters act; what is the same at every table the page hears itself. */
export function useKeys({ view }: Seen): void {
  const { answers, give } = useTouching();
  const latest = useRef({ view, answers, give });
  latest.current = { view, answers, give };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (event.ctrlKey || event.altKey || event.metaKey || !(target instanceof Element)) return;
      if (target.closest(FIELDS) || document.querySelector('dialog[open], [role="menu"]')) return;
      if (!settings.getState().hasKeys) return;
      // A button that has the focus is pressed with these two.
      if (key in BIG && target.closest('button, a, summary')) return;
      const now = latest.current;
      const answer = keyed(key, now.answers as readonly Action[], now.view);
      // What ends early the page asks about once more.
      if (!answer || isEarly(answer, now)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) now.give(answer);
    };
    // Before the camera and the list: where the hero can step, an arrow is a step.
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
