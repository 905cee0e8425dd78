import { en } from './en.ts';
import { fr } from './fr.ts';

/** What the board says beside the texts of the game. */
export const words = { fr, en } as const;
