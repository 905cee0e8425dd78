import { useThing } from '../../../../table/screen/use-thing.ts';
import { MARKERS, type Marker } from '../../ids.ts';
import type { SeenFigure } from '../../seen.ts';
import { type Seen, isFriend } from '../look.ts';
import { markerThing } from '../touch.ts';
import { fieldWords } from '../words/field.ts';
import { words } from '../words/words.ts';
import { unseen } from '../../../../table/unseen.ts';
import styles from './markers.module.css';

/** One's markers that lie nowhere yet: each is dragged onto a card, or touched before it. Where one lay stays free: nothing else moves. */
export function ToPlace({ look, faces }: { readonly look: Seen; readonly faces: readonly Marker[] }) {
  const own = fieldWords[look.language];
  return (
    <section className={styles.toPlace} aria-label={own.markers}>
      <h2>{own.markers}</h2>
      <ul role="list">
        {MARKERS.map(face =>
          faces.includes(face) ? (
            <li key={face}>
              <Face face={face} />
            </li>
          ) : (
            <li key={face} aria-hidden="true" className={styles.gone} />
          ),
        )}
      </ul>
    </section>
  );
}

function Face({ face }: { readonly face: Marker }) {
  const { handlers } = useThing(markerThing(face));
  return (
    <button type="button" className={styles.token} data-face={face} {...handlers}>
      {face}
    </button>
  );
}

interface MarkersProps {
  readonly look: Seen;
  readonly figure: SeenFigure;
  /** On a portrait: none hangs over the next one. */
  readonly isSmall?: boolean;
}

/** The markers on a card: faces to oneself and team mates, backs to everybody else, what is revealed to all. */
export function Markers({ look, figure, isSmall = false }: MarkersProps) {
  const own = words[look.language];
  const { orders } = figure;
  const isOwn = figure.owner === look.seat || isFriend(look, figure.owner);
  const said = [
    isOwn && orders.own.length > 0 && own.ordersOwn(orders.own),
    !isOwn && orders.hidden > 0 && own.ordersHidden(orders.hidden),
    orders.shown.length > 0 && own.ordersShown(orders.shown),
    orders.removed > 0 && own.ordersRemoved(orders.removed),
  ].filter(Boolean);
  if (said.length === 0) return null;
  const backs = Array.from({ length: orders.hidden }, (_, i) => (isOwn ? (orders.own[i] ?? '?') : '?'));
  return (
    <span className={styles.markers} data-small={isSmall || undefined}>
      <span className={unseen}>
        {own.orders}, {said.join(', ')}
      </span>
      {orders.shown.map(face => (
        <i key={face} aria-hidden="true" data-kind="shown">
          {face}
        </i>
      ))}
      {backs.map((face, i) => (
        <i key={i} aria-hidden="true" data-kind={isOwn ? 'own' : 'back'}>
          {face}
        </i>
      ))}
      {Array.from({ length: orders.removed }, (_, i) => (
        <i key={`removed ${i}`} aria-hidden="true" data-kind="removed">
          {orders.ownRemoved[i] ?? '?'}
        </i>
      ))}
    </span>
  );
}
