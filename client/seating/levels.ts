import { LEVELS, type Level } from '../../engine/box.ts';

/** The level of a bot by its name; the yardstick, and what is not known here, counts as a companion. */
export const levelOf = (bot: string | null): Level => LEVELS.find(level => level === bot) ?? 'companion';
