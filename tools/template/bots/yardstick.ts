import type { Policy } from '../../../engine/box.ts';
import type { Race } from '../spec.ts';

/** Plain and frozen: plays the first card it may play, else rolls. Content is balanced by what it achieves. */
export const yardstick: Policy<Race> = ({ prompt }) =>
  prompt.options.find(action => action.type === 'play') ?? { type: 'roll' };
