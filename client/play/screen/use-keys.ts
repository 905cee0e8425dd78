import { useEffect } from 'react';
import type { Spec } from '../../../engine/types.ts';
import type { ScreenParts } from '../../../table/screen/screen-parts.ts';
import { settings } from '../../../table/settings.ts';
import type { AtTable } from '../at-table.ts';
import { useLatest } from '../latest.ts';
import type { Playing } from '../use-play.ts';
import { earlyOf } from './early-of.ts';

interface Props {
  readonly table: AtTable;
  readonly play: Playing;
  readonly screen: ScreenParts<Spec>;
  readonly onDrawer: () => void;
  /** The list of choices is to be seen. */
  readonly onList: () => void;
}

/** Keys that work wherever the focus is, but where one writes: numbers of the list, E ends, H asks, L opens the list. */
export function useKeys({ table, play, screen, onDrawer, onList }: Props): void {
  const press = useLatest((event: KeyboardEvent): void => {
    if (isElsewhere(event) || !settings.getState().hasKeys) return;
    const { seat, isPlayed, answering } = play;
    const prompt = isPlayed && seat !== null && !table.position.paused ? table.position.prompts[seat] : undefined;
    const key = event.key.toLowerCase();
    const main = prompt?.options.find(action => screen.isMain(action));
    // What would be lost is worth a second look: the first time the key only leads to the button.
    const end = (action: Spec['action']): void => {
      const button = document.querySelector<HTMLElement>('#own [data-main]');
      if (button?.hasAttribute('data-calm')) return;
      if (earlyOf(action, prompt?.options ?? [], screen, table.look) !== true || document.activeElement === button)
        answering.choose(action);
      else button?.focus();
    };
    if (/^[1-9]$/.test(key)) choose(key, table.parts.isUrgent ?? false, onList);
    else if (key === 'e' && main) end(main);
    else if (key === 'h' && prompt) answering.askHint();
    else if (key === 'l') onDrawer();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [press]);
}

/** The choice of this number; where the list is out of sight and nobody is in a hurry the key only opens it. */
function choose(key: string, isUrgent: boolean, onList: () => void): void {
  const choice = document.querySelector<HTMLElement>(`#choices [data-key="${key}"]`);
  if (!choice) return;
  if (isUrgent || choice.closest('aside')?.matches('[data-open="list"], :focus-within')) {
    choice.click();
    return;
  }
  onList();
  choice.focus();
}

/** Held down, with another key, in a text field, in a dialog, or already answered. */
function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector('dialog[open]')) return true;
  const { target } = event;
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
