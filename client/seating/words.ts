import { typesetAll } from '../../kit/typeset.ts';
import { seating as en } from './text/en.ts';
import { seating as fr } from './text/fr.ts';

// What is said of seats, with the pages of tables: the shelf does without.

export type SeatingWords = typeof fr;

export const seatingWords = { fr: typesetAll(fr), en } as const;
