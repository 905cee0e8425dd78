import { Dices, Layers } from 'lucide-react';
import {
  type CSSProperties,
  type RefObject,
  Suspense,
  lazy,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { RuleDoorContext } from '../rule-door.ts';
import { LyingContext } from './dice/lying.ts';
import { leftOf } from './dice/throws.ts';
import { useFramed } from './framed.ts';
import { type Place, boxes, edgesOf, quietest, shyPlaces, shyThings } from './quiet.ts';
import type { Roll } from './screen-parts.ts';
import styles from './tray.module.css';

interface Props {
  readonly roll: Roll | null;
  readonly label: string;
  /** What the button says that puts it aside; absent: it stays. */
  readonly shut?: { readonly label: string; readonly press: () => void };
  /** Another one: something else is asked, and may lie under it. */
  readonly moment?: unknown;
  /** It lay there before anybody looked: nothing falls. */
  readonly isLying?: boolean;
}

const SpottedDice = lazy(async () => ({ default: (await import('./dice/spotted-dice.tsx')).SpottedDice }));

/** The last roll, or the last cards drawn: what counted is lit, the sum is said. */
export function Tray({ roll, label, shut, moment, isLying = false }: Props) {
  const door = useContext(RuleDoorContext);
  const tray = useRef<HTMLElement>(null);
  const place = useQuietPlace(tray, roll, moment);
  const [falls] = useState(() => (roll?.by ? leftOf(roll.by, isLying) : 0));
  if (!roll) return null;
  const { rule } = roll;
  return (
    <section
      ref={tray}
      className={styles.tray}
      style={styleOf(place)}
      aria-label={label}
      data-lid
      data-tray
      data-drawn={roll.picture ? true : undefined}
    >
      <p className={styles.title}>
        {roll.title}
        {rule && door && (
          <button type="button" className={styles.rule} aria-label={door.label(rule)} onClick={() => door.open(rule)}>
            ?
          </button>
        )}
      </p>
      {shut && (
        <button type="button" className={styles.shut} aria-label={shut.label} title={shut.label} onClick={shut.press}>
          ×
        </button>
      )}
      <LyingContext value={isLying}>
        <Suspense fallback={<Pieces roll={roll} />}>
          {roll.picture ??
            (roll.dice && roll.by ? (
              <SpottedDice pieces={roll.pieces} dice={roll.dice} by={roll.by} />
            ) : (
              <Pieces roll={roll} />
            ))}
        </Suspense>
      </LyingContext>
      {roll.sum !== null && (
        <p className={styles.sum} style={falls > 0 ? { animationDelay: `${Math.round(falls)}ms` } : NEVER}>
          {roll.sum}
        </p>
      )}
    </section>
  );
}

interface AsideProps {
  readonly label: string;
  readonly hasDice: boolean;
  readonly onOpen: () => void;
}

/** Where it lies once it has been read: touched, it shows itself again. */
export function PutAside({ label, hasDice, onOpen }: AsideProps) {
  const Sign = hasDice ? Dices : Layers;
  return (
    <button type="button" className={styles.aside} data-lid title={label} aria-label={label} onClick={onOpen}>
      <Sign size={20} aria-hidden="true" />
    </button>
  );
}

const NEVER: CSSProperties = { animation: 'none' };

function Pieces({ roll }: { readonly roll: Roll }) {
  return (
    <ul role="list" className={styles.pieces}>
      {roll.pieces.map(({ text, isLit }, at) => (
        <li key={at} className={styles.piece} data-lit={isLit || undefined}>
          {text}
        </li>
      ))}
    </ul>
  );
}

const EDGE = 6; // pixels to the edge of the board
const TAB = { small: 50, large: 98 }; // pixels under the tab of the drawer
const ANSWER = 4; // as bad as so many who stand there

/** Whether it ends at the right edge of the board: there what makes it wider must not fold it. */
interface Quiet extends Place {
  readonly isRight: boolean;
}

/** Null: where the style sheet puts it; undefined: nobody has looked yet. */
type Found = Quiet | null | undefined;

function styleOf(place: Found): CSSProperties {
  if (place === undefined) return { visibility: 'hidden' };
  if (!place) return {};
  if (place.isRight) return { inset: `${place.top}px ${EDGE}px auto auto` };
  // Dice that come later are larger than what stood for them: they go on below, not beyond the edge.
  return { inset: `${place.top}px auto auto ${place.left}px`, maxWidth: `calc(100% - ${place.left + EDGE}px)` };
}

/** It would lie on those who fight: it stands where it covers least of them, on a large board in its corner if it can. */
function useQuietPlace(tray: RefObject<HTMLElement | null>, roll: Roll | null, moment: unknown): Found {
  const [place, setPlace] = useState<Found>(undefined);
  const framed = useFramed();
  useLayoutEffect(() => {
    const { current } = tray;
    // What stands around a thing is laid out only then, and nothing is laid out twice for it. What the dice come to makes it wider.
    const watcher = new ResizeObserver(() => {
      const found = current && quietPlace(current);
      setPlace(before => (isSame(before, found) ? before : found));
    });
    if (current) watcher.observe(current);
    return () => watcher.disconnect();
  }, [tray, roll, framed, moment]);
  return place;
}

const isSame = (one: Found, other: Found): boolean =>
  one === other ||
  (!!one && !!other && one.left === other.left && one.top === other.top && one.isRight === other.isRight);

function quietPlace(tray: HTMLElement): Quiet | null {
  const board = document.querySelector('#board')?.getBoundingClientRect();
  if (!board) return null;
  const size = { width: tray.offsetWidth, height: tray.offsetHeight };
  const isSmall = matchMedia('(max-width: 40rem)').matches;
  const answers = isSmall ? boxes(document.querySelectorAll('#own button'), ANSWER) : [];
  const acts = boxes(document.querySelectorAll('[data-thing^="act:"], #board button[data-lid]'), ANSWER);
  const top = board.top + (isSmall ? TAB.small : TAB.large);
  const lowest = Math.min(board.bottom, ...answers.map(({ box }) => box.top).filter(at => at > top));
  const edges = edgesOf(size, { left: board.left, top, width: board.width, height: lowest - top }, EDGE);
  const [, upperRight, , lowerRight, , below] = edges;
  const first = (isSmall ? [upperRight] : [lowerRight, below, upperRight]).filter(place => place !== undefined);
  const found = quietest(size, [...first, ...edges], [...shyThings(tray), ...shyPlaces(), ...answers, ...acts]);
  if (!found || (!isSmall && found === lowerRight)) return null;
  const left = found.left - board.left;
  return { left, top: found.top - board.top, isRight: left + size.width >= board.width - EDGE };
}
