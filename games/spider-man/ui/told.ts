import type { Event } from '../events.ts';
import type { SeenFigure, SeenPlayer, View } from '../seen.ts';

/** The view as far as an event has told it: it copies what the event says, and leaves the rest to the next view. */
export function told(view: View, event: Event): View {
  switch (event.type) {
    case 'moved':
      return withFigure(view, event.role, { at: event.path.at(-1) ?? -1 });
    case 'placed':
      return withFigure(view, event.role, { at: event.to });
    case 'wounded': {
      const figure = view.figures.find(one => one.role === event.role);
      return figure ? withFigure(view, event.role, { wounds: figure.boxes - event.left }) : view;
    }
    case 'knockedOut':
      return withFigure(view, event.role, { ko: true });
    case 'wokeUp':
      return withFigure(view, event.role, { ko: false });
    case 'jailed':
      return withFigure(view, event.role, { jailed: true });
    case 'scored':
      return withPlayer(view, event.seat, { score: event.total });
    case 'turnStarted':
      return { ...view, active: event.seat, round: event.round };
    case 'drove': {
      const [from, to] = [event.path[0], event.path.at(-1)];
      return {
        ...view,
        stacks: view.stacks.map(one => (one.square === from && to !== undefined ? { ...one, square: to } : one)),
      };
    }
    case 'carsDestroyed':
      return {
        ...view,
        stacks: view.stacks.flatMap(stack => {
          if (stack.square !== event.square) return [stack];
          return event.left > 0 ? [{ ...stack, cars: event.left }] : [];
        }),
      };
    default:
      return view;
  }
}

const withFigure = (view: View, role: string, change: Partial<SeenFigure>): View => ({
  ...view,
  figures: view.figures.map(figure => (figure.role === role ? { ...figure, ...change } : figure)),
});

const withPlayer = (view: View, seat: number, change: Partial<SeenPlayer>): View => ({
  ...view,
  players: view.players.map((p, at) => (at === seat ? { ...p, ...change } : p)),
});
