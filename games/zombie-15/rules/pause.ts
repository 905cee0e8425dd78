import { type M, isTimed } from './table.ts';

/** The clock may be stopped only where nobody sits elsewhere: alone, or all before one screen (Z15-TIME-16). */
export const canPause = (m: M): boolean => isTimed(m) && (m.setup.seats === 1 || m.setup.options.sameScreen);
