import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import type { Flight } from '../../flight.ts';
import { wantsMotion } from '../../settings.ts';
import { type Spot, measured } from '../whereabouts.ts';
import { missiles } from './missiles.ts';
import styles from './flown.module.css';

interface Props {
  readonly flight: Flight;
  /** How long the event is played. */
  readonly ms: number;
}

const SHARE = 0.45; // of that time, on the way
const LONGEST = 420;

/** What flies over the board, and where it strikes. Where nothing may move its way and its mark stand there. */
export function Flown({ flight, ms }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  const { flies, strikes, colour, trails } = missiles[flight.what];
  useLayoutEffect(() => {
    const { current } = layer;
    const frame = current?.parentElement;
    if (!current || !frame) return;
    const places = measured(frame);
    const to = places.of(flight.to);
    const from = flight.from && flies ? places.of(flight.from) : null;
    if (to) play(current, flight, from && chestOf(from), chestOf(to), ms, places.scale);
    // oxlint-disable-next-line react/exhaustive-deps -- it flies once
  }, []);
  return (
    <div
      ref={layer}
      aria-hidden="true"
      className={styles.layer}
      style={{ '--shot': flight.colour ?? colour } as CSSProperties}
    >
      {flies && trails && <i data-part="trail" />}
      {flies && <svg data-part="missile" viewBox="-40 -40 80 80" dangerouslySetInnerHTML={{ __html: flies }} />}
      <svg data-part="mark" viewBox="-40 -40 80 80" dangerouslySetInnerHTML={{ __html: strikes }} />
    </div>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const CHEST = 0.42; // of the height of whoever stands there

const chestOf = ({ left, top, width, height }: Spot): Point => ({ x: left + width / 2, y: top + height * CHEST });

function play(layer: HTMLElement, { what }: Flight, from: Point | null, to: Point, ms: number, scale: number): void {
  const part = (name: string) => layer.querySelector<HTMLElement | SVGElement>(`[data-part="${name}"]`);
  const size = 1 / scale;
  const way = from ? Math.min(LONGEST, ms * SHARE) : 0;
  const at = ({ x, y }: Point, more = ''): string => `translate(${x}px, ${y}px) scale(${size}) ${more}`;
  const mark = part('mark');
  const angle = from ? Math.atan2(to.y - from.y, to.x - from.x) : 0;
  if (!wantsMotion()) {
    if (mark) Object.assign(mark.style, { transform: at(to), opacity: '1' });
    if (from) stretch(part('trail'), from, to, angle, size);
    return;
  }
  mark?.animate(
    [
      { transform: at(to, 'scale(0.3)'), opacity: 1 },
      { transform: at(to, 'scale(1.15)'), opacity: 1, offset: 0.35 },
      { transform: at(to, 'scale(1)'), opacity: 0 },
    ],
    { duration: Math.max(200, ms - way), delay: way, easing: 'ease-out' },
  );
  if (!from) return;
  part('missile')?.animate(wayOf(what, from, to, angle, at), { duration: way, easing: 'linear' });
  const trail = part('trail');
  stretch(trail, from, to, angle, size);
  trail?.animate(
    [
      { transform: `${trail.style.transform} scaleX(0)`, opacity: 0.9 },
      { transform: trail.style.transform, opacity: 0.9, offset: 0.5 },
      { transform: trail.style.transform, opacity: 0 },
    ],
    { duration: way * 2, fill: 'forwards' },
  );
}

const FRAMES = 8; // of a throw: what lies between them is straight

/** Straight on, or over their heads. */
function wayOf(
  what: Flight['what'],
  from: Point,
  to: Point,
  angle: number,
  at: (point: Point, more?: string) => string,
): Keyframe[] {
  if (!missiles[what].isThrown)
    return [from, to].map(point => ({ opacity: 1, transform: at(point, `rotate(${angle}rad)`) }));
  const high = Math.max(50, Math.hypot(to.x - from.x, to.y - from.y) * 0.3);
  return Array.from({ length: FRAMES + 1 }, (_, i) => {
    const part = i / FRAMES;
    const x = from.x + (to.x - from.x) * part;
    const y = from.y + (to.y - from.y) * part - high * 4 * part * (1 - part);
    return { opacity: 1, transform: at({ x, y }, `rotate(${part * 2}turn)`) };
  });
}

function stretch(trail: HTMLElement | SVGElement | null, from: Point, to: Point, angle: number, size: number): void {
  if (!trail) return;
  trail.style.width = `${Math.hypot(to.x - from.x, to.y - from.y)}px`;
  trail.style.transform = `translate(${from.x}px, ${from.y}px) rotate(${angle}rad) scaleY(${size})`;
  trail.style.opacity = '0.9';
}
