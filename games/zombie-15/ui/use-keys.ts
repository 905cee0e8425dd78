import { useEffect, useRef } from 'react';
import { BIG, keyed } from './keys.ts';
import type { Props } from './look.ts';

const FIELDS = 'input, select, textarea, [contenteditable], dialog, [role="menu"]';

/** Keys answer wherever the focus is, except where somebody writes or opens something. */
export function useKeys({ look, choices }: Pick<Props, 'look' | 'choices'>): void {
  const latest = useRef({ look, choices });
  latest.current = { look, choices };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
      if (target.closest(FIELDS) || document.querySelector('dialog[open], [role="menu"]')) return;
      if (/^[1-9]$/.test(key)) return press(event, target);
      // A button that has the focus is pressed with these two.
      if (key in BIG && target.closest('button, a, summary')) return;
      const { look: seen, choices: open } = latest.current;
      const answer = keyed(key, open.options, seen.view);
      if (!answer) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) open.choose(answer);
    };
    // Before the map and the list: where the hero can step, an arrow is a step.
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}

/** Figures mean the options of the list, wherever the focus is; inside the list it answers itself. */
function press(event: KeyboardEvent, target: Element): void {
  const list = document.getElementById('choices');
  if (!list || list.contains(target) || event.repeat) return;
  list.querySelector<HTMLButtonElement>(`button[data-key="${event.key}"]`)?.click();
}
