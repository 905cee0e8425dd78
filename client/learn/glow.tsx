import { Pointer } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFramed } from '../../table/screen/framed.ts';
import type { ThingId } from '../../table/touch.ts';
import { useTouching } from '../../table/screen/touching.tsx';
import type { Action } from '../line/table-line.ts';
import type { AtTable } from '../play/at-table.ts';
import { type Reached, reachOf } from './reach.ts';
import styles from './learn.module.css';

interface Props {
  readonly table: AtTable;
  readonly right: Action | null;
}

const MARGIN = 5; // pixels
const [SOON, SETTLED] = [80, 350]; // milliseconds

const ownElement = (thing: ThingId): Element | null =>
  document.querySelector(`#own [data-thing="${CSS.escape(thing)}"]`);

/** Light around the thing to touch next: of an answer of several things, the first that is not touched yet. */
export function Glow({ table, right }: Props) {
  const touching = useTouching();
  const { chosen, acts } = touching;
  const framed = useFramed();
  const [reached, setReached] = useState<Reached | null>(null);
  const things = right ? table.parts.screen.touch(right, table.look) : [];
  const next = things.find(thing => !chosen.includes(thing)) ?? things.at(-1) ?? null;
  const key = `${table.position.n} ${next} ${acts.length} ${JSON.stringify(right)}`;
  useLayoutEffect(() => {
    // A row of one's own things may be wider than its place.
    if (next) ownElement(next)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const find = (isLast: boolean): void => {
      const found = reachOf(next, (thing, place) => touching.meant(thing, place));
      setReached(found);
      // What is touched next may still be built; the camera, or a row that slides, may still be moving.
      clearTimeout(timer);
      if (!found) timer = setTimeout(find, SOON, false);
      else if (!isLast) timer = setTimeout(find, SETTLED, true);
    };
    const onResize = (): void => find(false);
    find(false);
    addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', onResize);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what a touch means hangs on the same
  }, [key, next, framed]);
  if (!reached) return null;
  const { box, at, isAside } = reached;
  const [left, top] = [box.left - MARGIN, box.top - MARGIN];
  return createPortal(
    <div
      aria-hidden="true"
      className={styles.glow}
      data-glow={next ?? ''}
      data-at={`${at.x} ${at.y}`}
      style={{ left, top, width: box.width + 2 * MARGIN, height: box.height + 2 * MARGIN }}
    >
      <Pointer
        className={styles.finger}
        size={34}
        style={isAside ? { inset: `${at.y - top - 8}px auto auto ${at.x - left - 15}px` } : undefined}
      />
    </div>,
    document.querySelector('#main') ?? document.body,
  );
}
