import { typesetAll } from '../../kit/typeset.ts';
import { after as en } from './text/en.ts';
import { after as fr } from './text/fr.ts';

// What is said when a match is over, of its replay, and of problems: it is fetched with those pages.

export type AfterWords = typeof fr;

export const afterWords = { fr: typesetAll(fr), en } as const;
