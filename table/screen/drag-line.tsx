import { useEffect, useRef } from 'react';
import { elementOf } from './element-of.ts';
import { useTouching } from './touching.tsx';
import styles from './drag-line.module.css';

/** While a thing is dragged: its likeness under the pointer, and a line to where it lies. */
export function DragLine() {
  const { dragged } = useTouching();
  const line = useRef<SVGLineElement>(null);
  const likeness = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const thing = dragged && elementOf(dragged);
    if (!thing) return undefined;
    const at = thing.getBoundingClientRect();
    likeness.current?.replaceChildren(likenessOf(thing, at));
    const [x1, y1] = [at.left + at.width / 2, at.top + at.height / 2];
    const follow = ({ clientX, clientY }: PointerEvent): void => {
      for (const [name, value] of Object.entries({ x1, y1, x2: clientX, y2: clientY }))
        line.current?.setAttribute(name, String(value));
      if (likeness.current) likeness.current.style.translate = `${clientX}px ${clientY}px`;
    };
    addEventListener('pointermove', follow);
    return () => removeEventListener('pointermove', follow);
  }, [dragged]);
  if (!dragged) return null;
  return (
    <>
      <svg aria-hidden="true" className={styles.layer}>
        <line ref={line} className={styles.line} />
      </svg>
      <div ref={likeness} aria-hidden="true" className={styles.likeness} />
    </>
  );
}

/** To be looked at only: no thing of the table, and nothing to be found by its name. */
function likenessOf(thing: HTMLElement, { width, height }: DOMRect): HTMLElement {
  const copy = thing.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>('[id], [data-thing]')]) {
    one.removeAttribute('id');
    delete one.dataset['thing'];
  }
  copy.inert = true;
  Object.assign(copy.style, { position: 'static', width: `${width}px`, height: `${height}px`, margin: '0' });
  return copy;
}
