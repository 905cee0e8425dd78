import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Field, R } from '../field.ts';

/** What a finger can meet, or a mouse, in pixels. */
const leastOf = (): number => (matchMedia('(hover: none)').matches ? 40 : 32);

/** Whether every hex can be touched with the whole field in sight: then no camera needs to move. */
export function useWhole(world: RefObject<HTMLElement | null>, field: Field): boolean {
  const [isWhole, setIsWhole] = useState(true);
  useLayoutEffect(() => {
    const { current } = world;
    if (!current) return undefined;
    const measure = (): void => {
      const hex = (Math.sqrt(3) * R * current.clientWidth) / field.width;
      setIsWhole(hex >= leastOf());
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [world, field]);
  return isWhole;
}
