import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { same } from '../engine/plain.ts';
import type { RuleId, Spec } from '../engine/types.ts';
import type { Choices } from './game-ui.ts';
import type { Item } from './origins.ts';
import { Rebuilt, useRebuilt } from './rebuilt.tsx';
import { RuleDoorContext } from './rule-door.ts';
import styles from './piece.module.css';

interface Props<W extends Spec> {
  readonly choices: Choices<W>;
  /** Which answers this piece stands for. */
  readonly options: readonly W['action'][];
  /** What an answer is called. */
  readonly label: (action: W['action']) => string;
  /** What the piece is called. */
  readonly name: string;
  /** What is to know about it; its menu says so. */
  readonly about?: string | undefined;
  /** The rule behind it, for its menu. */
  readonly rule?: RuleId | undefined;
  /** What it shows, to be marked where it is not as printed. */
  readonly item?: Item | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A finger that rests so long, in ms, wants to look and not to act. */
const LONG_PRESS = 450;

/** What a piece does when it is touched, and its menu while that is open. */
function useTouch<W extends Spec>(props: Omit<Props<W>, 'className' | 'children'>) {
  const { choices, options, label, name, about, rule, item } = props;
  const [menuAt, setMenuAt] = useState<DOMRect | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout> | null>(null);
  const isLooked = useRef(false);
  const look = (element: Element): void => {
    isLooked.current = true;
    setMenuAt(element.getBoundingClientRect());
  };
  const lift = (): void => {
    if (resting.current) clearTimeout(resting.current);
    resting.current = null;
  };
  useEffect(() => lift, []);
  const first = options[0];
  const isSingle = options.length === 1;
  const close = useCallback((): void => setMenuAt(null), []);
  const handlers = first && {
    tabIndex: -1,
    'data-piece': '',
    'data-hinted': (choices.hinted !== null && options.some(option => same(option, choices.hinted))) || undefined,
    'aria-haspopup': isSingle ? undefined : ('menu' as const),
    onClick: (event: MouseEvent<Element>) => {
      if (isLooked.current) isLooked.current = false;
      else if (isSingle) choices.choose(first);
      else setMenuAt(event.currentTarget.getBoundingClientRect());
    },
    // A long press, or the other button of a mouse, looks at what would be done.
    onPointerDown: ({ currentTarget, pointerType }: PointerEvent<Element>) => {
      isLooked.current = false;
      if (pointerType === 'touch') resting.current = setTimeout(look, LONG_PRESS, currentTarget);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onContextMenu: (event: MouseEvent<Element>) => {
      event.preventDefault();
      setMenuAt(event.currentTarget.getBoundingClientRect());
    },
    onPointerEnter: () => isSingle && choices.point(first),
    onPointerLeave: () => {
      lift();
      choices.point(null);
    },
  };
  const menu = menuAt && first && (
    <Menu
      at={menuAt}
      name={name}
      about={about}
      rule={rule}
      item={item}
      options={options}
      label={label}
      choices={choices}
      onClose={close}
    />
  );
  return { handlers, menu, says: first && isSingle ? label(first) : name };
}

/**
 * Something on a board that answers when it is touched: at once where it stands for one answer, with a small menu where
 * it stands for several. It says first what it answers, then what is written on it. It is not a stop of the keyboard: the list of choices, always there, has the same answers.
 */
export function Piece<W extends Spec>({ className, children, ...props }: Props<W>) {
  const { handlers, menu, says } = useTouch(props);
  const classes = [styles.piece, className, handlers && styles.open].filter(Boolean).join(' ');
  const mark = props.item && <Rebuilt {...props.item} isInside={handlers !== undefined} />;
  if (!handlers)
    return (
      <div className={classes}>
        {children}
        {mark}
      </div>
    );
  return (
    <>
      <button type="button" className={classes} {...handlers}>
        <span className={styles.unseen}>{says}</span>
        {children}
        {mark}
      </button>
      {menu}
    </>
  );
}

/** The same for something inside an SVG. */
export function Spot<W extends Spec>({ className, children, ...props }: Props<W>) {
  const { handlers, menu, says } = useTouch(props);
  if (!handlers) return <g className={className}>{children}</g>;
  return (
    <>
      <g role="button" className={[className, styles.spot].filter(Boolean).join(' ')} {...handlers}>
        <title>{says}</title>
        {children}
      </g>
      {menu}
    </>
  );
}

interface MenuProps<W extends Spec>
  extends Pick<Props<W>, 'choices' | 'options' | 'label' | 'name' | 'about' | 'rule' | 'item'> {
  readonly at: DOMRect;
  readonly onClose: () => void;
}

const WIDTH = 280;

function Menu<W extends Spec>({ at, name, about, rule, item, options, label, choices, onClose }: MenuProps<W>) {
  const heading = useId();
  const door = useContext(RuleDoorContext);
  const rebuilt = useRebuilt(item);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    menu.current?.querySelector('button')?.focus();
    const leave = (event: Event): void => {
      if (!menu.current?.contains(event.target as Node)) onClose();
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [onClose]);
  const isBelow = at.bottom < innerHeight * 0.6;
  const left = Math.max(8, Math.min(at.left + at.width / 2 - WIDTH / 2, innerWidth - WIDTH - 8));
  return createPortal(
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-labelledby={heading}
      className={styles.menu}
      style={{ left, inlineSize: WIDTH, ...(isBelow ? { top: at.bottom + 6 } : { bottom: innerHeight - at.top + 6 }) }}
      onKeyDown={event => event.key === 'Escape' && onClose()}
    >
      <p id={heading} className={styles.title}>
        {name}
      </p>
      {about && <p className={styles.about}>{about}</p>}
      {options.map((option, i) => (
        <button
          key={i}
          type="button"
          role="menuitem"
          className={styles.item}
          onPointerEnter={() => choices.point(option)}
          onFocus={() => choices.point(option)}
          onClick={() => {
            onClose();
            choices.point(null);
            choices.choose(option);
          }}
        >
          {label(option)}
        </button>
      ))}
      {rule && door && (
        <button
          type="button"
          role="menuitem"
          className={`${styles.item} ${styles.rule}`}
          onClick={() => {
            onClose();
            door.open(rule);
          }}
        >
          {door.label(rule)}
        </button>
      )}
      {rebuilt && (
        <a
          href={rebuilt.marking.href}
          target="_blank"
          rel="noopener"
          role="menuitem"
          className={`${styles.item} ${styles.rule}`}
          onClick={onClose}
        >
          {rebuilt.marking.label[rebuilt.mark]}
        </a>
      )}
    </div>,
    document.body,
  );
}
