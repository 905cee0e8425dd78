import type { Seat } from '../../../../engine/types.ts';
import { inOrange } from '../../rules/end.ts';
import { type M, figureAt, isCarrier, isOnBoard, isOpen, other } from '../../rules/table.ts';
import { toExit } from '../goals.ts';
import { standing } from '../worth.ts';

// How good a table looks for a seat, without looking ahead: the life on the board and the aims of the scenario.

const WON = 3000;

export function outlook(m: M, seat: Seat): number {
  if (m.outcome) return WON * ((m.outcome.scores[seat] ?? 0) - (m.outcome.scores[other(seat)] ?? 0));
  let sum = 0;
  for (const figure of m.state.figures) sum += (figure.owner === seat ? 1 : -1) * standing(m, figure);
  return sum + aims(m, seat);
}

function aims(m: M, seat: Seat): number {
  switch (m.content.role) {
    case 'device':
      return deviceAim(m) * (seat === m.state.players[1] ? 1 : -1);
    case 'anesthetic':
      return anestheticAim(m) * (seat === m.state.players[1] ? 1 : -1);
    case 'amulet':
      return m.state.figures.reduce(
        (s, f) => s + (isCarrier(f) && isOnBoard(f) ? (f.owner === seat ? 30 : -30) : 0),
        0,
      );
    default:
      return zoneAim(m, seat) + powerAim(m, seat);
  }
}

/** For the thief: the wall, the device in hand, the way to the exit. */
function deviceAim(m: M): number {
  const [guard] = m.state.players;
  const carrier = m.state.figures.find(f => isCarrier(f) && isOnBoard(f));
  const left = Math.max(
    1,
    (m.content.scenario.end.kind === 'player-one' ? m.content.scenario.end.round : 5) + 1 - m.state.round,
  );
  let sum = isOpen(m) ? 120 : m.state.wall.wounds * 20;
  if (carrier && carrier.cell !== null) {
    const way = toExit(m, carrier.cell);
    sum += carrier.owner === guard ? -150 : 250 + (400 - 18 * way) / Math.max(1, left / 2);
  }
  return sum;
}

/** For the hunters: somebody holds the anesthetic. */
function anestheticAim(m: M): number {
  const carrier = m.state.figures.find(f => isCarrier(f) && isOnBoard(f));
  return (carrier ? 90 : 0) - 12 * m.state.round;
}

function zoneAim(m: M, seat: Seat): number {
  const { end } = m.content.scenario;
  if (end.kind !== 'zone' || m.state.round < end.from - 1) return 0;
  const [ours, theirs] = [inOrange(m, seat), inOrange(m, other(seat))];
  const weight = m.state.round >= end.from ? 200 : 70;
  return (ours > 0 ? weight : 0) - (theirs > 0 ? weight : 0) + (ours - theirs) * 8;
}

function powerAim(m: M, seat: Seat): number {
  if (!m.content.scenario.revival) return 0;
  let sum = 0;
  for (const glyph of m.state.glyphs) {
    if (!glyph.up || glyph.at === null) continue;
    const owner = figureAt(m, glyph.at)?.owner;
    if (owner === undefined) continue;
    const worth = glyph.kind === 'object-of-power' ? 30 : -40;
    sum += owner === seat ? worth : -worth;
  }
  return sum;
}
