import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { useFramed } from './framed.ts';
import { type Place, clearOf, edgesOf, quietest, shyThings } from './quiet.ts';
import styles from './camera.module.css';

interface Props {
  readonly label: string;
  /** Another one: something else may lie under it. */
  readonly moment: unknown;
  readonly onPress: () => void;
}

const EDGE = 10; // pixels to the edge of the board
const NARROW = 640; // pixels: answers in words lie over its lower edge
const LATER = 600; // milliseconds
const SAID = '#own button, #board :is([data-lid], [data-read], [data-landmark]), [data-handle], [data-thing^="act:"]';
const OFFERED = '#board :is([data-thing^="figure:"], [data-thing]:not([data-state="still"]))';
const ANSWER = 8; // as bad as something that one chooses from

/**
 * What the camera offers: in the lower right corner, on a phone in the upper left one, and elsewhere at the edge only
 * while something is said or answered there, or somebody stands there, or something is chosen from. What else lies on the board can be moved from under it.
 */
export function SeeButton({ label, moment, onPress }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const framed = useFramed();
  const foundFor = useRef<unknown>(null);
  useLayoutEffect(() => {
    let later: ReturnType<typeof setTimeout> | null = null;
    const find = (): void => {
      later = null;
      setPlace(before => {
        const found = button.current && quietPlace(button.current, foundFor.current === moment ? before : null);
        foundFor.current = moment;
        return before?.left === found?.left && before?.top === found?.top ? before : found;
      });
    };
    // Everything has its place then, and nothing is laid out twice for it.
    const soon = requestAnimationFrame(find);
    // Dice and the like come when they come; looked at once for all that comes together.
    later = setTimeout(find, LATER);
    const watcher = new MutationObserver(() => {
      later ??= setTimeout(find, LATER);
    });
    const board = document.querySelector('#board');
    if (board) watcher.observe(board, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(soon);
      watcher.disconnect();
      if (later !== null) clearTimeout(later);
    };
  }, [framed, moment, label]);
  return (
    <button ref={button} type="button" className={styles.whole} style={styleOf(place)} data-lid onClick={onPress}>
      {label}
    </button>
  );
}

const styleOf = (place: Place | null): CSSProperties | undefined =>
  place ? { inset: `${place.top}px auto auto ${place.left}px`, translate: 'none' } : undefined;

/** Where it stands already it stays as long as nothing is in its way and nothing else is asked: whoever has pressed it looks for it there. */
function quietPlace(button: HTMLElement, before: Place | null): Place | null {
  const board = document.querySelector('#board')?.getBoundingClientRect();
  const frame = button.parentElement?.getBoundingClientRect();
  if (!board || !frame) return null;
  const size = { width: button.offsetWidth, height: button.offsetHeight };
  // On a phone answers in words lie over the lower edge of the board; other notes are read there, too.
  const said = [...document.querySelectorAll(SAID)]
    .filter(one => one !== button)
    .map(one => one.getBoundingClientRect());
  const [upperLeft, upperRight, lowerLeft, lowerRight, above, below, left, right] = edgesOf(size, board, EDGE);
  // Where a game keeps that corner for itself, what it shows leaves the lower edge free.
  const corner = document.querySelector('#board [data-corner]') ? lowerLeft : upperLeft;
  const first = board.width < NARROW ? [corner, right, left] : [lowerRight, right, below];
  const others = [lowerLeft, lowerRight, left, right, above, below, upperRight, upperLeft];
  const stood = before && within(board, size, { left: before.left + frame.left, top: before.top + frame.top });
  const places = [stood ?? undefined, ...first, ...others].filter(place => place !== undefined);
  const offered = [...document.querySelectorAll(OFFERED)].map(one => one.getBoundingClientRect());
  const found =
    clearOf(size, places, [...said, ...offered]) ??
    clearOf(size, places, said) ??
    quietest(size, places, [...shyThings(button), ...said.map(box => ({ box, weight: ANSWER }))]);
  return found && { left: found.left - frame.left, top: found.top - frame.top };
}

/** It may have become broader by what it says. */
const within = (board: DOMRect, { width, height }: { width: number; height: number }, { left, top }: Place): Place => ({
  left: Math.max(board.left + EDGE, Math.min(left, board.right - EDGE - width)),
  top: Math.max(board.top + EDGE, Math.min(top, board.bottom - EDGE - height)),
});
