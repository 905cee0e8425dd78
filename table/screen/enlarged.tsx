import { useLayoutEffect, useRef } from 'react';
import type { ThingId } from '../touch.ts';
import { elementOf } from './element-of.ts';
import styles from './bubble.module.css';

const SMALL = 96; // pixels: a larger picture is seen well enough

/** The picture of a card as large as one wants to see it. It is the one that lies there, drawn once more. */
export function Enlarged({ thing }: { readonly thing: ThingId }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const found = largestIn(elementOf(thing));
    if (found) frame.current?.replaceChildren(found.cloneNode(true));
  }, [thing]);
  return <div ref={frame} aria-hidden="true" className={styles.enlarged} />;
}

/** Its picture, not the signs around it; none where it is large already. */
function largestIn(card: HTMLElement | null): Element | null {
  const pictures = [...(card?.querySelectorAll('svg') ?? [])].map(picture => {
    const { width, height } = picture.getBoundingClientRect();
    return { picture, width, height };
  });
  const [first] = pictures.toSorted((a, b) => b.width * b.height - a.width * a.height);
  return first && first.width >= SIGN && Math.max(first.width, first.height) < SMALL ? first.picture : null;
}

const SIGN = 22;
