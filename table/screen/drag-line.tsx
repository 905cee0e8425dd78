import { useEffect, useRef } from 'react';
import { useTouching } from './touching.tsx';
import styles from './drag-line.module.css';

/** While a thing is dragged: from where it lies to where the pointer is. */
export function DragLine() {
  const { dragged } = useTouching();
  const line = useRef<SVGLineElement>(null);
  useEffect(() => {
    const at = dragged && document.querySelector(`[data-thing="${CSS.escape(dragged)}"]`)?.getBoundingClientRect();
    if (!at) return undefined;
    const [x1, y1] = [at.left + at.width / 2, at.top + at.height / 2];
    const follow = ({ clientX, clientY }: PointerEvent): void => {
      for (const [name, value] of Object.entries({ x1, y1, x2: clientX, y2: clientY }))
        line.current?.setAttribute(name, String(value));
    };
    addEventListener('pointermove', follow);
    return () => removeEventListener('pointermove', follow);
  }, [dragged]);
  if (!dragged) return null;
  return (
    <svg aria-hidden="true" className={styles.layer}>
      <line ref={line} className={styles.line} />
    </svg>
  );
}
