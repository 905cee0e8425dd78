import type { Size } from './framing.ts';

// On a phone answers stand over the lower edge of the surface: whatever is asked about is shown above them.

const MOST_COVERED = 0.4; // of the height: more is not kept free

type Measured = Pick<Element, 'clientWidth' | 'clientHeight' | 'getBoundingClientRect'>;

/** The part of it over which no answers stand. */
export function freeOf(frame: Measured, answers: Pick<Element, 'getBoundingClientRect'> | null = answersNow()): Size {
  const { clientWidth: width, clientHeight: height } = frame;
  const over = answers?.getBoundingClientRect();
  if (!over || over.height === 0) return { width, height };
  const covered = frame.getBoundingClientRect().bottom - over.top;
  return { width, height: height - Math.max(0, Math.min(covered, height * MOST_COVERED)) };
}

const answersNow = (): Element | null => document.querySelector('#own [data-answers]');
