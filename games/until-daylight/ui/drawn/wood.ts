import { INK, type Shape, flat, line, mass, placed } from './shape.ts';

// What several things are made of. Things of 64 by 48, about their middle.

export const WOOD = '#b07a45';

export const plank = (at: string, colour: string): Shape[] =>
  placed(
    [
      mass('M-26-5L25-4 27 0 25 5-26 4-27 1z', colour),
      line('M-20-1H8M2 2H20', 'rgb(60 30 10 / 45%)', 1.4),
      flat('M-23-1h2.5v2.5h-2.5zM20-1h2.5v2.5H20z', INK),
    ],
    at,
  );
