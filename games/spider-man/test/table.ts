import { type Scene, scene } from '../../../engine/testing/scene.ts';
import { WIDTH } from '../content/boards.ts';
import { game } from '../rules/game.ts';
import type { Options, SpiderMan } from '../spec.ts';
import type { Square } from '../ids.ts';
import type { Target } from '../seen.ts';
import { vocabulary } from '../vocabulary.ts';

/** A table in City Q, laid in the words of vocabulary.ts, in the middle of the first seat's turn unless they say more. */
export function table(seats: number, given: object, options: Partial<Options> = {}): Scene<SpiderMan> {
  return scene({ game, vocabulary }, { seats, options: game.options.parse({ city: 'quick', ...options }) }, given);
}

/** The square of that row and column. */
export const at = (row: number, column: number): Square => row * WIDTH + column;

export const onFigure = (role: Extract<Target, { kind: 'figure' }>['role']): Target => ({ kind: 'figure', role });
export const onStack = (row: number, column: number): Target => ({ kind: 'stack', square: at(row, column) });
export const onPlace = (place: Extract<Target, { kind: 'place' }>['place']): Target => ({ kind: 'place', place });
export const onHold = (hold: Extract<Target, { kind: 'hold' }>['hold']): Target => ({ kind: 'hold', hold });
export const fight = (target: Target) => ({ type: 'fight' as const, from: null, target });
export const dice = (count: number) => ({ type: 'roll' as const, dice: count });
export const use = (power: Extract<SpiderMan['action'], { type: 'use' }>['power']) => ({ type: 'use' as const, power });
export const play = (card: Extract<SpiderMan['action'], { type: 'play' }>['card']) => ({ type: 'play' as const, card });
export const go = (row: number, column: number) => ({ type: 'go' as const, to: at(row, column) });
export const power = (
  id: Extract<SpiderMan['action'], { type: 'power' }>['power'],
  target: Target | null = null,
  car: Square | null = null,
) => ({ type: 'power' as const, power: id, target, car });
export const PASS = { type: 'pass' as const };
export const STOP = { type: 'stop' as const };
export const END = { type: 'end' as const };
export const MOVE = { type: 'move' as const };
export const KEEP = { type: 'keep' as const };
