import type { SeenPlayer, View } from '../seen.ts';
import type { Event } from '../events.ts';

/** The view as far as an event has told it: it copies what the event says, and leaves the rest to the next view. */
export function told(view: View, event: Event): View {
  switch (event.type) {
    case 'damaged':
    case 'healed':
      return withPlayer(view, event.seat, { damage: event.damage });
    case 'barricadeBroken':
      return withPlayer(view, event.seat, { barricades: (view.players[event.seat]?.barricades ?? 1) - 1 });
    case 'trapSprung':
      return withPlayer(view, event.seat, { traps: (view.players[event.seat]?.traps ?? 1) - 1 });
    case 'foeHurt':
      return { ...view, line: view.line.map(foe => (foe.id === event.foe ? { ...foe, life: event.left } : foe)) };
    case 'outOfTheFight':
      return { ...view, line: view.line.map(foe => (event.foes.includes(foe.id) ? { ...foe, out: true } : foe)) };
    case 'roundStarted':
      return { ...view, round: event.round, first: event.first, assault: null, holder: null };
    case 'phaseStarted':
      return { ...view, phase: event.phase };
    case 'assaultRevealed':
      return { ...view, assault: event.assault };
    case 'waveFaced':
    case 'waveTaken':
      return { ...view, holder: event.seat };
    default:
      return view;
  }
}

const withPlayer = (view: View, seat: number, change: Partial<SeenPlayer>): View => ({
  ...view,
  players: view.players.map((p, at) => (at === seat ? { ...p, ...change } : p)),
});
