import { again, decide, emit, flow, nearest, nobody } from '../../../engine/flow.ts';
import type { Frame } from '../../../engine/types.ts';
import { type PowerId, powers, isSeries, type SeriesId } from '../content/powers.ts';
import type { Square } from '../ids.ts';
import type { Preview } from '../seen.ts';
import type { Action, SpiderMan } from '../spec.ts';
import { cityOf } from './city.ts';
import { haltOfFigure } from './halts.ts';
import { momentumOf } from './momentum.ts';
import { reachPreview } from './odds.ts';
import { addReached, reached, wayTo } from './paths.ts';
import { rollDice, rolled, rolls } from './dice.ts';
import { type M, figure, isLastDie, occupied, player, walker, without, just } from './table.ts';
import { placeTracer, traceable, traceableHere } from './tracers.ts';

type Movement = Frame<SpiderMan, 'movement'>;

/** Whoever moves on the turn of another answers an attack. */
const isReaction = (m: M, { seat }: Movement): boolean => seat !== m.state.active;

/** Over buildings (SM-MOVE-11). */
function isWallCrawl(power: PowerId): boolean {
  const own = powers[power];
  return (own.kind === 'movement' || own.kind === 'reaction') && own.walls;
}

export const movement = flow<SpiderMan, 'movement'>({
  declare: decide({
    rule: 'SM-TURN-06',
    who: (_m, f) => (f.series ? just(f.seat) : nobody),
    options: (m, f): Action[] => {
      const p = player(m, f.seat);
      const found: Action[] = rolls(p.movement);
      for (const power of p.tokens)
        if (isSeries(power) && !f.powers.includes(power) && canHelp(m, power)) found.push({ type: 'use', power });
      return found;
    },
    preview: (m, f, action: Action) => (action.type === 'roll' ? movePreview(m, f, action.dice) : null),
    apply(m, f, action: Action) {
      if (action.type === 'use') {
        f.powers.push(action.power);
        emit(m, { type: 'powerDeclared', seat: f.seat, power: action.power });
        again(m, f);
      } else if (action.type === 'roll') f.dice = action.dice;
    },
  }),
  roll(m, f) {
    if (f.dice === 0) return;
    const p = player(m, f.seat);
    if (f.series) p.movement -= f.dice;
    for (const power of f.powers) without(p.tokens, power);
    if (m.hear) {
      const reaction = isReaction(m, f);
      emit(m, { type: 'moveDeclared', role: f.role, dice: f.dice, powers: f.powers.slice(), reaction });
    }
    rollDice(m, f.seat, f.dice, 'movement');
  },
  count(m, f) {
    if (f.dice === 0) return;
    const { times, add } = stride(f.powers);
    const dice = rolled(m);
    f.points = 0;
    for (const die of dice) f.points += die * times + add;
    if (m.hear) emit(m, { type: 'moveRolled', role: f.role, dice: dice.slice(), points: f.points });
  },
  walk: decide({
    rule: 'SM-MOVE-09',
    who: (m, f) => (f.points > 0 || leftBehind(m, f) ? just(f.seat) : nobody),
    options: (m, f): Action[] => {
      const found = destinations(m, f);
      for (const role of traceable(m, f.seat, f.path)) found.push({ type: 'tracer', role });
      return found;
    },
    preview: (m, f, action: Action): Preview | null => {
      if (action.type === 'stop') return haltOfFigure(m, f.seat, f.points, !f.reaction);
      const way = action.type === 'go' ? wayFor(m, f, action.to) : null;
      return way && { type: 'path', path: way, left: f.points - way.length };
    },
    apply(m, f, action: Action) {
      if (action.type === 'tracer') {
        again(m, f);
        placeTracer(m, action.role);
      }
      if (action.type !== 'go') return;
      const way = wayFor(m, f, action.to);
      if (!way) throw new Error(`${f.role} cannot get to ${action.to}`);
      const walked = figure(m, f.role);
      if (m.hear) emit(m, { type: 'moved', role: f.role, path: [walked.at, ...way], reaction: isReaction(m, f) });
      walked.at = action.to;
      f.points -= way.length;
      f.path.push(...way);
      again(m, f);
    },
  }),
  close(m, f) {
    if (!f.reaction) nearest(m, 'turn').momentum = momentumOf(m, f);
  },
});

/** Storm takes the wind out of every power that doubles or raises dice (SM-EVT-04). */
const canHelp = (m: M, power: SeriesId): boolean =>
  m.state.storm === null || (powers[power].times === 1 && powers[power].add === 0);

/** SM-MOVE-10: each die, before the total. */
export function stride(used: readonly PowerId[]): { times: number; add: number } {
  let [times, add] = [1, 0];
  for (const power of used) {
    if (!isSeries(power)) continue;
    times *= powers[power].times;
    add += powers[power].add;
  }
  return { times, add };
}

const moverOf = (m: M, f: Movement) => walker(m, f.role, f.powers.some(isWallCrawl));

const STOP: Action = { type: 'stop' };

function destinations(m: M, f: Movement): Action[] {
  const found: Action[] = [STOP];
  addReached(cityOf(m), figure(m, f.role).at, f.points, moverOf(m, f), f.path, occupied(m), found);
  return found;
}

/** Somebody beside the way could still get a tracer, and not any more once the move is over (SM-SPI-08). */
const leftBehind = (m: M, f: Movement): boolean =>
  traceable(m, f.seat, f.path).length > traceableHere(m, f.seat).length;

const wayFor = (m: M, f: Movement, to: Square): Square[] | null =>
  wayTo(cityOf(m), figure(m, f.role).at, to, f.points, moverOf(m, f), f.path);

/** Where so many dice may lead. */
export function movePreview(m: M, f: Movement, dice: number): Preview {
  const { times, add } = stride(f.powers);
  return reachPreview(dice, times, add, isLastDie(m, f.seat, 'movement', dice), points =>
    reached(cityOf(m), figure(m, f.role).at, points, moverOf(m, f), f.path, occupied(m)),
  );
}
