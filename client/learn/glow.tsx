import { Pointer } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { elementOf } from '../../table/screen/element-of.ts';
import { useFramed } from '../../table/screen/framed.ts';
import type { ThingId } from '../../table/touch.ts';
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

const ownElement = (thing: ThingId): Element | null =>
  document.querySelector(`#own [data-thing="${CSS.escape(thing)}"]`);

/** Where a finger would reach a thing; the answer in words, where something lies over all of it. */
function litFor(thing: ThingId | null): Element | null {
  const all = thing ? [...document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)] : [];
  const inWords = document.querySelector('#own button[data-hinted]');
  return all.find(isReached) ?? inWords ?? (thing && elementOf(thing));
}

function isReached(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = width > 0 ? document.elementFromPoint(left + width / 2, top + height / 2) : null;
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

/** Light around the thing to touch next: of an answer of several things, the first that is not touched yet. */
export function Glow({ table, right }: Props) {
  const { chosen, acts } = useTouching();
  const framed = useFramed();
  const [box, setBox] = useState<Box | null>(null);
  const things = right ? table.parts.screen.touch(right, table.look) : [];
  const next = things.find(thing => !chosen.includes(thing)) ?? things.at(-1) ?? null;
  const key = `${table.position.n} ${next} ${acts.length} ${JSON.stringify(right)}`;
  useLayoutEffect(() => {
    // A row of one's own things may be wider than its place.
    if (next) ownElement(next)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const find = (): void => {
      const element = litFor(next);
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
