import { useLayoutEffect, useRef, useState } from 'react';
import { elementOf } from '../../../../table/screen/element-of.ts';
import { useFramed } from '../../../../table/screen/framed.ts';
import { whenLaidOut } from '../../../../table/screen/laid-out.ts';
import { type Box, drawnOf } from '../../../../table/screen/quiet.ts';
import { type Seen, activeHero } from '../look.ts';
import { isStreet } from '../plan.ts';
import { told } from '../words/told.ts';
import { screamTile } from '../zones.ts';
import { ARROWS } from './arrows.ts';
import { SCREAM } from './focus.ts';
import { type ScreamStand, screamStand } from './scream-stand.ts';
import styles from './edge.module.css';

/** What the next scream brings, at its street, wherever one looks. */
export function ScreamSign({ look }: { readonly look: Seen }) {
  const { view, language } = look;
  const { scream } = view;
  const isShown = screamTile(view) !== null && scream !== null && (scream.most > 0 || scream.horde > 0);
  const [sign, stand] = useStand(look, isShown);
  if (!isShown) return null;
  const own = told[language];
  // A search zone is a shelter.
  const isAtHero = isStreet(activeHero(look)?.zone ?? 0);
  return (
    <p
      ref={sign}
      className={styles.scream}
      data-lid
      data-side={stand?.side ?? undefined}
      data-mood={isAtHero && scream.horde > 0 ? 'bad' : 'fair'}
      style={stand ? { translate: `${stand.left}px ${stand.top}px` } : { visibility: 'hidden' }}
      aria-hidden="true"
    >
      {scream.most > 0 && own.comes(scream.least, scream.most)}
      {scream.horde > 0 && (
        <span className={scream.most > 0 ? styles.share : undefined}>
          {scream.most > 0 && ' · '}
          {own.hordeShare(scream.horde)}
        </span>
      )}
      {stand?.side && ` ${ARROWS[stand.side]}`}
    </p>
  );
}

function useStand(look: Seen, isShown: boolean) {
  const { view } = look;
  const sign = useRef<HTMLParagraphElement>(null);
  const [stand, setStand] = useState<ScreamStand | null>(null);
  const framed = useFramed();
  const standing = `${view.active} ${view.heroes.map(({ zone }) => zone).join(' ')}`;
  const settled = useRef<string | null>(null);
  useLayoutEffect(() => {
    const { current } = sign;
    if (!current || !isShown) return undefined;
    const measure = (): void => {
      settled.current = standing;
      setStand(before => standOf(current) ?? before);
    };
    // Whoever walks would arrive under it.
    if (settled.current !== standing) setStand(null);
    const stop = settled.current === standing ? whenLaidOut(current, measure) : () => {};
    const later = setTimeout(measure, SETTLED);
    return () => {
      stop();
      clearTimeout(later);
    };
  }, [framed, view, standing, isShown]);
  return [sign, stand] as const;
}

const SETTLED = 600; // milliseconds: until whoever walks has arrived

/** In pixels of the surface. */
function standOf(sign: HTMLElement): ScreamStand | null {
  const board = sign.closest('#board')?.getBoundingClientRect();
  const street = elementOf(SCREAM)?.getBoundingClientRect();
  const around = sign.parentElement?.getBoundingClientRect();
  if (!board || !street || !around) return null;
  const size = { width: sign.offsetWidth + (sign.dataset['side'] ? 0 : ARROW), height: sign.offsetHeight };
  const kept = [...document.querySelectorAll(KEPT)]
    .filter(element => !element.matches(GROUND) && element !== sign)
    .flatMap(element => drawnOf(element).map(part => freed(part.getBoundingClientRect(), element)));
  const { left, top, side } = screamStand(size, street, board, kept);
  return { left: left - around.left, top: top - around.top, side };
}

const ARROW = 16; // pixels
/** A room into which one may go is no ground: the scream fills the street. */
const GROUND = '[data-thing^="place:"]:not([data-room]:not([data-state="still"]))';

/** Over whoever acts is the mark of that; close to what an answer would bring it would seem to belong to that. */
function freed({ left, top, width, height }: Box, element: Element): Box {
  const [above, around] = [element.matches('[data-acting]') ? MARK : 0, element.matches('[data-outlook]') ? APART : 0];
  return {
    left: left - around,
    top: top - above - around,
    width: width + 2 * around,
    height: height + above + 2 * around,
  };
}

const [MARK, APART] = [18, 8]; // pixels

/** Whoever stands there, what may be pressed, and what is read. */
const KEPT =
  '#board :is(button, [data-thing], [data-landmark], [data-corner], [data-kept], [data-outlook], [data-news], [data-read], [data-tray], [data-lid]), [data-handle]';
