import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { optionButtons } from './option-buttons.ts';

/**
 * Where focus was inside an element whose contents are replaced, it goes on inside: to the first option of a new
 * question, or to the element itself while there is none. Where it was elsewhere, it is left alone; so it is when
 * others move while the same question is being thought about.
 */
export function useKeptFocus(inside: RefObject<HTMLElement | null>, question: string | null, moves: number): void {
  const wasInside = useRef(false);
  const before = useRef(question);
  useEffect(() => {
    const notice = (event: Event): void => {
      wasInside.current = inside.current?.contains(event.target as Node) === true;
    };
    document.addEventListener('focusin', notice);
    document.addEventListener('pointerdown', notice);
    return () => {
      document.removeEventListener('focusin', notice);
      document.removeEventListener('pointerdown', notice);
    };
  }, [inside]);
  useLayoutEffect(() => {
    const { current } = inside;
    const isNew = before.current !== question;
    before.current = question;
    if (!wasInside.current || !current || document.querySelector('dialog[open]')) return;
    const active = document.activeElement;
    const isLost = active === null || active === document.body || active === current;
    if (isLost || (isNew && active.hasAttribute('data-option')))
      (optionButtons(current)[0] ?? current).focus({ preventScroll: true });
  }, [inside, question, moves]);
}
