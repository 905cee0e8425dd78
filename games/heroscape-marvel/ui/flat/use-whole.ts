import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Field, R } from '../field.ts';

/** What a finger meets at once, or a mouse, in pixels. */
const easy = (): number => (matchMedia('(hover: none)').matches ? 40 : 32);
const MET = 32; // pixels: what it meets, too, and is shown before it is taken

interface Seen {
  /** Every hex can be touched with the whole field in sight: then no camera needs to move. */
  readonly isWhole: boolean;
  /** How much larger the field must be drawn, at least, so that its hexes are met. */
  readonly scale: number;
}

/** How large the field is where all of it is in sight. */
export function useWhole(world: RefObject<HTMLElement | null>, field: Field): Seen {
  const [seen, setSeen] = useState<Seen>({ isWhole: true, scale: 1 });
  useLayoutEffect(() => {
    const { current } = world;
    if (!current) return undefined;
    const measure = (): void => {
      const hex = (Math.sqrt(3) * R * current.clientWidth) / field.width;
      setSeen({ isWhole: hex >= easy(), scale: MET / Math.max(1, hex) });
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [world, field]);
  return seen;
}
