import { type RefObject, useLayoutEffect } from 'react';
import { useFramed } from './framed.ts';
import { whenLaidOut } from './laid-out.ts';

interface Span {
  readonly left: number;
  readonly right: number;
}

const EDGE = 2; // pixels

/** How far a sign must move so that the edge of what is looked at does not cut it; one whose middle lies beyond belongs out there. */
export function shiftInside(sign: Span, frame: Span): number {
  const middle = (sign.left + sign.right) / 2;
  if (middle < frame.left || middle > frame.right || sign.right - sign.left > frame.right - frame.left) return 0;
  if (sign.left < frame.left) return frame.left + EDGE - sign.left;
  return sign.right > frame.right ? frame.right - EDGE - sign.right : 0;
}

/** Keeps what is written on the board within it, sideways, however the camera moves. */
export function useInside(sign: RefObject<HTMLElement | null>, text: string | null): void {
  const framed = useFramed();
  useLayoutEffect(() => {
    const { current } = sign;
    const board = current?.closest('#board');
    if (!current || !board) return undefined;
    return whenLaidOut(current, () => {
      current.style.transform = '';
      const shift = shiftInside(current.getBoundingClientRect(), board.getBoundingClientRect());
      if (shift !== 0) current.style.transform = `translateX(${shift}px)`;
    });
  }, [sign, framed, text]);
}
