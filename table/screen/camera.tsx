import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ThingId } from '../touch.ts';
import { whenLaidOut } from './laid-out.ts';
import { markCut } from './cut-signs.ts';
import { onLookAt, tellFramed } from './framed.ts';
import {
  type Box,
  type Framing,
  WHOLE,
  framed,
  framedAround,
  isMet,
  moved,
  nearer,
  roomAround,
  smallestOf,
} from './framing.ts';
import type { Steady } from './screen-parts.ts';
import { freeOf } from './free.ts';
import { SeeButton } from './see-button.tsx';
import styles from './camera.module.css';

interface Props {
  readonly label: string;
  /** What should be in sight; none: all of it. */
  readonly focus: readonly ThingId[];
  /** Around what acts stand now. */
  readonly ringed?: ThingId | null;
  /** Another question: from here on the focus counts again, whatever a person has looked at before. */
  readonly moment: unknown;
  /** Where one can `follow`, whoever wants to see all of it goes on seeing all, until they follow again. */
  readonly words: { readonly whole: string; readonly follow?: string };
  /** Pixels: where what is framed first is as large as this, nothing is drawn nearer. */
  readonly enough?: number | undefined;
  /** Pixels: what is smaller than this is drawn nearer, even if not all is in sight then; without it: what a finger or a mouse can meet. */
  readonly least?: number | undefined;
  /** The same where it is known how large all must be drawn, at least, whatever is framed. */
  readonly scale?: number;
  /** While it is the same, it stays as it is as long as these can be met; without it: it frames whatever is new. */
  readonly steady?: Steady | null;
  /** Nobody touches what is on it: all that is framed is in sight, however small it is. */
  readonly isLookedAt?: boolean;
  readonly children: ReactNode;
}

const STEP = 1.35;
const ROOM = 128; // pixels: what stands around something reaches so far
const CLICK = 6; // a finger that moves less than this has not dragged

/** The surface seen from nearer or further: by wheel, by finger, by two fingers, by keys. */
export function Camera({
  label,
  focus,
  ringed = null,
  moment,
  words,
  enough,
  least,
  scale: atLeast,
  steady = null,
  isLookedAt = false,
  children,
}: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [framing, setFraming] = useState<Framing>(WHOLE);
  const [isKept, keep] = useState(false);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const dragged = useRef(0);
  const wanted = focus.join(' ');
  const needed = steady?.needs.join(' ');
  const framedFor = useRef<string | null>(null);
  const size = useSizeOf(frame);
  // At once with what is asked: nothing may move away from under a finger.
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current || wanted === '' || isKept) return setFraming(WHOLE);
    const world = worldOf(current);
    const spots = spotsOf(current, focus);
    // What can be met as it is need not be drawn nearer for it.
    const known = atLeast === undefined ? least : Math.min(leastOf(), atLeast * smallestOf(spots));
    const smallest = isLookedAt ? 0 : (known ?? leastOf());
    const free = freeOf(current);
    const [anchor] = ringed === null ? [] : spotsOf(current, [ringed]);
    const during = steady && `${steady.during} ${size}`;
    const met = smallest || leastOf();
    if (steady && during === framedFor.current && isMet(spotsOf(current, steady.needs), framing, free, met)) {
      if (anchor && framing.scale > 1) setFraming(roomAround(anchor, ROOM, framing, free, world));
      return;
    }
    framedFor.current = during;
    // From afar all is in sight as it lies.
    const area = framed(spots, free, smallest, world, enough).scale > 1 ? free : sizeOf(current);
    const found = framed(spots, area, smallest, world, enough);
    if (!anchor || found.scale === 1) return setFraming(found);
    return setFraming(
      least === undefined
        ? roomAround(anchor, ROOM, found, area, world)
        : framedAround(anchor, ROOM, spots, area, smallest, world, enough),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- what is wanted is named by its text
  }, [wanted, needed, ringed, moment, least, atLeast, size, isKept]);
  // On another size things lie elsewhere, even where all of it is shown before and after.
  useLayoutEffect(tellFramed, [framing, size]);
  useLayoutEffect(() => {
    const { current } = frame;
    return current ? whenLaidOut(current, () => markCut(current, framing)) : undefined;
  }, [framing, size, moment]);
  useEffect(() => {
    const { current } = frame;
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      if (current)
        setFraming(now =>
          nearer(now, event.deltaY < 0 ? 1.15 : 1 / 1.15, within(current, event), sizeOf(current), worldOf(current)),
        );
    };
    // React listens passively: the page would scroll away under the board.
    current?.addEventListener('wheel', turn, { passive: false });
    return () => current?.removeEventListener('wheel', turn);
  }, []);
  useEffect(
    () =>
      onLookAt(thing => {
        const { current } = frame;
        const [box] = current ? spotsOf(current, [thing]) : [];
        // With all the room there is around it: in the middle, as near as before.
        if (current && box)
          setFraming(now => roomAround(box, Number.POSITIVE_INFINITY, now, sizeOf(current), worldOf(current)));
      }),
    [],
  );
  const seeAll = (): void => {
    setFraming(WHOLE);
    keep(words.follow !== undefined);
  };
  const onPointerDown = (event: PointerEvent): void => {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    dragged.current = 0;
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    dragged.current += Math.hypot(now.x - before.x, now.y - before.y);
    const size = freeOf(event.currentTarget);
    const world = worldOf(event.currentTarget);
    if (other) {
      const by = apart(now, other) / Math.max(1, apart(before, other));
      const at = within(event.currentTarget, { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
      setFraming(one => nearer(one, by, at, size, world));
    } else if (dragged.current > CLICK) setFraming(one => moved(one, now.x - before.x, now.y - before.y, size, world));
  };
  const release = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.target !== event.currentTarget) return;
    const size = sizeOf(event.currentTarget);
    const world = worldOf(event.currentTarget);
    const middle = { x: size.width / 2, y: size.height / 2 };
    const way = { ArrowLeft: [80, 0], ArrowRight: [-80, 0], ArrowUp: [0, 80], ArrowDown: [0, -80] }[event.key];
    if (way) setFraming(one => moved(one, way[0] ?? 0, way[1] ?? 0, size, world));
    else if (event.key === '+' || event.key === '=') setFraming(one => nearer(one, STEP, middle, size, world));
    else if (event.key === '-') setFraming(one => nearer(one, 1 / STEP, middle, size, world));
    else if (event.key === '0') setFraming(WHOLE);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={frame}
      role="group"
      aria-label={label}
      tabIndex={0}
      className={styles.frame}
      data-near={framing.scale > 1 || undefined}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
      onKeyDown={onKeyDown}
      onClickCapture={event => {
        // The end of a drag is no answer.
        if (dragged.current > CLICK) event.stopPropagation();
      }}
    >
      <div className={styles.world} style={seenBy(framing)}>
        {children}
      </div>
      {framing.scale > 1 ? (
        <SeeButton label={words.whole} moment={moment} onPress={seeAll} />
      ) : (
        isKept &&
        wanted !== '' &&
        words.follow !== undefined && <SeeButton label={words.follow} moment={moment} onPress={() => keep(false)} />
      )}
    </div>
  );
}

/** Named, so that it is another one whenever it changes. */
function useSizeOf(frame: RefObject<Element | null>): string {
  const [size, setSize] = useState('');
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const watcher = new ResizeObserver(() => setSize(`${current.clientWidth} ${current.clientHeight}`));
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [frame]);
  return size;
}

/** `--scale` lets what is written on the world keep its size. */
const seenBy = ({ x, y, scale }: Framing): CSSProperties =>
  ({ transform: `translate(${x}px, ${y}px) scale(${scale})`, '--scale': scale }) as CSSProperties;

const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

const sizeOf = ({ clientWidth, clientHeight }: Element) => ({ width: clientWidth, height: clientHeight });

function within(frame: Element, { clientX, clientY }: { clientX: number; clientY: number }): { x: number; y: number } {
  const box = frame.getBoundingClientRect();
  return { x: clientX - box.left, y: clientY - box.top };
}

/** What a finger can meet, or a mouse, in pixels. */
const leastOf = (): number => (matchMedia('(hover: none)').matches ? 40 : 32);

/** What the camera keeps to, measured from the upper left of all that is drawn: `data-world`, where there is more around it. */
function worldOf(frame: Element): Box | undefined {
  const world = frame.querySelector<HTMLElement>('[data-world]');
  if (!world) return undefined;
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = world;
  return { left, top, right: left + width, bottom: top + height };
}

/** Where things lie in the world, however it is shown now. */
function spotsOf(frame: Element, focus: readonly ThingId[]): Box[] {
  const world = frame.firstElementChild;
  if (!world) return [];
  const { left: x, top: y, width } = world.getBoundingClientRect();
  const scale = width / (world.clientWidth || width);
  return focus.flatMap(thing => {
    const at = frame.querySelector(`[data-thing="${CSS.escape(thing)}"]`)?.getBoundingClientRect();
    if (!at) return [];
    const [left, top] = [(at.left - x) / scale, (at.top - y) / scale];
    return [{ left, top, right: left + at.width / scale, bottom: top + at.height / scale }];
  });
}
