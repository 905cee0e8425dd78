import { type M, isTimed } from './table.ts';

/** The clock may be stopped only where nobody sits elsewhere: alone, with or without bots, or all before one screen (Z15-TIME-16). */
export const canPause = (m: M, isAlone: boolean): boolean =>
  isTimed(m) && (isAlone || m.setup.seats === 1 || m.setup.options.sameScreen);
