import { typesetAll } from '../../kit/typeset.ts';
import { learn as en } from './text/en.ts';
import { learn as fr } from './text/fr.ts';

// What is said around lessons: it is fetched with them.

export type LearnWords = typeof fr;

export const learnWords = { fr: typesetAll(fr), en } as const;
