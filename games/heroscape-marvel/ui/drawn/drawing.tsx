import type { CardId } from '../../ids.ts';
import { WHOLE, faceOf, figures } from './figures.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** To React a drawing is one node, however many shapes it has. */
function Drawing({ card, box }: { readonly card: CardId; readonly box: Box }) {
  return (
    <svg
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: figures[card] }}
    />
  );
}

/** Somebody from head to foot. */
export const Person = ({ card }: { readonly card: CardId }) => <Drawing card={card} box={WHOLE} />;

/** A face, cut at the shoulders. */
export const Portrait = ({ card }: { readonly card: CardId }) => <Drawing card={card} box={faceOf(card)} />;
