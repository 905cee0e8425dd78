import type { Marker } from '../ids.ts';
import type { Event } from '../events.ts';
import type { SeenFigure, View } from '../seen.ts';

/** The view as far as an event has told it: it copies what the event says, and leaves the rest to the next view. */
export function told(view: View, event: Event): View {
  switch (event.type) {
    case 'stepped':
      return withFigure(view, event.figure, { at: event.to });
    case 'moved':
      return withFigure(view, event.figure, { at: event.to });
    case 'placed':
    case 'cameBack':
      return withFigure(view, event.figure, { at: event.at, status: 'board' });
    case 'wounded':
      return withFigure(view, event.figure, { wounds: event.wounds });
    case 'attacked':
      return withFocus(view, { attacker: event.attacker, target: event.target, reach: [] });
    case 'attackEnded':
      return withFocus(view, { attacker: null, target: null });
    case 'controlTaken':
    case 'controlReturned':
      return withFigure(view, event.figure, { controller: event.seat });
    case 'exited':
      return withFigure(view, event.figure, { at: null, status: 'left' });
    case 'wallHit':
      return { ...view, wall: { ...view.wall, wounds: event.wounds } };
    case 'wallBroken':
      return { ...view, wall: { ...view.wall, standing: false } };
    case 'roundBegan':
      return { ...view, round: event.round, turn: 0, active: null, ordersPlaced: false };
    case 'turnBegan':
      return withFocus(
        { ...view, turn: event.turn, active: event.seat },
        { figure: null, seat: event.seat, reach: [] },
      );
    case 'activated':
      return withFocus(view, { figure: event.figure, seat: event.seat, reach: [] });
    case 'orderShown':
      return withFigure(view, event.figure, shown(view, event.figure, event.marker));
    default:
      return view;
  }
}

const withFigure = (view: View, id: string, change: Partial<SeenFigure>): View => ({
  ...view,
  figures: view.figures.map(figure => (figure.id === id ? { ...figure, ...change } : figure)),
});

const withFocus = (view: View, change: Partial<View['focus']>): View => ({
  ...view,
  focus: { ...view.focus, ...change },
});

function shown(view: View, id: string, marker: Marker): Partial<SeenFigure> {
  const orders = view.figures.find(figure => figure.id === id)?.orders;
  if (!orders || orders.shown.includes(marker)) return {};
  return {
    orders: {
      ...orders,
      hidden: Math.max(0, orders.hidden - 1),
      shown: [...orders.shown, marker],
      own: orders.own.filter(face => face !== marker),
    },
  };
}
