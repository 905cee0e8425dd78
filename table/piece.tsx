import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Spec } from '../engine/types.ts';
import type { Choices } from './game-ui.ts';
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
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Something on a board that answers when it is touched: at once where it stands for one answer, with a small menu where
 * it stands for several. It is not a stop of the keyboard: the list of choices, always there, has the same answers.
 */
export function Piece<W extends Spec>({ choices, options, label, name, about, className, children }: Props<W>) {
  const [menuAt, setMenuAt] = useState<DOMRect | null>(null);
  const first = options[0];
  const classes = [styles.piece, className, first && styles.open].filter(Boolean).join(' ');
  if (!first) return <div className={classes}>{children}</div>;
  const isHinted = choices.hinted !== null && options.includes(choices.hinted);
  const press = (button: HTMLElement): void => {
    if (options.length === 1) choices.choose(first);
    else setMenuAt(button.getBoundingClientRect());
  };
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        data-piece=""
        data-hinted={isHinted || undefined}
        aria-label={options.length === 1 ? label(first) : name}
        aria-haspopup={options.length > 1 ? 'menu' : undefined}
        className={classes}
        onClick={event => press(event.currentTarget)}
        onPointerEnter={() => options.length === 1 && choices.point(first)}
        onPointerLeave={() => choices.point(null)}
      >
        {children}
      </button>
      {menuAt && (
        <Menu
          at={menuAt}
          name={name}
          about={about}
          options={options}
          label={label}
          choices={choices}
          onClose={() => {
            setMenuAt(null);
            choices.point(null);
          }}
        />
      )}
    </>
  );
}

interface MenuProps<W extends Spec> extends Pick<Props<W>, 'choices' | 'options' | 'label' | 'name' | 'about'> {
  readonly at: DOMRect;
  readonly onClose: () => void;
}

const WIDTH = 280;

function Menu<W extends Spec>({ at, name, about, options, label, choices, onClose }: MenuProps<W>) {
  const heading = useId();
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
            choices.choose(option);
          }}
        >
          {label(option)}
        </button>
      ))}
    </div>,
    document.body,
  );
}
