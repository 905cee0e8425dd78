import { Pointer } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { elementOf } from '../../table/screen/element-of.ts';
import { useFramed } from '../../table/screen/framed.ts';
import { useTouching } from '../../table/screen/touching.tsx';
import type { Action } from '../line/table-line.ts';
import type { AtTable } from '../play/at-table.ts';
import styles from './learn.module.css';

interface Props {
  readonly table: AtTable;
  readonly right: Action | null;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const [MARGIN, SETTLED] = [5, 350];

/** Light around the thing to touch next: of an answer of several things, the first that is not touched yet. */
export function Glow({ table, right }: Props) {
  const { chosen, acts } = useTouching();
  const framed = useFramed();
  const [box, setBox] = useState<Box | null>(null);
  const things = right ? table.parts.screen.touch(right, table.look) : [];
  const next = things.find(thing => !chosen.includes(thing)) ?? things.at(-1) ?? null;
  const key = `${table.position.n} ${next} ${acts.length} ${JSON.stringify(right)}`;
  useLayoutEffect(() => {
    const find = (): void => {
      const element = (next && elementOf(next)) ?? document.querySelector('#own button[data-hinted]');
      const seen = element?.getBoundingClientRect();
      setBox(
        seen && seen.width > 0 ? { left: seen.left, top: seen.top, width: seen.width, height: seen.height } : null,
      );
    };
    find();
    const timer = setTimeout(find, SETTLED); // the camera, or a row that slides, may still be moving
    addEventListener('resize', find);
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', find);
    };
  }, [key, next, framed]);
  if (!box) return null;
  return createPortal(
    <div
      aria-hidden="true"
      className={styles.glow}
      data-glow={next ?? ''}
      style={{
        left: box.left - MARGIN,
        top: box.top - MARGIN,
        width: box.width + 2 * MARGIN,
        height: box.height + 2 * MARGIN,
      }}
    >
      <Pointer className={styles.finger} size={34} />
    </div>,
    document.querySelector('#main') ?? document.body,
  );
}
