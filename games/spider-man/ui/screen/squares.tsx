import type { CSSProperties } from 'react';
import { capital } from '../../../../kit/grammar.ts';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import type { Outlook } from '../../../../table/screen/screen-parts.ts';
import { useTouching } from '../../../../table/screen/touching.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { Square } from '../../ids.ts';
import type { Seen } from '../look.ts';
import { squareThing } from '../touch.ts';
import { SQUARES, at } from './plan.ts';
import { unseen } from '../../../../table/unseen.ts';
import styles from './surface.module.css';

/** Squares that answer and on which nothing is built: where one may go, or put somebody. */
export function Squares({ look }: { readonly look: Seen }) {
  const touching = useTouching();
  const built = new Set(look.view.city.places.map(({ square }) => square));
  return SQUARES.filter(square => !built.has(square) && touching.stateOf(squareThing(square)) !== 'still').map(
    square => <Open key={square} look={look} square={square} />,
  );
}

function Open({ look, square }: { readonly look: Seen; readonly square: Square }) {
  const { handlers, outlook } = useThing(squareThing(square));
  return (
    <button type="button" className={styles.square} style={{ ...at(square), ...leftAt(look, outlook) }} {...handlers}>
      <span className={unseen}>{capital(look.texts.place(square, look.view))}</span>
      <Left outlook={outlook} />
    </button>
  );
}

const isCount = (sign: string | undefined): sign is string => /^\d+$/.test(sign ?? '');

/** What is left of the points there, as the style sheets know it: 1 for all of them. */
export const leftAt = ({ view }: Seen, outlook: Outlook | null): CSSProperties => {
  const points = view.focus?.move?.points ?? view.focus?.drive?.points ?? 0;
  return (isCount(outlook?.sign) && points > 0 ? { '--left': Number(outlook?.sign) / points } : {}) as CSSProperties;
};

/** A number stands on the square itself, everything else over it. */
export const Left = ({ outlook }: { readonly outlook: Outlook | null }) =>
  isCount(outlook?.sign) ? <b aria-hidden="true">{outlook?.sign}</b> : <OutlookSign outlook={outlook} />;
